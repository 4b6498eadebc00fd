/// Skips what a call in Swift may hold: comments, strings with what is interpolated, brackets.
///
/// What is open lies on a stack, so that depth costs no recursion.
struct SwiftScanner {
  /// The source file.
  let bytes: [UInt8]

  /// What the scanner is inside of.
  private enum Context {
    /// A string that so many number signs enclose.
    case string(pounds: Int, isMultiline: Bool)
    /// Code in a string, behind so many parentheses that are still open.
    case code(parentheses: Int)
  }

  /// How a string literal begins: its number signs, and whether it has several lines.
  struct Opening {
    var pounds: Int
    var isMultiline: Bool
    /// The first byte behind the quotes.
    var end: Int
  }

  func byte(at place: Int) -> UInt8? { bytes.indices.contains(place) ? bytes[place] : nil }

  /// Whether some ASCII stands at a place.
  func has(_ text: StaticString, at place: Int) -> Bool {
    let wanted = UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount)
    return bytes[min(max(place, 0), bytes.count)...].starts(with: wanted)
  }

  /// The string literal that begins at a place, if one does.
  func opening(at place: Int) -> Opening? {
    var quote = place
    while byte(at: quote) == UInt8(ascii: "#") { quote += 1 }
    guard byte(at: quote) == UInt8(ascii: "\"") else { return nil }
    let isMultiline = has("\"\"\"", at: quote)
    return Opening(
      pounds: quote - place, isMultiline: isMultiline, end: quote + (isMultiline ? 3 : 1))
  }

  /// The first place that is neither white space nor in a comment.
  func skippingSpace(from start: Int) -> Int {
    var place = start
    while let byte = byte(at: place) {
      if [0x20, 0x09, 0x0A, 0x0D].contains(byte) {
        place += 1
      } else if let end = endOfComment(at: place) {
        place = end
      } else {
        break
      }
    }
    return place
  }

  /// The place behind a comment; absent where none begins.
  func endOfComment(at start: Int) -> Int? {
    if has("//", at: start) {
      return bytes[start...].firstIndex(of: 0x0A) ?? bytes.count
    }
    guard has("/*", at: start) else { return nil }
    var (place, depth) = (start + 2, 1)
    while depth > 0, place < bytes.count {
      if has("/*", at: place) {
        (place, depth) = (place + 2, depth + 1)
      } else if has("*/", at: place) {
        (place, depth) = (place + 2, depth - 1)
      } else {
        place += 1
      }
    }
    return place
  }

  /// The place behind a string literal, and whether code is interpolated; absent where it does not
  /// end.
  func end(of opening: Opening) -> (place: Int, isInterpolated: Bool)? {
    var open = [Context.string(pounds: opening.pounds, isMultiline: opening.isMultiline)]
    var place = opening.end
    var isInterpolated = false
    while let context = open.last {
      guard let byte = byte(at: place) else { return nil }
      switch context {
      case .string(let pounds, let isMultiline):
        if closes(at: place, pounds, isMultiline) {
          place += (isMultiline ? 3 : 1) + pounds
          open.removeLast()
        } else if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: place + 1) {
          place += pounds + 1
          if self.byte(at: place) == UInt8(ascii: "(") {
            isInterpolated = true
            open.append(.code(parentheses: 1))
          }
          place += 1
        } else {
          guard isMultiline || byte != 0x0A else { return nil }
          place += 1
        }
      case .code(let parentheses):
        if let end = endOfComment(at: place) {
          place = end
        } else if let inner = self.opening(at: place) {
          open.append(.string(pounds: inner.pounds, isMultiline: inner.isMultiline))
          place = inner.end
        } else {
          let change = byte == UInt8(ascii: "(") ? 1 : byte == UInt8(ascii: ")") ? -1 : 0
          open.removeLast()
          if parentheses + change > 0 { open.append(.code(parentheses: parentheses + change)) }
          place += 1
        }
      }
    }
    return (place, isInterpolated)
  }

  private func closes(at place: Int, _ pounds: Int, _ isMultiline: Bool) -> Bool {
    isMultiline
      ? has("\"\"\"", at: place) && hasPounds(pounds, at: place + 3)
      : byte(at: place) == UInt8(ascii: "\"") && hasPounds(pounds, at: place + 1)
  }

  private func hasPounds(_ count: Int, at place: Int) -> Bool {
    (0..<count).allSatisfy { byte(at: place + $0) == UInt8(ascii: "#") }
  }
}
