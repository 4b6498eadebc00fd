/// An index into a range of bytes, which only moves forward.
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

  mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  mutating func skip(while isSkipped: (UInt8) -> Bool) {
    while let next, isSkipped(next) { index += 1 }
  }

  mutating func skipBlanks() { skip(while: LogDecoding.isBlank) }

  /// Skips digits, and returns whether at least one digit was skipped.
  mutating func skipDigits() -> Bool {
    let start = index
    skip { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    return index > start
  }

  /// Skips digits and returns their number as an integer, or `nil` if there are no digits or more
  /// than twelve.
  mutating func number() -> Int? {
    let start = index
    guard skipDigits(), index - start <= 12 else { return nil }
    return bytes[start..<index].reduce(0) { $0 * 10 + Int($1 & 0x0F) }
  }

  /// Skips the bytes up to the next blank, and returns their range.
  mutating func token() -> Range<Int> {
    let start = index
    skip { !LogDecoding.isBlank($0) }
    return start..<index
  }
}
