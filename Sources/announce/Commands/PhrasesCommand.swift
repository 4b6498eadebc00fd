import Reports
import Simulator

/// `announce phrases`: lists the readers' words and their sources.
struct PhrasesCommand: Command {
  static let assumed = Option(
    name: "assumed", value: .none,
    summary: "List only assumed and untranslated words: of all languages, or of the one that "
      + "--language names.")
  static let declaration = Declaration(
    name: "phrases",
    summary: "List the words of the readers in a language, and the source of each.",
    discussion: [
      "Attested words are the reader's own. Assumed words are our translation. Untranslated "
        + "words are English. Each word is listed with its key in the phrasebook."
    ],
    operands: .none, options: [.reader, .set, .language, assumed, .textOrJSON, .plain],
    examples: [
      ("announce phrases --reader talkback --language de", "list TalkBack's words in German"),
      ("announce phrases --assumed", "list all words without a source"),
    ])

  private let arguments: Arguments
  private let listing: PhraseListing

  init(_ arguments: Arguments) throws(UsageError) {
    if let extra = arguments.operands.first {
      throw UsageError("“announce phrases” takes no “\(extra)”", remedy: "leave it out")
    }
    self.arguments = arguments
    let choice = try ReaderChoice(arguments)
    var readers = choice.readers
    if let language = arguments.value(of: .language) {
      readers = readers.compactMap { PhrasesCommand.reader($0, in: language) }
      guard !readers.isEmpty else { throw choice.unknownLanguage(language) }
    } else if arguments.has(PhrasesCommand.assumed) {
      readers = readers.flatMap(PhrasesCommand.inEveryLanguage)
    }
    listing = PhraseListing(
      readers: readers, isUncertainOnly: arguments.has(PhrasesCommand.assumed))
  }

  /// Returns the reader in a language, or `nil` if the reader does not speak the language.
  private static func reader(
    _ reader: any ScreenReader, in language: String
  ) -> (any ScreenReader)? {
    var reader = reader
    guard (try? reader.set("locale", to: language)) != nil else { return nil }
    return reader
  }

  /// Returns the reader in each of its languages.
  ///
  /// If the user set a language, the result contains only the reader in this language.
  private static func inEveryLanguage(_ reader: any ScreenReader) -> [any ScreenReader] {
    guard !reader.changedSettings.contains(where: { $0.key == "locale" }) else { return [reader] }
    let languages = type(of: reader).settings.first { $0.key == "locale" }?.values ?? []
    return languages.isEmpty ? [reader] : languages.compactMap { self.reader(reader, in: $0) }
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    streams.write(listing, in: environment, arguments)
    return 0
  }
}
