internal import Encoding
import Reports
import Simulator
internal import TextIO

/// Something the program can be told to do.
protocol Command: Sendable {
  /// What it is called, takes and does.
  static var declaration: Declaration { get }

  /// Makes sense of what was typed.
  init(_ arguments: Arguments) throws(UsageError)

  /// Does it and returns the exit status.
  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32
}

/// Every command, in the order of the help; the first one needs no name.
let allCommands: [any Command.Type] = [
  ReadCommand.self, ListenCommand.self, SpeakCommand.self, HeardCommand.self,
  ExplainCommand.self, TreeCommand.self, DiffCommand.self, AuditCommand.self, ReportCommand.self,
  PlayCommand.self,
  CheckCommand.self,
  DocumentCommand.self,
  ConfigCommand.self, FormatsCommand.self, ReadersCommand.self, PhrasesCommand.self,
  FidelityCommand.self, CompletionsCommand.self, ManualCommand.self, HelpCommand.self,
]

/// Where results and messages go.
struct Streams {
  var output: ReportSink
  /// What went wrong.
  var errors: ReportSink
  /// What a command is done with and the end of the process frees at once, faster than piece by piece.
  private var rest: Any?

  init(output: ReportSink, errors: ReportSink) {
    self.output = output
    self.errors = errors
  }

  /// Keeps what a command made until another one is run or the process ends.
  mutating func leave(_ rest: Any) { self.rest = rest }

  /// Writes a list in the form that was asked for.
  mutating func write(
    _ listing: some Listing, in environment: CommandEnvironment, _ arguments: Arguments
  ) {
    guard arguments.wantsJSON else {
      return listing.write(style: environment.style(arguments), to: &output)
    }
    var json = JSONWriter()
    listing.write(by: Program.header, to: &json)
    output.drain(&json)
  }

  /// Says in one line what went wrong.
  mutating func writeError(_ message: some CustomStringConvertible) {
    errors.writeLine(TerminalText.of(message.description))
  }
}
