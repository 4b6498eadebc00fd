/// Gathers what a file could not tell: each sentence once, with how often it is true, its first
/// place and some of the names it is about.
package struct DiagnosticCollector: Sendable {
  private struct Entry: Sendable {
    var sentence: DiagnosticSentence
    var count = 0
    var names: [String] = []
    var position: Node.Position?
    /// The places after the first.
    var others: [Node.Position] = []
  }

  private var entries: [Entry] = []
  private var places: [DiagnosticSentence: Int] = [:]
  private let limit: Int
  private let rest: DiagnosticSentence?
  /// How often something was noted that is not remembered.
  private var forgotten = 0

  /// More different sentences than this are only counted.
  private static let memory = 1_000
  /// More places of one sentence than this are not remembered.
  private static let mostPlaces = 1_000

  /// Nothing so far.
  ///
  /// - Parameters:
  ///   - order: sentences in the order in which they are told; others follow as they were met.
  ///   - limit: how many sentences are told at most.
  ///   - rest: tells how many more there are.
  package init(
    order: [DiagnosticSentence] = [], limit: Int = DiagnosticCollector.memory,
    rest: DiagnosticSentence? = nil
  ) {
    self.limit = limit
    self.rest = rest
    for sentence in order { _ = place(of: sentence) }
  }

  /// Notes that a sentence is true, of something with a name and at a place if it has them.
  package mutating func note(
    _ sentence: DiagnosticSentence, _ name: String? = nil, count: Int = 1,
    at position: Node.Position? = nil
  ) {
    guard let place = place(of: sentence) else {
      forgotten += count
      return
    }
    if entries[place].count == 0 {
      entries[place].position = position
    } else if let position, entries[place].others.count < DiagnosticCollector.mostPlaces {
      entries[place].others.append(position)
    }
    entries[place].count += count
    guard let name, entries[place].names.count < sentence.mostNames,
      !entries[place].names.contains(name)
    else { return }
    entries[place].names.append(name)
  }

  /// Adds what was noted elsewhere.
  package mutating func add(_ other: DiagnosticCollector) {
    for entry in other.entries where entry.count > 0 {
      note(entry.sentence, entry.names.first, count: entry.count, at: entry.position)
      for name in entry.names.dropFirst() { note(entry.sentence, name, count: 0) }
      for position in entry.others { note(entry.sentence, count: 0, at: position) }
    }
  }

  private mutating func place(of sentence: DiagnosticSentence) -> Int? {
    if let known = places[sentence] { return known }
    guard entries.count < DiagnosticCollector.memory else { return nil }
    places[sentence] = entries.count
    entries.append(Entry(sentence: sentence))
    return entries.count - 1
  }

  /// What is told.
  package var diagnostics: [ImportDiagnostic] {
    let met = entries.filter { $0.count > 0 }
    var diagnostics = met.prefix(limit).map { entry in
      var diagnostic = ImportDiagnostic(
        entry.sentence, naming: entry.names, count: entry.count, at: entry.position)
      diagnostic.repeats = entry.others.map { ($0, nil) }
      return diagnostic
    }
    if let rest, met.count > limit {
      diagnostics.append(
        ImportDiagnostic(rest, count: met.count - limit + forgotten, at: met[limit].position))
    }
    return diagnostics
  }
}
