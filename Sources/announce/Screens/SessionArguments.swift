import Importers
import Scenarios
import Simulator
internal import TextIO

/// What somebody does on a screen, and how its app answers, as the command line says.
struct SessionArguments {
  /// The gestures of every `--script`, one after the other; absent without any.
  let script: GestureScript?
  private let appFile: String?
  private let options: ImportOptions

  /// Whether the command line says how the app answers.
  var hasApp: Bool { appFile != nil }

  init(_ arguments: Arguments) throws(UsageError) {
    options = try ImportOptions(arguments)
    appFile = arguments.value(of: PlayCommand.app)
    let scripts = arguments.values(of: PlayCommand.script)
    guard !scripts.isEmpty else {
      script = nil
      return
    }
    do throws(ScriptError) {
      script = try GestureScript(scripts.joined(separator: "\n"))
    } catch {
      throw UsageError("--script: \(error.problem)", remedy: error.remedy)
    }
  }

  /// How the app answers, where the command line says so.
  func app() throws(InputError) -> (any App)? {
    guard let appFile else { return nil }
    return try AppDocument(contentsOfFile: appFile, options: options).app
  }

  /// How the app of a screen answers: as the command line says, else as its own source does.
  func app(of screen: ImportedScreen) throws(InputError) -> any App {
    try app() ?? screen.answering
  }
}
