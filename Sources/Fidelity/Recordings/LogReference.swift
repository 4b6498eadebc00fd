internal import Encoding
internal import ImportSupport
internal import Simulator
internal import SpeechLogs
internal import TextIO

/// A recording's reference to the log with the reader's words.
public struct LogReference: Sendable, Hashable {
  /// The path of the log, relative to the file of recordings.
  public var path: String { target.path }
  /// The name of the walk in the log, or `nil` for the walk that fits the screen best.
  public var walk: String?
  var target: ReferencedFile
  /// The location of the walk's name, or the location of the path if the reference names no walk.
  var walkPosition: SourcePosition
}

extension LogReference {
  /// Creates the reference of a recording, or `nil` if the recording has no field `log`.
  init?(_ recording: JSON.Value) throws(InputError) {
    guard let log = recording.field("log") else { return nil }
    if let said = recording.field("said") {
      throw said.error(
        "a recording has its words in “said” or in “log”, and this has both",
        remedy: "leave out one of them")
    }
    guard recording.field("screen") != nil else {
      throw log.error("a log has no screen", remedy: "add “screen” with the file of the screen")
    }
    target = ReferencedFile(
      noun: "log", path: try log.asString(), file: log.file, position: log.location)
    walk = try recording.string("walk")
    walkPosition = recording.field("walk")?.location ?? log.location
  }

  /// Reads the log.
  ///
  /// If the reference names a walk, the result has only this walk.
  ///
  /// - Parameter recording: The recording. Its notes and locale are used if the log lacks the
  ///   version or the locale.
  func speech(of recording: Recording) throws(InputError) -> LoggedSpeech {
    let bytes = try target.contents()
    var speech: LoggedSpeech
    do throws(InputError) {
      speech = try LoggedSpeech(bytes, file: target.resolvedPath.path)
      try speech.checkComparable(file: nil)
    } catch {
      throw target.located(error)
    }
    if let walk {
      guard let named = speech.walk(called: walk) else {
        throw target.error(
          " has no walk called “\(walk)”",
          remedy: speech.walkNames.map { "its walks are \($0)" }
            ?? "its walks have no names; leave out “walk”", at: walkPosition)
      }
      speech.walks = [named]
    }
    let version = LoggedVersion.text(in: recording.notes, of: speech.reader)
    speech.version = speech.version ?? version?.split(separator: " ").last.map(String.init)
    if !recording.locale.isEmpty { speech.locale = speech.locale ?? recording.locale }
    return speech
  }
}

extension Recording {
  /// Creates the recording of a whole walk.
  ///
  /// Its reader and its words come from the log.
  init(_ json: JSON.Value, _ log: LogReference) throws(InputError) {
    let kind = try json.field("source_kind").map { value throws(InputError) -> SourceKind in
      try Recording.choice(value)
    }
    self.init(
      id: try json.required("id").asString(), reader: try json.string("reader") ?? "unknown",
      platform: try json.string("platform") ?? "", sourceKind: kind ?? .recorded,
      locale: try json.string("locale") ?? "", input: .screenFile, target: "", targetPath: nil,
      stopPath: nil, command: "next_item", isActivatedBefore: false, said: "", alternatives: [],
      isSilent: false, match: .exact, words: [], hasHint: false, form: .none,
      notes: try json.string("notes") ?? "", screen: try ScreenReference(json), log: log,
      grade: nil, line: json.position.line)
  }
}
