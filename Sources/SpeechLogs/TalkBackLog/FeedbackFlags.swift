/// The fields behind the words of a `TalkBackFeedbackProvider` message.
///
/// Source: TalkBack, `EventFeedback.toString`.
enum FeedbackFlags {
  /// Fields with a value: `queueMode=1`.
  private static let fields: [[UInt8]] = [
    "queueMode", "ttsPitch", "haptic", "earcon", "earconRate", "earconVolume",
  ].map { Array($0.utf8) + [UInt8(ascii: "=")] }

  /// Words that stand alone.
  private static let flags: Set<[UInt8]> = Set(
    [
      "ttsAddToHistory", "ttsForceFeedback", "ttsInterruptSameGroup", "ttsClearQueueGroup",
      "ttsSkipDuplicate", "preventDeviceSleep", "refreshSourceNode", "advanceContinuousReading",
    ].map { Array($0.utf8) })

  private static let forced = Array("forceFeedbackEvenIf".utf8)

  /// Returns the index of the first known field or flag in bytes.
  static func first(in bytes: ArraySlice<UInt8>) -> Int? {
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard !LogText.isBlank(bytes[index]) else {
        index += 1
        continue
      }
      let token = bytes[index...].prefix { !LogText.isBlank($0) }
      if isFlag(token) { return index }
      index = token.endIndex
    }
    return nil
  }

  private static func isFlag(_ token: ArraySlice<UInt8>) -> Bool {
    fields.contains { token.starts(with: $0) } || flags.contains(Array(token))
      || token.starts(with: forced)
  }
}
