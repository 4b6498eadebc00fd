internal import AccessibilityTree
internal import ImportSupport

/// The `UIAccessibility` properties of elements, derived from a dump.
///
/// The properties have the names that ``IOSElements`` uses.
struct XCUIProperties {
  /// The diagnostics about assumptions and unknown attributes.
  ///
  /// Each kind is recorded once, in the order of first occurrence.
  var diagnostics: DiagnosticCollector {
    var diagnostics = notes
    diagnostics.add(unknown)
    return diagnostics
  }
  /// Whether a text that may be a placeholder is treated as a placeholder.
  let assumesPlaceholder: Bool

  private let tree: XCUITree
  private let stops: XCUIStops
  private let modal: Int
  private let bars: [Int]
  private let cells: [Int]
  /// The number of switches in each cell that are stops of VoiceOver, by the index of the cell.
  private var switches: [Int: Int] = [:]
  private var tabs: [Int: Int] = [:]
  private var firstTexts: [Int: Int] = [:]
  private let hasSeveralWindows: Bool
  private var unknown = DiagnosticCollector()
  private var notes = DiagnosticCollector()

  init(_ tree: XCUITree, _ stops: XCUIStops, modal: Int, _ options: ImportOptions) {
    self.tree = tree
    self.stops = stops
    self.modal = modal
    assumesPlaceholder = options.assumesHint
    bars = tree.nearest(of: ["NavigationBar", "TabBar"])
    cells = tree.nearest(of: ["Cell"])
    hasSeveralWindows = tree.elements.count { $0.type == "Window" } > 1
    for index in tree.elements.indices
    where stops.isStop[index] && tree.elements[index].kind.privateTraits.contains("switchButton") {
      switches[cells[index], default: 0] += 1
    }
    for index in tree.elements.indices where stops.isStop[index] && bars[index] >= 0 {
      if tree.elements[index].type == "StaticText", firstTexts[bars[index]] == nil {
        firstTexts[bars[index]] = index
      }
      let isTab = ["Button", "Tab", "RadioButton"].contains(tree.elements[index].type)
      guard isTab, tree.elements[bars[index]].type == "TabBar" else { continue }
      tabs[bars[index], default: 0] += 1
    }
  }

  mutating func attributes(of index: Int) -> UIKitAttributes {
    let element = tree.elements[index]
    var attributes = UIKitAttributes()
    for other in element.others where !attributes.setIfValid(other.name, other.value) {
      unknown.record(.unknownAttributes, other.name)
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
    if !element.customActions.isEmpty {
      attributes.customActions = SparseList(element.customActions)
    }
    if stops.isStop[index] { attributes.exported.isElement = true }
    if index == modal { attributes.exported.isModal = true }
    // VoiceOver reads all elements of a window before the next window. It also reads all elements
    // of a cell before the next cell, because a list exposes its cells as containers.
    let isGroup = element.type == "Window" && hasSeveralWindows || element.type == "Cell"
    if isGroup, !stops.isStop[index] { attributes.exported.groupsChildren = true }
    if element.type == "SegmentedControl" { attributes.kind = .segmented }
    if element.hasLabel, ["SegmentedControl", "Stepper"].contains(element.type) {
      attributes.exported.containerType = .semanticGroup
    }
    setLabel(of: index, element, &attributes)
    setValue(of: element, &attributes)
    setTraits(of: index, element, &attributes)
    return attributes
  }

  /// Returns the text of a number as UIKit writes it.
  ///
  /// A whole number has no decimal point.
  private static func number(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  private mutating func setLabel(
    of index: Int, _ element: XCUIElement, _ attributes: inout UIKitAttributes
  ) {
    attributes.exported.label = strip(element.label, .rawLabel, &attributes)
    guard !element.hasLabel else { return }
    if stops.joinsTexts[index], let text = stops.texts[index] {
      attributes.exported.label = text
      notes.record(.joinedCell, at: element.position)
    } else if element.kind.privateTraits.contains("switchButton"), let text = cellLabel(of: index) {
      attributes.exported.label = text
      if stops.isStop[index] { notes.record(.lentLabel, at: element.position) }
    } else if element.type == "SearchField", let placeholder = element.placeholder {
      attributes.exported.label = placeholder
    }
  }

  /// Returns the label of the cell around a switch, or the texts inside a cell without a label.
  ///
  /// Returns `nil` if there is no cell, or if the cell has several switches or no text.
  private func cellLabel(of index: Int) -> String? {
    guard cells[index] >= 0, switches[cells[index]] == 1 else { return nil }
    let cell = tree.elements[cells[index]]
    let text = cell.hasLabel ? cell.label : stops.texts[cells[index]] ?? nil
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  private mutating func setValue(of element: XCUIElement, _ attributes: inout UIKitAttributes) {
    let value = strip(element.value, .rawValue, &attributes)
    attributes.exported.value = value
    // The tools repeat the label of some elements as their value, and they write 1 as the value of
    // a selected button. Such values are not announced.
    let repeats =
      ["StaticText", "SearchField", "Cell", "Other"].contains(element.type)
      && value == attributes.exported.label
    if value == "" || repeats {
      attributes.exported.value = nil
    } else if valueMeansSelected(element) {
      attributes.exported.value = nil
      attributes.details[.rawValue] = value
      if element.traits == nil { notes.record(.selectedButton, at: element.position) }
    }
    guard element.isField, element.kind.role != .searchBox else { return }
    if attributes.exported.value == nil, element.placeholder != "" {
      attributes.exported.value = element.placeholder
    }
    if element.mayShowPlaceholder { notes.record(.placeholderValue, at: element.position) }
  }

  /// Whether the value of a button only states that the button is selected.
  private func valueMeansSelected(_ element: XCUIElement) -> Bool {
    guard element.kind.traits.contains("button"), element.kind.privateTraits.isEmpty else {
      return false
    }
    return element.value == "1" && (element.traits.map { $0.contains("selected") } ?? true)
  }

  /// Returns a text without the characters for attachments, such as images.
  ///
  /// If the text has such characters, the original text is kept as the property `detail`.
  private func strip(
    _ text: String?, _ detail: UIKitAttributes.Detail, _ attributes: inout UIKitAttributes
  ) -> String? {
    guard let text, text.unicodeScalars.contains("\u{FFFC}") else { return text }
    attributes.details[detail] = text
    return XCUIElementBuilder.stripped(text)
  }
}

extension XCUIProperties {
  private mutating func setTraits(
    of index: Int, _ element: XCUIElement, _ attributes: inout UIKitAttributes
  ) {
    let isOnlyBits = element.traits.map { UInt64($0) != nil } ?? false
    var traits =
      element.traits?.split { $0 == "," || $0 == " " }.map(String.init)
      ?? element.kind.traits
    if !isOnlyBits { traits += element.kind.privateTraits }
    // Since iOS 17, UIKit has the trait `toggleButton` for toggles and switches. An element with
    // this trait also gets the trait `switchButton`.
    if traits.contains("toggleButton"), !traits.contains("switchButton") {
      traits.append("switchButton")
    }
    if element.traits == nil { addInferredHeader(to: &traits, of: index, element) }
    addBarTraits(to: &traits, of: index, element, &attributes)
    if element.isSelected || valueMeansSelected(element) { traits.append("selected") }
    if !element.isEnabled { traits.append("notEnabled") }
    if element.hasKeyboardFocus, element.isField { traits.append("isEditing") }
    var known: Set<String> = []
    traits = traits.filter { known.insert($0).inserted }
    guard !traits.isEmpty else { return }
    let text = traits.joined(separator: ", ")
    attributes.exported.traits = Spelled(AccessibilityTraits.parse(text), as: text)
  }

  /// If the dump does not contain traits, adds the trait `header` to the title of a navigation bar.
  ///
  /// Source: UIKit, UINavigationBar, for the header trait of its title.
  private mutating func addInferredHeader(
    to traits: inout [String], of index: Int, _ element: XCUIElement
  ) {
    guard stops.isStop[index], bars[index] >= 0, element.hasLabel else { return }
    let bar = tree.elements[bars[index]]
    guard bar.type == "NavigationBar", ["StaticText", "Other"].contains(element.type) else {
      return
    }
    let title = bar.identifier ?? bar.label
    let isTitle =
      (title ?? "").isEmpty
      ? firstTexts[bars[index]] == index : element.label == title || element.label == bar.label
    guard isTitle else { return }
    traits.append("header")
    notes.record(.barTitle, at: element.position)
  }

  /// Adds the internal traits of UIKit for bars and for buttons in bars.
  private func addBarTraits(
    to traits: inout [String], of index: Int, _ element: XCUIElement,
    _ attributes: inout UIKitAttributes
  ) {
    if element.type == "TabBar" {
      attributes.kind = .tabBar
      attributes.itemCount = tabs[index] ?? 0
      traits.append("tabBar")
    }
    guard stops.isStop[index], bars[index] >= 0 else { return }
    let bar = tree.elements[bars[index]].type
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
