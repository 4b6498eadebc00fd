/// The nodes of a file in words that both parsers share.
struct NeutralPrint {
  private(set) var lines: [String] = []

  mutating func add(_ kind: String, _ start: Int, _ end: Int, _ detail: String = "") {
    lines.append("\(kind) \(start)-\(end) \(detail)")
  }

  /// Adds a node whose end the syntax does not keep.
  mutating func add(_ kind: String, from start: Int, _ detail: String = "") {
    lines.append("\(kind) \(start) \(detail)")
  }

  mutating func add(_ kind: String, _ detail: String) { lines.append("\(kind) \(detail)") }

  /// Returns the lines as a call writes its labels: `_:name:{}label{}`.
  static func labels(_ labels: [(label: String?, isTrailing: Bool)]) -> String {
    labels.map { ($0.label ?? "_") + ($0.isTrailing ? "{}" : ":") }.joined()
  }
}
