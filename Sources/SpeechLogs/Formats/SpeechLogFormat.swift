package import ImportSupport
internal import TextIO

/// A format in which a reader's speech was logged.
public struct SpeechLogFormat: Sendable {
  /// The error of a log that cannot be read. (Swift 6.3 needs this alias: it does not recognise
  /// that an alias of a function type uses the type of the error.)
  typealias Failure = InputError
  /// Reads the content of a file in UTF-8.
  typealias Reader = @Sendable ([UInt8], String?) throws(Failure) -> LoggedSpeech

  /// The name that users type, such as `talkback-log`.
  public let name: String
  /// The noun for a log in sentences: `a log of TalkBack`.
  package let noun: String
  /// The user's guide.
  package let guide: FormatGuide
  /// Returns whether the beginning of a file is in this format.
  let isSign: @Sendable (LogHead) -> Bool
  /// Reads the content of a file.
  let read: Reader
}

extension SpeechLogFormat {
  /// The formats in the order in which they are tried.
  public static let all: [SpeechLogFormat] = [
    .voiceOverCaptures, .talkBackCaptures, .inspectorWalks, .swipewalk, .talkBackWalk,
    .talkBackLog,
  ]

  /// Creates the format with a name, or `nil` if there is none.
  public init?(named name: String) {
    guard let format = SpeechLogFormat.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// Returns the format that the content of a file shows, or `nil` if the file is no log.
  ///
  /// - Complexity: O(*n*) in the size of a text file; of a JSON file, only the beginning is
  ///   examined.
  public static func detect(_ bytes: [UInt8]) -> SpeechLogFormat? {
    guard let content = try? Gzip.decompressed(bytes) else { return nil }
    return detect(decompressed: LogDecoding.utf8(content))
  }

  /// Returns the format of UTF-8 content that is not gzipped, or `nil` if the content is no log.
  static func detect(decompressed content: [UInt8]) -> SpeechLogFormat? {
    let head = LogHead(content)
    return all.first { $0.isSign(head) }
  }
}

extension SpeechLogFormat: Hashable, CustomStringConvertible {
  /// Whether two values are equal.
  public static func == (left: SpeechLogFormat, right: SpeechLogFormat) -> Bool {
    left.name == right.name
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}
