import AccessibilityTree

/// What is expected of a transcript: something of each stop, in their order.
package struct ExpectedTranscript: Sendable, Hashable {
  /// What is expected of the stops from the first on.
  package var stops: [StopExpectation]
  /// Whether more stops may follow.
  package var isOpen: Bool

  /// Stops, and whether more may follow.
  package init(_ stops: [StopExpectation], isOpen: Bool = false) {
    self.stops = stops
    self.isOpen = isOpen
  }

  /// One line a stop, as in a test.
  ///
  /// Empty lines and white space at the ends of a line do not count. A line `…` or `...` is a stop
  /// that is not checked, the last one any number of stops.
  package init(lines text: String) {
    var lines = text.split(whereSeparator: \.isNewline).map(\.trimmed)
      .filter { !$0.isEmpty }
    isOpen = lines.last == "…" || lines.last == "..."
    if isOpen { lines.removeLast() }
    stops = lines.map { StopExpectation(utterances: [String($0)]) }
  }
}
