package import Voices

/// The services of the program for speaking: a narrator, interruption and progress.
package struct Narration {
  /// Returns a new narrator for one document.
  package var narrator: () -> Narrator
  package var isInterrupted: @Sendable () -> Bool
  /// Creates a listener for the progress of a number of announcements.
  package var progress: (Int) -> ProgressListener

  package init(
    narrator: @escaping () -> Narrator, isInterrupted: @escaping @Sendable () -> Bool,
    progress: @escaping (Int) -> ProgressListener
  ) {
    self.narrator = narrator
    self.isInterrupted = isInterrupted
    self.progress = progress
  }

  /// Plays the announcements of readers on screens through a player program.
  ///
  /// - Parameter reportProblem: Reports each problem as soon as it occurs.
  /// - Returns: The texts that could not be spoken, one line each.
  package func play(
    _ walks: [SpokenWalk], by program: PlayerProgram, reportProblem: (String) -> Void
  ) throws(SpeakFailure) -> [String] {
    var sinks: [any WalkSink] = [PlayerSink(program, isInterrupted: isInterrupted)]
    var narration = WalkNarration(walks, in: self)
    do throws(SpeakFailure) {
      try narration.run(into: &sinks, reportProblem: reportProblem)
    } catch {
      sinks.discard()
      throw error
    }
    return narration.problems
  }

  /// Writes the sound of readers' announcements on screens into files.
  ///
  /// - Parameters:
  ///   - folder: The folder of temporary sound files for `output`.
  ///   - reportProblem: Reports each problem as soon as it occurs.
  /// - Returns: The texts that could not be spoken, one line each.
  package func write(
    _ walks: [SpokenWalk], into files: SpokenFiles, by header: ReportHeader,
    gatheringIn folder: String, to output: inout ReportSink, reportProblem: (String) -> Void
  ) throws(SpeakFailure) -> [String] {
    var spoken = try SpokenOutput(files, of: walks, by: header, gatheringIn: folder)
    var narration = WalkNarration(walks, in: self)
    try spoken.write(&narration, to: &output, reportProblem: reportProblem)
    return narration.problems
  }
}

/// A listener for the progress of a long job.
package struct ProgressListener {
  /// Receives the number of finished items.
  package var update: (Int) -> Void
  /// Ends the display of progress.
  package var end: () -> Void

  package init(update: @escaping (Int) -> Void, end: @escaping () -> Void) {
    self.update = update
    self.end = end
  }
}
