internal import TextIO
import Voices

/// A sink that writes captions or a timeline to a file.
struct TextSink: WalkSink {
  private let pending: PendingFile
  private let bytes: (Timeline) -> [UInt8]

  /// Opens the file first, so that an error is reported before anything is spoken.
  init(_ path: String, _ bytes: @escaping (Timeline) -> [UInt8]) throws(SpeakFailure) {
    pending = try SpeakFailure.ofFile { () throws(InputError) in try PendingFile(path) }
    self.bytes = bytes
  }

  mutating func append(_ stop: SpokenStop) {}

  mutating func finish(_ timeline: Timeline?) throws(SpeakFailure) {
    guard let timeline else { return }
    try SpeakFailure.ofFile { () throws(InputError) in try pending.write(bytes(timeline)) }
  }

  mutating func commit() throws(SpeakFailure) {
    try SpeakFailure.ofFile { () throws(InputError) in try pending.commit() }
  }

  mutating func discard() { pending.discard() }
}
