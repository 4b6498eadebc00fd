package import Audits
import Simulator

/// One screen of a report, with what is heard on it and what is wrong with that.
package struct ReportScreen: Sendable {
  /// The file or address as the user named it.
  package let file: String
  package let reading: Reading
  package let audit: AuditReport
  /// The file itself, for recordings of it.
  package let bytes: [UInt8]
  /// What it looks like in a browser: a JPEG in base64.
  package let picture: String?
  /// What somebody did on it, with each reader; none where nobody acted.
  package let sessions: [PlayedSession]
  /// Which stops of the readers stand beside each other.
  let rows: [[Int?]]

  package init(
    _ reading: Reading, _ audit: AuditReport, of file: String, _ bytes: [UInt8],
    picture: String? = nil, played sessions: [PlayedSession] = []
  ) {
    self.picture = picture
    self.sessions = sessions
    self.file = file
    self.reading = reading
    self.audit = audit
    self.bytes = bytes
    rows = StopAlignment(reading).rows
  }

  /// What stands in a row: the stop of the first reader that has one on the screen of the first.
  func node(ofRow row: Int) -> Node.Index? {
    for (reader, stop) in rows[row].enumerated() where reader == 0 || reading.isSameEverywhere {
      if let stop { return reading.transcripts[reader].stops[stop].node }
    }
    return nil
  }

  var screen: Screen { reading.screen }
  /// What the screen is called.
  var title: String { screen.title ?? screen.heading }
}
