internal import Simulator

/// What it costs to come somewhere: swipes and seconds of listening from the first stop to each control and each
/// error.
///
/// A person who listens to the end before each swipe; hints are not waited for.
public struct CostView: Sendable {
  private let subject: AuditSubject

  /// The costs of a screen.
  public init(_ subject: AuditSubject) { self.subject = subject }

  /// Words a minute at which people listen: a voice that nobody changed, a quick one, and a very quick one.
  public static let rates = [175, 300, 450]

  /// A table for each reader.
  public var tables: [AuditTable] {
    subject.reportedReadings.map { heard in
      var table = AuditTable(
        "Cost with \(type(of: heard.reader).displayName)",
        note: "From the first stop, each listened to before the swipe; hints are not waited for.",
        columns: ["Stop", "Name", "Kind", "Swipes"]
          + CostView.rates.map { "Seconds at \($0) words a minute" })
      table.rows = rows(heard)
      return table
    }
  }

  private func rows(_ heard: ScreenReading) -> [[String]] {
    ways(with: heard).map { way in
      let isWrong = way.isError && way.kind != CostView.error
      return [
        "\(way.swipes + 1)", way.name, isWrong ? "\(way.kind), error" : way.kind, "\(way.swipes)",
      ]
        + way.seconds.map(CostView.seconds)
    }
  }

  /// The way from the first stop to a control or an error.
  package struct Way: Sendable, Hashable {
    /// What is there, and what kind of thing.
    package var name, kind: String
    /// Whether it says what is wrong.
    package var isError: Bool
    /// How many swipes lead there.
    package var swipes: Int
    /// Seconds until then, for each of ``CostView/rates``.
    package var seconds: [Double]
  }

  /// The kind of what is an error and no control.
  private static let error = "error"

  /// The ways to all controls and errors with the first reader.
  package var ways: [Way] { subject.reportedReadings.first.map { ways(with: $0) } ?? [] }

  private func ways(with heard: ScreenReading) -> [Way] {
    let times = CostView.rates.map { ListeningTime(rate: $0) }
    let errors = Set(subject.fieldErrors.map { $0.shown ?? $0.control.node })
    var spent = times.map { _ in 0.0 }
    var ways: [Way] = []
    for (index, stop) in heard.transcript.stops.enumerated() {
      let words = stop.announcement.utterances.first?.text ?? ""
      let isError = errors.contains(stop.node)
      if let kind = subject.control(at: stop.node)?.kind.word ?? (isError ? CostView.error : nil) {
        ways.append(
          Way(
            name: name(of: stop, heard), kind: kind, isError: isError, swipes: index,
            seconds: spent))
      }
      for (number, time) in times.enumerated() {
        spent[number] += time.seconds(of: words) + CostView.swipe
      }
    }
    return ways
  }

  /// Seconds that a swipe takes.
  ///
  /// Assumed: what people need who know the gesture.
  private static let swipe = 0.5

  private func name(of stop: Stop, _ heard: ScreenReading) -> String {
    let name = heard.screen[stop.node].name
    return name.isEmpty ? stop.announcement.text : name
  }

  /// With one decimal.
  private static func seconds(_ seconds: Double) -> String {
    let tenths = Int((seconds * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
