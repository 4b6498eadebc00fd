internal import ImportSupport
internal import Simulator

/// The properties of `UIAccessibility` of every element of a dump, by the names that
/// ``IOSElements`` has for them, with the type and what else the dump tells.
struct XCUIProperties {
  /// What had to be assumed, each kind once and in the order in which it was met first.
  var diagnostics: DiagnosticCollector {
    var diagnostics = notes
    diagnostics.add(unknown)
    return diagnostics
  }
  /// Whether text that may be a placeholder is one.
  let assumesPlaceholder: Bool

  private let tree: XCUITree
  private let stops: XCUIStops
  private let modal: Int
  private let bars: [Int]
  private let cells: [Int]
  /// How many switches are stops in each cell.
  private var switches: [Int: Int] = [:]
  private var tabs: [Int: Int] = [:]
  /// The first text of each bar.
  private var firstTexts: [Int: Int] = [:]
  private let hasSeveralWindows: Bool
  /// Names of attributes that nobody knows.
  private var unknown = DiagnosticCollector()
  private var notes = DiagnosticCollector()

  /// The properties of a dump whose stops are known.
  init(_ tree: XCUITree, _ stops: XCUIStops, modal: Int, _ options: ImportOptions) {
    self.tree = tree
    self.stops = stops
    self.modal = modal
    assumesPlaceholder = options.assumesHint
    bars = tree.nearest(of: ["NavigationBar", "TabBar"])
    cells = tree.nearest(of: ["Cell"])
    hasSeveralWindows = tree.elements.count { $0.type == "Window" } > 1
    for place in tree.elements.indices
    where stops.isStop[place] && tree.elements[place].kind.ownTraits.contains("switchButton") {
      switches[cells[place], default: 0] += 1
    }
    for place in tree.elements.indices where stops.isStop[place] && bars[place] >= 0 {
      if tree.elements[place].type == "StaticText", firstTexts[bars[place]] == nil {
        firstTexts[bars[place]] = place
      }
      let isTab = ["Button", "Tab", "RadioButton"].contains(tree.elements[place].type)
      guard isTab, tree.elements[bars[place]].type == "TabBar" else { continue }
      tabs[bars[place], default: 0] += 1
    }
  }

  mutating func attributes(of place: Int) -> UIKitAttributes {
    let element = tree.elements[place]
    var attributes = UIKitAttributes()
    for other in element.others where !attributes.take(other.name, other.value) {
      unknown.note(.unknownAttributes, other.name)
    }
    attributes.type = element.type
    attributes.exported.identifier = element.identifier
    attributes.exported.hint = element.hint
    if element.placeholder != "" { attributes.placeholder = element.placeholder }
    if element.isVisible == false { attributes.details[.visible] = "false" }
    attributes.frame = element.frame.map { frame in
      let numbers = [frame.x, frame.y, frame.width, frame.height]
      return Spelled(frame, as: numbers.map(XCUIProperties.number).joined(separator: ","))
    }
    if !element.customActions.isEmpty { attributes.customActions = Numbered(element.customActions) }
    if stops.isStop[place] { attributes.exported.isElement = true }
    if place == modal { attributes.exported.isModal = true }
    // A window is read before the next one, and so is a cell, which its list vends as a container.
    let isRun = element.type == "Window" && hasSeveralWindows || element.type == "Cell"
    if isRun, !stops.isStop[place] { attributes.exported.groupsChildren = true }
    if element.type == "SegmentedControl" { attributes.kind = .segmented }
    if element.hasLabel, ["SegmentedControl", "Stepper"].contains(element.type) {
      attributes.exported.containerType = .semanticGroup
    }
    setLabel(of: place, element, &attributes)
    setValue(of: place, element, &attributes)
    setTraits(of: place, element, &attributes)
    return attributes
  }

  /// Numbers as UIKit prints them, whole ones without a fraction.
  private static func number(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private mutating func setLabel(
    of place: Int, _ element: XCUIElement, _ attributes: inout UIKitAttributes
  ) {
    attributes.exported.label = strip(element.label, .rawLabel, &attributes)
    guard !element.hasLabel else { return }
    if stops.joinsTexts[place], let text = stops.texts[place] {
      attributes.exported.label = text
      notes.note(.joinedCell, at: element.position)
    } else if element.kind.ownTraits.contains("switchButton"), let text = cellLabel(of: place) {
      attributes.exported.label = text
      if stops.isStop[place] { notes.note(.lentLabel, at: element.position) }
    } else if element.type == "SearchField", let placeholder = element.placeholder {
      attributes.exported.label = placeholder
    }
  }

  /// What the cell around its only switch says.
  private func cellLabel(of place: Int) -> String? {
    guard cells[place] >= 0, switches[cells[place]] == 1 else { return nil }
    let cell = tree.elements[cells[place]]
    let text = cell.hasLabel ? cell.label : stops.texts[cells[place]] ?? nil
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func setValue(
    of place: Int, _ element: XCUIElement, _ attributes: inout UIKitAttributes
  ) {
    let value = strip(element.value, .rawValue, &attributes)
    attributes.exported.value = value
    // A tool gives the label of text as its value too, and 1 for a button that is selected.
    let repeats =
      ["StaticText", "SearchField", "Cell", "Other"].contains(element.type)
      && value == attributes.exported.label
    if value == "" || repeats {
      attributes.exported.value = nil
    } else if saysSelected(element) {
      attributes.exported.value = nil
      attributes.details[.rawValue] = value
      if element.traits == nil { notes.note(.selectedButton, at: element.position) }
    }
    guard element.isField, element.kind.role != .searchBox else { return }
    if attributes.exported.value == nil, element.placeholder != "" {
      attributes.exported.value = element.placeholder
    }
    if isMaybePlaceholder(element) { notes.note(.placeholderValue, at: element.position) }
  }

  /// Whether the value of a field may be nothing but its placeholder.
  func isMaybePlaceholder(_ element: XCUIElement) -> Bool {
    guard element.isField, element.type != "SearchField" else { return false }
    if let placeholder = element.placeholder, !placeholder.isEmpty {
      return !element.hasValue || element.value == placeholder
    }
    let isBullets = element.value?.allSatisfy { $0 == "•" } ?? false
    return element.placeholder == nil && element.hasValue && !element.hasLabel && !isBullets
  }

  /// Whether the value of a button only tells that it is selected.
  private func saysSelected(_ element: XCUIElement) -> Bool {
    guard element.kind.traits.contains("button"), element.kind.ownTraits.isEmpty else {
      return false
    }
    return element.value == "1" && (element.traits.map { $0.contains("selected") } ?? true)
  }

  /// A text without the marks that stand for attachments; what the dump has is kept where it differs.
  private func strip(
    _ text: String?, _ detail: UIKitAttributes.Detail, _ attributes: inout UIKitAttributes
  ) -> String? {
    guard let text, text.unicodeScalars.contains("\u{FFFC}") else { return text }
    attributes.details[detail] = text
    return XCUIFields.stripped(text)
  }
}

extension XCUIProperties {
  private mutating func setTraits(
    of place: Int, _ element: XCUIElement, _ attributes: inout UIKitAttributes
  ) {
    let isOnlyBits = element.traits.map { UInt64($0) != nil } ?? false
    var traits =
      element.traits?.split { $0 == "," || $0 == " " }.map(String.init)
      ?? element.kind.traits
    if !isOnlyBits { traits += element.kind.ownTraits }
    // Since iOS 17 a trait of its own says what can be on and off; switches have it, too.
    if traits.contains("toggleButton"), !traits.contains("switchButton") {
      traits.append("switchButton")
    }
    if element.traits == nil { addInferred(to: &traits, of: place, element) }
    addPlaced(to: &traits, of: place, element, &attributes)
    if element.isSelected || saysSelected(element) { traits.append("selected") }
    if !element.isEnabled { traits.append("notEnabled") }
    if element.isEditing, element.isField { traits.append("isEditing") }
    var known: Set<String> = []
    traits = traits.filter { known.insert($0).inserted }
    guard !traits.isEmpty else { return }
    let text = traits.joined(separator: ", ")
    attributes.exported.traits = Spelled(AccessibilityTraits.parse(text), as: text)
  }

  /// Traits that the place in a bar tells, where a dump has none.
  ///
  /// Source: UIKit, UINavigationBar, for the header trait of its title.
  private mutating func addInferred(
    to traits: inout [String], of place: Int, _ element: XCUIElement
  ) {
    guard stops.isStop[place], bars[place] >= 0, element.hasLabel else { return }
    let bar = tree.elements[bars[place]]
    guard bar.type == "NavigationBar", ["StaticText", "Other"].contains(element.type) else {
      return
    }
    let title = bar.identifier ?? bar.label
    let isTitle =
      (title ?? "").isEmpty
      ? firstTexts[bars[place]] == place : element.label == title || element.label == bar.label
    guard isTitle else { return }
    traits.append("header")
    notes.note(.barTitle, at: element.position)
  }

  /// Traits of buttons in bars, which UIKit keeps to itself.
  private func addPlaced(
    to traits: inout [String], of place: Int, _ element: XCUIElement,
    _ attributes: inout UIKitAttributes
  ) {
    if element.type == "TabBar" {
      attributes.kind = .tabBar
      attributes.itemCount = tabs[place] ?? 0
      traits.append("tabBar")
    }
    guard stops.isStop[place], bars[place] >= 0 else { return }
    let bar = tree.elements[bars[place]].type
    if bar == "TabBar", ["Button", "Tab", "RadioButton"].contains(element.type) {
      attributes.kind = .tabBarButton
      traits.removeAll { $0 == "button" }
      traits.append("tabBarItem")
    } else if bar == "NavigationBar", element.type == "Button",
      element.identifier == "BackButton" || element.label == "Back"
    {
      traits.append("backButton")
    }
  }
}
