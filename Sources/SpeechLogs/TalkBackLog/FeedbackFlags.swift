/// The fields, called flags, that follow the words in a `TalkBackFeedbackProvider` message.
///
/// Source: TalkBack, `EventFeedback.toString`.
enum FeedbackFlags {
  /// The name of a field with a value, such as `queueMode=`, or of a field without a value, such as
  /// `ttsClearQueueGroup`.
  private struct Flag {
    let name: [UInt8]
    /// Whether more text may follow the name, such as the value of a field.
    let isPrefix: Bool

    init(_ name: String, isPrefix: Bool = false) {
      self.name = Array(name.utf8)
      self.isPrefix = isPrefix
    }

    func matches(_ token: ArraySlice<UInt8>) -> Bool {
      guard isPrefix ? token.count >= name.count : token.count == name.count else { return false }
      return token.starts(with: name)
    }
  }

  private static let flags: [Flag] =
    ["queueMode=", "ttsPitch=", "haptic=", "earcon=", "earconRate=", "earconVolume="]
    .map { Flag($0, isPrefix: true) }
    + [
      "ttsAddToHistory", "ttsForceFeedback", "ttsInterruptSameGroup", "ttsClearQueueGroup",
      "ttsSkipDuplicate", "preventDeviceSleep", "refreshSourceNode", "advanceContinuousReading",
    ].map { Flag($0) } + [Flag("forceFeedbackEvenIf", isPrefix: true)]

  /// Returns the index at which the first flag begins and therefore the words end, or `nil` if
  /// there is no flag.
  ///
  /// Words may contain the names of flags. Therefore, only flags at the end of `bytes` count, and
  /// only if two blanks precede the first of them. If no flag comes after two blanks, the first
  /// token that is a flag counts.
  static func first(in bytes: ArraySlice<UInt8>) -> Int? {
    var first: Int?
    var end = bytes.endIndex
    while let token = lastToken(of: bytes[..<end]),
      isFlag(bytes[token]) || first != nil && isUnknownFlag(bytes, token)
    {
      if isSeparated(bytes, token), isFlag(bytes[token]) { first = token.lowerBound }
      end = token.lowerBound
    }
    return first ?? firstToken(in: bytes)
  }

  /// Returns the index of the first token that is a flag.
  private static func firstToken(in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard !LogDecoding.isBlank(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.endIndex, !LogDecoding.isBlank(bytes[index]) { index += 1 }
      if isFlag(bytes[start..<index]) { return start }
    }
    return nil
  }

  /// Returns the last token: the last bytes in a row that are not blank.
  private static func lastToken(of bytes: ArraySlice<UInt8>) -> Range<Int>? {
    guard let last = bytes.lastIndex(where: { !LogDecoding.isBlank($0) }) else { return nil }
    let blank = bytes[...last].lastIndex(where: LogDecoding.isBlank)
    return (blank.map { $0 + 1 } ?? bytes.startIndex)..<(last + 1)
  }

  private static func isFlag(_ token: ArraySlice<UInt8>) -> Bool {
    flags.contains { $0.matches(token) }
  }

  /// Whether a token between flags looks like a flag that only other versions of TalkBack have,
  /// such as `isQuiet`.
  private static func isUnknownFlag(_ bytes: ArraySlice<UInt8>, _ token: Range<Int>) -> Bool {
    isSeparated(bytes, token)
      && (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[token.lowerBound])
      && bytes[token].contains {
        $0 == UInt8(ascii: "=") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains($0)
      }
  }

  /// Whether two blanks precede a token.
  private static func isSeparated(_ bytes: ArraySlice<UInt8>, _ token: Range<Int>) -> Bool {
    let start = token.lowerBound
    return start - 2 >= bytes.startIndex && LogDecoding.isBlank(bytes[start - 1])
      && LogDecoding.isBlank(bytes[start - 2])
  }
}
