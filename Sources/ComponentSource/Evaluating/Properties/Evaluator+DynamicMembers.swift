/// Members that a type finds by their names: `@dynamicMemberLookup`.
extension Evaluator {
  /// Returns the value of a member that the source does not declare, but that the subscript
  /// `subscript(dynamicMember:)` of the type finds.
  ///
  /// The result is `nil` if the type has no such subscript. A subscript for key paths comes before
  /// a subscript for names, unless the key path leads to an unknown value.
  ///
  /// Source: The Swift Programming Language, attribute `dynamicMemberLookup`.
  mutating func dynamicMember(
    _ name: String, of value: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    switch value {
    case .record, .enumCase: break
    default: return nil
    }
    guard let type = typeIndex(of: value), findsMembersByName(type) else { return nil }
    let subscripts = methods("subscript", ofType: type, isStatic: false)
      .filter { $0.declaration.parameters.first?.label == "dynamicMember" }
    var result: SourceValue?
    if let own = subscripts.first(where: { $0.declaration.takesKeyPath }) {
      let path = evaluate(Expression(.reference([name]), at: range), in: scope)
      let function = function(own.declaration, receiver: value, type: own.type)
      result = found(path, by: function, at: range, in: scope)
    }
    if result?.isUnknown ?? true,
      let own = subscripts.first(where: { !$0.declaration.takesKeyPath })
    {
      let function = function(own.declaration, receiver: value, type: own.type)
      result = found(.string(SourceText(name)), by: function, at: range, in: scope)
    }
    return result
  }

  private mutating func found(
    _ key: SourceValue, by function: SourceFunction, at range: SourceRange, in scope: Int
  ) -> SourceValue {
    let argument = ComponentArgument(label: "dynamicMember", value: key, at: range)
    return invoke(function, [argument], receiver: function.receiver, at: range, in: scope)
  }

  private func findsMembersByName(_ type: Int) -> Bool {
    typeAndSupertypes(of: type).contains { type in
      project.types[type].declaration.attributes.contains { $0.name == "dynamicMemberLookup" }
    }
  }
}

extension FunctionDeclaration {
  /// Whether the first parameter is a key path, such as `WritableKeyPath<Settings, Value>`.
  fileprivate var takesKeyPath: Bool {
    parameters.first?.type?.lastName.hasSuffix("KeyPath") == true
  }
}
