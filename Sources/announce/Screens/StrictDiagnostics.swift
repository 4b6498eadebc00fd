import Importers
import Simulator

/// The import diagnostics for which `--strict` fails the run.
struct StrictDiagnostics: Sendable {
  /// The kinds of diagnostics that fail the run; empty without the option `--strict`.
  let kinds: Set<ImportDiagnostic.Kind>

  init(_ arguments: Arguments) { kinds = arguments.strictKinds }

  /// Returns a line for each failing diagnostic of a screen: location, kind and message.
  func lines(of imported: ImportedScreen) -> [String] {
    guard !kinds.isEmpty else { return [] }
    var seen: Set<ImportDiagnostic> = []
    return (imported.screen.diagnostics + (imported.android?.diagnostics ?? [])).compactMap {
      diagnostic in
      guard kinds.contains(diagnostic.kind), seen.insert(diagnostic).inserted else { return nil }
      let file = diagnostic.position?.file ?? imported.screen.file ?? "-"
      let location = diagnostic.position.map { "\(file):\($0.line):\($0.column)" } ?? file
      return "\(location): \(diagnostic.kind.rawValue): \(diagnostic.message)"
    }
  }
}
