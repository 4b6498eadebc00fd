package import Voices

/// The files to which readers' spoken announcements are written.
package struct SpokenFiles: Sendable {
  /// The path of the file for the whole sound; `-` is standard output.
  package var sound: String?
  package var format = SoundFormat.wav
  /// The path of the folder for the sounds of single stops.
  package var clips: String?
  package var captions: (path: String, format: Captions.Format)?
  /// The path of the file for the timeline.
  package var timeline: String?
  /// Whether the timeline goes to standard output.
  package var printsTimeline = false

  package init() {}

  /// The names of the written files and the folder, for messages.
  package var written: [String] {
    [sound == "-" ? nil : sound, captions?.path, timeline, clips.map { "files in \($0)" }]
      .compactMap(\.self)
  }

  /// Whether no output is written.
  package var isEmpty: Bool {
    sound == nil && clips == nil && captions == nil && timeline == nil && !printsTimeline
  }
}
