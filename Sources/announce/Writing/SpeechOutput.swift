import Reports
import Simulator
internal import TextIO
import Voices

/// Plays what is spoken, or writes it into files.
struct SpeechOutput {
  let arguments: Arguments
  let targets: SpokenFiles

  /// Speaks walks; the exit status.
  func speak(
    _ walks: [SpokenWalk], in surroundings: Surroundings, _ streams: inout Streams
  ) -> Int32 {
    do {
      let complaints =
        targets.isEmpty
        ? try play(walks, in: surroundings, &streams)
        : try write(walks, in: surroundings, &streams)
      streams.output.flush()
      guard !streams.output.isClosed else {
        streams.complain("announce: standard output was closed before all of it was written")
        return 2
      }
      return complaints.isEmpty ? 0 : 1
    } catch {
      streams.complain(error)
      return 2
    }
  }

  private func play(
    _ walks: [SpokenWalk], in surroundings: Surroundings, _ streams: inout Streams
  ) throws(SpeakFailure) -> [String] {
    let program = try SpeakFailure.ofSpeech { () throws(SpeechError) in
      try surroundings.player(arguments.value(of: .player))
    }
    return try surroundings.narration.play(walks, by: program) { streams.complain($0) }
  }

  private func write(
    _ walks: [SpokenWalk], in surroundings: Surroundings, _ streams: inout Streams
  ) throws(SpeakFailure) -> [String] {
    var errors = streams.errors
    defer { streams.errors = errors }
    let problems = try surroundings.narration.write(
      walks, into: targets, by: Program.header, gatheringIn: surroundings.temporaryFolder,
      to: &streams.output
    ) { errors.writeLine(TerminalText.of($0)) }
    let files = targets.written
    if !files.isEmpty {
      let count = counted(walks.reduce(0) { $0 + $1.announcements.count }, "announcement")
      let list = files.joined(separator: ", ")
      errors.writeLine(TerminalText.of("announce: wrote \(list) (\(count))"))
    }
    return problems
  }
}
