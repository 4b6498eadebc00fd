/// Lists what a platform says of one accessibility element, in a fixed order.
struct ExposedProperties {
  private var list: [ExposedNode.Property] = []

  /// The properties of an element that are not as they are by default.
  static func list(
    of element: AccessibilityElement, in tree: AccessibilityTree
  ) -> [ExposedNode.Property] {
    var properties = ExposedProperties()
    properties.addTexts(of: element)
    properties.addKind(of: element)
    properties.addReach(of: element)
    properties.addList(of: element, in: tree)
    properties.addTable(of: element, in: tree)
    if let design = element.design { properties.add(design) }
    if let web = element.web { properties.add(web) }
    for action in element.customActions { properties.add("customAction", action) }
    for content in element.customContent { properties.add(content) }
    return properties.list
  }

  private mutating func add(_ name: String, _ value: String?) {
    if let value { list.append(ExposedNode.Property(name, value)) }
  }

  private mutating func flag(_ name: String, _ isSet: Bool) {
    if isSet { add(name, "true") }
  }

  private mutating func addTexts(of element: AccessibilityElement) {
    add("label", element.label)
    add("value", element.value)
    add("hint", element.hint)
    add("language", element.language)
    add("identifier", element.identifier)
  }

  /// What the title of the line does not tell already.
  private mutating func addKind(of element: AccessibilityElement) {
    if element.isElement {
      if element.containerType != .none { add("containerType", element.containerType.rawValue) }
    } else if element.traits != [] {
      add("traits", element.traits.names.joined(separator: ", "))
    }
    let isTitle = !element.isElement && element.containerType == .none
    if element.kind != .view, !isTitle { add("kind", element.kind.rawValue) }
  }

  private mutating func addReach(of element: AccessibilityElement) {
    add("frame", element.frame.map(ExposedProperties.text))
    add("accessibilityFrame", element.accessibilityFrame.map(ExposedProperties.text))
    flag("hidden", element.isHidden)
    flag("clips", element.clips)
    flag("elementsHidden", element.elementsHidden)
    flag("modal", element.isModal)
    flag("groupsChildren", element.groupsChildren)
    if element.sortPriority != 0 { add("sortPriority", OutlineNumber.text(element.sortPriority)) }
    add("respondsToUserInteraction", element.respondsToUserInteraction.map(String.init))
  }

  private mutating func addList(of element: AccessibilityElement, in tree: AccessibilityTree) {
    add("items", element.itemCount.map(String.init))
    guard let explicit = element.explicit else { return }
    add("elements", explicit.map { ExposedProperties.name(of: tree[$0]) }.joined(separator: ", "))
  }

  private mutating func addTable(of element: AccessibilityElement, in tree: AccessibilityTree) {
    if let cell = element.cell {
      add("rows", ExposedProperties.range(cell.row, cell.rowSpan))
      add("columns", ExposedProperties.range(cell.column, cell.columnSpan))
    }
    guard let table = element.table else { return }
    add("rowHeaders", ExposedProperties.headers(table.rowHeaders, in: tree))
    add("columnHeaders", ExposedProperties.headers(table.columnHeaders, in: tree))
  }

  /// What an author said beyond UIKit's properties, and what only some versions have.
  private mutating func add(_ design: DesignFacts) {
    add("roleWord", design.roleWord.map(ExposedProperties.name))
    add("checked", design.checked?.rawValue)
    add("expandedStatus", design.expanded.map { $0 ? "expanded" : "collapsed" })
    add("headingLevel", design.level.map(String.init))
    flag("required", design.isRequired)
    flag("readOnly", design.isReadOnly)
    flag("draggable", design.isDraggable)
    add("error", design.error)
    add("characters", design.characters.map(String.init))
    add("placeholder", design.placeholder)
    if let position = design.position, let count = design.count {
      add("position", "\(position) of \(count)")
    }
  }

  private mutating func add(_ web: WebAttributes) {
    for property in web.exposed { add(property.name, property.value) }
  }

  private mutating func add(_ content: CustomContent) {
    let text = content.value.isEmpty ? content.label : "\(content.label): \(content.value)"
    add(content.isImportant ? "importantContent" : "customContent", text)
  }

  /// Left, top, width and height, as an outline has them.
  private static func text(_ frame: Frame) -> String {
    [frame.x, frame.y, frame.width, frame.height].map(OutlineNumber.text).joined(separator: " ")
  }

  /// Rows or columns from 1.
  private static func range(_ start: Int?, _ span: Int) -> String {
    guard let start else { return "unknown" }
    return span > 1 ? "\(start + 1) to \(start + span)" : "\(start + 1)"
  }

  private static func headers(_ headers: [Int: [Int]], in tree: AccessibilityTree) -> String? {
    guard !headers.isEmpty else { return nil }
    return headers.sorted { $0.key < $1.key }
      .map { place, cells in
        "\(place + 1): \(cells.map { name(of: tree[$0]) }.joined(separator: " and "))"
      }.joined(separator: ", ")
  }

  private static func name(of element: AccessibilityElement) -> String {
    element.identifier ?? element.label ?? element.value ?? "unnamed"
  }

  private static func name(of role: AccessibilityElement.RoleWord) -> String {
    switch role {
    case .checkbox: "checkbox"
    case .radioButton: "radioButton"
    case .popUpButton: "popUpButton"
    case .menuItem: "menuItem"
    case .colorWell: "colorWell"
    case .pickerItem: "pickerItem"
    case .named(let name): name
    }
  }
}
