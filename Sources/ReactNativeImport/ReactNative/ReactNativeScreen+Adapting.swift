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
    case .view where component.isGuess && (props.has("onPress") || props.has("onLongPress")):
      // Assumed: who takes a handler of presses can be pressed, whatever else it is.
      return component.with(\.kind, .pressable).with(\.name, ReactKind.pressable.name)
    case .view where component.isGuess && ReactNativeScreen.spoken.contains(where: props.has):
      // Assumed: what is said of it to readers reaches the view that it draws.
      return component.with(\.isAccessible, true)
    case .view where isPressable(props):
      return ReactComponent(.pressable)
    default: return component
    }
  }

  private static let spoken = [
    "accessibilityLabel", "aria-label", "accessibilityRole", "role", "accessibilityState",
  ]

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

  /// Whether a link gives what it is to its only child.
  ///
  /// Source: expo-router 4, BaseExpoRouterLink.tsx, `asChild`.
  func wrapsChild(_ component: ReactComponent, _ props: ReactProps) -> Bool {
    component.isLink && props["asChild"]?.value.bool == true
  }

  /// The child of a link that is what its link is, with the link's role and handler.
  ///
  /// What the child says itself wins.
  mutating func linked(
    _ wrapper: ReactProps, _ children: [Int]
  ) -> (ReactComponent, ReactProps, [Int])? {
    let elements = children.filter { tree.element($0) != nil }
    guard elements.count == 1, let child = tree.element(elements[0]) else { return nil }
    var unheard = DiagnosticCollector.ofReactNative
    var props = ReactProps(child, at: tree[elements[0]].position, diagnostics: &unheard)
    isMet[elements[0]] = true
    if !props.has("role") { props.set("role", .string("link")) }
    if !props.has("onPress") { props.set("onPress", .function(nil)) }
    props.inherit(wrapper)
    let inner = component(named: child.type, from: child.origin)
    return (inner, props, tree.children(of: elements[0]))
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
    let inner = component(named: child.type, from: child.origin)
    guard !inner.isGuess, inner.kind == .view || inner.kind == .text else {
      return (touchable, wrapper, children)
    }
    var unheard = DiagnosticCollector.ofReactNative
    var props = wrapper
    let own = ReactProps(child, at: tree[elements[0]].position, diagnostics: &unheard)
    props.inherit(own)
    if inner.kind == .text {
      if !props.has("accessible") { props.set("accessible", .bool(true)) }
      return (inner, props, tree.children(of: elements[0]))
    }
    return (touchable, props, tree.children(of: elements[0]))
  }
}
