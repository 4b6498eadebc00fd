import Scenarios
internal import SystemLibrary
internal import TextIO
import Voices

/// A sink that writes a sound file for each stop into a folder.
///
/// The files have temporary names until all are complete.
struct ClipSink: WalkSink {
  private let folder: PathName
  private let format: SoundFormat
  private let software: String
  private let names: ClipNames
  private var files: [SealedFile] = []
  private var isNewFolder = false

  /// Creates the sink, and the folder if the folder does not exist.
  init(
    _ folder: String, format: SoundFormat, software: String, names: ClipNames
  ) throws(SpeakFailure) {
    self.folder = PathName(folder)
    self.format = format
    self.software = software
    self.names = names
    if mkdir(self.folder.path, 0o777) == 0 {
      isNewFolder = true
    } else if errno != EEXIST || !ClipSink.isFolder(self.folder.path) {
      let code = errno
      throw .file(
        InputError(
          file: folder,
          problem: code == EEXIST
            ? "this is not a folder"
            : "the folder cannot be created: \(SystemError(code: code).message)",
          remedy: "name an existing folder, or a new one in a writable folder"))
    } else if access(self.folder.path, W_OK | X_OK) != 0 {
      let words = SystemError.last.message
      throw .file(
        InputError(
          file: folder, problem: "the folder is not writable: \(words)",
          remedy: "name a writable folder"))
    }
  }

  mutating func append(_ stop: SpokenStop) throws(SpeakFailure) {
    let path = folder.appending("\(names.name(of: stop)).\(format.rawValue)").path
    let title = "\(stop.walk.reader) \(stop.announcement.index): \(stop.announcement.text)"
    var sink = try SoundSink(
      path, format: format, tags: SoundTags(title: title, software: software), after: files.count)
    do throws(SpeakFailure) {
      var stop = stop
      stop.silence = 0
      try sink.append(stop)
      try sink.finish(nil)
    } catch {
      sink.discard()
      throw error
    }
    files.append(try sink.seal())
  }

  mutating func finish(_ timeline: Timeline?) {}

  mutating func commit() throws(SpeakFailure) {
    defer { files = [] }
    for (index, file) in files.enumerated() {
      do throws(InputError) {
        try file.commit()
      } catch {
        for rest in files[(index + 1)...] { rest.discard() }
        throw .file(error)
      }
    }
  }

  mutating func discard() {
    for file in files { file.discard() }
    files = []
    if isNewFolder { rmdir(folder.path) }
  }

  private static func isFolder(_ path: String) -> Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return false }
    errno = EEXIST
    return status.st_mode & S_IFMT == S_IFDIR
  }
}
