import Importers
import Scenarios
import Voices

/// The files of one walk while they are written.
struct SpokenOutput {
  private let targets: SpokenFiles
  private let header: ReportHeader
  private let captions: PendingFile?
  private let timeline: PendingFile?
  /// Where the sound goes.
  private var sinks: [any WalkSink]
  /// The sound that goes to standard output, if one does.
  private let piped: PipedSink?

  /// Opens all files, so that one that cannot be written is told before anything is spoken.
  ///
  /// - Parameter folder: Where sound is gathered that goes to standard output.
  init(
    _ targets: SpokenFiles, of walks: [SpokenWalk], by header: ReportHeader,
    gatheringIn folder: String
  ) throws(SpeakFailure) {
    self.targets = targets
    self.header = header
    let tags = SoundTags(title: SpokenOutput.title(of: walks), software: header.software)
    var pending: [PendingFile] = []
    var sinks: [any WalkSink] = []
    do throws(SpeakFailure) {
      captions = try SpokenOutput.open(targets.captions?.path, &pending)
      timeline = try SpokenOutput.open(targets.timeline, &pending)
      piped =
        targets.sound == "-"
        ? try PipedSink(in: folder, format: targets.format, tags: tags) : nil
      if let piped { sinks.append(piped) }
      if let path = targets.sound, path != "-" {
        sinks.append(try SoundSink(path, format: targets.format, tags: tags))
      }
      if let clips = targets.clips {
        sinks.append(
          try ClipSink(
            clips, format: targets.format, software: header.software, names: ClipNames(walks)))
      }
    } catch {
      for file in pending { file.discard() }
      sinks.discard()
      throw error
    }
    self.sinks = sinks
  }

  private static func open(
    _ path: String?, _ pending: inout [PendingFile]
  ) throws(SpeakFailure) -> PendingFile? {
    guard let path else { return nil }
    let file = try SpeakFailure.ofFile { () throws(ImportError) in try PendingFile(path) }
    pending.append(file)
    return file
  }

  /// What is heard, in a few words.
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

  /// Speaks walks into all files; they take their names when everything is written.
  ///
  /// - Parameter output: Where sound or time line go that have no file.
  mutating func write(
    _ narration: inout WalkNarration, to output: inout ReportSink, complain: (String) -> Void
  ) throws(SpeakFailure) {
    do throws(SpeakFailure) {
      do throws(SpeakFailure) {
        try narration.run(into: &sinks, complain: complain)
        if let timeline = narration.timeline { try writeTexts(of: timeline) }
      } catch {
        sinks.discard()
        throw error
      }
      try sinks.commit()
    } catch {
      discardTexts()
      throw error
    }
    try commitTexts()
    try piped?.drain(to: &output)
    if targets.printsTimeline, let timeline = narration.timeline {
      output.write(TimelineJSON.bytes(timeline, by: header))
    }
  }

  /// Writes captions and time line.
  private func writeTexts(of walk: Timeline) throws(SpeakFailure) {
    try SpeakFailure.ofFile { () throws(ImportError) in
      if let format = targets.captions?.format {
        try captions?.write(Array(Captions(walk).text(format).utf8))
      }
      try timeline?.write(TimelineJSON.bytes(walk, by: header))
    }
  }

  /// Gives captions and time line their names; where that fails, none is left.
  private func commitTexts() throws(SpeakFailure) {
    do throws(ImportError) {
      try captions?.commit()
    } catch {
      timeline?.discard()
      throw .file(error)
    }
    try SpeakFailure.ofFile { () throws(ImportError) in try timeline?.commit() }
  }

  /// Removes captions and time line.
  private func discardTexts() {
    captions?.discard()
    timeline?.discard()
  }
}
