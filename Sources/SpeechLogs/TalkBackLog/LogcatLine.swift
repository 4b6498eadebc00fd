/// The tag, the message and the time in a line of logcat, as ranges of bytes.
///
/// Source: Android, liblog/logprint.cpp, android_log_formatLogLine, for the formats threadtime,
/// epoch, time, brief, tag and long; Android Studio's own layouts.
struct LogcatLine {
  /// The tag; empty if the line has no header.
  let tag: Range<Int>
  /// The message after the header, or the whole line if there is no header.
  let message: Range<Int>
  /// The time in the header; empty if the header has none.
  let time: Range<Int>

  var hasHeader: Bool { !tag.isEmpty }

  /// Reads the header of a line.
  init(_ bytes: [UInt8], _ line: Range<Int>) {
    var cursor = ByteCursor(bytes, line)
    cursor.skipBlanks()
    // In the format “long”, the header is in brackets on a separate line.
    let isBracketed = cursor.skip(UInt8(ascii: "["))
    if isBracketed { cursor.skipBlanks() }
    let start = cursor.index
    if let header = LogcatLine.slashed(&cursor) {
      (tag, message) = header
      time = start..<start
    } else if let header = LogcatLine.timed(&cursor, isBracketed) {
      (tag, message, time) = header
    } else {
      time = start..<start
      tag = start..<start
      message = (isBracketed ? line.lowerBound : start)..<line.upperBound
    }
  }

  /// Reads `V/tag( 812): message` or `V/tag: message`.
  private static func slashed(_ cursor: inout ByteCursor) -> (Range<Int>, Range<Int>)? {
    let start = cursor.index
    guard start + 2 < cursor.end, isLevel(cursor.bytes[start]),
      cursor.bytes[start + 1] == UInt8(ascii: "/")
    else { return nil }
    return tagged(from: start + 2, cursor)
  }

  /// Reads a header that begins with a date or with the seconds since 1970.
  private static func timed(
    _ cursor: inout ByteCursor, _ isBracketed: Bool
  ) -> (tag: Range<Int>, message: Range<Int>, time: Range<Int>)? {
    let start = cursor.index
    guard skipTime(&cursor) else { return nil }
    let time = start..<cursor.index
    cursor.skipBlanks()
    var process: Range<Int>?
    var texts: [Range<Int>] = []
    // The process, thread and user come before the level. In Android Studio's layouts, the tag and
    // the package come before the level.
    for _ in 0..<5 {
      if let header = slashed(&cursor) {
        guard isBracketed else { return (header.0, header.1, time) }
        return (trimmed(header.0, cursor.bytes), cursor.end..<cursor.end, time)
      }
      let token = cursor.token()
      guard !token.isEmpty else { return nil }
      cursor.skipBlanks()
      if token.count == 1, isLevel(cursor.bytes[token.lowerBound]) {
        guard let process, isPair(process, cursor.bytes), let tag = texts.first else {
          return tagged(from: cursor.index, cursor).map { ($0, $1, time) }
        }
        return (tag, cursor.index..<cursor.end, time)
      }
      if process == nil { process = token } else { texts.append(token) }
    }
    return nil
  }

  /// Reads a tag up to a colon, and the message after the colon.
  private static func tagged(
    from start: Int, _ cursor: ByteCursor
  ) -> (Range<Int>, Range<Int>)? {
    var end = start
    while end < cursor.end, cursor.bytes[end] != UInt8(ascii: ":"),
      cursor.bytes[end] != UInt8(ascii: "("), cursor.bytes[end] != UInt8(ascii: "]")
    {
      end += 1
    }
    let tag = trimmed(start..<end, cursor.bytes)
    guard !tag.isEmpty, end < cursor.end else { return nil }
    var message = end
    if cursor.bytes[end] == UInt8(ascii: "(") {
      while message < cursor.end, cursor.bytes[message] != UInt8(ascii: ":") { message += 1 }
    }
    message = min(message + 1, cursor.end)
    if message < cursor.end, cursor.bytes[message] == 0x20 { message += 1 }
    return (tag, message..<cursor.end)
  }

  /// Skips `[2026-]09-12 10:00:01.100 [+0200]` or `1757671201.100`.
  private static func skipTime(_ cursor: inout ByteCursor) -> Bool {
    guard cursor.skipDigits() else { return false }
    if cursor.skip(UInt8(ascii: ".")) { return cursor.skipDigits() }
    guard cursor.skip(UInt8(ascii: "-")), cursor.skipDigits() else { return false }
    if cursor.skip(UInt8(ascii: "-")), !cursor.skipDigits() { return false }
    cursor.skipBlanks()
    guard cursor.skipDigits(), cursor.skip(UInt8(ascii: ":")), cursor.skipDigits() else {
      return false
    }
    _ = cursor.token()
    cursor.skipBlanks()
    if cursor.next == UInt8(ascii: "+") || cursor.next == UInt8(ascii: "-") { _ = cursor.token() }
    return true
  }

  /// Whether a token is a process and a thread, as Android Studio writes them: `812-830`.
  private static func isPair(_ token: Range<Int>, _ bytes: [UInt8]) -> Bool {
    token.contains { bytes[$0] == UInt8(ascii: "-") }
  }

  private static func isLevel(_ byte: UInt8) -> Bool { "VDIWEFAS".utf8.contains(byte) }

  private static func trimmed(_ range: Range<Int>, _ bytes: [UInt8]) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, LogDecoding.isBlank(bytes[end - 1]) { end -= 1 }
    return range.lowerBound..<end
  }
}
