internal import Simulator

/// The import diagnostics that make findings uncertain, by their node or their position in the
/// file.
struct DiagnosticIndex {
  private var nodes: [Node.Index: [ImportDiagnostic]] = [:]
  private var positions: [Node.Position: [ImportDiagnostic]] = [:]

  init(of screen: Screen) {
    for diagnostic in screen.diagnostics
    where ImportDiagnostic.Kind.doubtful.contains(diagnostic.kind) {
      for node in [diagnostic.node] + diagnostic.repeats.map(\.node) {
        if let node { add(diagnostic, to: &nodes[node, default: []]) }
      }
      for position in [diagnostic.position] + diagnostic.repeats.map(\.position) {
        if let position { add(diagnostic, to: &positions[position, default: []]) }
      }
    }
  }

  /// Adds a diagnostic to a list, unless the list has a diagnostic of the same kind.
  private func add(_ diagnostic: ImportDiagnostic, to diagnostics: inout [ImportDiagnostic]) {
    if !diagnostics.contains(where: { $0.kind == diagnostic.kind }) {
      diagnostics.append(diagnostic)
    }
  }

  /// Returns why a fact of a node is unknown, or `nil` if all of the given facts are known.
  func reason(
    at node: Node.Index, of screen: Screen, whyUnknown facts: Set<UnknownFact>
  ) -> String? {
    let here = (nodes[node] ?? []) + (screen[node].position.flatMap { positions[$0] } ?? [])
    if let diagnostic = here.first(where: { !$0.kind.facts.isDisjoint(with: facts) }) {
      return diagnostic.message
    }
    let unknown = screen.unknown[node]?.intersection(facts) ?? []
    return UnknownFact.allCases.first(where: unknown.contains).map {
      "only the running app knows \($0.noun)."
    }
  }
}
