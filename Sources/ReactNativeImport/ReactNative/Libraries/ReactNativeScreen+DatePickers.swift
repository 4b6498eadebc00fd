internal import AccessibilityTree

/// Creates the date pickers of libraries.
///
/// Assumed: one control stands for a whole picker. Which parts and words a picker has depends on
/// the date and on the person's language and region.
extension ReactNativeScreen {
  /// Creates the date picker for an element of a library.
  ///
  /// Source: @react-native-community/datetimepicker 8, datetimepicker.ios.js and
  /// datetimepicker.android.js; react-native-date-picker 5, index.js and modal.js;
  /// react-native-modal-datetime-picker 18; react-native-paper-dates 0.22, DatePickerInput.tsx.
  ///
  /// - Returns: Whether the element is a date picker.
  mutating func makeDatePicker(
    _ element: ReactElement, of package: String, _ props: ReactProps, in context: Context
  ) -> Bool {
    switch package {
    case "@react-native-community/datetimepicker":
      // On Android the component draws nothing and opens a dialog of the system.
      diagnostics.record(.dateDialog(element.type), at: props.position)
      makeDateParts(props, from: .talkBack, in: context)
    case "react-native-date-picker":
      let isModal = props["modal"].map { $0.value.bool != false } ?? false
      guard !isModal else {
        return makeDateDialog(element, shown: "open", props, in: context)
      }
      diagnostics.record(.dateParts(element.type), at: props.position)
      makeDateParts(props, in: context)
    case "react-native-modal-datetime-picker":
      return makeDateDialog(element, shown: "isVisible", props, in: context)
    case "react-native-paper-dates":
      return makePaperDates(element, props, in: context)
    default: return false
    }
    return true
  }

  private mutating func makePaperDates(
    _ element: ReactElement, _ props: ReactProps, in context: Context
  ) -> Bool {
    switch element.type {
    case "DatePickerInput":
      diagnostics.record(.dateParts(element.type), at: props.position)
      var given = [("accessibilityLabel", props["label"]?.value ?? .undefined)]
      if case .bool(true)? = props["disabled"]?.value { given.append(("editable", .bool(false))) }
      make(ReactComponent(.textInput), "TextInput", given, at: props.position, in: context)
      return true
    case "DatePickerModal", "TimePickerModal":
      return makeDateDialog(element, shown: "visible", props, in: context)
    default: return false
    }
  }

  /// Creates a dialog with a picker, if the props state that the dialog is open.
  private mutating func makeDateDialog(
    _ element: ReactElement, shown prop: String, _ props: ReactProps, in context: Context
  ) -> Bool {
    guard props[prop]?.value.bool == true else { return true }
    diagnostics.record(.dateParts(element.type), at: props.position)
    let dialog = make(ReactComponent(.modal), "Modal", [], at: props.position, in: context)
    let inner = inside(dialog, context)
    if let title = props["title"]?.value.text {
      let text = [("children", PropValue.string(title))]
      make(ReactComponent(.text), "Text", text, at: props.position, in: inner)
    }
    makeDateParts(props, in: inner)
    return true
  }

  private mutating func makeDateParts(
    _ props: ReactProps, from audience: Hidden.Audience? = nil, in context: Context
  ) {
    var given = [("onPress", PropValue.function(nil))]
    if let label = props["accessibilityLabel"]?.value {
      given.append(("accessibilityLabel", label))
    }
    if case .bool(true)? = props["disabled"]?.value { given.append(("disabled", .bool(true))) }
    let picker = make(
      ReactComponent(.pressable, role: "dropdownlist").with(\.nativePart, .picker), "Pressable",
      given, at: props.position, in: context)
    guard let picker else { return }
    // The labels and values of the picker's real parts are not known, so these facts are marked as
    // unknown.
    screen.unknown[picker, default: []].formUnion([.label, .value, .content])
    if let audience { screen[picker].hidden = Hidden(.hidden, from: audience) }
  }
}

extension DiagnosticSentence {
  fileprivate static func dateParts(_ component: String) -> DiagnosticSentence {
    repeated(
      .notComputed,
      "The platform draws the parts of “{}” for the date and region; announced as one control "
        + "without its value", component)
  }

  fileprivate static func dateDialog(_ component: String) -> DiagnosticSentence {
    repeated(
      .notComputed,
      "The platform draws the parts of “{}” for the date and region; announced as one control "
        + "without its value on iOS. On Android it opens a dialog of the system, which is left out",
      component)
  }
}
