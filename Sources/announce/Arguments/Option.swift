import Simulator

/// An option of a command: the one declaration that the parser and the help both read.
struct Option: Sendable {
  /// What follows the option's name.
  enum Value: Sendable {
    /// Nothing: the option is given or not.
    case none
    /// Any text, called so in the help.
    case text(String)
    /// One of these words.
    case oneOf([String])
    /// Some of these words behind “=”, with commas, or nothing; called so in the help.
    case list([String], called: String)
  }

  /// The name, without the two hyphens.
  var name: String
  /// A letter that stands for the name after a single hyphen.
  var letter: String?
  var value: Value
  /// Whether it may be given several times.
  var isRepeatable = false
  /// What stands in the help for words that are too many to list.
  var placeholder: String?
  /// What it does, in one sentence.
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

/// The readers' names as they are typed.
let readerNames = allReaders.map(\.name)

extension Option {
  static let reader = Option(
    name: "reader", value: .oneOf(readerNames), isRepeatable: true,
    summary: "Hear this reader only; give it again for another. Without it, all of them.")
  static let set = Option(
    name: "set", value: .text("key=value"), isRepeatable: true,
    summary: "Change a setting of every reader that has it, or of one: talkback.hints=off. "
      + "“announce readers” lists them.")
  static let language = Option(
    name: "language", value: .text("tag"),
    summary: "The language of the readers' own words and of a file's translated texts, such as de; "
      + "a reader without words in it keeps its own.")
  static let plain = Option(
    name: "plain", value: .none, summary: "One thing a line: no columns, colours or blank lines.")
  static let sideBySide = Option(
    name: "side-by-side", value: .none, summary: "One column for each reader, on a common line.")
  static let platform = Option(
    name: "as", value: .oneOf(readerNames),
    summary: "What the platform exposes to this reader instead of the tree.")
  static let noConfig = Option(
    name: "no-config", value: .none,
    summary: "Leave configuration files alone; “announce config” tells which there are.")
  static let shard = Option(
    name: "shard", value: .text("N/COUNT"),
    summary: "Only this part of the files, such as 2/5, for build servers with several machines; "
      + "the path of a file decides on its part.")
  static let watch = Option(
    name: "watch", value: .none,
    summary: "Run again whenever a file around changes, until interrupted; the exit status is that "
      + "of the last run.")
  static let timeout = Option(
    name: "timeout", value: .text("SECONDS"),
    summary: "End with exit status 2 where it is not done in so many seconds.")
  static let help = Option(name: "help", value: .none, summary: "Show this help.")
  static let version = Option(
    name: "version", value: .none,
    summary: "Show the version of the program and the profiles of the readers.")

  static let textOrJSON = format(["text", "json"])

  /// The form of the result, of which the first is the standard one.
  static func format(_ words: [String]) -> Option {
    Option(
      name: "format", value: .oneOf(words),
      summary: "The form of the result; \(words.first ?? "") without this option.")
  }
}
