internal import Simulator

/// The effort that a person needs to reach each control and each error from the first stop.
///
/// The effort is counted in swipes and in seconds of listening. Before each swipe, the person
/// listens to the whole announcement except its hints.
package struct CostView: Sendable {
  private let subject: AuditSubject

  package init(_ subject: AuditSubject) { self.subject = subject }

  /// The compared speech rates in words per minute: the default rate, a fast rate and a very fast
  /// rate.
  package static let rates = [175, 300, 450]

  /// A table for each reader.
  package var tables: [AuditTable] {
    subject.reportedReadings.map { reading in
      var table = AuditTable(
        "Cost with \(type(of: reading.reader).displayName)",
        note:
          "The way from the first stop to the control, if people listen to each "
          + "announcement, but not to hints, before they swipe on.",
        columns: ["Stop", "Name", "Kind", "Swipes"]
          + CostView.rates.map { "Seconds at \($0) words a minute" })
      table.rows = rows(reading)
      return table
    }
  }

  private func rows(_ reading: ScreenReading) -> [[String]] {
    paths(with: reading).map { path in
      let isWrong = path.isError && path.kind != CostView.error
      return [
        "\(path.swipes + 1)", path.name, isWrong ? "\(path.kind), error" : path.kind,
        "\(path.swipes)",
      ]
        + path.seconds.map(CostView.seconds)
    }
  }

  /// The path from the first stop to a control or an error.
  package struct Path: Sendable, Hashable {
    package var name, kind: String
    /// Whether the element announces an error.
    package var isError: Bool
    /// The number of swipes.
    package var swipes: Int
    /// The seconds of listening, for each rate in ``CostView/rates``.
    package var seconds: [Double]
  }

  /// The text for an error message in the table column with the kinds of elements.
  private static let error = "error"

  /// The paths to all controls and errors, for the first of the screen's readers.
  package var paths: [Path] { subject.reportedReadings.first.map { paths(with: $0) } ?? [] }

  private func paths(with reading: ScreenReading) -> [Path] {
    let times = CostView.rates.map { ListeningTime(rate: $0) }
    let errors = Set(subject.fieldErrors.map { $0.shown ?? $0.control.node })
    var spent = times.map { _ in 0.0 }
    var paths: [Path] = []
    for (index, stop) in reading.transcript.stops.enumerated() {
      let words = stop.announcement.utterances.first?.text ?? ""
      let node = reading.auditedNode(stop.node)
      let isError = node.map(errors.contains) == true
      let control = node.flatMap { subject.control(at: $0) }
      if let kind = control?.kind.word ?? (isError ? CostView.error : nil) {
        paths.append(
          Path(
            name: name(of: stop, reading), kind: kind, isError: isError, swipes: index,
            seconds: spent))
      }
      for (number, time) in times.enumerated() {
        spent[number] += time.seconds(of: words) + CostView.swipe
      }
    }
    return paths
  }

  /// The seconds that a swipe takes.
  ///
  /// Assumed: people who know the gesture need this time.
  private static let swipe = 0.5

  private func name(of stop: Stop, _ reading: ScreenReading) -> String {
    let name = reading.screen[stop.node].name
    return name.isEmpty ? stop.announcement.text : name
  }

  /// Returns a number of seconds as a text with one decimal.
  private static func seconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
