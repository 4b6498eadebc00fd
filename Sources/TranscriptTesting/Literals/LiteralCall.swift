/// A call in a source file, with its unlabeled string literal arguments.
struct LiteralCall {
  /// The literals, in the order of the arguments.
  private(set) var literals: [SwiftLiteral] = []

  /// The maximum number of bytes between the start of a call and its opening parenthesis.
  private static let longestName = 200

  /// Finds the call at a line and a column, which are counted from 1.
  init?(in bytes: [UInt8], line: Int, column: Int) {
    guard let start = LiteralCall.index(line: line, column: column, in: bytes) else { return nil }
    let scanner = SwiftScanner(bytes: bytes)
    let head = bytes[start...].prefix(LiteralCall.longestName)
    guard let parenthesis = head.firstIndex(of: UInt8(ascii: "(")),
      head[..<parenthesis].allSatisfy(LiteralCall.isName)
    else { return nil }
    var index = parenthesis + 1
    var depth = 1
    var beginsArgument = true
    while depth > 0 {
      index = scanner.skippingSpace(from: index)
      guard let byte = scanner.byte(at: index) else { return nil }
      if let opening = scanner.opening(at: index) {
        guard let end = scanner.end(of: opening) else { return nil }
        let next = scanner.byte(at: scanner.skippingSpace(from: end.index))
        let isWhole = next == UInt8(ascii: ",") || next == UInt8(ascii: ")")
        if beginsArgument, depth == 1, isWhole, !end.isInterpolated,
          let literal = SwiftLiteral(opening, index..<end.index, in: bytes)
        {
          literals.append(literal)
        }
        index = end.index
        beginsArgument = false
      } else {
        if "([{".utf8.contains(byte) { depth += 1 }
        if ")]}".utf8.contains(byte) { depth -= 1 }
        index += 1
        beginsArgument = depth == 1 && byte == UInt8(ascii: ",")
      }
    }
  }

  private static func isName(_ byte: UInt8) -> Bool {
    let scalar = Unicode.Scalar(byte)
    return byte >= 0x80 || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
      || "_.` ".utf8.contains(byte)
  }

  private static func index(line: Int, column: Int, in bytes: [UInt8]) -> Int? {
    var start = 0
    for _ in 1..<max(1, line) {
      guard let end = bytes[start...].firstIndex(of: 0x0A) else { return nil }
      start = end + 1
    }
    let index = start + max(1, column) - 1
    return index < bytes.count ? index : nil
  }
}
