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
  public enum Line: Sendable, Hashable {
    /// Heard as expected.
    case same(Stop)
    /// Heard differently.
    case changed(expected: String, heard: Stop)
    /// Expected but not heard.
    case missing(String)
    /// Heard but not expected.
    case unexpected(Stop)
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
  /// Empty lines and white space at the ends of a line do not count. A last line `…` or `...`
  /// leaves the rest unchecked.
  public func difference(
    from expected: String, comparing comparison: Comparison = .asHeard
  ) -> TranscriptDifference? {
    var wanted = Transcript.lines(of: expected)
    let isOpen = wanted.last == "…" || wanted.last == "..."
    if isOpen { wanted.removeLast() }
    let heard = stops.map(\.announcement.text)
    let pairs = LineAlignment(wanted, heard, by: comparison, isOpen: isOpen).pairs
    let lines = pairs.map { pair -> TranscriptDifference.Line in
      switch pair {
      case .same(_, let stop): .same(stops[stop])
      case .changed(let line, let stop): .changed(expected: wanted[line], heard: stops[stop])
      case .missing(let line): .missing(wanted[line])
      case .unexpected(let stop): .unexpected(stops[stop])
      }
    }
    let agrees = lines.allSatisfy { if case .same = $0 { true } else { false } }
    guard !agrees else { return nil }
    return TranscriptDifference(
      reader: "\(reader) (\(profile))", lines: lines, comparison: comparison)
  }

  private static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let start = line.firstIndex { !$0.isWhitespace }
      guard let start, let end = line.lastIndex(where: { !$0.isWhitespace }) else { return nil }
      return String(line[start...end])
    }
  }
}
