import AccessibilityTree

/// Rules of SwiftUI's accessibility elements.
///
/// SwiftUI creates its own elements, which have UIKit's traits. If SwiftUI uses a view of UIKit,
/// such as an alert, the rules of ``UIKitRules`` apply.
enum SwiftUIRules {
  private static let log = "IRS-Public/aloud, voiceover-ios27.json"
  private static let techniques = "CVS Health, iOS SwiftUI accessibility techniques"

  static let text = Rule(
    "SwiftUIText", "Every Text and Label is an element of its own with the static text trait.",
    .recorded(log))
  static let header = Rule(
    "SwiftUIHeader",
    "A view with the trait isHeader, or the title of a page or section, is a heading.",
    .recorded(log))
  static let button = Rule(
    "SwiftUIButton",
    "A Button or NavigationLink is one element with the button trait; its label joins the texts of "
      + "its label.",
    .recorded(log))
  static let link = Rule(
    "SwiftUILink", "A Link has the traits button and link.",
    .documented("\(techniques), Links"))
  static let image = Rule(
    "SwiftUIImage", "An Image that is not decorative is an element with the image trait.",
    .documented("Apple, SwiftUI, Image.init(decorative:bundle:)"))
  static let toggle = Rule(
    "SwiftUIToggle", "A Toggle is one element with the traits button and switch.", .recorded(log))
  static let field = Rule(
    "SwiftUITextField",
    "The title of a TextField is its placeholder, so that it is not announced with a text.",
    .documented("\(techniques), Text Fields"))
  static let search = Rule(
    "SwiftUISearchable", "searchable(text:) puts a search field below the navigation bar.",
    .documented("magentaA11y, captions of native search"))
  static let slider = Rule(
    "SwiftUISlider", "A Slider is adjustable, and its value is a percentage of its range.",
    .recorded("WWDC 2019, session 238, captions"))
  static let stepper = Rule(
    "SwiftUIStepper",
    "A Stepper is two buttons that decrement and increment the value; at a limit, one is dimmed.",
    .assumed("accessibility trees of UI tests, iOS 27"))
  static let picker = Rule(
    "SwiftUIMenu", "A Menu, or a Picker with the style menu, is a pop-up button.",
    .documented("\(techniques), Menus, Pickers"))
  static let segmented = Rule(
    "SwiftUISegmentedPicker", "Each option of a Picker with the style segmented is a button.",
    .documented("\(techniques), Pickers"))
  static let tab = Rule(
    "SwiftUITabView", "The tabs of a TabView are in a tab bar after the content.",
    .documented("\(techniques), Tabs"))
  static let sectionHeader = Rule(
    "SwiftUISectionHeader",
    "A List or Form shows the headers of its sections in upper case up to iOS 18, which changes "
      + "their labels.",
    .picture("testListWithSectionHeaders"))

  /// Returns the rule for an element of a class, or `nil` if the element comes from UIKit.
  static func rule(for kind: UIKitClass) -> Rule? {
    switch kind {
    case .label: text
    case .button: button
    case .link: link
    case .image: image
    case .toggle: toggle
    case .textField, .secureTextField: field
    case .searchBar: search
    case .slider: slider
    case .stepper: stepper
    case .popUpButton, .picker: picker
    case .segment, .segmentedControl: segmented
    case .tab, .tabBar: tab
    default: nil
    }
  }
}
