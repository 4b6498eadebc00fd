internal import AccessibilityTree
internal import Encoding
internal import ImportSupport
package import TextIO

/// A string catalogue (`.xcstrings`): JSON with translations into all languages.
package struct StringCatalog {
  /// The language in which the document itself is written.
  package let source: String
  let strings: JSON.Value?

  package init(_ bytes: [UInt8], file: String?) throws(InputError) {
    let root = try JSON(parsing: bytes, file: file).root
    guard root.kind == .object else { throw root.mustBe("an object") }
    source = root["sourceLanguage"]?.string ?? "en"
    strings = root["strings"]
  }

  /// The languages of all translations, in alphabetical order.
  package var languages: [String] {
    var languages: Set<String> = []
    for (_, value) in strings?.members ?? [] {
      languages.formUnion(value["localizations"]?.members.map(\.key) ?? [])
    }
    return languages.sorted()
  }

  /// Returns the translations into a language.
  ///
  /// - Parameter withUntranslatable: Whether to include texts that must not be translated. The
  ///   result has an empty translation for such a text.
  func entries(
    in language: String, withUntranslatable: Bool = false
  ) -> [IBTranslations.Entry] {
    var entries: [IBTranslations.Entry] = []
    for (key, value) in strings?.members ?? [] {
      let text = value["localizations"]?[language].flatMap(StringCatalog.text)
      let isKept = withUntranslatable && value["shouldTranslate"]?.bool == false
      guard let text = text ?? (isKept ? "" : nil) else { continue }
      let position = Node.Position(value.keyLocation, in: value.file)
      entries.append(.init(key: key, text: text, position: position))
    }
    return entries
  }

  /// Returns the text of an entry for one language.
  ///
  /// If the text differs between devices, this is the text for iPhone.
  private static func text(of value: JSON.Value) -> String? {
    var value = value
    for _ in 0..<4 {
      if let text = value["stringUnit"]?["value"]?.string { return text }
      guard let next = variant(of: value) else { return nil }
      value = next
    }
    return nil
  }

  private static func variant(of value: JSON.Value) -> JSON.Value? {
    guard let variations = value["variations"] else { return nil }
    if let device = variations["device"] { return device["iphone"] ?? device["other"] }
    return variations["plural"]?["other"]
  }
}
