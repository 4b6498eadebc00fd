/// The fields behind the words of a `TalkBackFeedbackProvider` message.
///
/// Source: TalkBack, `EventFeedback.toString`.
enum FeedbackFlags {
  /// A field, or a word that stands alone.
  private struct Flag {
    let name: [UInt8]
    /// Whether more may follow the name, such as the value of a field.
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

  /// The shortest flag.
  private static let minimumLength = 7

  /// Returns the index of the first known field or flag in bytes.
  static func first(in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard !LogDecoding.isBlank(bytes[index]) else {
        index += 1
        continue
      }
      let start = index
      while index < bytes.endIndex, !LogDecoding.isBlank(bytes[index]) { index += 1 }
      guard index - start >= minimumLength else { continue }
      let token = bytes[start..<index]
      if flags.contains(where: { $0.matches(token) }) { return start }
    }
    return nil
  }
}
