import AccessibilityTree

/// The expected transcript: an expectation for each stop, in order.
package struct ExpectedTranscript: Sendable, Hashable {
  /// The expectation for each stop, in swipe order.
  package var stops: [StopExpectation]
  /// Whether any further stops may follow the expected stops.
  package var isOpen: Bool
  /// Whether full stops always separate the parts of the expected announcements.
  ///
  /// If this is `false`, full stops separate expected parts only if the reader also separates heard
  /// parts by full stops.
  var isSeparatedByFullStops = false

  package init(_ stops: [StopExpectation], isOpen: Bool = false) {
    self.stops = stops
    self.isOpen = isOpen
  }

  /// Creates an expected transcript from a text with one line for each stop.
  ///
  /// Empty lines and white space at the ends of a line are ignored. A line `…` or `...` matches one
  /// stop with any announcement. As the last line, it matches any number of further stops.
  package init(lines text: String) {
    var lines = text.split(whereSeparator: \.isNewline).map(\.trimmed)
      .filter { !$0.isEmpty }
    isOpen = lines.last == "…" || lines.last == "..."
    if isOpen { lines.removeLast() }
    stops = lines.map { StopExpectation(utterances: [String($0)]) }
  }
}
