import Reports

/// `announce readers`: which readers there are and what can be set.
struct ReadersCommand: Command {
  static let declaration = Declaration(
    name: "readers", summary: "Lists the readers with their profiles, settings and defaults.",
    operands: .none, options: [.reader, .set, .language, .textOrJSON, .plain],
    examples: [("announce readers --reader voiceover", "what can be set for VoiceOver")])

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
