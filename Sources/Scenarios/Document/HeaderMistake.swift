internal import Simulator

/// A header that is almost that of a reader, so that its column would pass for prose unnoticed.
struct HeaderMistake: Sendable {
  let problem: String
  let remedy: String

  /// The most characters of a header that are looked at, and the most that are shown.
  private static let limit = (read: 200, shown: 40)
  /// What people call the readers for short.
  private static let abbreviations = ["vo": "voiceover", "tb": "talkback"]

  /// Judges the plain text of a header that ``ReaderHeader`` refuses; absent where it is no mistake.
  init?(_ text: String) {
    let text = text.prefix(HeaderMistake.limit.read)
    let name = text.prefix { $0 != "," }
    for reader in allReaders {
      if let rest = HeaderMistake.rest(of: name, behind: reader.name) {
        self.init(reader, rest, settings: text[name.endIndex...], in: text)
        return
      }
      if HeaderMistake.isMeant(reader.name, by: ReaderHeader.folded(name)) {
        self.init(
          problem: "\(HeaderMistake.quoted(text)) names no reader",
          remedy: "write “\(reader.displayName)”, and settings behind commas")
        return
      }
    }
    return nil
  }

  private init(problem: String, remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  /// A header in which something stands between a reader and its settings.
  private init(
    _ reader: any ScreenReader, _ rest: Substring, settings: Substring, in text: Substring
  ) {
    let name = reader.displayName
    let words = rest.split { $0.isWhitespace || ":;./()–—-".contains($0) }.joined(separator: " ")
    let separated = "\(name), \(words)\(settings)"
    let (own, other) = type(of: reader).platform == .iOS ? ("iOS", "Android") : ("Android", "iOS")
    if allReaders.contains(where: { ReaderHeader.folded(rest).contains($0.name) }) {
      problem = "\(HeaderMistake.quoted(text)) names two readers"
      remedy = "give each of them a column of its own"
    } else if rest.lowercased().contains(other.lowercased()) {
      problem = "\(name) is no reader of \(other)"
      remedy = "write “\(name)” or “\(name) (\(own))”"
    } else if let header = ReaderHeader(separated), header.problems.isEmpty, !words.isEmpty {
      problem = "no comma stands behind the reader in \(HeaderMistake.quoted(text))"
      remedy = "write “\(separated)”"
    } else {
      problem = "\(HeaderMistake.quoted(text)) begins with a reader and does not go on as a header"
      remedy = "write “\(name)” or “\(name) (\(own))”, and settings behind commas"
    }
  }

  /// What follows a reader's name, whatever its case, spaces and hyphens; absent without the name.
  private static func rest(of text: Substring, behind name: String) -> Substring? {
    var rest = text
    for letter in name {
      rest = rest.drop(while: ReaderHeader.isIgnored)
      guard rest.popFirst()?.lowercased() == String(letter) else { return nil }
    }
    return rest.first?.isLetter == true ? nil : rest
  }

  /// Whether a word is short for a name, or the name with one mistake of typing.
  private static func isMeant(_ name: String, by word: String) -> Bool {
    if abbreviations[word] == name { return true }
    return NearestWord.distance(from: word, to: name) <= 1
  }

  private static func quoted(_ text: Substring) -> String {
    text.count > limit.shown ? "“\(text.prefix(limit.shown))…”" : "“\(text)”"
  }
}
