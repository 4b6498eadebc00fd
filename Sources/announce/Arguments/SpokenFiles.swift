import Importers
import Simulator
import Voices

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// The files that a walk is written into, as they were typed.
struct SpokenFiles: Sendable {
  /// The file of the whole sound; `-` is standard output.
  let sound: String?
  /// The format of all sounds.
  let format: SoundFormat
  /// The folder of the sounds of single stops.
  let clips: String?
  /// The file of captions.
  let captions: (path: String, format: Captions.Format)?
  /// The file that tells where everything is.
  let timeline: String?
  /// Whether standard output tells where everything is.
  let printsTimeline: Bool

  /// Makes sense of what was typed.
  init(_ arguments: Arguments) throws(UsageError) {
    sound = arguments.value(of: SpeakCommand.output)
    clips = arguments.value(of: SpeakCommand.clips)
    let timeline = arguments.value(of: SpeakCommand.timeline)
    printsTimeline = timeline == "-" || timeline == "json"
    self.timeline = printsTimeline ? nil : timeline
    captions = try SpokenFiles.captions(arguments.value(of: SpeakCommand.captions))
    let typed = arguments.value(of: SpeakCommand.format).flatMap { SoundFormat(rawValue: $0) }
    if let typed { format = typed } else { format = try SpokenFiles.format(of: sound) }
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

  /// Whether nothing is written.
  var isEmpty: Bool {
    sound == nil && clips == nil && captions == nil && timeline == nil && !printsTimeline
  }

  /// Where a path leads to, however it is written.
  private static func place(_ path: String) -> String {
    guard path != "-" else { return path }
    if let place = resolved(path) { return place }
    let name = PathName(path)
    return resolved(name.folder.path).map { PathName($0).appending(name.name).path } ?? path
  }

  private static func resolved(_ path: String) -> String? {
    guard let pointer = realpath(path, nil) else { return nil }
    defer { free(pointer) }
    return String(cString: pointer)
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

  private static func format(of path: String?) throws(UsageError) -> SoundFormat {
    guard let path, path != "-" else { return .wav }
    guard let format = SoundFormat(path: path) else {
      throw UsageError(
        "the name “\(path)” does not tell the format of the sound",
        remedy: "end it in .wav, .flac or .mp3, or give --format")
    }
    return format
  }
}
