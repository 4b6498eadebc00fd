/// The lines of a text as ranges of its bytes, without line breaks.
struct LogLines: IteratorProtocol {
  struct Line {
    /// The bytes of the line.
    var range: Range<Int>
    /// The number of the line, counted from 1.
    var number: Int
    /// Whether a line break ends the line.
    ///
    /// Only the last line of a log can lack a line break: the log may then be cut off.
    var isEnded: Bool
  }

  private let bytes: [UInt8]
  private var index = 0
  private var number = 0

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  mutating func next() -> Line? {
    guard index < bytes.count else { return nil }
    let start = index
    var end = start
    while end < bytes.count, bytes[end] != 0x0A { end += 1 }
    let isEnded = end < bytes.count
    index = isEnded ? end + 1 : end
    number += 1
    // Old versions of adb end lines with two carriage returns.
    while end > start, bytes[end - 1] == 0x0D { end -= 1 }
    return Line(range: start..<end, number: number, isEnded: isEnded)
  }
}
