internal import SystemLibrary
internal import TextIO
import Voices

/// A sink that writes all sound to standard output.
///
/// The header contains the length of the sound, and cannot be changed after it was written. The
/// sink therefore keeps the sound until the length is known: in an unnamed temporary file, which
/// needs little memory.
struct PipedSink: WalkSink {
  private let descriptor: Int32
  private var sound: LazySound

  /// Opens a temporary file in a folder.
  init(in folder: String, format: SoundFormat, tags: SoundTags) throws(SpeakFailure) {
    let folder = PathName(folder)
    var name = Array(folder.appending(".announce-XXXXXX").path.utf8CString)
    descriptor = mkstemp(&name)
    guard descriptor >= 0 else {
      throw .file(
        InputError(
          file: folder.path,
          problem: "no temporary file can be created there: \(SystemError.last.message)",
          remedy: "set TMPDIR to a writable folder"))
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

  /// Writes the sound to the output and closes the file.
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
        throw .speech(.unwritable("standard output", SystemError(code: code).message))
      }
      guard !bytes.isEmpty || code == EINTR else { return }
      output.write(bytes)
    }
  }
}
