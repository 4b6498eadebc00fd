internal import Simulator

/// Tags and their attributes.
extension PrettyFormatParser {
  /// A start tag, and whether it is its own end.
  mutating func readTag() -> (ReactElement, isClosed: Bool)? {
    place += 1
    var element = ReactElement(type: readName())
    while true {
      skipBlanks()
      guard place < bytes.count else { return nil }
      if skip("/>") { return (element, true) }
      if skip(">") { return (element, false) }
      let start = place
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

  /// `</Name>`, whose name must be that of the start tag.
  mutating func skipClosingTag(of type: String) -> Bool {
    place += 2
    guard readName() == type else { return false }
    skipBlanks()
    return skip(">")
  }

  private mutating func readName() -> String {
    let start = place
    var parentheses = 0
    while place < bytes.count, bytes[place] != 0x0A,
      parentheses > 0 || !(at(">") || at(" ") || at("/>"))
    {
      if at("(") { parentheses += 1 }
      if at(")") { parentheses -= 1 }
      place += 1
    }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func readAttributeName() -> String {
    let start = place
    while place < bytes.count, !"=> \n".utf8.contains(bytes[place]) { place += 1 }
    return String(decoding: bytes[start..<place], as: UTF8.self)
  }

  private mutating func readAttribute() -> PropValue? {
    if at("\"") { return readString(isKey: false).map { .string($0) } }
    guard skip("{") else { return nil }
    skipBlanks()
    let value = readValue(isAttribute: true)
    skipBlanks()
    return skip("}") ? value : nil
  }

  /// A string as it is printed: its end is the quote after which the line can go on no other way.
  mutating func readString(isKey: Bool) -> String? {
    let start = place + 1
    var end = start
    var isEscaped = false
    while end < bytes.count {
      let byte = bytes[end]
      if byte == UInt8(ascii: "\\"), end + 1 < bytes.count,
        bytes[end + 1] == UInt8(ascii: "\\")
          || (bytes[end + 1] == UInt8(ascii: "\"")
            && (isOnOneLine || !ends(at: end + 1, isKey: isKey)))
      {
        isEscaped = true
        end += 2
        continue
      }
      if byte == UInt8(ascii: "\""), ends(at: end, isKey: isKey) {
        place = end + 1
        return text(bytes[start..<end], isEscaped: isEscaped)
      }
      end += 1
    }
    return nil
  }

  private func text(_ slice: ArraySlice<UInt8>, isEscaped: Bool) -> String {
    guard isEscaped else { return String(decoding: slice, as: UTF8.self) }
    var result: [UInt8] = []
    var place = slice.startIndex
    while place < slice.endIndex {
      if slice[place] == UInt8(ascii: "\\"), place + 1 < slice.endIndex,
        slice[place + 1] == UInt8(ascii: "\\") || slice[place + 1] == UInt8(ascii: "\"")
      {
        place += 1
      }
      result.append(slice[place])
      place += 1
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Whether a quote ends a string, by what follows it.
  private func ends(at quote: Int, isKey: Bool) -> Bool {
    var next = quote + 1
    guard next < bytes.count, !isOnOneLine else { return true }
    if isKey {
      return bytes[next] == UInt8(ascii: ":") || bytes[next...].starts(with: " =>".utf8)
    }
    if bytes[next] == UInt8(ascii: ",") { next += 1 }
    guard next < bytes.count else { return true }
    if bytes[next...].starts(with: " =>".utf8) { return true }
    guard bytes[next] == 0x0A else { return false }
    while next < bytes.count, SnapshotText.isBlank(bytes[next]) { next += 1 }
    guard next < bytes.count else { return true }
    if "<>{}[]/\"".utf8.contains(bytes[next]) { return true }
    return bytes[quote + 1] == UInt8(ascii: ",") || isAttribute(at: next)
  }

  /// Whether a line goes on as `name=`.
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
