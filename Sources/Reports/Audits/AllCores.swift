package import Audits
package import Importers
internal import SystemLibrary
internal import TextIO

/// Has pieces of work done on every processor.
package struct AllCores: Workforce {
  /// Every processor there is.
  package init() {}

  /// What comes of each piece, in the order of the pieces.
  package func map<Piece: Sendable, Made: Sendable>(
    _ pieces: [Piece], _ make: @escaping @Sendable (Piece) -> Made
  ) -> [Made] {
    var all: [Made] = []
    OrderedWork.forEach(pieces, size: { _ in 0 }, make: make) { made in
      all.append(made)
      return true
    }
    return all
  }
}

extension AllCores {
  /// What an audit finds on a screen that was read; a large one is looked at on every processor.
  ///
  /// - Parameter acting: What is done on it, beside listening.
  package static func report(
    _ audit: Audit, on imported: ImportedScreen, as reading: Reading,
    doing acting: AuditActing = AuditActing()
  ) -> AuditReport {
    func report(by workers: some Workforce) -> AuditReport {
      var subject = AuditSubject(
        imported.screen, android: imported.android, source: imported.source, by: reading.readers,
        read: zip(reading.walks, reading.transcripts).map { ($0, $1) }, for: audit,
        heardBy: workers)
      subject.hasLines = !imported.isLive
      if !acting.isEmpty {
        let readers = reading.readers.filter { subject.platform.isHeard(by: $0) }
        subject.sessions = readers.flatMap { reader in
          acting.sessions(on: imported.screen(for: reader), by: reader)
        }
      }
      return audit.report(on: subject, by: workers)
    }
    return reading.isLarge ? report(by: AllCores()) : report(by: OneByOne())
  }
}
