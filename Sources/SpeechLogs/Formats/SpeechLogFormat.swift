package import ImportSupport
internal import TextIO

/// A format of files with the logged speech of a reader.
public struct SpeechLogFormat: Sendable {
  /// The error to throw if a log cannot be read. (Swift 6.3 needs this alias: it does not recognise
  /// that an alias of a function type uses the type of the error.)
  typealias Failure = InputError
  /// A function that parses the content of a file in UTF-8.
  ///
  /// The second argument is the name of the file for error messages.
  typealias Reader = @Sendable ([UInt8], String?) throws(Failure) -> LoggedSpeech

  /// The name that users type, such as `talkback-log`.
  public let name: String
  /// The words for a file of this format inside a sentence: `a log of TalkBack`.
  package let noun: String
  /// The description of the format for users.
  package let guide: FormatGuide
  /// A function that returns whether the beginning of a file looks like this format.
  let isSign: @Sendable (LogHead) -> Bool
  /// A function that returns the speech in the content of a file.
  let read: Reader
}

extension SpeechLogFormat {
  /// All formats, in the order in which ``detect(_:)`` tries them.
  public static let all: [SpeechLogFormat] = [
    .voiceOverCaptures, .talkBackCaptures, .inspectorWalks, .swipewalk, .talkBackWalk,
    .talkBackLog,
  ]

  /// Creates the format with this name, or returns `nil` if no format has the name.
  public init?(named name: String) {
    guard let format = SpeechLogFormat.all.first(where: { $0.name == name }) else { return nil }
    self = format
  }

  /// Returns the format of a file, recognized by its content, or `nil` if the file is not a log.
  ///
  /// - Complexity: O(*n*) in the size of a text file; of a JSON file, only the beginning is
  ///   examined.
  public static func detect(_ bytes: [UInt8]) -> SpeechLogFormat? {
    guard let content = try? Gzip.decompressed(bytes) else { return nil }
    return detect(decompressed: LogDecoding.utf8(content))
  }

  /// Returns the format of content that is in UTF-8 and not gzipped, or `nil` if the content is not
  /// a log.
  static func detect(decompressed content: [UInt8]) -> SpeechLogFormat? {
    let head = LogHead(content)
    return all.first { $0.isSign(head) }
  }
}

extension SpeechLogFormat: Hashable, CustomStringConvertible {
  /// Whether two formats are the same: whether their names are equal.
  public static func == (left: SpeechLogFormat, right: SpeechLogFormat) -> Bool {
    left.name == right.name
  }

  /// Hashes the name of the format.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name that users type.
  public var description: String { name }
}
