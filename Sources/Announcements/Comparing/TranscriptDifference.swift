/// How two transcripts are compared.
public enum Comparison: String, Sendable, Hashable, CaseIterable {
  /// By what can be heard: case, punctuation and hyphens make no difference.
  case asHeard = "as-heard"
  /// Character by character.
  case exact

  /// Whether two texts are the same in this sense.
  public func matches(_ expected: String, _ heard: String) -> Bool {
    switch self {
    case .asHeard: AsHeard(expected) == AsHeard(heard)
    case .exact: expected.unicodeScalars.elementsEqual(heard.unicodeScalars)
    }
  }
}

/// Where a transcript departs from what was expected of it, line by line.
public struct TranscriptDifference: Sendable, Hashable {
  /// One line of the comparison.
  public struct Line: Sendable, Hashable {
    /// The place of what is expected, from 0; absent when nothing is.
    public var expectation: Int?
    /// What is expected; absent when nothing is.
    public var expected: String?
    /// What is heard; absent when there is no such stop.
    ///
    /// Where a stop is heard in another place than it is expected in, that one.
    public var heard: Stop?
    /// How grave the difference is; absent when there is none.
    public var grade: DifferenceSeverity?
    /// The parts that differ.
    public var parts: [DifferingPart] = []
    /// What may help, a sentence each.
    public var explanations: [String] = []
  }

  /// The reader and its version, as people call it.
  public var reader: String
  /// Every line in order, also those that agree.
  public var lines: [Line]
  /// How the texts were compared.
  public var comparison: Comparison
}

extension Transcript {
  /// How this transcript departs from the expected lines, one a stop; absent when it does not.
  ///
  /// Empty lines and white space at the ends of a line do not count. A part `…` or `...` between
  /// commas stands for any parts, also none; a line of it for one stop that is not checked, the last
  /// line for any number of stops. `\…` stands for itself.
  public func difference(
    from expected: String, comparing comparison: Comparison = .asHeard
  ) -> TranscriptDifference? {
    difference(from: ExpectedTranscript(lines: expected), comparing: comparison)
  }

  /// What is heard otherwise than in an earlier transcript; absent when nothing is.
  ///
  /// Its expectations are the stops of the earlier one, in their order.
  package func difference(
    since earlier: Transcript, comparing comparison: Comparison = .asHeard
  ) -> TranscriptDifference? {
    difference(
      from: ExpectedTranscript(
        earlier.stops.map { StopExpectation(saying: $0.announcement.text) }),
      comparing: comparison)
  }

  /// How this transcript departs from what is expected of it; absent when it does not.
  package func difference(
    from expected: ExpectedTranscript, comparing comparison: Comparison
  ) -> TranscriptDifference? {
    var compared = StopComparison(expected.stops, stops, by: comparison)
    guard !agrees(with: expected, &compared) else { return nil }
    let pairs = LineAlignment(compared, isOpen: expected.isOpen).pairs
    var lines: [TranscriptDifference.Line] = []
    lines.reserveCapacity(pairs.count)
    let elsewhere = misplaced(pairs, compared)
    for pair in pairs { lines.append(line(pair, &compared, elsewhere)) }
    return TranscriptDifference(
      reader: "\(reader) (\(versions.map(\.description).joined(separator: ", ")))", lines: lines,
      comparison: comparison)
  }

  /// Whether every stop is as expected, one after the other.
  private func agrees(with expected: ExpectedTranscript, _ compared: inout StopComparison) -> Bool {
    guard
      expected.isOpen
        ? expected.stops.count <= stops.count : expected.stops.count == stops.count
    else { return false }
    for place in expected.stops.indices where !compared.matches(place, place) { return false }
    return true
  }

  /// The stops that are not where they are expected, by their words.
  private func misplaced(
    _ pairs: [LineAlignment.Pair], _ compared: StopComparison
  ) -> [Token: Int] {
    var places: [Token: Int] = [:]
    for pair in pairs {
      switch pair {
      case .changed(_, let stop), .unexpected(let stop):
        places[compared.heardKeys[stop]] = places[compared.heardKeys[stop]] ?? stop
      case .same, .missing, .moved: continue
      }
    }
    return places
  }

  private func line(
    _ pair: LineAlignment.Pair, _ compared: inout StopComparison, _ elsewhere: [Token: Int]
  ) -> TranscriptDifference.Line {
    switch pair {
    case .same(let line, let stop):
      return TranscriptDifference.Line(
        expectation: line, expected: compared.expected[line].text, heard: stops[stop])
    case .changed(let line, let stop):
      return changed(line, stop, &compared, elsewhere)
    case .moved(let line, let stop):
      var moved = TranscriptDifference.Line(
        expectation: line, expected: compared.expected[line].text, heard: stops[stop],
        grade: .reordered)
      moved.explanations = ["this is heard at stop \(stop + 1)"]
      return moved
    case .missing(let line):
      return TranscriptDifference.Line(
        expectation: line, expected: compared.expected[line].text, grade: .lost)
    case .unexpected(let stop):
      let parts = stops[stop].announcement.parts.filter { !$0.text.isEmpty }
      return TranscriptDifference.Line(
        heard: stops[stop], grade: .added,
        parts: parts.map { DifferingPart(.heard, $0.kind, $0.text, by: $0.rule) })
    }
  }

  private func changed(
    _ line: Int, _ stop: Int, _ compared: inout StopComparison, _ elsewhere: [Token: Int]
  ) -> TranscriptDifference.Line {
    let expectation = compared.expected[line]
    let parts = PartComparison(
      expectation, stops[stop], heard: compared.heard(stop), by: compared.comparison)
    var changed = TranscriptDifference.Line(
      expectation: line, expected: expectation.text, heard: stops[stop], grade: parts.grade)
    changed.parts = parts.parts
    changed.explanations = parts.remarks
    if let key = compared.expectedKeys[line], let other = elsewhere[key] {
      changed.grade = .reordered
      changed.explanations.append("this is heard at stop \(other + 1)")
    }
    return changed
  }
}
