internal import SystemLibrary
internal import TextIO
import Voices

/// Gathers a sound that goes to standard output, where nothing can be written over.
///
/// A header tells how long the sound is, and that is known at the end only. Gathered in a file without
/// a name, so that memory stays as small as for any other file.
struct PipedSink: WalkSink {
  private let descriptor: Int32
  private var sound: LazySound

  /// Opens a file in a folder for such.
  init(in folder: String, format: SoundFormat, tags: SoundTags) throws(SpeakFailure) {
    let folder = PathName(folder)
    var name = Array(folder.appending(".announce-XXXXXX").path.utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw .file(
        InputError(
          file: folder.path,
          problem: "no file can be made there: \(SystemError.last.words)",
          remedy: "name another folder in TMPDIR"))
    }
    unlink(name)
    sound = LazySound(
      descriptor: descriptor, name: "a hidden file in \(folder.path)", format: format, tags: tags)
  }

  mutating func append(_ stop: SpokenStop) throws(SpeakFailure) { try sound.append(stop) }

  mutating func finish(_ timeline: Timeline?) throws(SpeakFailure) { try sound.finish() }

  mutating func commit() {}

  mutating func discard() {
    sound.abandon()
    close(descriptor)
  }

  /// Hands the sound over, and keeps nothing of it.
  func drain(to output: inout ReportSink) throws(SpeakFailure) {
    defer { close(descriptor) }
    lseek(descriptor, 0, SEEK_SET)
    while !output.isClosed {
      var code: Int32 = 0
      let bytes = [UInt8](unsafeUninitializedCapacity: 1 << 16) { buffer, count in
        let size = read(descriptor, buffer.baseAddress, buffer.count)
        code = size < 0 ? errno : 0
        count = max(0, size)
      }
      guard code == 0 || code == EINTR else {
        throw .speech(.unwritable("standard output", SystemError(code: code).words))
      }
      guard !bytes.isEmpty || code == EINTR else { return }
      output.write(bytes)
    }
  }
}
