import Importers
import Scenarios
import Simulator
internal import TextIO

/// The gestures and the app from the command line.
struct SessionArguments {
  /// The gestures of all `--script` options, or `nil` if there is no such option.
  let script: GestureScript?
  private let appFile: String?
  private let options: ImportOptions

  /// Whether the command line names an app.
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
      // The scripts of all options are joined with line breaks. The message names no line for an
      // error in line 1.
      let line = error.line > 1 ? "line \(error.line), " : ""
      throw UsageError(
        "--script: \(line)column \(error.column): \(error.problem)", remedy: error.remedy)
    }
  }

  /// Returns the app that the command line names, or `nil` if it names no app.
  func app() throws(InputError) -> (any App)? {
    guard let appFile else { return nil }
    return try AppDocument(contentsOfFile: appFile, options: options).app
  }

  /// Returns the app that the command line names, or else the app in the screen's source.
  func app(of screen: ImportedScreen) throws(InputError) -> any App {
    try app() ?? screen.activeApp
  }
}
