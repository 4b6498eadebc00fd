/// A call of a framework's component, a call of a modifier, or another name without a declaration
/// in the source code.
///
/// `Text("Name").font(.title)` is the component `Text` with an argument and the modifier `font`,
/// whose argument is the component `.title`. `Icons.Filled.Star` and `Modifier.clickable { }` are
/// components as well. Each framework has a table that defines what its components mean.
package struct Component: Sendable {
  /// The component's name as the source writes it: `Text`, `Icons.Filled.Star`, `.isHeader`.
  package var name: String
  /// The arguments in their order, with trailing closures last.
  ///
  /// The value is `nil` for a reference without parentheses.
  package var arguments: [ComponentArgument]?
  /// The modifiers of the component in the order of the source.
  ///
  /// Each modifier is a call of a member, such as `.font(.title)`.
  package var modifiers: [Component]
  /// The range of the component in the source, without its modifiers.
  package var range: SourceRange
  /// The path of calls and loop passes by which the evaluator reached the component.
  ///
  /// The path is the same at each evaluation of the screen. Therefore, it identifies the component
  /// even after a state changed.
  package var identity: ComponentIdentity

  package init(
    _ name: String, _ arguments: [ComponentArgument]?, modifiers: [Component] = [],
    at range: SourceRange, identity: ComponentIdentity
  ) {
    self.name = name
    self.arguments = arguments
    self.modifiers = modifiers
    self.range = range
    self.identity = identity
  }

  /// Returns the value of the argument with a label, or `nil` if there is no such argument.
  package func value(_ label: String) -> SourceValue? {
    arguments?.first { $0.label == label }?.value
  }

  /// The values of the arguments without a label, except for trailing closures.
  package var unlabelled: [SourceValue] {
    (arguments ?? []).filter { $0.label == nil && !$0.isTrailing }.map(\.value)
  }
}

/// An argument of a component.
package struct ComponentArgument: Sendable {
  package var label: String?
  package var value: SourceValue
  package var isTrailing: Bool
  /// The type of an integer in Kotlin, such as `Long`, or `nil` if it is unknown.
  var integerType: String?
  package var range: SourceRange

  package init(
    label: String?, value: SourceValue, isTrailing: Bool = false, at range: SourceRange
  ) {
    self.label = label
    self.value = value
    self.isTrailing = isTrailing
    self.range = range
  }
}

/// The identity of a component: the path of calls and loop passes by which the evaluator reached
/// it.
package struct ComponentIdentity: Sendable, Hashable {
  /// The number that represents the path.
  package var number: Int

  package init(number: Int) { self.number = number }
}

extension SourceValue {
  /// Returns a constant by its name: `.failed`, `LoadState.Failed`.
  package static func constant(_ name: String) -> SourceValue {
    .component(
      Component(
        name, nil, at: SourceRange(file: 0, start: 0, end: 0),
        identity: ComponentIdentity(number: 0)))
  }
}

extension String {
  /// Whether the text is the name of a constant: `.failed`, `LoadState.Failed`.
  package var isConstant: Bool {
    let parts = split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.dropFirst().allSatisfy({ !$0.isEmpty }) else { return false }
    guard parts[0].isEmpty ? parts.count == 2 : parts[0].first?.isUppercase == true else {
      return false
    }
    return parts.allSatisfy { part in
      part.first?.isNumber != true && part.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    }
  }
}

extension Component {
  /// Whether the component is a new value to whose members code can assign.
  ///
  /// In a handler, an assignment to an object of a framework can have an effect, but an assignment
  /// to a value of Foundation has none.
  func hasMembers(inHandler: Bool) -> Bool {
    arguments != nil && modifiers.isEmpty
      && (!inHandler || ["AttributedString", "DateComponents", "URLComponents"].contains(name))
  }
}
