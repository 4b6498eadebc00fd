public import AccessibilityTree
public import TextIO

/// The utterances of a screen reader, logged by the reader itself or by a tool that ran beside it.
///
///     let speech = try LoggedSpeech(bytes, file: "talkback.log")
///     for stop in speech.walks.flatMap(\.stops) { print(stop.words) }
public struct LoggedSpeech: Sendable, Hashable {
  /// The name of the reader: `voiceover` or `talkback`.
  public var reader: String
  /// The version of the reader, such as `17.0.1` or `27.0` for iOS, or `nil` if the log does not name it.
  public var version: String?
  /// The BCP 47 tag of the reader's voice, or `nil` if the log does not name it.
  public var locale: String?
  /// The value of the setting `input` in a mark of the log: `touch`, `keyboard` or
  /// `keyboard-without-letters`.
  ///
  /// The value is `nil` if no mark in the log states how a person operated the phone.
  public var input: String?
  /// The walks in the order of the log.
  ///
  /// A log without marks for screens is a single walk.
  public var walks: [LoggedWalk]
  /// Diagnostics about information that the log lacks and about lines that could not be read.
  public var diagnostics: [ImportDiagnostic]

  /// Creates logged speech.
  public init(
    reader: String, version: String? = nil, locale: String? = nil, walks: [LoggedWalk] = [],
    diagnostics: [ImportDiagnostic] = []
  ) {
    self.reader = reader
    self.version = version
    self.locale = locale
    self.walks = walks
    self.diagnostics = diagnostics
  }

  /// Reads a log.
  ///
  /// If no format is given, the content of the log determines the format.
  ///
  /// - Parameters:
  ///   - bytes: The content of the file.
  ///   - file: The name of the file for error messages.
  ///   - format: The format of the file, or `nil` to detect it.
  /// - Throws: An error with a position if the file is no log of a reader.
  public init(
    _ bytes: [UInt8], file: String? = nil, format: SpeechLogFormat? = nil
  ) throws(InputError) {
    let content = LogDecoding.utf8(try Gzip.decompressed(bytes, file: file))
    guard let format = format ?? SpeechLogFormat.detect(decompressed: content) else {
      try TextBytes.checkText(content, file: file)
      if SpeechLogFormat.isQuietLog(content) { throw TalkBackLogReader.noSpeech(in: file) }
      throw InputError(
        file: file, problem: "announce cannot read this file as the log of a screen reader",
        remedy: "see “announce formats” for the logs that are read and how to make them")
    }
    self = try format.read(content, file)
    // Some tools write “iOS 27.0” or “TalkBack 17.0” instead of the number only.
    version = version.map { String($0.drop { !$0.isNumber }) }.flatMap { $0.isEmpty ? nil : $0 }
  }
}
