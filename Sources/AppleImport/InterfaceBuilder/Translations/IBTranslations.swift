package import AccessibilityTree

/// The texts of a document in another language.
///
/// The key of a text consists of the element's identifier and the property: `aBc-12-xYz.text`.
package struct IBTranslations: Sendable {
  package struct Entry: Sendable {
    package var key: String
    package var text: String
    package var position: Node.Position?
  }

  /// The BCP 47 tag of the language.
  var language: String?
  private var texts: [String: String] = [:]
  private var entries: [Entry] = []

  init() {}

  init(_ entries: [Entry], language: String) {
    self.language = language
    self.entries = entries
    for entry in entries where texts[entry.key] == nil { texts[entry.key] = entry.text }
  }

  var isEmpty: Bool { entries.isEmpty }

  func text(for element: IBElement, _ property: String) -> String? {
    guard !texts.isEmpty else { return nil }
    for key in IBTranslations.keys(of: element, property) {
      if let text = texts[key] { return text }
    }
    return nil
  }

  /// Returns the translations for objects that the document does not contain.
  func orphans(in document: IBDocument) -> [Entry] {
    entries.filter { entry in
      let identifier = entry.key.prefix { $0 != "." }
      return document.elementIDs[String(identifier)] == nil
    }
  }
}

extension IBTranslations {
  /// Returns the keys that a property can have in translation files.
  ///
  /// The usual key comes first.
  ///
  /// Source: strings files that Xcode exports.
  static func keys(of element: IBElement, _ property: String) -> [String] {
    let index = element.document.listIndices[element.id] ?? 0
    switch element.name {
    case "state": return named("\(element.key ?? "normal")Title", of: element.parent)
    case "buttonConfiguration": return named("configuration.\(property)", of: element.parent)
    case "segment": return named("segmentTitles[\(index)]", of: element.parent?.parent)
    case "accessibility": return accessibilityKeys(of: element.parent, property)
    case "userDefinedRuntimeAttribute":
      return named(
        "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(index)]",
        of: element.parent?.parent)
    case "string": return named("\(property)[\(index)]", of: element.parent?.parent)
    default: return named(property, of: element)
    }
  }

  private static func named(_ property: String, of element: IBElement?) -> [String] {
    element?.identifier.map { ["\($0).\(property)"] } ?? []
  }

  private static func accessibilityKeys(of element: IBElement?, _ property: String) -> [String] {
    guard let identifier = element?.identifier, let first = property.first else { return [] }
    let capitalized = first.uppercased() + property.dropFirst()
    return [
      "\(identifier).accessibility\(capitalized)",
      "\(identifier).accessibilityConfiguration.\(property)",
      "\(identifier).ibExternalAccessibility\(capitalized)",
    ]
  }
}
