internal import Simulator

/// The header of a column that names a reader: `TalkBack, hints off, locale de`.
struct ReaderHeader {
  private(set) var reader: any ScreenReader
  private(set) var settings: [(key: String, value: String)] = []
  private(set) var conveysFacts = false
  /// The problems in the settings, each with its remedy.
  private(set) var problems: [(problem: String, remedy: String)] = []

  /// A word in a header: with this word, the cells of the column list facts instead of
  /// announcements.
  static let facts = "conveys"

  /// Reads the plain text of a header; returns `nil` if the text does not name a reader.
  init?(_ text: String) {
    let parts = text.split(separator: ",", omittingEmptySubsequences: false)
    guard let reader = ReaderHeader.reader(named: parts.first ?? "") else { return nil }
    self.reader = reader
    for part in parts.dropFirst() { read(part) }
  }

  /// Returns the reader with a name, or `nil` if there is none.
  ///
  /// The name may end with the platform in brackets, as in `Voice Over (iOS)`. Case, spaces and
  /// hyphens are ignored.
  private static func reader(named text: Substring) -> (any ScreenReader)? {
    let name = folded(text)
    return allReaders.first { reader in
      let platform =
        switch type(of: reader).platform {
        case .iOS: "ios"
        case .android: "android"
        }
      return name == reader.name || name == "\(reader.name)(\(platform))"
    }
  }

  /// Returns a name in lower case, without white space and hyphens.
  static func folded(_ text: Substring) -> String { text.lowercased().filter { !isIgnored($0) } }

  /// Returns whether a character is ignored in names: white space and hyphens.
  static func isIgnored(_ character: Character) -> Bool {
    character.isWhitespace || character == "-" || character == "\u{2010}"
  }

  private mutating func read(_ part: Substring) {
    let words = part.split { $0.isWhitespace || $0 == "=" }.map(String.init)
    guard let first = words.first else { return }
    if words.count == 1 {
      readWord(first)
    } else {
      let spelled = key(first) ?? first
      set(spelled, to: words.dropFirst().joined(separator: " "))
    }
  }

  /// Reads one word of the header.
  ///
  /// The word is a language or, if the cells list facts instead of announcements, `conveys`. Any
  /// other word is reported.
  private mutating func readWord(_ word: String) {
    if word.lowercased() == ReaderHeader.facts {
      conveysFacts = true
    } else if let key = key(word) {
      let known = type(of: reader).settings.first { $0.key == key }?.values.first ?? "on"
      problems.append(
        ("“\(word)” needs a value in this header", "write “\(key) \(known)”, for instance"))
    } else if let tag = LanguageTag(word), (2...3).contains(tag.language.count) {
      set("locale", to: word)
    } else {
      refuse(word)
    }
  }

  /// Returns the setting that a word names, in the reader's spelling, or `nil` if there is no such
  /// setting.
  ///
  /// For `hints`, the word can also be `talkback.hints`.
  private func key(_ word: String) -> String? {
    let word = word.lowercased()
    return type(of: reader).settings.map(\.key).first { key in
      word == key.lowercased() || word == "\(reader.name).\(key.lowercased())"
    }
  }

  private mutating func set(_ key: String, to value: String) {
    do {
      try reader.set(key, to: value)
      settings.append((key, value))
    } catch {
      switch error {
      case .unknownKey: refuse(key)
      case .unknownValue(_, key: _, let known):
        let remedy = "\(reader.displayName) takes \(known.joined(separator: ", "))"
        problems.append(("“\(value)” is not a value of “\(key)”", remedy))
      }
    }
  }

  private mutating func refuse(_ key: String) {
    let known = type(of: reader).settings.map(\.key) + [ReaderHeader.facts]
    problems.append(
      (
        "\(reader.displayName) has no setting “\(key)”",
        "its settings are \(known.joined(separator: ", ")), or a language tag"
      ))
  }
}
