/// Reads properties of `UIAccessibility` that a file tells by their own names, or by the short
/// ones of an export.
///
/// Fields inside others have dotted names: `customActions.0`, `customContent.0.label`.
enum UIKitAttributes {
  /// Puts the properties in the place of what the role led to; names nobody knows are ignored.
  static func apply(_ attributes: [String: String], to element: inout AccessibilityElement) {
    if let traits = first("traits", "accessibilityTraits", attributes) {
      element.traits = AccessibilityTraits.parse(traits)
    }
    flag("isElement", "isAccessibilityElement", attributes, &element.isElement)
    flag("elementsHidden", "accessibilityElementsHidden", attributes, &element.elementsHidden)
    flag("modal", "accessibilityViewIsModal", attributes, &element.isModal)
    flag(
      "groupChildren", "shouldGroupAccessibilityChildren", attributes, &element.groupsChildren)
    if let number = attributes["accessibilitySortPriority"].flatMap(Double.init), !number.isNaN {
      element.sortPriority = number
    }
    if let type = first("containerType", "accessibilityContainerType", attributes),
      let container = AccessibilityElement.ContainerType(rawValue: type)
    {
      element.containerType = container
    }
    text("label", "accessibilityLabel", attributes, &element.label)
    text("value", "accessibilityValue", attributes, &element.value)
    text("hint", "accessibilityHint", attributes, &element.hint)
    text("language", "accessibilityLanguage", attributes, &element.language)
    text("identifier", "accessibilityIdentifier", attributes, &element.identifier)
    applyView(attributes, to: &element)
    applyLists(attributes, to: &element)
  }

  /// What an object is to UIKit, and where it is.
  private static func applyView(
    _ attributes: [String: String], to element: inout AccessibilityElement
  ) {
    if let kind = attributes["kind"] { element.kind = .init(rawValue: kind) ?? .view }
    flag("hidden", "isHidden", attributes, &element.isHidden)
    flag("clips", "clipsToBounds", attributes, &element.clips)
    if let alpha = attributes["alpha"].flatMap({ Double($0) }), alpha <= 0 {
      element.isHidden = true
    }
    if let frame = attributes["frame"].flatMap(frame) { element.frame = frame }
    if element.kind != .element, let frame = attributes["accessibilityFrame"].flatMap(frame) {
      element.accessibilityFrame = frame
    }
    if let items = attributes["items"].flatMap({ number($0) }) { element.itemCount = items }
    let rows = attributes["rowRange"].flatMap(range)
    let columns = attributes["columnRange"].flatMap(range)
    guard rows != nil || columns != nil else { return }
    element.cell = AccessibilityElement.CellRange(
      row: rows?.location, rowSpan: rows?.length ?? 1, column: columns?.location,
      columnSpan: columns?.length ?? 1)
  }

  private static func applyLists(
    _ attributes: [String: String], to element: inout AccessibilityElement
  ) {
    if attributes["customActions.0"] != nil {
      element.customActions = list("customActions", in: attributes)
    }
    var contents: [CustomContent] = []
    while true {
      let name = "customContent.\(contents.count)"
      let label = attributes["\(name).label"]
      let value = attributes["\(name).value"]
      guard label != nil || value != nil else { break }
      contents.append(
        CustomContent(
          label: label ?? "", value: value ?? "", isImportant: attributes["\(name).high"] == "true")
      )
    }
    if !contents.isEmpty { element.customContent = contents }
  }

  /// Texts under one name: `elements.0`, `elements.1`.
  static func list(_ name: String, in attributes: [String: String]) -> [String] {
    var list: [String] = []
    while let text = attributes["\(name).\(list.count)"] { list.append(text) }
    return list
  }

  /// A rectangle: left, top, width and height.
  private static func frame(_ text: String) -> Frame? {
    let numbers = text.split { $0 == "," || $0 == " " }.compactMap { Double($0) }
    guard numbers.count == 4, numbers.allSatisfy(\.isFinite) else { return nil }
    return Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Rows or columns of a cell: where they begin, or `null` for `NSNotFound`, and how many.
  private static func range(_ text: String) -> (location: Int?, length: Int)? {
    let words = text.split { $0 == "," || $0 == " " }
    guard words.count == 2, let length = Int(words[1]) else { return nil }
    return (number(words[0]), Int(Int32(clamping: length)))
  }

  /// A row, column or number of things, kept small enough to be counted on from.
  static func number(_ text: some StringProtocol) -> Int? {
    Int(text).map { Int(Int32(clamping: $0)) }
  }

  private static func first(
    _ name: String, _ other: String, _ attributes: [String: String]
  ) -> String? {
    attributes[name] ?? attributes[other]
  }

  private static func text(
    _ name: String, _ other: String, _ attributes: [String: String], _ text: inout String?
  ) {
    if let value = first(name, other, attributes) { text = value }
  }

  private static func flag(
    _ name: String, _ other: String, _ attributes: [String: String], _ flag: inout Bool
  ) {
    switch first(name, other, attributes) {
    case "true", "YES", "1": flag = true
    case "false", "NO", "0": flag = false
    default: break
    }
  }
}

extension AccessibilityTraits {
  /// Reads names of traits with commas or blanks between them, or the number of their bits; unknown
  /// ones say nothing.
  package static func parse(_ text: String) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      if let bits = UInt64(word) {
        traits.formUnion(AccessibilityTraits(rawValue: bits))
      } else if let known = named.first(where: { $0.name.lowercased() == word.lowercased() }) {
        traits.insert(known.trait)
      }
    }
    return traits
  }
}
