internal import AccessibilityTree
internal import Encoding
public import ImportSupport
internal import TextIO

extension InputFormat {
  /// The `dictionaryRepresentation` of a snapshot of XCUITest, in JSON.
  public static let xcuiSnapshot = InputFormat(
    name: "xcui-snapshot",
    guide: FormatGuide(
      summary: "The dictionaryRepresentation of a snapshot in a test with XCUITest, in JSON.",
      recognised: "JSON with elementType",
      sources: [
        .init(
          "A test with XCUITest",
          "let snapshot = try XCUIApplication().snapshot().dictionaryRepresentation",
          "try JSONSerialization.data(withJSONObject: snapshot).write(to: url)"),
        .init(
          "The driver of Maestro", "curl -s http://localhost:22087/viewHierarchy > screen.json"),
      ],
      unknown: [
        "At which elements VoiceOver stops; this is inferred from their types and labels.",
        "Hints, traits (so headings), languages, containers, custom actions and visibility.",
      ]),
    keys: { key, _ in
      switch key {
      case "elementType", "axElement": .certain
      default: .none
      }
    },
    usualLanguage: { _, _ in "json" },
    budgetUnit: .objects,
    read: { bytes, file, options throws(InputError) in
      try XCUISnapshot.screens(in: bytes, file: file, options: options)
    })
}

/// The importer of XCUITest snapshots.
///
/// In these snapshots, a number states the type of an element.
///
/// Source: Apple, XCUIElementSnapshotProviding and XCUIElementAttributes; Maestro, AXElement.swift,
/// for the keys. Assumed: a frame can also be an array or a text, as other encoders write it.
enum XCUISnapshot {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let root = try JSON(parsing: bytes, file: file).root
    let snapshots = root.kind == .array ? root.elements : [root]
    var screens: [ImportedScreen] = []
    for (index, snapshot) in snapshots.enumerated() {
      let element = snapshot.field("axElement") ?? snapshot
      guard element.field("elementType") != nil else {
        throw element.error(
          "this JSON is not a snapshot of XCUITest: its topmost object has no “elementType”",
          remedy: "write the dictionaryRepresentation of a snapshot")
      }
      var imported = try XCUIScreenBuilder.importedScreen(
        tree(element), .missingInSnapshot, file, options)
      if index > 0 { imported.screen.name += " \(index + 1)" }
      screens.append(imported)
    }
    guard !screens.isEmpty else {
      throw root.error("the file has no snapshot", remedy: "write the snapshot of an app")
    }
    return screens
  }

  private static func tree(_ root: JSON.Value) throws(InputError) -> XCUITree {
    var tree = XCUITree()
    var pending: [(value: JSON.Value, parent: Int)] = [(root, -1)]
    while let (value, parent) = pending.popLast() {
      let element = try element(value, &tree)
      let index = tree.append(element, to: parent)
      let children = value.field("children")
      guard let children, children.kind != .null else { continue }
      for child in try children.asArray().reversed() { pending.append((child, index)) }
    }
    return tree
  }

  private static func element(
    _ value: JSON.Value, _ tree: inout XCUITree
  ) throws(InputError) -> XCUIElement {
    let number = try value.asObject().field("elementType")
    let type = number?.double.flatMap { XCUIElementKind.name(ofNumber: $0) }
    if let type, XCUIElementKind.macOnly.contains(type) {
      throw XCUIElementBuilder.macAppError(file: value.file, at: value.position)
    }
    if type == nil, tree.diagnostics.count < 20 {
      tree.diagnostics.append(
        ImportDiagnostic(.unknownType(number?.text ?? "nothing"), at: value.position))
    }
    var fields = XCUIElementBuilder(type: type ?? "Other", at: value.position)
    for (key, member) in value.members where member.kind != .null && !affectsNoAnnouncement(key) {
      switch key {
      case "identifier": fields.set("rawIdentifier", to: member.text, &tree.found)
      case "frame":
        for (side, number) in sides(member) { fields.set(side, to: "\(number)", &tree.found) }
      case "hasFocus": if member.bool == true { fields.setKeyboardFocus() }
      case "placeholderValue":
        // Elements without a placeholder have this key, too, with an empty text.
        if !member.text.isEmpty { fields.set(key, to: member.text, &tree.found) }
      case "title" where member.text.isEmpty: continue
      default: fields.set(key, to: text(member), &tree.found)
      }
    }
    return fields.element
  }

  /// Returns the text of a value.
  ///
  /// The value of a switch can be a Boolean or a number.
  private static func text(_ member: JSON.Value) -> String {
    if member.kind == .bool { return member.bool == true ? "1" : "0" }
    return member.text
  }

  /// Whether a key has no effect on announcements, because it belongs to the structure of the tree
  /// or describes the device.
  private static func affectsNoAnnouncement(_ key: String) -> Bool {
    switch key {
    case "elementType", "children", "horizontalSizeClass", "verticalSizeClass", "windowContextID",
      "displayID":
      true
    default: false
    }
  }

  /// Returns the sides of a frame.
  ///
  /// A frame is an object with the keys X, Y, Width and Height, or four numbers in nested arrays or
  /// in a text.
  private static func sides(_ frame: JSON.Value) -> [(String, Double)] {
    let names = ["x", "y", "width", "height"]
    if frame.kind == .object {
      return frame.members.compactMap { key, member in
        let name = key.lowercased()
        return names.contains(name) ? member.double.map { (name, $0) } : nil
      }
    }
    let lists = frame.elements.flatMap { $0.kind == .array ? $0.elements : [$0] }
    let numbers =
      frame.string.map { text in text.split { "{}, ".contains($0) }.compactMap { Double($0) } }
      ?? lists.compactMap(\.double)
    return numbers.count == 4 ? Array(zip(names, numbers)) : []
  }
}

extension XCUIElementKind {
  /// Returns the name of the type with this number, or `nil` if there is no such type.
  static func name(ofNumber number: Double) -> String? {
    guard let index = Int(exactly: number), numbered.indices.contains(index) else { return nil }
    return numbered[index]
  }

  /// The names of all types, by number.
  ///
  /// Source: Apple, XCUIElement.ElementType.
  private static let numbered = [
    "Any", "Other", "Application", "Group", "Window", "Sheet", "Drawer", "Alert", "Dialog",
    "Button", "RadioButton", "RadioGroup", "CheckBox", "DisclosureTriangle", "PopUpButton",
    "ComboBox", "MenuButton", "ToolbarButton", "Popover", "Keyboard", "Key", "NavigationBar",
    "TabBar", "TabGroup", "Toolbar", "StatusBar", "Table", "TableRow", "TableColumn", "Outline",
    "OutlineRow", "Browser", "CollectionView", "Slider", "PageIndicator", "ProgressIndicator",
    "ActivityIndicator", "SegmentedControl", "Picker", "PickerWheel", "Switch", "Toggle", "Link",
    "Image", "Icon", "SearchField", "ScrollView", "ScrollBar", "StaticText", "TextField",
    "SecureTextField", "DatePicker", "TextView", "Menu", "MenuItem", "MenuBar", "MenuBarItem",
    "Map", "WebView", "IncrementArrow", "DecrementArrow", "Timeline", "RatingIndicator",
    "ValueIndicator", "SplitGroup", "Splitter", "RelevanceIndicator", "ColorWell", "HelpTag",
    "Matte", "DockItem", "Ruler", "RulerMarker", "Grid", "LevelIndicator", "Cell", "LayoutArea",
    "LayoutItem", "Handle", "Stepper", "Tab", "TouchBar", "StatusItem",
  ]
}
