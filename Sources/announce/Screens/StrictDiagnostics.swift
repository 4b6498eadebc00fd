import Importers
import Simulator

/// What `--strict` fails for: what could not be told of a screen and is asked for.
struct StrictDiagnostics: Sendable {
  /// The kinds that fail; none without the option.
  let kinds: Set<ImportDiagnostic.Kind>

  init(_ arguments: Arguments) { kinds = arguments.strictKinds }

  /// A line for each of them in a screen: place, kind and what was lost, once each.
  func lines(of imported: ImportedScreen) -> [String] {
    guard !kinds.isEmpty else { return [] }
    var told: Set<ImportDiagnostic> = []
    return (imported.screen.diagnostics + (imported.android?.diagnostics ?? [])).compactMap {
      diagnostic in
      guard kinds.contains(diagnostic.kind), told.insert(diagnostic).inserted else { return nil }
      let file = diagnostic.position?.file ?? imported.screen.file ?? "-"
      let place = diagnostic.position.map { "\(file):\($0.line):\($0.column)" } ?? file
      return "\(place): \(diagnostic.kind.rawValue): \(diagnostic.message)"
    }
  }
}
