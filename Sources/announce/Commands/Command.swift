internal import Encoding
import Reports
internal import TextIO

/// A command of the program.
protocol Command: Sendable {
  /// The name, operands and options.
  static var declaration: Declaration { get }

  /// Creates the command from its arguments.
  init(_ arguments: Arguments) throws(UsageError)

  /// Runs the command and returns the exit status.
  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32
}

/// All commands, in the order of the help.
///
/// The first command is the default command, which has no name.
let allCommands: [any Command.Type] = [
  ReadCommand.self, ListenCommand.self, SpeakCommand.self, PronunciationCommand.self,
  ExplainCommand.self, TreeCommand.self, DiffCommand.self, CompareCommand.self, AuditCommand.self,
  ReportCommand.self,
  PlayCommand.self,
  CheckCommand.self,
  DocumentCommand.self, DeviceCommand.self, CaptureCommand.self, LSPCommand.self,
  ConfigCommand.self, FormatsCommand.self, ReadersCommand.self, PhrasesCommand.self,
  FidelityCommand.self, MCPCommand.self, CompletionsCommand.self, ManualCommand.self,
  HelpCommand.self,
]

/// Standard output and standard error.
struct Streams {
  var output: ReportSink
  var errors: ReportSink
  /// A value that is kept until the process ends, because deallocating it would take time.
  private var kept: Any?

  init(output: ReportSink, errors: ReportSink) {
    self.output = output
    self.errors = errors
  }

  /// Keeps a value alive until another command runs or the process ends.
  mutating func keep(_ value: Any) { kept = value }

  /// Writes a list to standard output as text or JSON.
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

  /// Writes a message as one line to standard error.
  mutating func writeError(_ message: some CustomStringConvertible) {
    errors.writeLine(TerminalText.of(message.description))
  }
}
