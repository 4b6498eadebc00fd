/// The types for which generic parameters stand, as far as values and calls show them.
extension Evaluator {
  /// Returns the type for a generic parameter of an instance's type, such as `Choice` in
  /// `struct Chooser<Choice>: View { @Binding var choice: Choice }`.
  func genericTarget(_ name: String, of record: SourceRecord) -> ResolvedReference? {
    guard project.types[record.type].declaration.genericParameters.contains(name),
      !framework.language.isKotlin
    else { return nil }
    if let written = record.fields["<\(name)>"] { return .value(written) }
    for property in project.types[record.type].properties
    where property.type?.genericName == name {
      if let field = record.fields[property.name], let own = declaredType(of: field) {
        return .value(.type(own))
      }
    }
    return nil
  }

  /// Sets the name of a generic parameter to the type of an argument, such as `Choice` in
  /// `func row<Choice>(_ choice: Choice)`.
  mutating func bindGenericParameter(of type: TypeName?, _ value: SourceValue, in scope: Int) {
    guard let type, !type.isOpaque, let own = declaredType(of: value),
      !framework.language.isKotlin, let name = type.genericName,
      scopes[scope].names[name] == nil, project.typesByName[name] == nil
    else { return }
    scopes[scope].names[name] = .type(own)
  }

  /// Returns an instance that knows the generic arguments of its call: `Row<Song>()`.
  func instance(_ value: SourceValue, withGenericArguments types: [TypeName]) -> SourceValue {
    guard case .record(var record) = value else { return value }
    let names = project.types[record.type].declaration.genericParameters
    for (name, type) in zip(names, types) {
      if let own = project.type(named: type.name, file: record.range.file) {
        record.fields["<\(name)>"] = .type(own)
      }
    }
    return .record(record)
  }

  /// Returns the declared type of a value, of a binding's value or of the elements of a list.
  private func declaredType(of value: SourceValue) -> Int? {
    var value = currentValue(value)
    if case .component(let binding) = value, let constant = framework.constant(of: binding) {
      value = currentValue(constant)
    }
    if case .list(let values) = value, let first = values.first { value = currentValue(first) }
    return typeIndex(of: value)
  }
}

extension TypeName {
  /// The name that can be that of a generic parameter: `Choice` of `Choice`, `[Choice]`,
  /// `Binding<Choice>` and `Choice.Type`.
  fileprivate var genericName: String? {
    guard !isFunction, arguments.count < 2 else { return nil }
    let name = arguments.first?.name ?? name
    let own = name.hasSuffix(".Type") ? String(name.dropLast(5)) : name
    return (65...90).contains(own.utf8.first ?? 0) && !own.contains(".") ? own : nil
  }
}
