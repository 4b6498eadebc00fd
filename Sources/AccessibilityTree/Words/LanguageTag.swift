/// A BCP 47 tag.
///
/// Case makes no difference, and an underscore is read as a hyphen: `pt_br` is `pt-BR`.
package struct LanguageTag: Sendable, Hashable {
  /// The subtags in lower case.
  ///
  /// The first one is the language.
  package let subtags: [Substring]

  /// Creates a tag from a text; the result is `nil` if the text is not a tag.
  package init?(_ text: String) {
    subtags = text.lowercased().split(omittingEmptySubsequences: false) { $0 == "-" || $0 == "_" }
    let isTag = subtags.allSatisfy { subtag in
      (1...8).contains(subtag.utf8.count) && subtag.utf8.allSatisfy(LanguageTag.isLetterOrDigit)
    }
    guard isTag, subtags.first?.utf8.allSatisfy({ $0 >= UInt8(ascii: "a") }) == true else {
      return nil
    }
  }

  /// The first subtag, in lower case.
  package var language: String { subtags.first.map(String.init) ?? "" }

  /// Returns the best match for this tag in a closed list of languages.
  ///
  /// - A region without its own words uses the words of another region with the same language:
  ///   `pt-PT` uses Brazil's words.
  /// - English outside America uses British words if `Known` contains them.
  /// - Traditional Chinese never uses the words of Simplified Chinese.
  ///
  /// Assumed: phones choose in this way if they have no words for the region itself.
  package func closest<Known>(_ type: Known.Type = Known.self) -> Known?
  where Known: RawRepresentable<String> & CaseIterable {
    let known = Known.allCases.first { $0.rawValue.lowercased() == subtags.joined(separator: "-") }
    if let known { return known }
    if isBritish, let british = Known(rawValue: "en-GB") { return british }
    if isTraditionalChinese { return nil }
    return Known.allCases.first { $0.rawValue.prefix { $0 != "-" } == subtags[0] }
  }

  /// Whether the tag means English in a region that does not follow American English.
  ///
  /// Source: Unicode CLDR 44, parent locales: the regions whose parent is not `en-001` follow
  /// American English.
  package var isBritish: Bool {
    guard subtags[0] == "en", let region = subtags.dropFirst().first(where: { $0.count == 2 })
    else { return false }
    return !["us", "as", "gu", "mh", "mp", "ph", "pr", "um", "vi"].contains(region)
  }

  private var isTraditionalChinese: Bool {
    subtags[0] == "zh" && !subtags.contains("hans")
      && subtags.contains { ["hant", "tw", "hk", "mo"].contains($0) }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte)
      || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }
}
