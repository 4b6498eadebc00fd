/// Initialisers that extensions add to types of the framework: `extension Text { init(price: …) }`.
extension Evaluator {
  /// Returns the component that such an initialiser creates.
  ///
  /// The result is `nil` if no initialiser accepts the arguments. An initialiser does not call
  /// itself, because the initialiser of the framework can accept the same arguments.
  mutating func addedInstance(_ call: FrameworkCall, in scope: Int) -> SourceValue? {
    guard framework.extendedTypes.contains(call.name), let arguments = call.arguments,
      let all = project.extensionFunctions["init"]
    else { return nil }
    for candidate in all where candidate.receiver?.name == call.name && candidate.body != nil {
      let isVisible = candidate.range.file == call.range.file || !candidate.modifiers.isPrivate
      let identity = ComponentIdentity.root.appending(candidate.range)
      guard isVisible, !constructing.contains(identity),
        accepts(arguments, candidate.parameters, named: "init"),
        matchScore(arguments, candidate.parameters, strictly: true) ?? -1 >= 0
      else { continue }
      constructing.insert(identity)
      defer { constructing.remove(identity) }
      let type = Component(
        call.name, nil, at: call.range, identity: scopes[scope].path.appending(call.range))
      lastReceiver = nil
      _ = invoke(
        function(candidate), arguments, receiver: .component(type), at: call.range, in: scope)
      let created = lastReceiver
      lastReceiver = nil
      return created ?? unknown(.expression, at: call.range)
    }
    return nil
  }

  /// Creates the component that `self.init(…)` in such an initialiser names.
  mutating func delegate(
    to type: Component, _ call: Call, at range: SourceRange, in scope: Int, outer: Int
  ) {
    let call = FrameworkCall(
      name: type.name, receiver: nil, arguments: arguments(call.arguments, in: scope),
      types: call.types, at: range)
    scopes[outer].receiver = addedInstance(call, in: scope) ?? undeclared(call, in: scope)
    scopes[outer].changesReceiver = true
  }
}
