package import Audits
import Simulator

/// One screen of a report, with its announcements and findings.
package struct ReportScreen: Sendable {
  /// The file or address as the user named it.
  package let file: String
  package let reading: Reading
  package var audit: AuditReport
  /// The contents of the screen's file, to copy into the recordings of the device checklist.
  package let bytes: [UInt8]
  /// The screenshot, from a file or from a browser, with the numbers of the stops; `nil` without a
  /// screenshot.
  private(set) var drawing: ScreenshotDrawing?
  /// The sessions played on the screen, one for each reader; empty without gestures.
  package let sessions: [PlayedSession]
  /// The comparison with a reader's log of the screen, or `nil` without a log.
  package var heard: LogResult?
  /// The reason why there is no comparison with the log, as a clause: `the walk “pay” has no stop`.
  package var heardProblem: String?
  /// The rows of the table of stops.
  ///
  /// Each row has, for each reader, the index of a stop or `nil`.
  let rows: [[Int?]]

  package init(
    _ reading: Reading, _ audit: AuditReport, of file: String, _ bytes: [UInt8],
    screenshot: Screenshot? = nil, played sessions: [PlayedSession] = []
  ) {
    self.sessions = sessions
    self.file = file
    self.reading = reading
    self.audit = audit
    self.bytes = bytes
    rows = ReaderAlignment(reading).rows
    show(screenshot)
  }

  /// Adds a screenshot, or replaces the earlier one.
  package mutating func show(_ screenshot: Screenshot?) {
    drawing = screenshot.map { ScreenshotDrawing(self, $0) }
  }

  /// Returns the node of a row's first stop.
  ///
  /// Returns `nil` if all stops of the row are on another platform's version of the screen.
  func node(ofRow row: Int) -> Node.Index? {
    for (reader, stop) in rows[row].enumerated() where reader == 0 || reading.isSameEverywhere {
      if let stop { return reading.transcripts[reader].stops[stop].node }
    }
    return nil
  }

  var screen: Screen { reading.screen }
  var title: String { screen.title ?? screen.heading }
}
