internal import AndroidImport

/// The folding of the semantics modifiers of a layout node: for a value, the outer one wins.
///
/// Source: AndroidX Compose UI, SemanticsConfiguration.kt, collapsePeer; the modifiers are applied
/// from outer to inner here, so that a value is only set if it has none.
extension SemanticsConfiguration {
  mutating func setIfAbsent<Value>(
    _ path: WritableKeyPath<SemanticsConfiguration, Value?>, _ value: Value?
  ) {
    if self[keyPath: path] == nil { self[keyPath: path] = value }
  }

  /// Adds an action; the outer label wins.
  mutating func add(_ action: SemanticsAction, label: String? = nil) {
    if actions[action]?.isEmpty ?? true { actions[action] = label ?? "" }
  }

  /// Makes the node one stop that can be focused, such as a clickable one.
  mutating func makeInteractive(isEnabled: Bool) {
    mergesDescendants = true
    if isEnabled { setIfAbsent(\.focused, false) } else { isDisabled = true }
  }
}
