/// A position in a range of bytes that only moves forward.
struct ByteCursor {
  let bytes: [UInt8]
  private(set) var index: Int
  let end: Int

  init(_ bytes: [UInt8], _ range: Range<Int>) {
    self.bytes = bytes
    index = range.lowerBound
    end = range.upperBound
  }

  var next: UInt8? { index < end ? bytes[index] : nil }

  /// Moves to an index that is not before the current one.
  mutating func move(to target: Int) { index = min(max(target, index), end) }

  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  mutating func skipBlanks() {
    while let next, LogDecoding.isBlank(next) { index += 1 }
  }

  /// Skips at least one digit and returns whether there was one.
  mutating func skipDigits() -> Bool {
    let start = index
    while let next, (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(next) { index += 1 }
    return index > start
  }

  /// Returns the bytes up to the next blank and moves behind them.
  mutating func token() -> Range<Int> {
    let start = index
    while let next, !LogDecoding.isBlank(next) { index += 1 }
    return start..<index
  }
}
