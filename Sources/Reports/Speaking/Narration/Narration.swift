package import Voices

/// What speaking asks of the program around it.
package struct Narration {
  /// Makes what speaks one document.
  package var narrator: () -> Narrator
  /// Whether the process is to end.
  package var isInterrupted: @Sendable () -> Bool
  /// Makes who is told how many announcements, of so many, are spoken.
  package var progress: (Int) -> ProgressListener

  package init(
    narrator: @escaping () -> Narrator, isInterrupted: @escaping @Sendable () -> Bool,
    progress: @escaping (Int) -> ProgressListener
  ) {
    self.narrator = narrator
    self.isInterrupted = isInterrupted
    self.progress = progress
  }

  /// Plays walks through a program; what could not be spoken, one line each.
  ///
  /// - Parameter complain: Told of the same, at once.
  package func play(
    _ walks: [SpokenWalk], by program: PlayerProgram, complain: (String) -> Void
  ) throws(SpeakFailure) -> [String] {
    var sinks: [any WalkSink] = [PlayerSink(program, isInterrupted: isInterrupted)]
    var narration = WalkNarration(walks, in: self)
    do throws(SpeakFailure) {
      try narration.run(into: &sinks, complain: complain)
    } catch {
      sinks.discard()
      throw error
    }
    return narration.problems
  }

  /// Writes walks into files; what could not be spoken, one line each.
  ///
  /// - Parameters:
  ///   - folder: Where sound is gathered that goes to `output`.
  ///   - complain: Told of the same, at once.
  package func write(
    _ walks: [SpokenWalk], into files: SpokenFiles, by header: ReportHeader,
    gatheringIn folder: String, to output: inout ReportSink, complain: (String) -> Void
  ) throws(SpeakFailure) -> [String] {
    var spoken = try SpokenOutput(files, of: walks, by: header, gatheringIn: folder)
    var narration = WalkNarration(walks, in: self)
    try spoken.write(&narration, to: &output, complain: complain)
    return narration.problems
  }
}

/// Who is told how far a long job is.
package struct ProgressListener {
  /// Told how many things are done.
  package var tell: (Int) -> Void
  /// Told that the job is over.
  package var end: () -> Void

  package init(tell: @escaping (Int) -> Void, end: @escaping () -> Void) {
    self.tell = tell
    self.end = end
  }
}
