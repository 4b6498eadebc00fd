import Importers
import Simulator
import TextIO

/// Imported composables, with TalkBack's announcements, for tests.
struct ComposeTrial {
  var imported: [ImportedScreen]

  /// Reads the declarations of a file.
  init(
    file text: String, version: String? = nil, language: String? = nil,
    assuming: [(String, String)] = []
  ) throws(InputError) {
    var options = ImportOptions()
    options.composeVersion = version.flatMap { ComposeVersion($0) }
    options.language = language
    options.assumptions = assuming.map { (name: $0.0, value: $0.1) }
    options.readsApp = true
    imported = try ImportedScreen.contents(
      of: Array(text.utf8), format: .kotlin, file: "Trial.kt", options: options)
  }

  /// Reads the body of a composable.
  init(_ body: String, version: String? = nil) throws(InputError) {
    try self.init(file: "@Composable\nfun Trial() {\n\(body)\n}\n", version: version)
  }

  var screen: Screen { imported.first?.screen ?? Screen() }

  /// TalkBack's announcements on the first screen, without usage hints.
  var said: [String] { TalkBack().read(screen).stops.map(\.announcement.said) }

  /// VoiceOver's announcements on the first screen, without usage hints.
  var saidByVoiceOver: [String] { VoiceOver().read(screen).stops.map(\.announcement.said) }

  /// Whether an import diagnostic of the first screen contains the given words.
  func hasDiagnostic(_ words: String) -> Bool {
    screen.diagnostics.contains { $0.message.contains(words) }
  }

  /// Returns TalkBack's announcements in a session on the first screen, one array for each step.
  func heard(after gestures: String) throws -> [[String]] {
    try session(of: gestures).record.map { $0.lines.map(\.written) }
  }

  /// Returns the name of the element that has focus after a session.
  func focused(after gestures: String) throws -> String? { try session(of: gestures).focus?.name }

  /// Returns why the last gesture of a session was not performed.
  func problem(after gestures: String) throws -> String? {
    try session(of: gestures).record.last?.problem
  }

  private func session(of gestures: String) throws -> Session {
    var session = Session(screen, by: TalkBack(), app: imported.first?.activeApp ?? NoOpApp())
    session.begin()
    for step in try GestureScript(gestures).steps { session.perform(step.gesture) }
    return session
  }
}
