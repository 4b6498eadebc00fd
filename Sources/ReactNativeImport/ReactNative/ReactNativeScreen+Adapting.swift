internal import AccessibilityTree

/// Adapts the mapping of a component to its props and children.
extension ReactNativeScreen {
  /// Returns the mapping of an element, adapted to the props and children that it has.
  ///
  /// The name alone is not reliable: libraries reuse names of React Native, and a rendered tree
  /// shows a `Pressable` as a view.
  func adapted(
    _ component: ReactComponent, _ props: ReactProps, _ children: [Int]
  ) -> ReactComponent {
    if let kind = component.kindWithHandler, props.has("onPress") || props.has("onLongPress") {
      return component.with(\.kind, kind).with(\.name, kind.name)
    }
    switch component.kind {
    case .button where !props.has("title") && !children.isEmpty:
      // A `Button` with children but no `title` comes from a library. Such buttons show their
      // children.
      return ReactComponent(.pressable, role: "button").with(\.drawsText, true)
    case .textInput
    where component.name == "TextInput" && props["label"] != nil
      && !component.labelProps.contains("label") && !component.textProps.contains("label"):
      // A `TextInput` with `label` comes from react-native-paper. This library shows the label as a
      // text, and `left` and `right` after the field.
      return component.with(\.textProps, ["label"]).with(\.trailingProps, ["left", "right"])
    case .view where component.isGuess && (props.has("onPress") || props.has("onLongPress")):
      // Assumed: a component with a press handler can be pressed.
      return component.with(\.kind, .pressable).with(\.name, ReactKind.pressable.name)
    case .view
    where component.isGuess && ReactNativeScreen.labellingProps.contains(where: props.has):
      // Assumed: accessibility props reach the view that the component draws.
      return component.with(\.isAccessible, true)
    case .view where isPressable(props):
      return ReactComponent(.pressable)
    default: return component
    }
  }

  private static let labellingProps = [
    "accessibilityLabel", "aria-label", "accessibilityRole", "role", "accessibilityState",
  ]

  /// Whether a view in a rendered tree comes from a `Pressable` or a `Touchable` component.
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

  /// Whether a link is replaced by its only child.
  ///
  /// The child receives the link's role and press handler.
  ///
  /// Source: expo-router 4, BaseExpoRouterLink.tsx, `asChild`.
  func wrapsChild(_ component: ReactComponent, _ props: ReactProps) -> Bool {
    component.isLink && props["asChild"]?.value.bool == true
  }

  /// Returns the only child of a link, with the role and the press handler of the link.
  ///
  /// The child also gets the other props of the link. If the child itself has a prop of the same
  /// name, the child's prop applies.
  mutating func linked(
    _ wrapper: ReactProps, _ children: [Int]
  ) -> (ReactComponent, ReactProps, [Int])? {
    guard let item = onlyElement(of: children), let child = tree.element(item) else { return nil }
    var ignored = DiagnosticCollector.ofReactNative
    var props = ReactProps(child, at: tree[item].position, diagnostics: &ignored)
    isProcessed[item] = true
    if !props.has("role") { props.set("role", .string("link")) }
    if !props.has("onPress") { props.set("onPress", .function(nil)) }
    props.inherit(wrapper)
    return (component(named: child.type, from: child.origin), props, tree.children(of: item))
  }

  private func onlyElement(of children: [Int]) -> Int? {
    let elements = children.filter { tree.element($0) != nil }
    return elements.count == 1 ? elements[0] : nil
  }

  /// Returns the only child of a `TouchableWithoutFeedback`, with the props of the
  /// `TouchableWithoutFeedback` added.
  ///
  /// A `TouchableWithoutFeedback` itself is not a view.
  ///
  /// Source: React Native 0.81, TouchableWithoutFeedback.js.
  mutating func unwrapped(
    _ wrapper: ReactProps, _ children: [Int]
  ) -> (ReactComponent, ReactProps, [Int]) {
    let touchable = ReactComponent(.touchable, "TouchableWithoutFeedback")
    guard let item = onlyElement(of: children), let child = tree.element(item) else {
      return (touchable, wrapper, children)
    }
    let inner = component(named: child.type, from: child.origin)
    guard !inner.isGuess, inner.kind == .view || inner.kind == .text else {
      return (touchable, wrapper, children)
    }
    var ignored = DiagnosticCollector.ofReactNative
    var props = wrapper
    props.inherit(ReactProps(child, at: tree[item].position, diagnostics: &ignored))
    let isText = inner.kind == .text
    if isText, !props.has("accessible") { props.set("accessible", .bool(true)) }
    return (isText ? inner : touchable, props, tree.children(of: item))
  }

  /// Returns the elements in the props of an unknown component, except the props that `component`
  /// lists.
  ///
  /// The component probably shows these elements.
  func others(_ component: ReactComponent, _ props: ReactProps) -> [Work] {
    let known = Set(
      component.leadingProps + component.trailingProps + component.textProps + ["children"]
        + ReactNativeScreen.alternatives)
    return props.given.filter { !known.contains($0.name) }
      .flatMap { $0.value.items.map { .item($0) } }
  }

  /// Props with elements that a component shows in place of its content, while it loads or after an
  /// error.
  private static let alternatives = ["fallback", "loadingFallback", "errorFallback", "skeleton"]
}
