package import Voices

/// The files that walks are written into.
package struct SpokenFiles: Sendable {
  /// The file of the whole sound; `-` is standard output.
  package var sound: String?
  /// The format of all sounds.
  package var format = SoundFormat.wav
  /// The folder of the sounds of single stops.
  package var clips: String?
  /// The file of captions.
  package var captions: (path: String, format: Captions.Format)?
  /// The file that tells where everything is.
  package var timeline: String?
  /// Whether standard output tells where everything is.
  package var printsTimeline = false

  package init() {}

  /// The files and the folder, as they are told when they are written.
  package var written: [String] {
    [sound == "-" ? nil : sound, captions?.path, timeline, clips.map { "files in \($0)" }]
      .compactMap(\.self)
  }

  /// Whether nothing is written.
  package var isEmpty: Bool {
    sound == nil && clips == nil && captions == nil && timeline == nil && !printsTimeline
  }
}
