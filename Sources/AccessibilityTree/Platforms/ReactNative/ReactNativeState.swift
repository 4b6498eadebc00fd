/// The `accessibilityState` of a component.
package struct ReactNativeState: Sendable, Hashable {
  package var checked: Checked?
  package var selected: Bool?
  package var isDisabled: Bool
  package var expanded: Bool?
  package var isBusy: Bool
  /// Whether the key `busy` comes before the key `checked` in the prop's object.
  package var isBusyFirst: Bool
  /// Whether the component has an `accessibilityState`.
  ///
  /// Touchable components always have one.
  package var isGiven: Bool

  /// Creates the state of a node.
  ///
  /// `keys` are the keys of the prop's object, in the order of the source.
  init(_ node: Node, _ keys: [ReactNativeAttributes.StateKey], _ component: ReactNativeComponent) {
    let states = node.states
    checked = node.value?.checked ?? states.pressed
    selected = states.selected
    isDisabled = states.isDisabled
    expanded = states.expanded
    isBusy = states.isBusy
    isBusyFirst = keys.first { $0 == .checked || $0 == .busy } == .busy
    isGiven =
      component.isTouchable || checked != nil || selected != nil || isDisabled
      || expanded != nil || isBusy
    if component == .textInput, states.isReadOnly { isDisabled = true }
    if component == .switchControl {
      // A native switch exposes its own value, so the fact `checked` alone creates no
      // `accessibilityState`.
      isGiven = selected != nil || isDisabled || expanded != nil || isBusy
    }
  }
}
