import Importers
import Simulator

/// Views written for a test, read and heard.
struct SwiftUITrial {
  var imported: [ImportedScreen]

  /// Reads a file; without a name, the files of a project around it are not read.
  init(file code: String, assuming: [(String, String)] = [], aliases: String? = nil) throws {
    var options = ImportOptions()
    options.aliases = aliases
    options.assumptions = assuming.map { (name: $0.0, value: $0.1) }
    imported = try ImportedScreen.contents(
      of: Array("import SwiftUI\n\(code)".utf8), format: .swiftui, options: options)
  }

  /// Reads the body of a view with further members, beside other declarations.
  init(_ body: String, members: String = "", around: String = "") throws {
    try self.init(
      file: """
        \(around)
        struct Sample: View { \(members)
          var body: some View { \(body) } }
        """)
  }

  /// What VoiceOver says at each stop of the last screen.
  var heard: [String] {
    guard let screen = imported.last?.screen else { return [] }
    return VoiceOver().read(screen).stops.map(\.announcement.text)
  }

  /// The import diagnostics of the last screen.
  var diagnostics: [String] { imported.last?.screen.diagnostics.map(\.message) ?? [] }
}
