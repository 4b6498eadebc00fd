internal import AndroidImport

/// The semantics modifiers of a layout node. If two modifiers set the same property, the outer
/// modifier takes precedence.
///
/// Source: AndroidX Compose UI, SemanticsConfiguration.kt, collapsePeer. Here the modifiers are
/// applied from outer to inner, so a property that already has a value keeps it.
extension SemanticsConfiguration {
  mutating func setIfAbsent<Value>(
    _ path: WritableKeyPath<SemanticsConfiguration, Value?>, _ value: Value?
  ) {
    if self[keyPath: path] == nil { self[keyPath: path] = value }
  }

  /// Adds an action.
  ///
  /// If outer and inner modifiers set the same action, the label of the outer modifier is kept.
  mutating func add(_ action: SemanticsAction, label: String? = nil) {
    if actions[action]?.isEmpty ?? true { actions[action] = label ?? "" }
  }

  /// Makes the node a single stop, like a clickable node.
  ///
  /// An enabled node can also have input focus.
  mutating func makeInteractive(isEnabled: Bool) {
    mergesDescendants = true
    if isEnabled { setIfAbsent(\.focused, false) } else { isDisabled = true }
  }
}
