internal import Simulator

/// What the role of a recorded node means, where the recordings have a word of their own.
///
/// Recordings name a control as its platform does, so that the same word may be a picker of iOS and a
/// spinner of Android.
struct RecordedRole {
  var role: Role
  /// The class on an iOS screen, where the role alone does not tell it.
  var iosClass: String?
  /// What kind of container it is on an iOS screen.
  var iosContainer: UIKitAttributes.ContainerType?
  /// The class on an Android screen, where the role alone does not tell it.
  var androidClass: String?
  /// Traits of iOS that its class does not give.
  var traits: [String] = []
  /// How text is entered, where it is.
  var textInput: TextInput?

  private init(_ role: Role) { self.role = role }

  /// The meaning of a word on a platform; one that is not listed is ours or the platform's own.
  init(_ word: String, on origin: Screen.Origin) {
    let name = word.lowercased()
    let isOwnWord = origin == .reactNative && RecordedRole.reactNativeRoles.contains(name)
    let listed = isOwnWord ? nil : RecordedRole.table[name]
    self = listed ?? RecordedRole(Role(rawValue: name))
  }

  /// Source: React Native 0.81, ViewAccessibility.d.ts, AccessibilityRole; those listed below.
  private static let reactNativeRoles: Set<String> = [
    "adjustable", "dropdownlist", "header", "imagebutton", "keyboardkey", "togglebutton",
  ]

  private init(_ role: Role, _ change: (inout RecordedRole) -> Void) {
    self.init(role)
    change(&self)
  }

  /// Assumed: what the platforms' own names and those of design systems stand for.
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
    // A view that edits text on one platform and one that shows text on the other.
    "textview": RecordedRole(.text) {
      $0.iosClass = "UITextView"
      $0.androidClass = "TextView"
    },
    "toggle": RecordedRole(.switchControl),
    "togglebutton": RecordedRole(.button) { $0.androidClass = "ToggleButton" },
  ]
}
