internal import AccessibilityTree
internal import ImportSupport

/// Choices by a value: radio buttons in groups and segmented buttons.
extension ReactNativeScreen {
  /// Checks a radio button whose value is that of its group.
  ///
  /// Source: react-native-paper 5, RadioButtonGroup.tsx and utils.ts, isChecked; NativeBase 3,
  /// Radio.tsx.
  func choose(_ component: ReactComponent, in context: Context, _ props: inout ReactProps) {
    guard let chosen = context.chosen, component.role == "radio",
      let value = props.string("value"), let checked = component.checkedProp, !props.has(checked)
    else { return }
    props.set(checked, .bool(value == chosen))
  }

  /// Makes the buttons of `SegmentedButtons`.
  ///
  /// Source: react-native-paper 5, SegmentedButtonItem.tsx.
  mutating func makeSegments(_ props: ReactProps, in context: Context) {
    let group = ReactElement(type: "View", origin: .unknown)
    var ignored = DiagnosticCollector.ofReactNative
    var own = ReactProps(group, at: props.position, diagnostics: &ignored)
    let index = make(ReactComponent(.view), &own, [], in: context)
    let chosen = props["value"]?.value
    let list = chosen?.text.map { [$0] } ?? chosen?.elements.compactMap(\.text) ?? []
    guard let buttons = props["buttons"]?.value.elements, !buttons.isEmpty else {
      diagnostics.record(.unknownProp("buttons", "buttons"), at: props.position)
      return
    }
    var inner = context
    inner.parent = index
    for button in buttons {
      let position = props.position(of: "buttons")
      var state = [("checked", PropValue.bool(button["value"]?.text.map(list.contains) ?? false))]
      if let isDisabled = button["disabled"] { state.insert(("disabled", isDisabled), at: 0) }
      var element = ReactElement(type: "Pressable")
      element.props = [
        ReactProp(
          "accessibilityState", .object(state.map { (key: $0.0, value: $0.1) }), at: position),
        ReactProp("onPress", .function(nil), at: position),
      ]
      for (key, name) in [("accessibilityLabel", "accessibilityLabel"), ("label", "children")] {
        if let value = button[key] { element.props.append(ReactProp(name, value, at: position)) }
      }
      var buttonProps = ReactProps(element, at: position, diagnostics: &ignored)
      let component = ReactComponent(.pressable, role: "button").with(\.drawsText, true)
      make(component, &buttonProps, [], in: inner)
    }
  }
}
