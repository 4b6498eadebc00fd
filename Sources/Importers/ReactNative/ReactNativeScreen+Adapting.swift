internal import Simulator

/// What a component is in its place, beyond what its name says.
extension ReactNativeScreen {
  /// The component as its props show it: libraries share names with React Native, and a test
  /// prints views where there were pressables.
  func adapted(
    _ component: ReactComponent, _ props: ReactProps, _ children: [Int]
  ) -> ReactComponent {
    switch component.kind {
    case .button where !props.has("title") && !children.isEmpty:
      // Buttons of libraries take what they show as children.
      return ReactComponent(.pressable, role: "button").with(\.drawsText, true)
    case .textInput
    where component.name == "TextInput" && props["label"] != nil
      && !component.labels.contains("label"):
      // react-native-paper draws the label as a text, and what is left and right after the field.
      return component.with(\.shown, ["label"]).with(\.trailing, ["left", "right"])
    case .textInput
    where component.isGuess && (props.has("accessibilityLabel") || props.has("aria-label")):
      // Named otherwise, it still shows its label.
      return component.with(\.shown, component.labels).with(\.labels, [])
    case .view where isPressable(props):
      return ReactComponent(.pressable)
    default: return component
    }
  }

  /// Whether a view was a `Pressable` or a `Touchable` before it was rendered.
  private func isPressable(_ props: ReactProps) -> Bool {
    guard source.isRendered else { return false }
    let isFocusable = props["focusable"]?.value.bool == true
    let isKept = props["collapsable"]?.value.bool == false
    if props["accessible"]?.value.bool == true, isFocusable, isKept,
      props.byName["accessibilityState"] != nil
    {
      return true
    }
    guard props["accessible"] != nil || isFocusable else { return false }
    return ["onClick", "onPress", "onResponderGrant"].contains { name in
      switch props[name]?.value {
      case .function: true
      case .string(let text): text.hasPrefix("[Function")
      default: false
      }
    }
  }

  /// `TouchableWithoutFeedback` gives its props to its only child and is no view itself.
  ///
  /// Source: React Native 0.81, TouchableWithoutFeedback.js.
  mutating func unwrapped(
    _ wrapper: ReactProps, _ children: [Int]
  ) -> (ReactComponent, ReactProps, [Int]) {
    let touchable = ReactComponent(.touchable, "TouchableWithoutFeedback")
    let elements = children.filter { tree.element($0) != nil }
    guard elements.count == 1, let child = tree.element(elements[0]) else {
      return (touchable, wrapper, children)
    }
    let inner = component(named: child.type)
    guard !inner.isGuess, inner.kind == .view || inner.kind == .text else {
      return (touchable, wrapper, children)
    }
    var unheard = LossCollector.ofReactNative
    var props = wrapper
    let own = ReactProps(child, at: tree[elements[0]].position, losses: &unheard)
    props.inherit(own)
    if inner.kind == .text {
      if !props.has("accessible") { props.set("accessible", .bool(true)) }
      return (inner, props, tree.children(of: elements[0]))
    }
    return (touchable, props, tree.children(of: elements[0]))
  }
}
