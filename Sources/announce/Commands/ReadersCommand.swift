import Reports

/// `announce readers`: lists the readers and their settings.
struct ReadersCommand: Command {
  static let declaration = Declaration(
    name: "readers",
    summary: "List the readers with their profiles (the simulated versions), "
      + "settings and defaults.",
    operands: .none, options: [.reader, .set, .language, .textOrJSON, .plain],
    examples: [("announce readers --reader voiceover", "list VoiceOver's settings")])

  private let arguments: Arguments
  private let catalogue: ReaderCatalogue

  init(_ arguments: Arguments) throws(UsageError) {
    if let extra = arguments.operands.first {
      throw UsageError("“announce readers” takes no “\(extra)”", remedy: "leave it out")
    }
    self.arguments = arguments
    catalogue = ReaderCatalogue(readers: try ReaderChoice(arguments).readers)
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    streams.write(catalogue, in: environment, arguments)
    return 0
  }
}
