import Fidelity
import SpeechLogs
internal import TextIO

/// The log for a command, and the walk of the log to compare with a screen.
struct LogArguments {
  static let walk = Option(
    name: "walk", value: .text("NAME"),
    summary: "Compare this walk of a log that has several. Default: the walks with the names of "
      + "screens, else the one that has most in common with a screen.")

  /// The file as the user named it.
  let file: String
  private let walkName: String?

  init(_ file: String, _ arguments: Arguments) {
    self.file = file
    walkName = arguments.value(of: LogArguments.walk)
  }

  /// Reads the log.
  ///
  /// If the command line names a walk, the result contains only this walk.
  func speech(in environment: CommandEnvironment) throws(InputError) -> LoggedSpeech {
    var speech = try LoggedSpeech(environment.bytes(file), file: file)
    try speech.checkComparable(file: file)
    guard let walkName else { return speech }
    guard let walk = speech.walk(called: walkName) else {
      throw InputError(
        file: file, problem: "the log has no walk called “\(walkName)”",
        remedy: speech.walkNames.map { "its walks are \($0)" }
          ?? "its walks have no names; leave out --walk")
    }
    let hasNumber = walkName.contains("#") && walk.name?.lowercased() != walkName.lowercased()
    speech.walks.removeAll {
      hasNumber ? $0 != walk : $0.name?.lowercased() != walk.name?.lowercased()
    }
    return speech
  }
}
