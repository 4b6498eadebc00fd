import Simulator
import Voices

/// The listening time of each announcement, and of all announcements together.
package struct ListeningReport {
  private let walks: [SpokenWalk]
  /// The seconds of each announcement: first all announcements of the first walk, then all
  /// announcements of the second walk, and so on.
  private let seconds: [Double]
  /// The text before each duration: “about ” for estimates, or empty for measured durations.
  private let certainty: String
  /// The texts that could not be spoken, one line each.
  package let problems: [String]

  /// Measures the times by speaking each announcement.
  ///
  /// - Parameter reportProblem: Reports each announcement that could not be spoken correctly.
  package init(
    _ walks: [SpokenWalk], in narration: Narration, reportProblem: (String) -> Void
  ) throws(SpeakFailure) {
    var narration = WalkNarration(walks, in: narration)
    var sinks: [any WalkSink] = []
    try narration.run(into: &sinks, reportProblem: reportProblem)
    let rate = Double(max(1, narration.timeline?.sampleRate ?? 1))
    self.walks = walks
    seconds = (narration.timeline?.stops ?? []).map { Double($0.samples.count) / rate }
    certainty = ""
    problems = narration.problems
  }

  /// Estimates the times without speaking.
  package init(estimating walks: [SpokenWalk]) {
    self.walks = walks
    seconds = walks.flatMap { walk in
      walk.announcements.map { walk.style.seconds(of: $0) }
    }
    certainty = "about "
    problems = []
  }

  /// Writes a line for each announcement, and a line with the total of each walk.
  package func write(style: TerminalStyle, to output: inout ReportSink) {
    func words(_ seconds: Double) -> String { certainty + ListeningReport.words(seconds) }
    var rest = seconds[...]
    var total = 0.0
    for (index, walk) in walks.enumerated() {
      let times = rest.prefix(walk.announcements.count)
      rest = rest.dropFirst(times.count)
      if index > 0, !style.isPlain { output.writeLine() }
      let pauses = Double(max(0, times.count - 1)) * walk.style.pauses.stop
      let sum = times.reduce(pauses, +)
      total += sum
      let title = "\(walk.screen), \(walk.header): \(words(sum))"
      output.writeLine(style.heading(style.visible(title)))
      for (announcement, time) in zip(walk.announcements, times) {
        let text = announcement.text.isEmpty ? "∅ (silent)" : announcement.text
        let line = "\(announcement.index). \(words(time)): \(style.visible(text))"
        output.writeLine(line)
      }
    }
    guard walks.count > 1 else { return }
    if !style.isPlain { output.writeLine() }
    output.writeLine("all: \(words(total))")
  }

  /// Returns a duration in words: `4.5 s`, `2 min 03.0 s`.
  package static func words(_ seconds: Double) -> String {
    let tenths = Int(max(0, min(seconds, 1e9)) * 10 + 0.5)
    let (minutes, rest) = tenths.quotientAndRemainder(dividingBy: 600)
    let text = "\(rest / 10).\(rest % 10) s"
    return minutes == 0 ? text : "\(minutes) min \(rest < 100 ? "0" : "")\(text)"
  }
}
