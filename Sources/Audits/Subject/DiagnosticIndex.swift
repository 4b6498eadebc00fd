internal import Simulator

/// What a file could not tell, by the nodes and places it concerns.
struct DiagnosticIndex {
  private var nodes: [Node.Index: [Loss]] = [:]
  private var positions: [Node.Position: [Loss]] = [:]

  init(of screen: Screen) {
    for loss in screen.losses where Loss.Kind.doubtful.contains(loss.kind) {
      for node in [loss.node] + loss.repeats.map(\.node) {
        if let node { add(loss, to: &nodes[node, default: []]) }
      }
      for position in [loss.position] + loss.repeats.map(\.position) {
        if let position { add(loss, to: &positions[position, default: []]) }
      }
    }
  }

  /// Keeps the first loss of each kind.
  private func add(_ loss: Loss, to losses: inout [Loss]) {
    if !losses.contains(where: { $0.kind == loss.kind }) { losses.append(loss) }
  }

  /// What the file could not tell of a node, where a verdict rests on one of these facts of it.
  func reason(
    at node: Node.Index, of screen: Screen, forDoubting facts: Set<UnknownFact>
  ) -> String? {
    let here = (nodes[node] ?? []) + (screen[node].position.flatMap { positions[$0] } ?? [])
    if let loss = here.first(where: { !$0.kind.facts.isDisjoint(with: facts) }) {
      return loss.message
    }
    let unknown = screen.unknown[node]?.intersection(facts) ?? []
    return UnknownFact.allCases.first(where: unknown.contains).map {
      "only the running app knows \($0.noun)."
    }
  }
}
