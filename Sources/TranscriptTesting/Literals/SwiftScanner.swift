/// A scanner that finds string literals in Swift source, and skips comments and interpolations,
/// without recursion.
struct SwiftScanner {
  let bytes: [UInt8]

  /// The syntax around the current byte.
  private enum Context {
    case string(pounds: Int, isMultiline: Bool)
    /// The code of an interpolation, with this number of open parentheses.
    case code(parentheses: Int)
  }

  /// The opening quotes of a string literal, with the number signs before the quotes.
  struct Opening {
    var pounds: Int
    var isMultiline: Bool
    /// The index after the quotes.
    var end: Int
  }

  func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }

  /// Whether the source has the given ASCII text at an index.
  func has(_ text: StaticString, at index: Int) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes[min(max(index, 0), bytes.count)...].starts(with: wanted)
  }

  /// Returns the beginning of the string literal at an index.
  func opening(at index: Int) -> Opening? {
    var quote = index
    while byte(at: quote) == UInt8(ascii: "#") { quote += 1 }
    guard byte(at: quote) == UInt8(ascii: "\"") else { return nil }
    let isMultiline = has("\"\"\"", at: quote)
    return Opening(
      pounds: quote - index, isMultiline: isMultiline, end: quote + (isMultiline ? 3 : 1))
  }

  /// Returns the first index, at or after `start`, that is neither in white space nor in a comment.
  func skippingSpace(from start: Int) -> Int {
    var index = start
    while let byte = byte(at: index) {
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        index += 1
      } else if let end = endOfComment(at: index) {
        index = end
      } else {
        break
      }
    }
    return index
  }

  /// Returns the index after the comment at an index, or `nil` if no comment begins there.
  func endOfComment(at start: Int) -> Int? {
    if has("//", at: start) {
      return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    }
    guard has("/*", at: start) else { return nil }
    var (index, depth) = (start + 2, 1)
    while depth > 0, index < bytes.count {
      if has("/*", at: index) {
        (index, depth) = (index + 2, depth + 1)
      } else if has("*/", at: index) {
        (index, depth) = (index + 2, depth - 1)
      } else {
        index += 1
      }
    }
    return index
  }

  /// Returns the index after a string literal, and whether the literal has interpolations.
  ///
  /// Returns `nil` if the literal does not end.
  func end(of opening: Opening) -> (index: Int, isInterpolated: Bool)? {
    var open = [Context.string(pounds: opening.pounds, isMultiline: opening.isMultiline)]
    var index = opening.end
    var isInterpolated = false
    while let context = open.last {
      guard let byte = byte(at: index) else { return nil }
      switch context {
      case .string(let pounds, let isMultiline):
        if closes(at: index, pounds, isMultiline) {
          index += (isMultiline ? 3 : 1) + pounds
          open.removeLast()
        } else if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: index + 1) {
          index += pounds + 1
          if self.byte(at: index) == UInt8(ascii: "(") {
            isInterpolated = true
            open.append(.code(parentheses: 1))
          }
          index += 1
        } else {
          guard isMultiline || byte != 0x0A else { return nil }
          index += 1
        }
      case .code(let parentheses):
        if let end = endOfComment(at: index) {
          index = end
        } else if let inner = self.opening(at: index) {
          open.append(.string(pounds: inner.pounds, isMultiline: inner.isMultiline))
          index = inner.end
        } else {
          let change = byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
          open.removeLast()
          if parentheses + change > 0 { open.append(.code(parentheses: parentheses + change)) }
          index += 1
        }
      }
    }
    return (index, isInterpolated)
  }

  private func closes(at index: Int, _ pounds: Int, _ isMultiline: Bool) -> Bool {
    isMultiline
      ? has("\"\"\"", at: index) && hasPounds(pounds, at: index + 3)
      : byte(at: index) == UInt8(ascii: "\"") && hasPounds(pounds, at: index + 1)
  }

  private func hasPounds(_ count: Int, at index: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: index + $0) == UInt8(ascii: "#") }
  }
}
