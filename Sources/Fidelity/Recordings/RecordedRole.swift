internal import Simulator

/// The meaning of a recorded node's role on the node's platform.
///
/// Recordings use the platform's names of controls. The same name can mean different controls on
/// iOS and Android.
struct RecordedRole {
  var role: Role
  /// The iOS class, or `nil` if the role alone determines it.
  var iosClass: String?
  /// The iOS container type, or `nil` if the node is not a container.
  var iosContainer: UIKitAttributes.ContainerType?
  /// The Android class, or `nil` if the role alone determines it.
  var androidClass: String?
  /// The iOS traits of the role, in addition to the traits of its class.
  var traits: [String] = []
  /// The special properties of a text field, such as secure or multiline, or `nil` if it has no
  /// such properties.
  var textInput: TextInput?

  private init(_ role: Role) { self.role = role }

  /// Finds the meaning of a role name on a platform.
  ///
  /// An unknown name becomes a role with the same name.
  init(_ word: String, on origin: Screen.Origin) {
    let name = word.lowercased()
    let isOwnWord = origin == .reactNative && RecordedRole.reactNativeRoles.contains(name)
    let listed = isOwnWord ? nil : RecordedRole.table[name]
    self = listed ?? RecordedRole(Role(rawValue: name))
  }

  /// The names of roles with a special meaning on a React Native screen.
  ///
  /// Other names have the same meaning as on other platforms.
  ///
  /// Source: React Native 0.81, ViewAccessibility.d.ts, AccessibilityRole.
  private static let reactNativeRoles: Set<String> = [
    "adjustable", "dropdownlist", "header", "imagebutton", "keyboardkey", "togglebutton",
  ]

  private init(_ role: Role, _ change: (inout RecordedRole) -> Void) {
    self.init(role)
    change(&self)
  }

  /// The roles, by their names on platforms and in design systems.
  ///
  /// Assumed: the meaning of these role names.
  private static let table: [String: RecordedRole] = [
    "activityindicator": RecordedRole(.progressBar) { $0.iosClass = "UIActivityIndicatorView" },
    "adjustable": RecordedRole(.slider),
    "accordion": RecordedRole(.disclosureTriangle),
    "backbutton": RecordedRole(.button) { $0.traits = ["button", "backButton"] },
    "bottomsheet": RecordedRole(.group) { $0.iosClass = "UISheet" },
    "chip": RecordedRole(.button) { $0.androidClass = "Chip" },
    "datatable": RecordedRole(.table),
    "datepicker": RecordedRole(.dateField),
    "disclosure": RecordedRole(.disclosureTriangle),
    "dropdownlist": RecordedRole(.combobox),
    "expander": RecordedRole(.disclosureTriangle),
    "header": RecordedRole(.heading),
    "iconbutton": RecordedRole(.button) { $0.androidClass = "ImageButton" },
    "imagebutton": RecordedRole(.button) { $0.androidClass = "ImageButton" },
    "key": RecordedRole(.button) { $0.iosClass = "Key" },
    "keyboardkey": RecordedRole(.button) { $0.iosClass = "Key" },
    "label": RecordedRole(.text),
    "landmark": RecordedRole(.region) { $0.iosContainer = .landmark },
    "list": RecordedRole(.list) { $0.iosContainer = .list },
    "menubutton": RecordedRole(.button),
    "multilinetextfield": RecordedRole(.textBox) { $0.textInput = TextInput(isMultiline: true) },
    "navigationbar": RecordedRole(.toolbar),
    "none": RecordedRole(.generic),
    "pagecontrol": RecordedRole(.pager),
    "passwordfield": RecordedRole(.textBox) { $0.textInput = TextInput(isSecure: true) },
    "picker": RecordedRole(.combobox) { $0.iosClass = "UIPickerView" },
    "pickerwheel": RecordedRole(.combobox) { $0.iosClass = "PickerWheel" },
    "popupbutton": RecordedRole(.combobox),
    "progressindicator": RecordedRole(.progressBar) { $0.iosClass = "UIProgressView" },
    "ratingbar": RecordedRole(.slider) { $0.androidClass = "RatingBar" },
    "searchfield": RecordedRole(.searchBox),
    "securetextfield": RecordedRole(.textBox) { $0.textInput = TextInput(isSecure: true) },
    "seekbar": RecordedRole(.slider),
    "segmentedcontrol": RecordedRole(.group) { $0.iosClass = "UISegmentedControl" },
    "semanticgroup": RecordedRole(.group),
    "spinner": RecordedRole(.combobox),
    "statictext": RecordedRole(.text),
    "stepper": RecordedRole(.generic) { $0.iosClass = "UIStepper" },
    "textarea": RecordedRole(.textBox) { $0.textInput = TextInput(isMultiline: true) },
    "textfield": RecordedRole(.textBox),
    // A text view edits text in UIKit (`UITextView`), but shows text on Android (`TextView`).
    "textview": RecordedRole(.text) {
      $0.iosClass = "UITextView"
      $0.androidClass = "TextView"
    },
    "toggle": RecordedRole(.switchControl),
    "togglebutton": RecordedRole(.button) { $0.androidClass = "ToggleButton" },
  ]
}
