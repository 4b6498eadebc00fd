import Reports
import Simulator
import SystemLibrary
internal import TextIO
import Voices

extension SpokenFiles {
  /// Creates the list of output files from arguments.
  init(_ arguments: Arguments) throws(UsageError) {
    self.init()
    sound = arguments.value(of: SpeakCommand.output)
    clips = arguments.value(of: SpeakCommand.clips)
    let timeline = arguments.value(of: SpeakCommand.timeline)
    printsTimeline = timeline == "-" || timeline == "json"
    self.timeline = printsTimeline ? nil : timeline
    captions = try SpokenFiles.captions(arguments.value(of: SpeakCommand.captions))
    let typed = arguments.value(of: SpeakCommand.format).flatMap { SoundFormat(rawValue: $0) }
    if let typed {
      format = typed
    } else if let sound, sound != "-" {
      format = try SoundFormat(named: sound, or: ", or give --format")
    }
    var paths: [String] = []
    // Output must not overwrite input files.
    var usedPaths = arguments.operands.filter { $0 != "-" }.map(SpokenFiles.canonicalPath)
    for path in [sound, captions?.path, self.timeline, clips].compactMap(\.self) {
      guard !path.isEmpty else {
        throw UsageError("the file name is empty", remedy: "name the file to write")
      }
      let canonical = SpokenFiles.canonicalPath(path)
      guard !usedPaths.contains(canonical) else {
        throw UsageError("“\(path)” is used twice", remedy: "name another file for one of them")
      }
      usedPaths.append(canonical)
      paths.append(path)
    }
    guard !paths.dropFirst(sound == nil ? 0 : 1).contains("-") else {
      throw UsageError(
        "only the sound or the timeline can go to standard output",
        remedy: "name a file for everything else")
    }
    guard !printsTimeline || sound != "-" else {
      throw UsageError(
        "the sound and the timeline cannot both go to standard output",
        remedy: "name a file for one of them")
    }
  }

  /// Returns a path with symbolic links resolved, so that all paths of the same file are equal.
  private static func canonicalPath(_ path: String) -> String {
    guard path != "-" else { return path }
    if let real = SystemCall.realPath(path) { return real }
    let name = PathName(path)
    let folder = SystemCall.realPath(name.folder.path)
    return folder.map { PathName($0).appending(name.name).path } ?? path
  }

  private static func captions(
    _ path: String?
  ) throws(UsageError) -> (path: String, format: Captions.Format)? {
    guard let path else { return nil }
    let format = Captions.Format.allCases.first { path.lowercased().hasSuffix(".\($0.rawValue)") }
    guard let format else {
      throw UsageError(
        "--captions cannot be “\(path)”", remedy: "name a file that ends in .vtt or .srt")
    }
    return (path, format)
  }
}

extension SoundFormat {
  /// Creates the format for the extension of a file name.
  ///
  /// - Parameter remedy: An alternative to mention at the end of the error message.
  init(named path: String, or remedy: String) throws(UsageError) {
    guard let format = SoundFormat(path: path) else {
      throw UsageError(
        "the sound format of “\(path)” is unknown",
        remedy: "use a name that ends in .wav, .flac or .mp3\(remedy)")
    }
    self = format
  }
}
