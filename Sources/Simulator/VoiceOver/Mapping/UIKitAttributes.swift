/// Reads properties of `UIAccessibility` that a file tells by their own names.
enum UIKitAttributes {
  /// Puts the properties in the place of what the role led to.
  static func apply(_ attributes: [String: String], to element: inout AccessibilityElement) {
    if let traits = attributes["traits"] ?? attributes["accessibilityTraits"] {
      element.traits = AccessibilityTraits.parse(traits)
    }
    flag("isAccessibilityElement", attributes, &element.isElement)
    flag("accessibilityElementsHidden", attributes, &element.elementsHidden)
    flag("accessibilityViewIsModal", attributes, &element.isModal)
    flag("shouldGroupAccessibilityChildren", attributes, &element.groupsChildren)
    if let number = attributes["accessibilitySortPriority"].flatMap(Double.init), !number.isNaN {
      element.sortPriority = number
    }
    if let type = attributes["accessibilityContainerType"],
      let container = AccessibilityElement.ContainerType(rawValue: type)
    {
      element.containerType = container
    }
    if let label = attributes["accessibilityLabel"] { element.label = label }
    if let value = attributes["accessibilityValue"] { element.value = value }
    if let hint = attributes["accessibilityHint"] { element.hint = hint }
    if let language = attributes["accessibilityLanguage"] { element.language = language }
  }

  private static func flag(_ name: String, _ attributes: [String: String], _ flag: inout Bool) {
    switch attributes[name] {
    case "true", "YES", "1": flag = true
    case "false", "NO", "0": flag = false
    default: break
    }
  }
}

extension AccessibilityTraits {
  /// Reads names of traits with commas or blanks between them; unknown ones say nothing.
  static func parse(_ text: String) -> AccessibilityTraits {
    var traits: AccessibilityTraits = []
    for word in text.split(whereSeparator: { $0 == "," || $0 == " " }) {
      if let known = named.first(where: { $0.name.lowercased() == word.lowercased() }) {
        traits.insert(known.trait)
      }
    }
    return traits
  }
}
