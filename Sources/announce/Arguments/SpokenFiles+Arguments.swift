import Reports
import Simulator
import SystemLibrary
internal import TextIO
import Voices

extension SpokenFiles {
  /// Makes sense of what was typed.
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
    // What is read must not be written over, either.
    var places = arguments.operands.filter { $0 != "-" }.map(SpokenFiles.place)
    for path in [sound, captions?.path, self.timeline, clips].compactMap(\.self) {
      guard !path.isEmpty else {
        throw UsageError("a file has no name", remedy: "name the file to write")
      }
      let place = SpokenFiles.place(path)
      guard !places.contains(place) else {
        throw UsageError("“\(path)” is named twice", remedy: "name another file for one of them")
      }
      places.append(place)
      paths.append(path)
    }
    guard !paths.dropFirst(sound == nil ? 0 : 1).contains("-") else {
      throw UsageError(
        "only the sound goes to standard output, or the time line",
        remedy: "name a file for everything else")
    }
    guard !printsTimeline || sound != "-" else {
      throw UsageError(
        "sound and time line cannot both go to standard output",
        remedy: "name a file for one of them")
    }
  }

  /// Where a path leads to, however it is written.
  private static func place(_ path: String) -> String {
    guard path != "-" else { return path }
    if let place = SystemCall.realPath(path) { return place }
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
  /// The format that the name of a file tells.
  ///
  /// - Parameter remedy: What else would be right.
  init(named path: String, or remedy: String) throws(UsageError) {
    guard let format = SoundFormat(path: path) else {
      throw UsageError(
        "the name “\(path)” does not tell the format of the sound",
        remedy: "end it in .wav, .flac or .mp3\(remedy)")
    }
    self = format
  }
}
