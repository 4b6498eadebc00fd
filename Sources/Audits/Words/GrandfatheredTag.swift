/// A language tag that was registered before tags had subtags, such as “i-klingon”.
///
/// The tag is valid. Its first subtag is no language, so readers may not know which voice to use.
/// Other old tags, such as “zh-min-nan”, begin with the subtag of a language.
///
/// Source: RFC 5646, section 2.2.8; IANA Language Subtag Registry, preferred values.
struct GrandfatheredTag {
  /// The tag that names the language today, or `nil` if there is none.
  let replacement: String?

  /// Creates an old tag, or returns `nil` for any other text.
  init?(_ tag: some StringProtocol) {
    let tag = tag.lowercased()
    let replacement: String? = GrandfatheredTag.replacements[tag]
    guard replacement != nil || GrandfatheredTag.others.contains(tag) else { return nil }
    self.replacement = replacement
  }

  /// The remedy for an element with the tag.
  var remedy: String {
    guard let replacement else {
      return "Use the tag of the language in which readers should read the words."
    }
    return "Write “\(replacement)”, which names the same language."
  }

  private static let replacements: [String: String] = [
    "i-ami": "ami", "i-bnn": "bnn", "i-hak": "hak", "i-klingon": "tlh", "i-lux": "lb",
    "i-navajo": "nv", "i-pwn": "pwn", "i-tao": "tao", "i-tay": "tay", "i-tsu": "tsu",
  ]

  private static let others: Set<String> = ["i-default", "i-enochian", "i-mingo"]
}

extension GrandfatheredTag {
  /// Returns the message of a finding about a tag whose first subtag is no language.
  static func message(about tag: String, isOld: Bool) -> String {
    isOld
      ? "“\(tag)” is an old tag, and readers may not know the voice for it."
      : "“\(tag)” is not a registered language."
  }
}
