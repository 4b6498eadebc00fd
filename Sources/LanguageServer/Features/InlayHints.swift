/// A text that an editor shows at the end of a line (an inlay hint) or above the line (a code
/// lens).
///
/// The text contains the readers' announcements at the line's elements.
struct HeardHint: Sendable {
  /// The offset at which the editor shows the text: the end of the line for a hint, or the start of
  /// the element for a lens.
  var offset: Int
  var label: String
  var tooltip: String
}

extension DocumentAnalysis {
  /// Returns a hint for each line that has stops.
  ///
  /// - Parameter lines: The lines that the editor shows.
  func inlayHints(in lines: ClosedRange<Int>) -> [HeardHint] {
    let groups = stopsByOffset(in: lines)
    return Dictionary(grouping: groups) { text.line(of: $0.start) }.sorted { $0.key < $1.key }
      .map { line, groups in
        HeardHint(
          offset: text.range(ofLine: line).upperBound,
          label: groups.map { HeardLine.of($0.stops) }.joined(separator: " · "),
          tooltip: groups.flatMap(\.stops).map(\.line).joined(separator: "\n"))
      }
  }

  /// The code lenses, one for each element at which a reader stops.
  var codeLenses: [HeardHint] {
    stopsByOffset(in: nil).map { start, stops in
      HeardHint(
        offset: start, label: HeardLine.of(stops),
        tooltip: stops.map(\.line).joined(separator: "\n"))
    }
  }
}

extension ElementStop {
  fileprivate var line: String { "\(reader), stop \(index): \(text)" }
}
