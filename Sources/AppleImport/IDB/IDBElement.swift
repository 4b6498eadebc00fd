internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
internal import TextIO

struct IDBElement {
  private(set) var attributes = UIKitAttributes()
  let position: Node.Position
  /// The role without its prefix: `AXButton` → `Button`.
  let type: String
  private(set) var frame: Frame?
  private(set) var unknown: [String] = []
  private let value: JSON.Value

  init(_ value: JSON.Value) throws(InputError) {
    self.value = value
    position = value.position
    let role = try value.asObject().field("role")?.string ?? ""
    type =
      try value.field("type")?.asString() ?? String(role.dropFirst(role.hasPrefix("AX") ? 2 : 0))
    attributes.kind = .element
    attributes.exported.isElement = true
    attributes.exported.label =
      IDBElement.text(value.field("AXLabel")) ?? IDBElement.text(value.field("title"))
    attributes.exported.hint = IDBElement.text(value.field("help"))
    attributes.exported.identifier = IDBElement.text(value.field("AXUniqueId"))
    setTraits()
    setValue()
    try setActions()
    setFrame()
    unknown = value.members.map(\.key).filter { !IDBElement.known.contains($0) }
  }

  private static let known: Set<String> = [
    "AXLabel", "AXValue", "AXUniqueId", "AXFrame", "role", "role_description", "type", "frame",
    "enabled", "custom_actions", "title", "help", "subrole", "traits", "content_required", "pid",
    "children",
  ]

  /// Returns a text, number or Boolean that is not empty.
  private static func text(_ value: JSON.Value?) -> String? {
    guard let value, value.kind == .string || value.kind == .number || value.kind == .bool,
      !value.text.isEmpty
    else { return nil }
    return value.text
  }

  private mutating func setTraits() {
    var names = IDBElement.traits[type] ?? []
    let subrole = value.field("subrole")?.string ?? ""
    names += IDBElement.traitsOfSubrole[subrole] ?? []
    let word = value.field("role_description")?.string?.lowercased() ?? ""
    names += IDBElement.traitsOfDescription.first { word == $0.word }?.traits ?? []
    if let traits = value.field("traits") {
      let words = traits.kind == .array ? traits.elements.compactMap(\.string) : [traits.text]
      names =
        words.flatMap { $0.split { ", ".contains($0) }.map(String.init) }
        .map { $0.prefix(1).lowercased() + $0.dropFirst() }
        + names.filter { ["textEntry", "secureTextField", "textArea"].contains($0) }
    }
    if value.field("enabled")?.bool == false { names.append("notEnabled") }
    if isChosen == true, !names.contains("selected") { names.append("selected") }
    guard !names.isEmpty else { return }
    let text = names.joined(separator: ", ")
    attributes.exported.traits = Spelled(AccessibilityTraits.parse(text), as: text)
  }

  /// The traits of UIKit for each role of macOS.
  ///
  /// Source: AXPTranslator, Apple's class that converts UIKit's traits into roles of macOS. The
  /// table reverses this conversion.
  private static let traits: [String: [String]] = [
    "Button": ["button"], "PopUpButton": ["button"], "MenuButton": ["button"],
    "MenuItem": ["button"], "Link": ["link"], "Heading": ["header"], "Image": ["image"],
    "StaticText": ["staticText"], "TextField": ["textEntry"],
    "TextArea": ["textEntry", "textArea"], "SecureTextField": ["textEntry", "secureTextField"],
    "SearchField": ["textEntry", "searchField"], "Slider": ["adjustable"],
    "Incrementor": ["adjustable"], "Switch": ["button", "switchButton"],
    "CheckBox": ["button", "switchButton"], "Toggle": ["button", "switchButton"],
    "ProgressIndicator": ["updatesFrequently"], "RadioButton": ["button"], "Tab": ["tabBarItem"],
    "Key": ["keyboardKey"],
  ]

  private static let traitsOfSubrole: [String: [String]] = [
    "AXSecureTextField": ["secureTextField"], "AXSearchField": ["searchField"],
    "AXSwitch": ["switchButton"], "AXToggle": ["switchButton"], "AXTabButton": ["tabBarItem"],
  ]

  private static let traitsOfDescription: [(word: String, traits: [String])] = [
    ("tab", ["tabBarItem"]), ("heading", ["header"]), ("search text field", ["searchField"]),
    ("secure text field", ["secureTextField"]), ("switch", ["switchButton"]),
    ("back button", ["backButton"]), ("adjustable", ["adjustable"]),
  ]

  /// Whether a radio button of macOS is on, or `nil` if the element has no such state.
  ///
  /// AXPTranslator converts a tab of UIKit into a radio button, and the trait `selected` into the
  /// value of the radio button.
  private var isChosen: Bool? {
    guard type == "RadioButton", let text = IDBElement.text(value.field("AXValue")) else {
      return nil
    }
    return ["1": true, "true": true, "0": false, "false": false][text]
  }

  private mutating func setValue() {
    guard isChosen == nil else { return }
    let text = IDBElement.text(value.field("AXValue"))
    let isSwitch = attributes.exported.traits?.value.contains(.switchButton) == true
    switch text {
    case "true" where isSwitch: attributes.exported.value = "1"
    case "false" where isSwitch: attributes.exported.value = "0"
    default: attributes.exported.value = text == attributes.exported.label ? nil : text
    }
  }

  private mutating func setActions() throws(InputError) {
    guard let actions = value.field("custom_actions") else { return }
    let names = try actions.asArray().compactMap { IDBElement.text($0) }
    if !names.isEmpty { attributes.customActions = SparseList(names) }
  }

  private mutating func setFrame() {
    guard let given = value.field("frame"), given.kind == .object else { return }
    let sides = ["x", "y", "width", "height"].map { given.field($0)?.double }
    guard let x = sides[0], let y = sides[1], let width = sides[2], let height = sides[3] else {
      return
    }
    let frame = Frame(x: x, y: y, width: width, height: height)
    self.frame = frame
    attributes.frame = Spelled(frame, as: "\(x), \(y), \(width), \(height)")
  }

  func recordTexts(in found: inout FoundTexts) {
    for name in ["AXLabel", "AXValue", "title", "help"] where name != "AXValue" || isChosen == nil {
      if let text = IDBElement.text(value.field(name)) {
        found.record(text, in: name, at: position)
      }
    }
  }
}
