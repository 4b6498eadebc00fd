internal import Simulator

/// A mistake in a column header that looks like the name of a reader.
///
/// The column is not checked. Without a report of the mistake, nobody would notice this.
struct HeaderMistake: Sendable {
  let problem: String
  let remedy: String

  /// The maximum number of characters to read in a header, and the maximum number of characters
  /// that messages show.
  private static let limit = (read: 200, shown: 40)
  /// Abbreviations of the readers.
  private static let abbreviations = ["vo": "voiceover", "tb": "talkback"]

  /// Finds the mistake in a header that ``ReaderHeader`` rejects.
  ///
  /// Returns `nil` if the header does not look like the name of a reader.
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
          problem: "\(HeaderMistake.quoted(text)) is not the name of a reader",
          remedy: "write “\(reader.displayName)”, then settings after commas")
        return
      }
    }
    return nil
  }

  private init(problem: String, remedy: String) {
    self.problem = problem
    self.remedy = remedy
  }

  /// Creates the mistake for unexpected text between the reader and its settings.
  private init(
    _ reader: any ScreenReader, _ rest: Substring, settings: Substring, in text: Substring
  ) {
    let name = reader.displayName
    let words = rest.split { $0.isWhitespace || ":;./()–—-".contains($0) }.joined(separator: " ")
    let separated = "\(name), \(words)\(settings)"
    let (own, other) = type(of: reader).platform == .iOS ? ("iOS", "Android") : ("Android", "iOS")
    if allReaders.contains(where: { ReaderHeader.folded(rest).contains($0.name) }) {
      problem = "\(HeaderMistake.quoted(text)) names two readers"
      remedy = "give each reader its own column"
    } else if rest.lowercased().contains(other.lowercased()) {
      problem = "\(name) is not a reader of \(other)"
      remedy = "write “\(name)” or “\(name) (\(own))”"
    } else if let header = ReaderHeader(separated), header.problems.isEmpty, !words.isEmpty {
      problem = "a comma is missing after the reader in \(HeaderMistake.quoted(text))"
      remedy = "write “\(separated)”"
    } else {
      problem = "\(HeaderMistake.quoted(text)) begins with a reader but is not a reader header"
      remedy = "write “\(name)” or “\(name) (\(own))”, then settings after commas"
    }
  }

  /// Returns the text after a reader's name, or `nil` if the text does not begin with the name.
  ///
  /// Case, spaces and hyphens are ignored.
  private static func rest(of text: Substring, behind name: String) -> Substring? {
    var rest = text
    for letter in name {
      rest = rest.drop(while: ReaderHeader.isIgnored)
      guard rest.popFirst()?.lowercased() == String(letter) else { return nil }
    }
    return rest.first?.isLetter == true ? nil : rest
  }

  /// Returns whether a word probably stands for a name: as an abbreviation, or with one letter
  /// mistyped.
  private static func isMeant(_ name: String, by word: String) -> Bool {
    if abbreviations[word] == name { return true }
    return NearestWord.distance(from: word, to: name) <= 1
  }

  private static func quoted(_ text: Substring) -> String {
    text.count > limit.shown ? "“\(text.prefix(limit.shown))…”" : "“\(text)”"
  }
}
