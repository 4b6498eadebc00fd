/// A collector of import diagnostics, which counts equal sentences instead of repeating them.
///
/// For each sentence, the collector stores how often it was recorded, the locations in the file,
/// and the names of some elements.
package struct DiagnosticCollector: Sendable {
  private struct Entry: Sendable {
    var sentence: DiagnosticSentence
    var count = 0
    var names: [String] = []
    var position: Node.Position?
    var node: Node.Index?
    /// All locations of the sentence except the first location, `position`.
    var furtherPositions: [Node.Position] = []
  }

  private var entries: [Entry] = []
  /// The index of each sentence in `entries`, or `nil` before the first record.
  private var indices: [DiagnosticSentence: Int]?
  private let limit: Int
  private let rest: DiagnosticSentence?
  /// The number of recorded sentences that were not stored, because the collector was full.
  private var omitted = 0

  /// The maximum number of different sentences in a collector.
  ///
  /// Further sentences are counted but not stored.
  private static let maximumSentences = 1_000
  /// The maximum number of locations of one sentence.
  private static let maximumLocations = 1_000

  /// Creates an empty collector.
  ///
  /// - Parameters:
  ///   - order: The sentences to report first, in this order. Other sentences follow in the order
  ///     of their first record.
  ///   - limit: The maximum number of diagnostics, not counting the diagnostic with the sentence
  ///     `rest`.
  ///   - rest: The sentence of a last diagnostic, which reports the number of diagnostics beyond
  ///     the limit.
  package init(
    order: [DiagnosticSentence] = [], limit: Int = DiagnosticCollector.maximumSentences,
    rest: DiagnosticSentence? = nil
  ) {
    self.limit = limit
    self.rest = rest
    entries = order.map { Entry(sentence: $0) }
  }

  /// Records a sentence about an element, with the element's name, location and node if they are
  /// known.
  package mutating func record(
    _ sentence: DiagnosticSentence, _ name: String? = nil, count: Int = 1,
    at position: Node.Position? = nil, of node: Node.Index? = nil
  ) {
    guard let index = index(of: sentence) else {
      omitted += count
      return
    }
    if entries[index].count == 0 {
      entries[index].position = position
    } else if let position,
      entries[index].furtherPositions.count < DiagnosticCollector.maximumLocations
    {
      entries[index].furtherPositions.append(position)
    }
    entries[index].count += count
    entries[index].node = entries[index].node ?? node
    guard let name else { return }
    let line = sentence.namesLines ? line(of: position, in: entries[index]) : nil
    addName(line.map { "\(name) in line \($0)" } ?? name, to: index)
  }

  /// Returns the line of a location, or `nil` if the entry's first location is on the same line.
  ///
  /// The result is also `nil` if the two locations are in different files.
  private func line(of position: Node.Position?, in entry: Entry) -> Int? {
    guard let position, let first = entry.position, position.file == first.file,
      position.line != first.line
    else { return nil }
    return position.line
  }

  private mutating func addName(_ name: String, to index: Int) {
    guard entries[index].names.count < entries[index].sentence.maximumNames,
      !entries[index].names.contains(name)
    else { return }
    entries[index].names.append(name)
  }

  /// Adds the records of another collector.
  package mutating func add(_ other: DiagnosticCollector) {
    for entry in other.entries where entry.count > 0 {
      record(entry.sentence, count: entry.count, at: entry.position, of: entry.node)
      if let index = index(of: entry.sentence) {
        for name in entry.names { addName(name, to: index) }
      }
      for position in entry.furtherPositions { record(entry.sentence, count: 0, at: position) }
    }
  }

  private mutating func index(of sentence: DiagnosticSentence) -> Int? {
    // Most screens have no diagnostics, and then the sentences are never hashed.
    var indices =
      self.indices
      ?? Dictionary(
        entries.indices.map { (entries[$0].sentence, $0) }, uniquingKeysWith: { first, _ in first })
    self.indices = nil
    defer { self.indices = indices }
    if let known = indices[sentence] { return known }
    guard entries.count < DiagnosticCollector.maximumSentences else { return nil }
    indices[sentence] = entries.count
    entries.append(Entry(sentence: sentence))
    return entries.count - 1
  }

  /// One diagnostic for each recorded sentence, up to the limit.
  package var diagnostics: [ImportDiagnostic] {
    let met = entries.filter { $0.count > 0 }
    var diagnostics = met.prefix(limit).map { entry in
      var diagnostic = ImportDiagnostic(
        entry.sentence, naming: entry.names, count: entry.count, at: entry.position,
        of: entry.node)
      diagnostic.repeats = entry.furtherPositions.map { ($0, nil) }
      return diagnostic
    }
    if let rest, met.count > limit {
      diagnostics.append(
        ImportDiagnostic(rest, count: met.count - limit + omitted, at: met[limit].position))
    }
    return diagnostics
  }
}
