/// The key of a state: a state property of an instance, or a value that a call remembers.
package struct StateKey: Sendable, Hashable {
  package var owner: ComponentIdentity
  /// The name of the property, followed by the members of a stored value that a binding names.
  package var path: [String]

  package init(owner: ComponentIdentity, path: [String]) {
    self.owner = owner
    self.path = path
  }

  /// Whether the value of the state never changes, as that of `.constant(true)`.
  package var isConstant: Bool { path.first == "$constant" }

  /// Returns the key of a state whose value never changes.
  static func constant(_ owner: ComponentIdentity) -> StateKey {
    StateKey(owner: owner, path: ["$constant"])
  }
}

extension Evaluator {
  /// Returns a binding that never changes as a state, or `nil` for other components.
  ///
  /// - Parameter type: The declared type of the binding or of its value.
  mutating func constantState(
    _ component: Component, of type: TypeName, in scope: Int
  ) -> SourceValue? {
    guard let constant = framework.constant(of: component) else { return nil }
    let own = type.name == "Binding" ? type.arguments.first : type
    return .state(.constant(component.identity), coerced(constant, to: own, in: scope))
  }
}
