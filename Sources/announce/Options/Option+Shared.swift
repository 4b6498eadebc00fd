import Simulator

/// The readers' names on the command line.
let readerNames = allReaders.map(\.name)

extension Option {
  static let reader = Option(
    name: "reader", value: .oneOf(readerNames), isRepeatable: true,
    summary: "Use only this reader. Repeat to add readers. Default: all readers.")
  static let set = Option(
    name: "set", value: .text("key=value"), isRepeatable: true,
    summary:
      "Change a setting of all readers (hints=off) or of one reader (talkback.hints=off). See "
      + "“announce readers”.")
  static let language = Option(
    name: "language", value: .text("tag"),
    summary: "Set the language, such as “de”, of the readers and of translated texts. A reader "
      + "without this language keeps its default language.")
  static let plain = Option(
    name: "plain", value: .none,
    summary: "Print plain lines, without columns, colours or blank lines.")
  static let sideBySide = Option(
    name: "side-by-side", value: .none, summary: "Print the readers side by side, in columns.")
  static let platform = Option(
    name: "as", value: .oneOf(readerNames),
    summary: "Print what iOS or Android exposes to this reader, instead of the tree.")
  static let noConfig = Option(
    name: "no-config", value: .none,
    summary: "Ignore announce.yaml files; see “announce config”.")
  static let shard = Option(
    name: "shard", value: .text("N/COUNT"),
    summary:
      "Process only one part of the files, so that several machines can share the work: 2/5 is "
      + "the second of five parts. Which part a file belongs to depends only on its path.")
  static let watch = Option(
    name: "watch", value: .none,
    summary:
      "Run again whenever a file or the screen of a device changes, until you press Ctrl-C. The "
      + "exit status is that of the last run.")
  static let timeout = Option(
    name: "timeout", value: .text("SECONDS"),
    summary: "Stop with exit status 2 after this many seconds.")
  static let help = Option(name: "help", value: .none, summary: "Print this help.")
  static let version = Option(
    name: "version", value: .none,
    summary: "Print the versions of the program and of the simulated readers.")

  static let textOrJSON = format(["text", "json"])

  /// Returns the option for the output format; the first format is the default.
  static func format(_ words: [String]) -> Option {
    Option(
      name: "format", value: .oneOf(words),
      summary: "Set the output format. Default: \(words.first ?? "").")
  }
}
