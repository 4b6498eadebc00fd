/// The parts of a BCP 47 tag.
struct ResourceLocale: Sendable, Hashable {
  /// The language code, in lower case.
  ///
  /// Obsolete codes are replaced by current codes.
  var language: String
  /// The script, such as `Latn`.
  var script: String?
  /// The region, in upper case.
  var region: String?

  /// Parses a tag whose subtags are separated by hyphens or underscores.
  init(_ tag: String) {
    var parts = tag.split { $0 == "-" || $0 == "_" }.map(String.init)[...]
    let first = (parts.popFirst() ?? "").lowercased()
    language = ResourceLocale.currentCodes[first] ?? first
    for part in parts {
      if part.count == 4, part.first?.isLetter == true {
        script = script ?? part.prefix(1).uppercased() + part.dropFirst().lowercased()
      } else if part.count == 2 || part.count == 3, region == nil {
        region = part.uppercased()
      }
    }
  }

  /// The script, or `nil` if the language is written in only one script.
  ///
  /// If the tag does not state the script, this is the usual script of the region.
  var usualScript: String? {
    if let script { return script }
    guard let scripts = ResourceLocale.scripts[language] else { return nil }
    return region.flatMap { scripts.byRegion[$0] } ?? scripts.usual
  }

  /// Whether the language runs from right to left.
  var isRightToLeft: Bool {
    if let script { return ResourceLocale.rightToLeftScripts.contains(script) }
    return ResourceLocale.rightToLeft.contains(language)
  }

  /// The obsolete codes that Android's folders use, with the current code for each.
  private static let currentCodes = ["iw": "he", "in": "id", "ji": "yi", "tl": "fil"]

  /// The languages that are written in several scripts, with the usual script and its exceptions by
  /// region.
  private static let scripts: [String: (usual: String, byRegion: [String: String])] = [
    "zh": ("Hans", ["TW": "Hant", "HK": "Hant", "MO": "Hant"]),
    "sr": ("Cyrl", ["ME": "Latn"]), "az": ("Latn", ["IR": "Arab"]), "uz": ("Latn", ["AF": "Arab"]),
    "pa": ("Guru", ["PK": "Arab"]), "bs": ("Latn", [:]), "kk": ("Cyrl", [:]),
    "mn": ("Cyrl", [:]), "ku": ("Latn", ["IQ": "Arab"]), "ms": ("Latn", [:]),
  ]

  private static let rightToLeftScripts: Set<String> = [
    "Arab", "Hebr", "Syrc", "Thaa", "Nkoo", "Adlm",
  ]

  private static let rightToLeft: Set<String> = [
    "ar", "he", "fa", "ur", "yi", "ps", "sd", "ug", "dv", "ckb",
  ]
}
