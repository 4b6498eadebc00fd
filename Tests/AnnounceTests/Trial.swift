import Importers
import Reports
import Simulator
import TextIO

@testable import announce

/// The outcome of a command line.
struct Trial {
  var status: Int32
  var output: String
  var errors: String

  /// Runs the program with arguments, and with a text on standard input.
  static func run(
    _ arguments: String..., input: String = "", terminal: Bool = false, width: Int = 80
  ) -> Trial {
    run(arguments, bytes: Array(input.utf8), terminal: terminal, width: width)
  }

  /// Runs the program with arguments, and with bytes on standard input.
  static func run(
    _ arguments: [String], bytes: [UInt8] = [], terminal: Bool = false, width: Int = 80
  ) -> Trial {
    var environment = CommandEnvironment()
    environment.isOutputTerminal = terminal
    environment.width = width
    environment.standardInput = { () throws(InputError) in bytes }
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    let status = Program.run(arguments, in: environment, &streams)
    return Trial(status: status, output: streams.output.text, errors: streams.errors.text)
  }
}
