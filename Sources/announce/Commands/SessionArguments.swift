import Importers
import Scenarios
import Simulator

/// What somebody does on a screen, and how its app answers, as the command line says.
struct SessionArguments {
  /// The gestures of `--script`, each a script or a file of one; absent without any.
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

  /// How the app answers; without a word of it, as the platform does by itself.
  func app() throws(UsageError) -> any App {
    do throws(ImportError) {
      return try readApp()
    } catch {
      let place = error.position.map { ":\($0.line):\($0.column)" } ?? ""
      throw UsageError(
        "\(error.file ?? appFile ?? "")\(place): \(error.problem)", remedy: error.remedy)
    }
  }

  /// The same, with the place of what is wrong.
  func readApp() throws(ImportError) -> any App {
    guard let appFile else { return SilentApp() }
    return try AppDocument(contentsOfFile: appFile, options: options).app
  }
}
