extension Evaluator {
  /// Returns the value of a static member that the source adds to a type of the framework and that
  /// is written without the type, such as `.primary` of `ButtonStyle`.
  ///
  /// The result is `nil` if no extension declares the member.
  package mutating func value(of member: Component, addedTo type: String) -> SourceValue? {
    guard member.name.hasPrefix("."), member.modifiers.isEmpty else { return nil }
    let name = String(member.name.dropFirst())
    guard let arguments = member.arguments else {
      let isDeclared = project.extensionProperties[name]?.contains {
        $0.isStatic && $0.receiver?.name == type
      }
      guard isDeclared == true else { return nil }
      let owner = Component(type, nil, at: member.range, identity: member.identity)
      return property(name, of: .component(owner), at: member.range)
    }
    let functions = project.visible(
      project.extensionFunctions[name] ?? [], from: member.range.file
    ).filter { $0.isStatic && $0.receiver?.name == type && $0.body != nil }
    guard let declaration = best(functions, for: arguments, file: member.range.file) else {
      return nil
    }
    return invoke(
      function(declaration), arguments, receiver: nil, at: member.range,
      in: current < scopes.count ? current : 0)
  }
}
