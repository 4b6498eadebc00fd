internal import AccessibilityTree
internal import ImportSupport

/// Controls in which a person chooses a value: radio buttons, segmented controls and pickers.
extension ReactNativeScreen {
  /// Sets the props of a component that depend on the components around it.
  ///
  /// A radio button is checked if its value is the chosen value of its group. A part such as the
  /// error of a form control is shown if a prop of the form control says so.
  ///
  /// Source: react-native-paper 5, RadioButtonGroup.tsx and utils.ts, isChecked; NativeBase 3,
  /// Radio.tsx.
  func setPropsFromContext(
    of component: ReactComponent, in context: Context, _ props: inout ReactProps
  ) {
    if let name = component.visibilityProp, !props.has(name), let value = context.presence[name] {
      props.set(name, value)
    }
    guard let chosen = context.chosen, component.role == "radio",
      let value = props.string("value"), let checked = component.checkedProp, !props.has(checked)
    else { return }
    props.set(checked, .bool(value == chosen))
  }

  /// Creates a picker or segmented control from the choices in its props, or a menu or accordion.
  ///
  /// Returns `false` if the element is none of these components.
  mutating func makeChoice(
    _ element: ReactElement, _ props: ReactProps, _ item: Int, in context: Context
  ) -> Bool {
    guard case .package(let package) = element.origin, source.aliases[element.type] == nil else {
      return false
    }
    switch (package, element.type) {
    case ("react-native-paper", "SegmentedButtons"): makeSegmentedButtons(props, in: context)
    case ("react-native-paper", "Menu"):
      makeMenu(props, of: "anchor", openBy: "visible", tree.children(of: item), in: context)
    case (_, "Menu"), (_, "Popover"):
      guard package == "native-base" || package.hasPrefix("@gluestack-ui/") else { return false }
      makeMenu(props, of: "trigger", openBy: "isOpen", tree.children(of: item), in: context)
    case ("react-native-paper", "List.Accordion"):
      makeAccordion(element, props, tree.children(of: item), in: context)
    case ("@react-native-segmented-control/segmented-control", _),
      ("@react-native-community/segmented-control", _):
      makeSegmentedControl(props, in: context)
    case ("@react-native-picker/picker", "Picker"), ("react-native", "Picker"):
      makePicker(props, tree.children(of: item), in: context)
    default: return makeDatePicker(element, of: package, props, in: context)
    }
    return true
  }

  /// Creates the buttons of react-native-paper's `SegmentedButtons`.
  ///
  /// Source: react-native-paper 5, SegmentedButtonItem.tsx.
  private mutating func makeSegmentedButtons(_ props: ReactProps, in context: Context) {
    let chosen = props["value"]?.value
    let list = chosen?.text.map { [$0] } ?? chosen?.elements.compactMap(\.text) ?? []
    let group = make(ReactComponent(.view), "View", [], at: props.position, in: context)
    for button in segments("buttons", of: props) {
      let isChecked = button["value"]?.text.map(list.contains) ?? false
      var state = [(key: "checked", value: PropValue.bool(isChecked))]
      if let isDisabled = button["disabled"] { state.insert(("disabled", isDisabled), at: 0) }
      makeSegment(
        state, label: button["accessibilityLabel"], text: button["label"],
        at: props.position(of: "buttons"), in: inside(group, context))
    }
  }

  /// Creates the segments of UIKit's segmented control.
  ///
  /// On Android, the segments are buttons.
  ///
  /// Source: @react-native-segmented-control/segmented-control 2, SegmentedControl.ios.tsx,
  /// SegmentedControlTab.tsx.
  private mutating func makeSegmentedControl(_ props: ReactProps, in context: Context) {
    // Assumed: UIKit's segments are buttons, and their positions are not announced.
    let group = make(ReactComponent(.view), "View", [], at: props.position, in: context)
    let chosen = props["selectedIndex"]?.value.double
    for (index, title) in segments("values", of: props).enumerated() {
      makeSegment(
        [("selected", .bool(Double(index) == chosen))], label: nil, text: title,
        at: props.position(of: "values"), in: inside(group, context))
    }
  }

  private mutating func segments(_ name: String, of props: ReactProps) -> [PropValue] {
    let segments = props[name]?.value.elements ?? []
    if segments.isEmpty { diagnostics.record(.unknownSegments(name), at: props.position(of: name)) }
    return segments
  }

  private mutating func makeSegment(
    _ state: [(key: String, value: PropValue)], label: PropValue?, text: PropValue?,
    at position: Node.Position, in context: Context
  ) {
    let given = [
      ("accessibilityState", PropValue.object(state)), ("onPress", .function(nil)),
      ("accessibilityLabel", label ?? .undefined), ("children", text ?? .undefined),
    ]
    make(
      ReactComponent(.pressable, role: "button").with(\.drawsText, true), "Pressable", given,
      at: position, in: context)
  }

  /// Creates the control of a picker, a wheel on iOS or a spinner on Android, with the chosen item
  /// as its value.
  ///
  /// Source: @react-native-picker/picker 2, PickerIOS.js, PickerAndroid.js.
  private mutating func makePicker(
    _ props: ReactProps, _ children: [Int], in context: Context
  ) {
    let items = children.compactMap { item in
      tree.element(item).map { (item: item, element: $0) }
    }
    let chosen = props["selectedValue"]?.value.text
    let entry =
      items.first { chosen != nil && $0.element["value"]?.value.text == chosen } ?? items.first
    let label = entry?.element["label"]?.value ?? .undefined
    // Assumed: a picker with an author's label still announces the value of its wheel.
    var given = [("onPress", PropValue.function(nil))]
    if let own = props["accessibilityLabel"]?.value {
      given += [("accessibilityLabel", own), ("accessibilityValue", .object([("text", label)]))]
    }
    given.append(("children", label))
    if case .bool(false)? = props["enabled"]?.value { given.append(("disabled", .bool(true))) }
    make(
      ReactComponent(.pressable, role: "dropdownlist").with(\.nativePart, .picker)
        .with(\.drawsText, true),
      "Pressable", given, at: props.position, in: context)
    recordUnused(items.map(\.item))
  }

  func inside(_ group: Node.Index?, _ context: Context) -> Context {
    var inner = context
    inner.parent = group
    return inner
  }

  @discardableResult
  mutating func make(
    _ component: ReactComponent, _ type: String, _ given: [(String, PropValue)],
    at position: Node.Position, in context: Context
  ) -> Node.Index? {
    var ignored = DiagnosticCollector.ofReactNative
    let element = ReactElement(
      type: type, props: given.map { ReactProp($0.0, $0.1, at: position) })
    var props = ReactProps(element, at: position, diagnostics: &ignored)
    return make(component, &props, [], in: context)
  }
}

extension DiagnosticSentence {
  fileprivate static func unknownSegments(_ prop: String) -> DiagnosticSentence {
    repeated(.notComputed, "The segments in “{}” are only known at run time; left out", prop)
  }
}
