package import Audits
package import Importers
internal import SystemLibrary
internal import TextIO

/// An executor that runs audit work in parallel on every processor.
package struct ParallelAuditExecutor: AuditExecutor {
  /// Creates an executor that uses every processor.
  package init() {}

  /// Calls `make` for every piece in parallel, and returns the results in the order of the pieces.
  package func map<Piece: Sendable, Output: Sendable>(
    _ pieces: [Piece], _ make: @escaping @Sendable (Piece) -> Output
  ) -> [Output] {
    var all: [Output] = []
    OrderedWork.forEach(pieces, size: { _ in 0 }, transform: make) { made in
      all.append(made)
      return true
    }
    return all
  }
}

extension ParallelAuditExecutor {
  /// Returns the report of an audit of a screen.
  ///
  /// Large screens are audited in parallel.
  ///
  /// - Parameter plan: Gestures to perform on the screen in addition to reading it.
  package static func report(
    _ audit: Audit, on imported: ImportedScreen, as reading: Reading,
    doing plan: InteractionPlan = InteractionPlan()
  ) -> AuditReport {
    func report(executor: some AuditExecutor) -> AuditReport {
      var subject = AuditSubject(
        imported.screen, android: imported.android, source: imported.source, by: reading.readers,
        read: zip(reading.walks, reading.transcripts).map { ($0, $1) }, for: audit,
        executor: executor)
      subject.hasLines = !imported.isLive
      var leftOut: [String] = []
      subject.targets = imported.targets
      if !plan.isEmpty {
        let readers = reading.readers.filter { subject.platform.isHeard(by: $0) }
        let screens = readers.map { (screen: imported.screen(for: $0), reader: $0) }
        // The sessions on a live page run in parallel: a browser shows several pages at once.
        let result =
          imported.isLive
          ? plan.sessions(on: screens, by: ParallelAuditExecutor())
          : plan.sessions(on: screens, by: executor)
        subject.sessions = result.sessions
        leftOut = result.leftOut
      }
      var report = audit.report(on: subject, executor: executor)
      report.leftOutTrials = leftOut
      return report
    }
    return reading.isLarge
      ? report(executor: ParallelAuditExecutor()) : report(executor: SerialAuditExecutor())
  }
}
