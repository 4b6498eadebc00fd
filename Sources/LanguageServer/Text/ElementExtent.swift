internal import Importers

/// A search for the end of an element in the text of its file, from the first byte of the element.
///
/// The search recognizes only quotes and brackets, so it also works in incomplete code.
struct ElementExtent {
  private let bytes: [UInt8]
  /// Whether elements are written as calls, as in Swift and Kotlin.
  private let isCode: Bool
  /// Whether the file is markup.
  ///
  /// In markup, a text ends where a tag begins.
  private let isMarkup: Bool
  /// The maximum length of a start tag or call, in bytes.
  private static let longest = 20_000

  /// Creates a search in the text of a file.
  ///
  /// - Parameter path: The path of the file, whose extension determines the language.
  init(_ text: DocumentText, _ path: String) {
    bytes = text.bytes
    isCode = [".swift", ".kt"].contains(where: path.lowercased().hasSuffix)
    isMarkup = !isCode && !path.lowercased().hasSuffix(".outline")
  }

  /// Returns the range of the start tag or call that begins at an offset.
  ///
  /// If no tag or call begins there, returns the rest of the line.
  func head(from start: Int) -> Range<Int> {
    guard start < bytes.count else { return bytes.count..<bytes.count }
    if bytes[start] == UInt8(ascii: "<") { return start..<endOfTag(from: start) }
    var end = start
    while end < bytes.count, isPartOfName(bytes[end]) { end += 1 }
    if end > start, end < bytes.count, bytes[end] == UInt8(ascii: "(") {
      return start..<endOfBrackets(from: end)
    }
    if end > start, end < bytes.count, bytes[end] == UInt8(ascii: " "), end + 1 < bytes.count,
      bytes[end + 1] == UInt8(ascii: "{")
    {
      return start..<end
    }
    let line = start..<endOfLine(from: start)
    guard isMarkup, let tag = bytes[line].firstIndex(of: UInt8(ascii: "<")) else { return line }
    return start..<max(tag, min(start + 1, line.upperBound))
  }

  /// Returns the first line of the range ``head(from:)``.
  func firstLine(from start: Int) -> Range<Int> {
    let head = head(from: start)
    return start..<max(min(head.upperBound, endOfLine(from: start)), min(start + 1, bytes.count))
  }

  /// Returns whether an offset belongs to an element.
  ///
  /// - Parameter start: The offset at which the element begins. No other element may begin between
  ///   `start` and `offset`.
  func contains(_ offset: Int, from start: Int) -> Bool {
    let head = head(from: start)
    if offset < head.upperBound { return true }
    guard start < bytes.count else { return false }
    guard bytes[start] == UInt8(ascii: "<") else {
      if isCode { return !hasDeclaration(in: head.upperBound..<offset) }
      return !isMarkup || !bytes[start..<min(offset, bytes.count)].contains(UInt8(ascii: "<"))
    }
    let name = String(
      decoding: bytes[(start + 1)..<head.upperBound].prefix(while: isPartOfName), as: UTF8.self)
    let isClosed = head.count > 1 && bytes[head.upperBound - 2] == UInt8(ascii: "/")
    if isClosed || ScreenTag.isVoid(name) { return false }
    let rest = bytes[head.upperBound..<min(bytes.count, head.upperBound + ElementExtent.longest)]
    guard let close = rest.firstIndex(of: UInt8(ascii: "<")), close < offset else { return true }
    let end = rest[close...].firstIndex(of: UInt8(ascii: ">")) ?? rest.endIndex
    return offset <= end
  }

  /// Whether a line in a range begins without indentation, as a declaration at the top level of a
  /// file does.
  private func hasDeclaration(in range: Range<Int>) -> Bool {
    for index in range.clamped(to: 0..<bytes.count) where bytes[index] == 0x0A {
      if index + 1 < bytes.count, bytes[index + 1] > 0x20, bytes[index + 1] != UInt8(ascii: "/") {
        return true
      }
    }
    return false
  }

  private func isPartOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
      UInt8(ascii: "-"), 0x80...:
      true
    default: false
    }
  }

  private func endOfLine(from start: Int) -> Int {
    var end = start
    while end < bytes.count, bytes[end] != 0x0A, bytes[end] != 0x0D { end += 1 }
    return end
  }

  /// Returns the offset after the `>` that ends a tag.
  ///
  /// A `>` in quotes or braces does not end the tag.
  private func endOfTag(from start: Int) -> Int {
    let limit = min(bytes.count, start + ElementExtent.longest)
    var (index, depth) = (start, 0)
    var quote: UInt8?
    while index < limit {
      let byte = bytes[index]
      if let open = quote {
        if byte == open { quote = nil }
      } else {
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): quote = byte
        case UInt8(ascii: "`") where depth > 0: quote = byte
        case UInt8(ascii: "{"): depth += 1
        case UInt8(ascii: "}"): depth -= 1
        case UInt8(ascii: ">") where depth <= 0: return index + 1
        // An incomplete tag ends where the next tag begins.
        case UInt8(ascii: "<") where depth <= 0 && index > start: return index
        default: break
        }
      }
      index += 1
    }
    return min(endOfLine(from: start), limit)
  }

  /// Returns the offset after the bracket that closes the bracket at `start`, or the end of the
  /// line if no bracket closes it.
  private func endOfBrackets(from start: Int) -> Int {
    let limit = min(bytes.count, start + ElementExtent.longest)
    var (index, depth) = (start, 0)
    var isQuoted = false
    while index < limit {
      switch bytes[index] {
      case UInt8(ascii: "\""): isQuoted.toggle()
      case UInt8(ascii: "\\") where isQuoted: index += 1
      case 0x0A: isQuoted = false
      case UInt8(ascii: "("), UInt8(ascii: "{"), UInt8(ascii: "["):
        if !isQuoted { depth += 1 }
      case UInt8(ascii: ")"), UInt8(ascii: "}"), UInt8(ascii: "]"):
        if !isQuoted { depth -= 1 }
        if depth == 0 { return index + 1 }
      default: break
      }
      index += 1
    }
    return endOfLine(from: start)
  }
}
