internal import Simulator

/// A catalogue of translations (`.xcstrings`), which is JSON with every language in it.
struct StringCatalog {
  /// The language the texts of the document itself are in.
  let source: String
  private let strings: JSON.Value?

  init(_ bytes: [UInt8], file: String?) throws(ImportError) {
    let root = try JSON(parsing: bytes, file: file).root
    guard root.kind == .object else { throw root.mustBe("an object") }
    source = root["sourceLanguage"]?.string ?? "en"
    strings = root["strings"]
  }

  func entries(in language: String) -> [IBTranslations.Entry] {
    var entries: [IBTranslations.Entry] = []
    for (key, value) in strings?.members ?? [] {
      guard let text = value["localizations"]?[language].flatMap(StringCatalog.text) else {
        continue
      }
      var position = value.keyPosition
      position.file = value.file
      entries.append(.init(key: key, text: text, position: position))
    }
    return entries
  }

  /// The text of one language; of several for devices that of the phone.
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
