internal import TextIO

/// A line with a message of TalkBack about speech, or with a mark from the tool that operated
/// TalkBack.
struct TalkBackLine {
  /// The component of TalkBack that wrote the message.
  enum Component {
    /// The part that sends fragments of an utterance to the speech engine.
    case fragment
    /// The part that logs the whole utterance of an event.
    case feedback
    /// The rule for focus, which composes the utterance of a focused element.
    case focusRule
    /// The rule for changed content, which composes the utterance of a live region.
    case contentRule
    /// The part that logs an event when TalkBack begins to handle it.
    case mapper
    /// The pipeline, which logs requests to speak.
    case action
    /// A tool that operated TalkBack and wrote a mark into the log; it is not a component of
    /// TalkBack.
    case mark
  }

  let component: Component
  /// The bytes after the name of the component.
  let rest: Range<Int>

  /// Finds the component that wrote a line, or returns `nil` if the line is not about speech.
  init?(_ bytes: [UInt8], _ line: LogcatLine) {
    if line.hasHeader, !TalkBackLine.isTalkBack(line.tag, bytes) {
      guard let component = TalkBackLine.component(named: bytes[line.tag]) else { return nil }
      self.component = component
      rest = line.message
      return
    }
    if let (component, rest) = TalkBackLine.named(bytes, line.message) {
      (self.component, self.rest) = (component, rest)
      return
    }
    // A line with a header of an unknown format still contains the tag before the component.
    guard !line.hasHeader, let tag = bytes[line.message].range(ofBytes: "alkback: ".utf8),
      let (component, rest) = TalkBackLine.named(bytes, tag.upperBound..<line.message.upperBound)
    else { return nil }
    (self.component, self.rest) = (component, rest)
  }

  /// Whether a tag is TalkBack's: `talkback` or `TalkBack`.
  static func isTalkBack(_ tag: Range<Int>, _ bytes: [UInt8]) -> Bool {
    tag.count == lowerTag.count
      && (bytes[tag].elementsEqual(lowerTag) || bytes[tag].elementsEqual(mixedTag))
  }

  private static let lowerTag = Array("talkback".utf8)
  private static let mixedTag = Array("TalkBack".utf8)

  /// Reads `Component: rest`.
  private static func named(_ bytes: [UInt8], _ range: Range<Int>) -> (Component, Range<Int>)? {
    var cursor = ByteCursor(bytes, range)
    cursor.skipBlanks()
    let start = cursor.index
    cursor.skip(while: isOfName)
    guard let component = component(named: bytes[start..<cursor.index]) else { return nil }
    _ = cursor.skip(UInt8(ascii: ":"))
    cursor.skipBlanks()
    return (component, cursor.index..<range.upperBound)
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    (0x41...0x5A).contains(byte & 0xDF) || (0x30...0x39).contains(byte) || byte == 0x5F
  }

  private static func component(named name: ArraySlice<UInt8>) -> Component? {
    // Most lines name no component. Comparing the lengths first rejects these lines quickly.
    guard let entry = names.first(where: { $0.name.count == name.count && $0.name == name[...] })
    else { return name.starts(with: "Pipeline".utf8) ? .action : nil }
    return entry.component
  }

  private static let names: [(name: ArraySlice<UInt8>, component: Component)] = [
    name("SpeechControllerImpl", .fragment), name("SpeechController", .fragment),
    name("TalkBackFeedbackProvider", .feedback),
    name("EventTypeViewAccessibilityFocusedFeedbackRule", .focusRule),
    name("EventTypeWindowContentChangedFeedbackRule", .contentRule), name("Mappers", .mapper),
    name("A11Y_AUDIT", .mark),
  ]

  private static func name(
    _ name: String, _ component: Component
  ) -> (name: ArraySlice<UInt8>, component: Component) {
    (Array(name.utf8)[...], component)
  }
}
