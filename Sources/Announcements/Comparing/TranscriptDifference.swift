/// The way in which an expected and a heard announcement are compared.
public enum Comparison: String, Sendable, Hashable, CaseIterable {
  /// Compares what is audible.
  ///
  /// Case, punctuation and hyphens are ignored.
  case asHeard = "as-heard"
  /// Compares every character.
  case exact

  /// Whether two texts are equal in this comparison.
  public func matches(_ expected: String, _ heard: String) -> Bool {
    switch self {
    case .asHeard: AudibleText(expected) == AudibleText(heard)
    case .exact: expected.unicodeScalars.elementsEqual(heard.unicodeScalars)
    }
  }
}

/// The differences between a transcript and the expected one, line by line.
///
///     if let difference = transcript.difference(from: "Sign up, heading\nSend, button") {
///       print(difference.text)
///     }
public struct TranscriptDifference: Sendable, Hashable {
  /// One line of the comparison.
  public struct Line: Sendable, Hashable {
    /// The index of the expectation, or `nil` for an unexpected stop.
    public var expectation: Int?
    /// The expected announcement, or `nil` for an unexpected stop.
    public var expected: String?
    /// The stop that is heard, or `nil` if there is none.
    ///
    /// For a moved stop, this is the stop at its actual position.
    public var heard: Stop?
    /// The severity of the difference, or `nil` if there is none.
    public var severity: DifferenceSeverity?
    /// The parts that differ.
    public var parts: [DifferingPart] = []
    /// Explanations, one sentence each.
    public var explanations: [String] = []
  }

  /// The name and version of the reader.
  public var reader: String
  /// All lines in order, including lines without a difference.
  public var lines: [Line]
  /// Whether the transcripts were compared as heard or exactly.
  public var comparison: Comparison
}

extension Transcript {
  /// Returns the difference from the expected lines, or `nil` if there is none.
  ///
  /// There is one line for each stop. Empty lines and white space at the ends of a line are
  /// ignored.
  ///
  /// - `…` or `...` between commas matches any number of parts.
  /// - `…` as a whole line matches one stop.
  /// - `…` as the last line matches any number of stops.
  /// - `\…` matches the dots themselves.
  ///
  /// - Parameters:
  ///   - expected: The expected lines.
  ///   - comparison: Whether to compare as heard or exactly.
  /// - Returns: The difference.
  public func difference(
    from expected: String, comparing comparison: Comparison = .asHeard
  ) -> TranscriptDifference? {
    difference(from: ExpectedTranscript(lines: expected), comparing: comparison)
  }

  /// Returns the difference from an earlier transcript, or `nil` if there is none.
  ///
  /// The stops of the earlier transcript are the expectations.
  package func difference(
    since earlier: Transcript, comparing comparison: Comparison = .asHeard
  ) -> TranscriptDifference? {
    var expected = ExpectedTranscript(
      earlier.stops.map { StopExpectation(saying: $0.announcement.text) })
    expected.isSeparatedByFullStops = earlier.stops.areSeparatedByFullStops
    return difference(from: expected, comparing: comparison)
  }

  /// Returns the difference from an expected transcript, or `nil` if there is none.
  package func difference(
    from expected: ExpectedTranscript, comparing comparison: Comparison
  ) -> TranscriptDifference? {
    var compared = StopComparison(
      expected.stops, stops, by: comparison, atFullStops: expected.isSeparatedByFullStops)
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

  /// Whether every stop matches its expectation.
  private func agrees(with expected: ExpectedTranscript, _ compared: inout StopComparison) -> Bool {
    guard
      expected.isOpen
        ? expected.stops.count <= stops.count : expected.stops.count == stops.count
    else { return false }
    for index in expected.stops.indices where !compared.matches(index, index) { return false }
    return true
  }

  /// Returns, for the words of each changed or unexpected stop, the index of the first such stop.
  private func misplaced(
    _ pairs: [LineAlignment.Pair], _ compared: StopComparison
  ) -> [Token: Int] {
    var stopsByWords: [Token: Int] = [:]
    for pair in pairs {
      switch pair {
      case .changed(_, let stop), .unexpected(let stop):
        stopsByWords[compared.heardKeys[stop]] = stopsByWords[compared.heardKeys[stop]] ?? stop
      case .same, .missing, .moved: continue
      }
    }
    return stopsByWords
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
        severity: .reordered)
      moved.explanations = ["this is heard at stop \(stop + 1)"]
      return moved
    case .missing(let line):
      return TranscriptDifference.Line(
        expectation: line, expected: compared.expected[line].text, severity: .lost)
    case .unexpected(let stop):
      let parts = stops[stop].announcement.parts.filter { !$0.text.isEmpty }
      return TranscriptDifference.Line(
        heard: stops[stop], severity: .added,
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
      expectation: line, expected: expectation.text, heard: stops[stop], severity: parts.severity)
    changed.parts = parts.parts
    changed.explanations = parts.remarks
    if let key = compared.expectedKeys[line], let other = elsewhere[key] {
      changed.severity = .reordered
      changed.explanations.append("this is heard at stop \(other + 1)")
    }
    return changed
  }
}
