import Reports
import Simulator

/// `announce phrases`: the readers' own words, and how each is known.
struct PhrasesCommand: Command {
  static let assumed = Option(
    name: "assumed", value: .none,
    summary: "Only words that are assumed or untranslated; in every language without --language.")
  static let declaration = Declaration(
    name: "phrases",
    summary: "Lists the readers' own words in a language and how each is known.",
    discussion: [
      "Attested words are the reader's own; assumed ones are our translation; untranslated ones "
        + "are English. Each is listed under the key it has in the phrasebook."
    ],
    operands: .none, options: [.reader, .set, .language, assumed, .textOrJSON, .plain],
    examples: [
      ("announce phrases --reader talkback --language de", "TalkBack's words in German"),
      ("announce phrases --assumed", "what nobody has heard yet, in all languages"),
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
      guard !readers.isEmpty else { throw choice.refusal(of: language) }
    } else if arguments.has(PhrasesCommand.assumed) {
      readers = readers.flatMap(PhrasesCommand.inEveryLanguage)
    }
    listing = PhraseListing(
      readers: readers, isUncertainOnly: arguments.has(PhrasesCommand.assumed))
  }

  /// The reader in a language; absent where it has no words in it.
  private static func reader(
    _ reader: any ScreenReader, in language: String
  ) -> (any ScreenReader)? {
    var reader = reader
    guard (try? reader.set("locale", to: language)) != nil else { return nil }
    return reader
  }

  /// The reader in each of its languages, or as it is where one was set.
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
