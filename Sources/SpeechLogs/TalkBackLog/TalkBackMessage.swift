internal import TextIO

/// A parser of the words and the event in a message, which may have several lines.
enum TalkBackMessage {
  /// Returns the words and the event of a message, or `nil` if the message has no words.
  static func content(
    of component: TalkBackLine.Component, _ bytes: ArraySlice<UInt8>
  ) -> TalkBackMessageContent? {
    switch component {
    case .fragment: fragment(bytes)
    case .feedback: feedback(bytes)
    case .focusRule:
      rule(bytes, "TYPE_VIEW_ACCESSIBILITY_FOCUSED", end: Mark.initialFocus)
    case .contentRule: rule(bytes, "TYPE_WINDOW_CONTENT_CHANGED", end: Mark.sourceRole)
    case .action: action(bytes)
    case .mapper, .mark: nil
    }
  }

  /// Whether the last line of a message may have the mark that ends the words of the message.
  ///
  /// - Parameters:
  ///   - component: The component that wrote the message.
  ///   - message: The message, including its last line.
  ///   - line: The last line.
  static func mayEnd(
    _ component: TalkBackLine.Component, _ message: [UInt8], in line: ArraySlice<UInt8>
  ) -> Bool {
    switch component {
    case .fragment:
      // The oldest versions of TalkBack write a blank before the words, and only a quotation mark
      // after them.
      let isOldest = message.dropFirst(Mark.fragment.count).first == 0x20
      return isOldest && line.last == UInt8(ascii: "\"")
        || line.range(ofBytes: Mark.identifier) != nil || line.range(ofBytes: Mark.spans) != nil
    case .feedback: return FeedbackFlags.first(in: line) != nil
    case .focusRule: return line.range(ofBytes: Mark.initialFocus) != nil
    case .contentRule: return line.range(ofBytes: Mark.sourceRole) != nil
    case .action: return line.contains(UInt8(ascii: "\""))
    case .mapper, .mark: return false
    }
  }

  /// Whether a message without words may be the beginning of a message with words that was cut off.
  static func mayBeCut(
    _ component: TalkBackLine.Component, _ message: ArraySlice<UInt8>
  ) -> Bool {
    switch component {
    case .fragment: return Mark.fragment.starts(with: message)
    case .feedback:
      guard let colon = message.firstIndex(of: UInt8(ascii: ":")) else {
        return message.allSatisfy { (0x41...0x5A).contains($0) || $0 == UInt8(ascii: "_") }
      }
      let rest = message[(colon + 1)...].drop(while: LogDecoding.isBlank)
      return Mark.output.starts(with: rest)
    case .focusRule, .contentRule: return message.range(ofBytes: Mark.output) == nil
    case .action, .mapper, .mark: return false
    }
  }

  /// Reads `Speaking fragment text="…", utteranceId=…`, and the formats of older versions.
  ///
  /// Words may contain quotes and commas. Therefore, the words end before the last text in the
  /// message that can follow words.
  private static func fragment(_ bytes: ArraySlice<UInt8>) -> TalkBackMessageContent? {
    guard bytes.starts(with: Mark.fragment) else { return nil }
    let rest = bytes.dropFirst(Mark.fragment.count)
    if rest.starts(with: "=null".utf8) {
      return TalkBackMessageContent(
        words: nil, event: event(rest), locale: locale(rest), end: .marked)
    }
    guard rest.starts(with: "=\"".utf8) || rest.starts(with: " \"".utf8) else { return nil }
    let content = rest.dropFirst(2)
    for end in [Mark.identifier, Mark.spans] {
      guard let range = content.lastRange(of: end) else { continue }
      let tail = content[range.lowerBound...]
      return TalkBackMessageContent(
        words: LogDecoding.words(content[..<range.lowerBound]), event: event(tail),
        locale: locale(tail), end: .marked)
    }
    guard content.last == UInt8(ascii: "\"") else {
      return TalkBackMessageContent(words: LogDecoding.words(content), end: .missing)
    }
    // Only the oldest versions of TalkBack write nothing after the quotation mark that ends the
    // words.
    return TalkBackMessageContent(
      words: LogDecoding.words(content.dropLast()), end: rest.first == 0x20 ? .marked : .possible)
  }

  /// Reads `TYPE_…:  ttsOutput= words    queueMode=1 …`; the first flag ends the words.
  private static func feedback(_ bytes: ArraySlice<UInt8>) -> TalkBackMessageContent? {
    guard let colon = bytes.firstIndex(of: UInt8(ascii: ":")) else { return nil }
    let type = LogDecoding.words(bytes[..<colon])
    let rest = bytes[(colon + 1)...].drop(while: LogDecoding.isBlank)
    guard !type.isEmpty, !type.utf8.contains(0x20), rest.starts(with: Mark.output) else {
      return nil
    }
    let content = rest.dropFirst(Mark.output.count)
    let end = FeedbackFlags.first(in: content)
    return TalkBackMessageContent(
      words: LogDecoding.words(content[..<(end ?? content.endIndex)]),
      event: LoggedEvent(type: type), end: end == nil ? .possible : .marked)
  }

  /// Reads `ttsOutput={words}` of a rule.
  private static func rule(
    _ bytes: ArraySlice<UInt8>, _ type: String, end: [UInt8]
  ) -> TalkBackMessageContent? {
    guard let start = bytes.range(ofBytes: Mark.output) else { return nil }
    let rest = bytes[start.upperBound...].drop(while: LogDecoding.isBlank)
    guard rest.first == UInt8(ascii: "{") else { return nil }
    let content = rest.dropFirst()
    let close = content.lastRange(of: end)?.lowerBound
    return TalkBackMessageContent(
      words: LogDecoding.words(content[..<(close ?? content.endIndex)]),
      event: LoggedEvent(type: type), end: close == nil ? .missing : .marked)
  }

  /// Reads `action=SPEAK text="words"`.
  private static func action(_ bytes: ArraySlice<UInt8>) -> TalkBackMessageContent? {
    guard let start = bytes.range(ofBytes: "action=SPEAK text=\"".utf8) else { return nil }
    let content = bytes[start.upperBound...]
    let end = content.lastIndex(of: UInt8(ascii: "\""))
    return TalkBackMessageContent(
      words: LogDecoding.words(content[..<(end ?? content.endIndex)]),
      end: end == nil ? .missing : .marked)
  }

  /// Reads `EventType: TYPE; EventTime: N;`, which is logged when TalkBack begins to handle an
  /// event.
  static func mappedEvent(_ bytes: ArraySlice<UInt8>) -> LoggedEvent? {
    guard let type = value(of: "EventType: ", in: bytes), !type.isEmpty else { return nil }
    return LoggedEvent(type: type, time: value(of: "EventTime: ", in: bytes).flatMap { Int($0) })
  }

  /// Reads the event in the tail of a fragment: `type:T subtype:S displayId:N time:N`.
  private static func event(_ tail: ArraySlice<UInt8>) -> LoggedEvent? {
    guard let event = tail.lastRange(of: Mark.type) else { return nil }
    let start = tail.lastRange(of: Mark.subtype)?.upperBound ?? event.upperBound
    let type = token(tail[start...])
    guard !type.isEmpty else { return nil }
    let time = tail.lastRange(of: Mark.time).map { token(tail[$0.upperBound...]) }
    // The time 0 means that no time was set, so it does not identify an event.
    return LoggedEvent(type: type, time: time.flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil })
  }

  private static func locale(_ tail: ArraySlice<UInt8>) -> String? {
    guard let range = tail.lastRange(of: Mark.locale) else { return nil }
    let tag = String(token(tail[range.upperBound...]).map { $0 == "_" ? "-" : $0 })
    return tag.isEmpty || tag == "null" ? nil : tag
  }

  /// Returns the value after a key, up to a semicolon.
  private static func value(of key: String, in bytes: ArraySlice<UInt8>) -> String? {
    guard let range = bytes.range(ofBytes: key.utf8) else { return nil }
    return LogDecoding.words(bytes[range.upperBound...].prefix { $0 != UInt8(ascii: ";") })
  }

  /// Returns the text up to a blank, comma or semicolon.
  private static func token(_ bytes: ArraySlice<UInt8>) -> String {
    let isOfToken = { (byte: UInt8) in
      !LogDecoding.isBlank(byte) && byte != UInt8(ascii: ",") && byte != UInt8(ascii: ";")
    }
    return String(decoding: bytes.prefix(while: isOfToken), as: UTF8.self)
  }
}

/// The texts that come right before or right after the words in a message.
private enum Mark {
  static let fragment = Array("Speaking fragment text".utf8)
  static let identifier = Array("\", utteranceId=".utf8)
  static let spans = Array("\" with spans ".utf8)
  static let output = Array("ttsOutput=".utf8)
  static let initialFocus = Array("}, isInitialFocus=".utf8)
  static let sourceRole = Array("}, eventSrcRole=".utf8)
  static let locale = Array(", locale=".utf8)
  static let type = Array("type:".utf8)
  static let subtype = Array(" subtype:".utf8)
  static let time = Array(" time:".utf8)
}

extension ArraySlice<UInt8> {
  /// Returns the range of the last occurrence of some bytes.
  fileprivate func lastRange(of needle: [UInt8]) -> Range<Int>? {
    guard let last = needle.last else { return nil }
    var end = endIndex
    while end - startIndex >= needle.count {
      if self[end - 1] == last, self[(end - needle.count)..<end].elementsEqual(needle) {
        return (end - needle.count)..<end
      }
      end -= 1
    }
    return nil
  }
}
