/// A comparison of expectations with stops, which prepares each expectation and each stop only
/// once.
struct StopComparison {
  let expected: [StopExpectation]
  let stops: [Stop]
  let comparison: Comparison

  /// For each expectation, its words as one token.
  ///
  /// The entry is `nil` for an expectation with a gap (`…`), with pauses or with facts.
  let expectedKeys: [Token?]
  /// For each stop, the words of its announcement as one token.
  let heardKeys: [Token]

  /// Whether the similarity of two announcements is measured by their common words instead of their
  /// common parts.
  ///
  /// The value is `true` for logged utterances, because a log may have no commas between parts.
  private let resemblesByWord: Bool

  /// Whether full stops separate parts, as commas do.
  private let dividesAtFullStops: Bool

  private var words: [AnnouncementWords?]
  private var weights: [[WeighedPart]?]
  private var expectedParts: [Set<Token>?]

  /// Prepares the comparison of expectations with stops.
  ///
  /// - Parameter atFullStops: Whether full stops always separate expected parts. If `false`, they
  ///   do so only if the reader also separates heard parts by full stops.
  init(
    _ expected: [StopExpectation], _ stops: [Stop], by comparison: Comparison,
    resemblingByWord resemblesByWord: Bool = false, atFullStops: Bool = false
  ) {
    dividesAtFullStops = atFullStops || stops.areSeparatedByFullStops
    self.resemblesByWord = resemblesByWord
    self.expected = expected
    self.stops = stops
    self.comparison = comparison
    expectedKeys = expected.map { $0.literal.map { Token.whole($0, by: comparison) } }
    heardKeys = stops.map { Token.whole($0.announcement.text, by: comparison) }
    words = Array(repeating: nil, count: stops.count)
    weights = Array(repeating: nil, count: stops.count)
    expectedParts = Array(repeating: nil, count: expected.count)
  }

  /// Whether a stop matches an expectation.
  ///
  /// `line` is the index of the expectation, and `stop` the index of the stop.
  mutating func matches(_ line: Int, _ stop: Int) -> Bool {
    if let key = expectedKeys[line] { return key == heardKeys[stop] }
    if expected[line].content == .anything { return true }
    return expected[line].matches(in: heard(stop), by: comparison) != nil
  }

  mutating func heard(_ stop: Int) -> AnnouncementWords {
    if let known = words[stop] { return known }
    let cut = AnnouncementWords(
      stops[stop].announcement, by: comparison, atFullStops: dividesAtFullStops)
    words[stop] = cut
    return cut
  }

  /// Returns the similarity of an expectation and a stop that do not match, from 0 to 10.
  ///
  /// The number is the share of the stop's parts that the expectation contains, or of its words if
  /// ``resemblesByWord`` is `true`. Words of the author count more, because many stops have the
  /// same words of the reader.
  mutating func resemblance(_ line: Int, _ stop: Int) -> Int {
    let wanted = parts(ofLine: line)
    let parts = parts(ofStop: stop)
    var (all, common) = (0, 0)
    for part in parts {
      all += part.weight
      if wanted.contains(part.words) { common += part.weight }
    }
    return all > 0 ? 10 * common / all : 0
  }

  /// Whether an expectation and a stop have a word in common, such as the word for the role.
  mutating func sharesWord(_ line: Int, _ stop: Int) -> Bool {
    let wanted = parts(ofLine: line)
    return parts(ofStop: stop).contains { wanted.contains($0.words) }
  }

  private struct WeighedPart {
    var words: Token
    var weight: Int
  }

  private mutating func parts(ofStop stop: Int) -> [WeighedPart] {
    if let known = weights[stop] { return known }
    let parts = stops[stop].announcement.parts.flatMap { part in
      pieces(of: part.text).map {
        WeighedPart(words: $0, weight: part.kind.isAuthored ? 4 : 1)
      }
    }
    weights[stop] = parts
    return parts
  }

  private mutating func parts(ofLine line: Int) -> Set<Token> {
    if let known = expectedParts[line] { return known }
    let parts = Set(expected[line].texts.flatMap(pieces))
    expectedParts[line] = parts
    return parts
  }

  /// Returns the words of a text if ``resemblesByWord`` is true, or else its parts between commas.
  private func pieces(of text: String) -> [Token] {
    if resemblesByWord { return comparison.words(of: text) }
    return CommaParts.split(text, atFullStops: dividesAtFullStops)
      .map { Token.whole(String($0), by: comparison) }
  }
}

extension StopExpectation {
  /// The texts between the gaps (`…`) of the expectation, or its facts.
  var texts: [String] {
    switch content {
    case .anything: []
    case .facts(let facts): facts
    case .utterances(let utterances):
      utterances.flatMap { pieces in
        pieces.compactMap { piece in
          guard case .words(let words) = piece else { return nil }
          return words
        }
      }
    }
  }
}

extension Part.Kind {
  /// Whether words of this kind usually come from the author rather than from the reader.
  package var isAuthored: Bool {
    switch self {
    case .label, .value, .error, .description, .hint, .content, .placeholder: true
    case .role, .state, .position, .container, .heading, .actions, .usageHint, .sound:
      false
    }
  }
}
