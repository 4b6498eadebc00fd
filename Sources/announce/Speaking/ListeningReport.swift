import Simulator
import Voices

/// How long it takes to hear each announcement, and all of them.
struct ListeningReport {
  private let walks: [SpokenWalk]
  private let surroundings: Surroundings

  init(_ walks: [SpokenWalk], in surroundings: Surroundings) {
    self.walks = walks
    self.surroundings = surroundings
  }

  /// Writes a line for each announcement and one for each walk; returns the exit status.
  ///
  /// Times are exact where there is an engine, else estimates, and it says which.
  func write(style: Style, _ streams: inout Streams) -> Int32 {
    var narration = WalkNarration(walks, in: surroundings)
    var sinks: [any WalkSink] = []
    do throws(SpeakFailure) {
      try narration.run(into: &sinks) { streams.complain($0) }
    } catch {
      return writeEstimate(instead: error, style: style, &streams)
    }
    let stops = narration.timeline?.stops ?? []
    let seconds = stops.map { Double($0.samples.count) / Double(max(1, sampleRate(narration))) }
    write(seconds, called: "", style: style, &streams.output)
    return narration.problems.isEmpty ? 0 : 1
  }

  private func sampleRate(_ narration: WalkNarration) -> Int { narration.timeline?.sampleRate ?? 1 }

  private func writeEstimate(
    instead failure: SpeakFailure, style: Style, _ streams: inout Streams
  ) -> Int32 {
    guard case .speech(let error) = failure, error.isOfEngine else {
      streams.complain(failure)
      return 2
    }
    streams.complain("announce: estimated, since nothing can be spoken: \(error)")
    let seconds = walks.flatMap { walk in
      walk.announcements.map { walk.style.seconds(of: $0) }
    }
    write(seconds, called: "about ", style: style, &streams.output)
    return 0
  }

  /// - Parameter certainty: What stands before every time.
  private func write(
    _ seconds: [Double], called certainty: String, style: Style, _ output: inout Output
  ) {
    func words(_ seconds: Double) -> String { certainty + ListeningReport.words(seconds) }
    var rest = seconds[...]
    var total = 0.0
    for (place, walk) in walks.enumerated() {
      let times = rest.prefix(walk.announcements.count)
      rest = rest.dropFirst(times.count)
      if place > 0, !style.isPlain { output.writeLine() }
      let pauses = Double(max(0, times.count - 1)) * walk.style.pauses.stop
      let sum = times.reduce(pauses, +)
      total += sum
      let title = "\(walk.screen), \(walk.header): \(words(sum))"
      output.writeLine(style.heading(style.visible(title)))
      for (announcement, time) in zip(walk.announcements, times) {
        let text = announcement.text.isEmpty ? "(nothing is said)" : announcement.text
        let line = "\(announcement.index). \(words(time)): \(style.visible(text))"
        output.writeLine(line)
      }
    }
    guard walks.count > 1 else { return }
    if !style.isPlain { output.writeLine() }
    output.writeLine("all: \(words(total))")
  }

  /// A length of time: `4.5 s`, `2 min 03.0 s`.
  static func words(_ seconds: Double) -> String {
    let tenths = Int(max(0, min(seconds, 1e9)) * 10 + 0.5)
    let (minutes, rest) = tenths.quotientAndRemainder(dividingBy: 600)
    let text = "\(rest / 10).\(rest % 10) s"
    return minutes == 0 ? text : "\(minutes) min \(rest < 100 ? "0" : "")\(text)"
  }
}

extension SpeechError {
  /// Whether there is nothing to speak with, rather than something wrong with what is spoken.
  fileprivate var isOfEngine: Bool {
    switch self {
    case .engineMissing, .dataMissing, .workerMissing: true
    default: false
    }
  }
}
