import Reports
internal import TextIO
import Voices

/// The output of readers' spoken announcements, which are played or written to files.
struct SpeechOutput {
  let arguments: Arguments
  let targets: SpokenFiles

  /// Speaks the announcements of readers' walks through screens, and returns the exit status.
  func speak(
    _ walks: [SpokenWalk], in environment: CommandEnvironment, _ streams: inout Streams
  ) -> Int32 {
    do {
      let problems =
        targets.isEmpty
        ? try play(walks, in: environment, &streams)
        : try write(walks, in: environment, &streams)
      streams.output.flush()
      guard !streams.output.isClosed else {
        streams.writeError("announce: standard output was closed before all of it was written")
        return 2
      }
      return problems.isEmpty ? 0 : 1
    } catch {
      streams.writeError(error)
      return 2
    }
  }

  private func play(
    _ walks: [SpokenWalk], in environment: CommandEnvironment, _ streams: inout Streams
  ) throws(SpeakFailure) -> [String] {
    let program = try SpeakFailure.ofSpeech { () throws(SpeechError) in
      try environment.player(arguments.value(of: .player))
    }
    return try environment.narration.play(walks, by: program) { streams.writeError($0) }
  }

  private func write(
    _ walks: [SpokenWalk], in environment: CommandEnvironment, _ streams: inout Streams
  ) throws(SpeakFailure) -> [String] {
    var errors = streams.errors
    defer { streams.errors = errors }
    let problems = try environment.narration.write(
      walks, into: targets, by: Program.header, gatheringIn: environment.temporaryFolder,
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
