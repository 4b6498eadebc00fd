import Foundation
import Reports

@testable import announce

/// A run of announce with stand-ins for the programs that talk to devices.
struct DeviceTrial {
  let status: Int32
  let output: String
  let errors: String

  /// Runs the program.
  ///
  /// - Parameters:
  ///   - arguments: The command line.
  ///   - path: The search path.
  init(
    _ arguments: String..., path: String, change: (inout CommandEnvironment) -> Void = { _ in }
  ) {
    self.init(arguments, path: path, change: change)
  }

  init(
    _ arguments: [String], path: String, change: (inout CommandEnvironment) -> Void = { _ in }
  ) {
    var environment = CommandEnvironment()
    environment.opensDevices = true
    environment.variable = { $0 == "PATH" ? path : nil }
    change(&environment)
    var streams = Streams(output: ReportSink(), errors: ReportSink())
    status = Program.run(arguments, in: environment, &streams)
    output = streams.output.text
    errors = streams.errors.text
  }
}
