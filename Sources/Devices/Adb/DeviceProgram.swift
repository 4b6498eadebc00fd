internal import Processes
internal import SystemLibrary

/// A program on the search path that talks to devices, such as `adb` or `idb`.
///
/// The program is started without a shell. Each command has a time limit, and each output has a
/// size limit.
struct DeviceProgram: Sendable {
  let name: String
  /// The folders in which the program is looked up, as in `PATH`, or `nil` for the `PATH` of this
  /// process.
  let searchPath: String?
  /// The advice to the user about how to install the program.
  let installation: String
  /// The advice to the user for the case that a command does not end.
  let restart: String
  /// Whether the user interrupted `announce`, so that commands must end early.
  var isCancelled: @Sendable () -> Bool

  /// The environment variables for the program, as arguments of `env`.
  var variables: [String] { searchPath.map { ["PATH=\($0)"] } ?? [] }

  /// The error for the case that the program is not installed.
  var absence: DeviceError { DeviceError("\(name) is not installed", remedy: installation) }

  /// Runs a command and returns what it printed.
  ///
  /// - Parameters:
  ///   - words: The arguments.
  ///   - seconds: The longest time that the command may take.
  /// - Throws: An error if the program could not be run to its end. A program that reports a
  ///   failure is no error.
  func run(
    _ words: [String], seconds: Double, limit: Int = DeviceProgram.limit
  ) throws(DeviceError) -> FinishedProgram {
    let end = MonotonicClock.seconds() + seconds
    let result = FinishedProgram.run(
      name, words, adding: variables, limit: limit << 20, endsAtLimit: true
    ) {
      isCancelled() || MonotonicClock.seconds() > end
    }
    let command = "“\(DeviceError.short("\(name) \(words.joined(separator: " "))"))”"
    switch result {
    case .failure where isCancelled():
      throw DeviceError("the command was interrupted", remedy: "start it again")
    case .failure(let error) where error.code == EFBIG:
      throw DeviceError(
        "\(command) printed more than \(limit) MB",
        remedy: "check that \(name) on PATH is the program of that name")
    case .failure(let error):
      let hasTimedOut = MonotonicClock.seconds() > end
      throw DeviceError(
        "\(command) " + (hasTimedOut ? "did not end within \(Int(seconds)) s" : error.message),
        remedy: restart)
    case .success(let program):
      // `env` exits with status 127 if the program does not exist. However, a command in the shell
      // of a device can also exit with status 127.
      guard program.status != 127 || isInstalled else { throw absence }
      return program
    }
  }

  /// Whether the program is on the search path.
  var isInstalled: Bool {
    let path = searchPath ?? SystemCall.environment("PATH") ?? ""
    return path.split(separator: ":").contains { folder in
      var status = stat()
      let file = "\(folder)/\(name)"
      return stat(file, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
        && access(file, X_OK) == 0
    }
  }

  /// The maximum size of an output in megabytes.
  ///
  /// A log or a dump of a large screen is smaller.
  static let limit = 64
}

extension FinishedProgram {
  /// The last line of standard error or, if standard error is empty, of standard output.
  ///
  /// Blank lines do not count.
  var complaint: String {
    let lines = (errors.isEmpty ? output : errors).split(whereSeparator: \.isNewline)
    let line = lines.last { !$0.allSatisfy(\.isWhitespace) }
    if let line { return DeviceError.short(line) }
    return status > 128 ? "signal \(status - 128) ended it" : "exit status \(status)"
  }
}
