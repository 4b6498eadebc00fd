import Importers
import Simulator

/// What `--strict` fails for: what could not be told of a screen and is asked for.
struct StrictLosses: Sendable {
  /// The kinds that fail; none without the option.
  let kinds: Set<Loss.Kind>

  init(_ arguments: Arguments) { kinds = arguments.strictKinds }

  /// A line for each of them in a screen: place, kind and what was lost, once each.
  func lines(of imported: ImportedScreen) -> [String] {
    guard !kinds.isEmpty else { return [] }
    var told: Set<Loss> = []
    return (imported.screen.losses + (imported.android?.losses ?? [])).compactMap { loss in
      guard kinds.contains(loss.kind), told.insert(loss).inserted else { return nil }
      let file = loss.position?.file ?? imported.screen.file ?? "-"
      let place = loss.position.map { "\(file):\($0.line):\($0.column)" } ?? file
      return "\(place): \(loss.kind.rawValue): \(loss.message)"
    }
  }
}
