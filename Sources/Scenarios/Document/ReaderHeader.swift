internal import Importers
internal import Simulator

/// A header cell that names a reader with settings: `TalkBack, hints off, locale de`.
struct ReaderHeader {
  /// The reader with its settings.
  private(set) var reader: any ScreenReader
  /// The settings in their order.
  private(set) var settings: [(key: String, value: String)] = []
  /// Whether the cells below are facts.
  private(set) var conveysFacts = false

  /// Whether a header cell begins with the name of a reader.
  static func namesReader(_ text: String) -> Bool { reader(in: text) != nil }

  /// Reads a header cell; nothing comes back when it names no reader.
  ///
  /// - Throws: What is wrong with a setting, with the right ones, at the position.
  init?(_ text: String, at position: Node.Position, in file: String) throws(ImportError) {
    guard let reader = ReaderHeader.reader(in: text) else { return nil }
    self.reader = reader
    for piece in text.split(separator: ",", omittingEmptySubsequences: false).dropFirst() {
      do {
        try add(piece.trimmed)
      } catch {
        throw ImportError(
          file: file, position: position, problem: error.problem, remedy: error.remedy)
      }
    }
  }

  /// A setting that cannot be.
  private struct Refusal: Error {
    var problem: String
    var remedy: String
  }

  /// The reader that the words before the first comma name; case, spaces, hyphens and the platform
  /// in brackets make no difference.
  private static func reader(in text: String) -> (any ScreenReader)? {
    let words = text.prefix { $0 != "," }
    var name = words.lowercased().filter { !$0.isWhitespace && $0 != "-" }
    for platform in ["(ios)", "(android)"] where name.hasSuffix(platform) {
      name.removeLast(platform.count)
    }
    return allReaders.first { $0.name == name }
  }

  private mutating func add(_ text: String) throws(Refusal) {
    if text.lowercased() == "conveys" {
      conveysFacts = true
      return
    }
    let words = text.split(maxSplits: 1) { $0.isWhitespace || $0 == "=" }.map(\.trimmed)
    guard let first = words.first else {
      throw Refusal(
        problem: "nothing stands behind a comma of the header", remedy: "remove the comma")
    }
    if words.count == 1 { return try addLanguage(first) }
    try set(first, to: words[1])
  }

  /// A bare word is the tag of a language.
  private mutating func addLanguage(_ word: String) throws(Refusal) {
    guard let tag = LanguageTag(word), (2...3).contains(tag.language.count) else {
      throw unknown(word)
    }
    try set("locale", to: word)
  }

  private mutating func set(_ key: String, to value: String) throws(Refusal) {
    do {
      try reader.set(key, to: value)
      settings.append((key, value))
    } catch {
      switch error {
      case .unknownKey: throw unknown(key)
      case .unknownValue(_, _, let known):
        throw Refusal(
          problem: "“\(value)” is no value of “\(key)”",
          remedy: "\(reader.displayName) takes \(known.joined(separator: ", "))")
      }
    }
  }

  private func unknown(_ word: String) -> Refusal {
    let keys = type(of: reader).settings.map(\.key).joined(separator: ", ")
    return Refusal(
      problem: "\(reader.displayName) has no setting “\(word)”",
      remedy:
        "write conveys, the tag of a language such as de, or a setting with its value, such as "
        + "hints off; settings are \(keys)")
  }
}
