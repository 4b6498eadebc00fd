internal import Simulator

/// The texts of a document in another language, by identifier and property: `aBc-12-xYz.text`.
struct IBTranslations: Sendable {
  /// One translation with where it stands.
  struct Entry: Sendable {
    var key: String
    var text: String
    var position: Node.Position?
  }

  /// BCP 47 tag of the language.
  var language: String?
  private var texts: [String: String] = [:]
  private var entries: [Entry] = []

  init() {}

  init(_ entries: [Entry], language: String) {
    self.language = language
    self.entries = entries
    for entry in entries where texts[entry.key] == nil { texts[entry.key] = entry.text }
  }

  /// Whether there is no entry.
  var isEmpty: Bool { entries.isEmpty }

  func text(for element: IBElement, _ property: String) -> String? {
    guard !texts.isEmpty else { return nil }
    for key in IBTranslations.keys(of: element, property) {
      if let text = texts[key] { return text }
    }
    return nil
  }

  /// Translations of objects that are not in the document.
  func orphans(in document: IBDocument) -> [Entry] {
    entries.filter { entry in
      let identifier = entry.key.prefix { $0 != "." }
      return document.places[String(identifier)] == nil
    }
  }
}

extension IBTranslations {
  /// What a property is called in files of translations, the usual name first.
  ///
  /// Source: strings files that Xcode exports.
  static func keys(of element: IBElement, _ property: String) -> [String] {
    let place = element.document.listPlaces[element.id] ?? 0
    switch element.name {
    case "state": return named("\(element.key ?? "normal")Title", of: element.parent)
    case "buttonConfiguration": return named("configuration.\(property)", of: element.parent)
    case "segment": return named("segmentTitles[\(place)]", of: element.parent?.parent)
    case "accessibility": return accessibilityKeys(of: element.parent, property)
    case "userDefinedRuntimeAttribute":
      return named(
        "ibExternalUserDefinedRuntimeAttributesLocalizableStrings[\(place)]",
        of: element.parent?.parent)
    case "string": return named("\(property)[\(place)]", of: element.parent?.parent)
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
