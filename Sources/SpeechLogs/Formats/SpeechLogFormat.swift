internal import TextIO

/// A format in which a reader's speech was logged.
public struct SpeechLogFormat: Sendable {
  /// The name that users type, such as `talkback-log`.
  public let name: String
  /// Whether the content of a file is in this format.
  let isSign: @Sendable ([UInt8]) -> Bool
  /// Reads the content of a file.
  let read: @Sendable ([UInt8], String?) throws(InputError) -> LoggedSpeech
}

extension SpeechLogFormat {
  /// The formats in the order in which they are tried.
  public static let all: [SpeechLogFormat] = []
}
