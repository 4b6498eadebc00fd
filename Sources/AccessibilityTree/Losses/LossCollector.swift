/// Gathers what a file could not tell: each sentence once, with how often it is true, its first
/// place and some of the names it is about.
package struct LossCollector: Sendable {
  private struct Entry: Sendable {
    var sentence: LossSentence
    var count = 0
    var names: [String] = []
    var position: Node.Position?
    /// The places after the first.
    var others: [Node.Position] = []
  }

  private var entries: [Entry] = []
  private var places: [LossSentence: Int] = [:]
  private let limit: Int
  private let rest: LossSentence?
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
    order: [LossSentence] = [], limit: Int = LossCollector.memory, rest: LossSentence? = nil
  ) {
    self.limit = limit
    self.rest = rest
    for sentence in order { _ = place(of: sentence) }
  }

  /// Notes that a sentence is true, of something with a name and at a place if it has them.
  package mutating func note(
    _ sentence: LossSentence, _ name: String? = nil, count: Int = 1,
    at position: Node.Position? = nil
  ) {
    guard let place = place(of: sentence) else {
      forgotten += count
      return
    }
    if entries[place].count == 0 {
      entries[place].position = position
    } else if let position, entries[place].others.count < LossCollector.mostPlaces {
      entries[place].others.append(position)
    }
    entries[place].count += count
    guard let name, entries[place].names.count < sentence.mostNames,
      !entries[place].names.contains(name)
    else { return }
    entries[place].names.append(name)
  }

  /// Adds what was noted elsewhere.
  package mutating func add(_ other: LossCollector) {
    for entry in other.entries where entry.count > 0 {
      note(entry.sentence, entry.names.first, count: entry.count, at: entry.position)
      for name in entry.names.dropFirst() { note(entry.sentence, name, count: 0) }
      for position in entry.others { note(entry.sentence, count: 0, at: position) }
    }
  }

  private mutating func place(of sentence: LossSentence) -> Int? {
    if let known = places[sentence] { return known }
    guard entries.count < LossCollector.memory else { return nil }
    places[sentence] = entries.count
    entries.append(Entry(sentence: sentence))
    return entries.count - 1
  }

  /// What is told.
  package var losses: [Loss] {
    let met = entries.filter { $0.count > 0 }
    var losses = met.prefix(limit).map { entry in
      var loss = Loss(entry.sentence, naming: entry.names, count: entry.count, at: entry.position)
      loss.repeats = entry.others.map { ($0, nil) }
      return loss
    }
    if let rest, met.count > limit {
      losses.append(Loss(rest, count: met.count - limit + forgotten, at: met[limit].position))
    }
    return losses
  }
}
