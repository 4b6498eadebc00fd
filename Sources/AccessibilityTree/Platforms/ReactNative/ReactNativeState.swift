/// The `accessibilityState` of a component.
package struct ReactNativeState: Sendable, Hashable {
  package var checked: Checked?
  package var selected: Bool?
  package var isDisabled: Bool
  package var expanded: Bool?
  package var isBusy: Bool
  /// Whether the author's object tells `busy` before `checked`.
  package var isBusyFirst: Bool
  /// Whether there is a state object at all; touchables always pass one.
  package var isGiven: Bool

  /// The states of a node, whose state object may have its keys in an order.
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
      // The switch tells what it is set to by itself.
      isGiven = selected != nil || isDisabled || expanded != nil || isBusy
    }
  }
}
