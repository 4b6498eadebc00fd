/// The `accessibilityState` of a component.
package struct ReactNativeState: Sendable, Hashable {
  package var checked: Checked?
  package var selected: Bool?
  package var isDisabled: Bool
  package var expanded: Bool?
  package var isBusy: Bool
  /// Whether `busy` comes before `checked` in the object.
  package var isBusyFirst: Bool
  /// Whether there is a state object; touchables always pass one.
  package var isGiven: Bool

  /// Creates the state of a node; `keys` is the order of the object.
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
      // The native switch exposes its value itself.
      isGiven = selected != nil || isDisabled || expanded != nil || isBusy
    }
  }
}
