internal import AccessibilityTree

/// The default properties of the elements of one type, such as `Button`.
///
/// Source: WebDriverAgent, FBElementTypeTransformer.m, for the names; UIKit's defaults for traits.
struct XCUIElementKind: Sendable {
  /// The condition under which VoiceOver stops at an element of this type.
  enum Stop: Sendable {
    case always
    /// VoiceOver stops only if the element has a label or a value.
    case withText
    /// VoiceOver stops at the element as a whole, if the element has a label that includes all texts
    /// inside the element.
    case whole
    case never
  }

  /// The role of the elements, or `nil` if the traits of an element determine its role.
  var role: Role?
  var stop = Stop.never
  /// The traits in UIKit's public interface.
  var traits: [String] = []
  /// The traits that UIKit uses only internally.
  ///
  /// No dump contains these traits.
  var privateTraits: [String] = []

  /// The kinds, by the names of their types.
  ///
  /// For types of macOS, see ``macOnly``.
  static let named: [String: XCUIElementKind] = {
    var kinds: [String: XCUIElementKind] = [:]
    for name in others { kinds[name] = XCUIElementKind() }
    for (name, role) in containers { kinds[name] = XCUIElementKind(role: role) }
    for (name, kind) in controls { kinds[name] = kind }
    return kinds
  }()

  /// The types that iOS apps do not have.
  static let macOnly: Set<String> = [
    "MenuBar", "MenuBarItem", "TouchBar", "StatusItem", "DockItem",
  ]

  private static let controls: [String: XCUIElementKind] = [
    "Button": button(.button), "RadioButton": button(.radio), "PopUpButton": button(.button),
    "MenuButton": button(.button), "ToolbarButton": button(.button), "MenuItem": button(.button),
    "DisclosureTriangle": button(.button), "ColorWell": button(.colorWell),
    "Icon": XCUIElementKind(role: .button, stop: .always),
    "Key": XCUIElementKind(role: .button, stop: .always, traits: ["keyboardKey"]),
    "Tab": XCUIElementKind(role: .tab, stop: .always, privateTraits: ["tabBarItem"]),
    "Link": XCUIElementKind(role: .link, stop: .always, traits: ["link"]),
    "Image": XCUIElementKind(role: .image, stop: .withText, traits: ["image"]),
    "StaticText": XCUIElementKind(stop: .withText, traits: ["staticText"]),
    "TextField": field([]), "SecureTextField": field(["secureTextField"]),
    "TextView": field(["textArea"]), "ComboBox": field([]),
    "SearchField": XCUIElementKind(
      role: .searchBox, stop: .always, traits: ["searchField"], privateTraits: ["textEntry"]),
    "Switch": toggle(.switchControl), "Toggle": toggle(.switchControl),
    "CheckBox": toggle(.checkbox),
    "Slider": adjustable(.slider), "PickerWheel": adjustable(.spinButton),
    "PageIndicator": adjustable(.pager), "IncrementArrow": adjustable(.button),
    "DecrementArrow": adjustable(.button),
    "ProgressIndicator": indicator, "ActivityIndicator": indicator, "LevelIndicator": indicator,
    "RatingIndicator": indicator, "RelevanceIndicator": indicator, "ValueIndicator": indicator,
    "Other": XCUIElementKind(stop: .whole), "Cell": XCUIElementKind(stop: .whole),
    "Any": XCUIElementKind(stop: .whole),
  ]

  private static let containers: [String: Role] = [
    "Alert": .alertDialog, "Sheet": .dialog, "Popover": .dialog, "Dialog": .dialog,
    "TabBar": .tabBar, "TabGroup": .tabBar, "Toolbar": .toolbar, "Table": .list,
    "CollectionView": .list, "SegmentedControl": .radioGroup, "Menu": .menu,
    "ScrollBar": .scrollBar, "RadioGroup": .radioGroup, "Outline": .tree, "Grid": .list,
  ]

  private static let others = [
    "Application", "Group", "Window", "Drawer", "Keyboard", "NavigationBar", "StatusBar",
    "TableRow", "TableColumn", "OutlineRow", "Browser", "Picker", "ScrollView", "DatePicker",
    "MenuBar", "MenuBarItem", "Map", "WebView", "Timeline", "SplitGroup", "Splitter", "HelpTag",
    "Matte", "DockItem", "Ruler", "RulerMarker", "LayoutArea", "LayoutItem", "Handle", "Stepper",
    "TouchBar", "StatusItem",
  ]

  private static func button(_ role: Role) -> XCUIElementKind {
    XCUIElementKind(role: role, stop: .always, traits: ["button"])
  }

  private static func field(_ traits: [String]) -> XCUIElementKind {
    XCUIElementKind(role: .textBox, stop: .always, privateTraits: ["textEntry"] + traits)
  }

  private static func toggle(_ role: Role) -> XCUIElementKind {
    XCUIElementKind(role: role, stop: .always, traits: ["button"], privateTraits: ["switchButton"])
  }

  private static func adjustable(_ role: Role) -> XCUIElementKind {
    XCUIElementKind(role: role, stop: .always, traits: ["adjustable"])
  }

  private static let indicator = XCUIElementKind(
    role: .progressBar, stop: .always, traits: ["updatesFrequently"])
}
