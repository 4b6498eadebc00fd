internal import AccessibilityTree

extension PrettyFormatParser {
  /// Reads a start tag, and returns its element.
  ///
  /// `isClosed` is true if the tag also ends the element, as in `<View />`.
  mutating func readTag() -> (ReactElement, isClosed: Bool)? {
    index += 1
    var element = ReactElement(type: readName())
    while true {
      skipBlanks()
      guard index < bytes.count else { return nil }
      if skip("/>") { return (element, true) }
      if skip(">") { return (element, false) }
      let start = index
      let name = readAttributeName()
      guard !name.isEmpty else { return nil }
      let position = position(of: start)
      guard skip("=") else {
        element.props.append(ReactProp(name, .bool(true), at: position))
        continue
      }
      guard let value = readAttribute() else { return nil }
      element.props.append(ReactProp(name, value, at: position))
    }
  }

  /// Skips the end tag of an element, and returns whether there is such a tag.
  ///
  /// The end tag must have the same name as the start tag.
  mutating func skipClosingTag(of type: String) -> Bool {
    index += 2
    guard readName() == type else { return false }
    skipBlanks()
    return skip(">")
  }

  private mutating func readName() -> String {
    let start = index
    var parentheses = 0
    while index < bytes.count, bytes[index] != 0x0A,
      parentheses > 0 || !(at(">") || at(" ") || at("/>"))
    {
      if at("(") { parentheses += 1 }
      if at(")") { parentheses -= 1 }
      index += 1
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func readAttributeName() -> String {
    let start = index
    while index < bytes.count, !"=> \n".utf8.contains(bytes[index]) { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func readAttribute() -> PropValue? {
    if at("\"") { return readString(isKey: false).map { .string($0) } }
    let start = index
    guard skip("{") else { return nil }
    skipBlanks()
    let value = readBracedValue()
    skipBlanks()
    return skip("}") ? value : skipBracedValue(from: start)
  }

  /// Reads the value of an attribute in braces.
  ///
  /// A string in braces is the result of a `toJSON` method.
  ///
  /// Source: Jest 30, pretty-format, `printComplexValue` with `callToJSON`, and `lib/markup`.
  private mutating func readBracedValue() -> PropValue {
    guard at("\"") else { return readValue(isAttribute: true) }
    return readString(isKey: false, isInBraces: true).map { .string($0) } ?? .unknown("…")
  }

  /// Skips a value in an unknown format, up to the brace that ends it.
  ///
  /// A brace ends the value if the text after the brace looks like the rest of a tag.
  private mutating func skipBracedValue(from start: Int) -> PropValue? {
    var column = start
    while column > 0, bytes[column - 1] != 0x0A { column -= 1 }
    let line = column
    while column < start, bytes[column] == 0x20 { column += 1 }
    let indent = column - line
    var end = start
    while end < bytes.count {
      if bytes[end] == UInt8(ascii: "}"), end + 1 < bytes.count, bytes[end + 1] == 0x0A {
        var next = end + 2
        while next < bytes.count, bytes[next] == 0x20 { next += 1 }
        let isShallow = next - end - 2 <= indent
        if isShallow, next < bytes.count, ">/".utf8.contains(bytes[next]) || isAttribute(at: next) {
          index = end + 1
          return .unknown("…")
        }
      }
      end += 1
    }
    return nil
  }

  /// Reads a string between quotes.
  ///
  /// Snapshots do not escape quotes. Therefore, a quote ends the string only if the text after the
  /// quote looks like the rest of a snapshot. Examples are a comma and a line break, or `name=` on
  /// the next line.
  mutating func readString(isKey: Bool, isInBraces: Bool = false) -> String? {
    let start = index + 1
    var end = start
    var isEscaped = false
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\\"), end + 1 < bytes.count,
        bytes[end + 1] == UInt8(ascii: "\\")
          || (bytes[end + 1] == UInt8(ascii: "\"")
            && (isOnOneLine || !ends(at: end + 1, isKey: isKey, isInBraces: isInBraces)))
      {
        isEscaped = true
        end += 2
        continue
      }
      if byte == UInt8(ascii: "\""), ends(at: end, isKey: isKey, isInBraces: isInBraces) {
        index = end + 1
        return text(bytes[start..<end], isEscaped: isEscaped)
      }
      end += 1
    }
    return nil
  }

  private func text(_ slice: ArraySlice<UInt8>, isEscaped: Bool) -> String {
    guard isEscaped else { return String(decoding: slice, as: UTF8.self) }
    var result: [UInt8] = []
    var index = slice.startIndex
    while index < slice.endIndex {
      if slice[index] == UInt8(ascii: "\\"), index + 1 < slice.endIndex,
        slice[index + 1] == UInt8(ascii: "\\") || slice[index + 1] == UInt8(ascii: "\"")
      {
        index += 1
      }
      result.append(slice[index])
      index += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a quote ends a string.
  ///
  /// The text after the quote decides.
  private func ends(at quote: Int, isKey: Bool, isInBraces: Bool) -> Bool {
    var next = quote + 1
    if isInBraces, next < bytes.count, bytes[next] == UInt8(ascii: "}") {
      return next + 1 == bytes.count || bytes[next + 1] == 0x0A
    }
    guard next < bytes.count, !isOnOneLine else { return true }
    if isKey { return bytes[next] == UInt8(ascii: ":") || bytes[next...].starts(with: " =>".utf8) }
    if bytes[next] == UInt8(ascii: ",") { next += 1 }
    guard next < bytes.count else { return true }
    if bytes[next...].starts(with: " =>".utf8) { return true }
    guard bytes[next] == 0x0A else { return false }
    while next < bytes.count, SnapshotText.isBlank(bytes[next]) { next += 1 }
    guard next < bytes.count else { return true }
    if "<>{}[]/\"".utf8.contains(bytes[next]) { return true }
    return bytes[quote + 1] == UInt8(ascii: ",") || isAttribute(at: next)
  }

  /// Whether a line begins with the next attribute: `name=`.
  private func isAttribute(at start: Int) -> Bool {
    var next = start
    while next < bytes.count {
      switch bytes[next] {
      case UInt8(ascii: "="): return next > start
      case 0x20, 0x0A, UInt8(ascii: "\""), UInt8(ascii: "<"), UInt8(ascii: ">"): return false
      default: next += 1
      }
    }
    return false
  }
}
