package import AccessibilityTree

/// A role in Compose's semantics.
///
/// The raw value is the name in test output.
package enum ComposeRole: String, Sendable {
  case button = "Button"
  case checkbox = "Checkbox"
  case switchControl = "Switch"
  case radioButton = "RadioButton"
  case tab = "Tab"
  case image = "Image"
  case dropdownList = "DropdownList"
  case valuePicker = "ValuePicker"
  case carousel = "Carousel"

  /// The class name that accessibility services get for the role, or `nil` if the role has no
  /// class.
  ///
  /// Source: AndroidX Compose UI, SemanticsUtils.android.kt, toLegacyClassName.
  package var className: String? {
    switch self {
    case .button: "android.widget.Button"
    case .checkbox: "android.widget.CheckBox"
    case .radioButton: "android.widget.RadioButton"
    case .image: "android.widget.ImageView"
    case .dropdownList: "android.widget.Spinner"
    case .valuePicker: "android.widget.NumberPicker"
    case .switchControl, .tab, .carousel: nil
    }
  }

  /// The role description of a tab or switch, whose roles have no class; `nil` for other roles.
  package var description: String? {
    switch self {
    case .tab: ComposeWords.tab
    case .switchControl: ComposeWords.switchControl
    case .button, .checkbox, .radioButton, .image, .dropdownList, .valuePicker, .carousel: nil
    }
  }

  /// The corresponding role for outlines and for readers of other platforms, or `nil` if there is
  /// none.
  package var role: Role? {
    switch self {
    case .button: .button
    case .checkbox: .checkbox
    case .switchControl: .switchControl
    case .radioButton: .radio
    case .tab: .tab
    case .image: .image
    case .dropdownList: .combobox
    case .valuePicker, .carousel: nil
    }
  }
}
