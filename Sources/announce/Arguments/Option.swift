import Simulator

/// An option of a command, as the parser and the help need it.
struct Option: Sendable {
  /// The value that follows an option's name.
  enum Value: Sendable {
    /// No value.
    case none
    /// Any text, with its placeholder in the help.
    case text(String)
    /// One of these words.
    case oneOf([String])
    /// Any of these words after “=”, separated by commas, or none; with its placeholder in the help.
    case list([String], called: String)
  }

  /// The name, without the two hyphens.
  var name: String
  /// The short form: a letter after a single hyphen.
  var letter: String?
  var value: Value
  /// Whether the option may be given several times.
  var isRepeatable = false
  /// The placeholder in the help if there are too many words to list.
  var placeholder: String?
  /// A one-sentence description.
  var summary: String

  /// The option as the help shows it: `--format text|markdown|json`.
  var usage: String { (letter.map { "-\($0), " } ?? "") + longUsage }

  private var longUsage: String {
    switch value {
    case .none: "--\(name)"
    case .text(let placeholder): "--\(name) \(placeholder)"
    case .list(_, let placeholder): "--\(name)[=\(placeholder),…]"
    case .oneOf(let words): "--\(name) \(placeholder ?? words.joined(separator: "|"))"
    }
  }
}

/// The readers' names on the command line.
let readerNames = allReaders.map(\.name)

extension Option {
  static let reader = Option(
    name: "reader", value: .oneOf(readerNames), isRepeatable: true,
    summary: "Use only this reader. Repeat to add readers. Default: all readers.")
  static let set = Option(
    name: "set", value: .text("key=value"), isRepeatable: true,
    summary: "Change a setting, of all readers (hints=off) or of one (talkback.hints=off). See "
      + "“announce readers”.")
  static let language = Option(
    name: "language", value: .text("tag"),
    summary: "The language of the readers and of translated texts, such as de. A reader "
      + "without this language keeps its default language.")
  static let plain = Option(
    name: "plain", value: .none,
    summary: "Print plain lines, without columns, colours or "
      + "blank lines.")
  static let sideBySide = Option(
    name: "side-by-side", value: .none, summary: "Print the readers side by side, in columns.")
  static let platform = Option(
    name: "as", value: .oneOf(readerNames),
    summary: "Print what the platform exposes to this reader, instead of the tree.")
  static let noConfig = Option(
    name: "no-config", value: .none,
    summary: "Ignore announce.yaml files; see “announce config”.")
  static let shard = Option(
    name: "shard", value: .text("N/COUNT"),
    summary: "Process only this part of the files, such as 2/5, to share work between "
      + "machines. Files are assigned by path.")
  static let watch = Option(
    name: "watch", value: .none,
    summary: "Run again whenever a file changes, until interrupted. The exit status is that of "
      + "the last run.")
  static let timeout = Option(
    name: "timeout", value: .text("SECONDS"),
    summary: "Stop with exit status 2 after this many seconds.")
  static let help = Option(name: "help", value: .none, summary: "Print this help.")
  static let version = Option(
    name: "version", value: .none,
    summary: "Print the version of the program and the profiles of the readers.")

  static let textOrJSON = format(["text", "json"])

  /// Returns the option for the output format; the first format is the default.
  static func format(_ words: [String]) -> Option {
    Option(
      name: "format", value: .oneOf(words),
      summary: "The output format. Default: \(words.first ?? "").")
  }
}
