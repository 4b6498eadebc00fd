extension Evaluator {
  /// Returns the value of a static member that the source adds to a type of the framework and that
  /// is written without the type, such as `.primary` of `ButtonStyle`.
  ///
  /// The result is `nil` if no extension declares the member.
  package mutating func value(of member: Component, addedTo type: String) -> SourceValue? {
    guard member.name.hasPrefix("."), member.modifiers.isEmpty else { return nil }
    let name = String(member.name.dropFirst())
    guard let arguments = member.arguments else {
      let declared = project.extensionProperties[name]?.first {
        $0.isStatic && $0.receiver?.name == type
      }
      guard var variable = declared else { return nil }
      let own = selfType(of: variable.receiver, in: variable.range.file)
      if own != nil || variable.type?.isOpaque == true {
        variable.type = result(variable.type, of: variable.receiver)
        return shared(variable, type: own)
      }
      let owner = Component(type, nil, at: member.range, identity: member.identity)
      return property(name, of: .component(owner), at: member.range)
    }
    let functions = project.visible(
      project.extensionFunctions[name] ?? [], from: member.range.file
    ).filter { $0.isStatic && $0.receiver?.name == type && $0.body != nil }
    guard var declaration = best(functions, for: arguments, file: member.range.file) else {
      return nil
    }
    declaration.result = result(declaration.result, of: declaration.receiver)
    let own = selfType(of: declaration.receiver, in: declaration.range.file)
    return invoke(
      function(declaration, type: own), arguments, receiver: nil, at: member.range,
      in: current < scopes.count ? current : 0)
  }

  /// Returns the declared type that `Self` equals in an extension: `Plain` in
  /// `extension ButtonStyle where Self == Plain`.
  private func selfType(of extended: TypeName?, in file: Int) -> Int? {
    extended?.arguments.first.flatMap { project.type(named: $0.name, file: file) }
  }

  /// Returns the type of a value that an extension adds, or `nil` for the type of its expression.
  ///
  /// The result of `some ButtonStyle` is the value itself, as opposed to that of `some View`.
  private func result(_ declared: TypeName?, of extended: TypeName?) -> TypeName? {
    guard let declared, !declared.isOpaque else { return nil }
    return declared.name == "Self" ? extended?.arguments.first ?? declared : declared
  }

  /// Returns the only value of a body if the value is data instead of a view:
  /// `var service: any Service { RemoteService() }`, `var ids: some Sequence<Int> { [1, 2] }`.
  mutating func instance(shownBy output: BlockOutput) -> SourceValue? {
    guard !framework.language.isKotlin else { return nil }
    if output.shown.isEmpty, output.unknown.isEmpty {
      switch output.last {
      case .string?, .integer?, .number?, .float?, .boolean?, .list?, .set?, .dictionary?, .range?,
        .enumCase?:
        return output.last
      default: return nil
      }
    }
    guard output.shown.count == 1,
      case .record(let record) = output.shown[0],
      project.types[record.type].property("body") == nil,
      framework.contents(of: record, in: &self) == nil
    else { return nil }
    return .record(record)
  }

  /// Returns the result of a call that the limits do not allow.
  mutating func refused(_ function: SourceFunction, at range: SourceRange) -> SourceValue {
    function.result.type == nil ? .components([]) : unknown(.expression, at: range)
  }
}
