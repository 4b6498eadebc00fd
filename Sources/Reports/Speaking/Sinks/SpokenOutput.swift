import Voices

/// The output files while they are being written.
struct SpokenOutput {
  private let targets: SpokenFiles
  private let header: ReportHeader
  /// The sinks: first the sinks for sound, then the sinks for captions and timelines.
  private var sinks: [any WalkSink]
  /// The sink for sound to standard output, or `nil` if no sound goes to standard output.
  private let piped: PipedSink?

  /// Opens all files at once, so that an error is reported before anything is spoken.
  ///
  /// - Parameter folder: The folder for the temporary file of the sound that goes to standard output.
  init(
    _ targets: SpokenFiles, of walks: [SpokenWalk], by header: ReportHeader,
    gatheringIn folder: String
  ) throws(SpeakFailure) {
    self.targets = targets
    self.header = header
    let (format, software) = (targets.format, header.software)
    let tags = SoundTags(title: SpokenOutput.title(of: walks), software: software)
    var texts: [any WalkSink] = []
    var sounds: [any WalkSink] = []
    do throws(SpeakFailure) {
      if let (path, format) = targets.captions {
        texts.append(try TextSink(path) { Array(Captions($0).text(format).utf8) })
      }
      if let path = targets.timeline {
        texts.append(try TextSink(path) { TimelineJSON.bytes($0, by: header) })
      }
      piped =
        targets.sound == "-" ? try PipedSink(in: folder, format: format, tags: tags) : nil
      if let piped { sounds.append(piped) }
      if let path = targets.sound, path != "-" {
        sounds.append(try SoundSink(path, format: format, tags: tags))
      }
      if let clips = targets.clips {
        let names = ClipNames(walks)
        sounds.append(try ClipSink(clips, format: format, software: software, names: names))
      }
    } catch {
      texts.discard()
      sounds.discard()
      throw error
    }
    sinks = sounds + texts
  }

  /// Returns the title of the sound.
  private static func title(of walks: [SpokenWalk]) -> String {
    var screens: [String] = []
    var readers: [String] = []
    for walk in walks {
      let screen = walk.title.isEmpty ? walk.screen : walk.title
      if !screens.contains(screen) { screens.append(screen) }
      if !readers.contains(walk.reader) { readers.append(walk.reader) }
    }
    return "\(screens.joined(separator: ", ")): \(readers.joined(separator: " and "))"
  }

  /// Speaks walks into all files.
  ///
  /// The files get their final names when all files are complete.
  ///
  /// - Parameter output: The output to which a sound and a timeline without a file are written.
  mutating func write(
    _ narration: inout WalkNarration, to output: inout ReportSink, reportProblem: (String) -> Void
  ) throws(SpeakFailure) {
    do throws(SpeakFailure) {
      try narration.run(into: &sinks, reportProblem: reportProblem)
    } catch {
      sinks.discard()
      throw error
    }
    try sinks.commit()
    try piped?.drain(to: &output)
    if targets.printsTimeline, let timeline = narration.timeline {
      output.write(TimelineJSON.bytes(timeline, by: header))
    }
  }
}
