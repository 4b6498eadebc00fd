internal import AccessibilityTree

/// A parser of elements as Jest prints them, with each attribute and each child on its own line.
///
/// Jest does not escape quotes and line breaks in strings. Whether a quote ends a string therefore
/// depends on the text after the quote.
///
/// Source: Jest 30, pretty-format, plugins ReactTestComponent and ReactElement, and `lib/markup`.
struct PrettyFormatParser {
  private(set) var tree = ReactElementTree()
  private(set) var positions: FilePositions
  let bytes: [UInt8]
  private let origins: [Int32]
  var index = 0
  /// The nesting depth of values, including elements in values.
  var depth = 0
  /// Whether the current value is printed on one line, like JSON.
  ///
  /// In such a value, a quote always ends a string.
  var isOnOneLine = false

  /// The current line, and the part of its indentation that was measured so far.
  private var line = (scanned: 0, indent: 0, isBlank: true)

  /// An element whose children are being read.
  private struct OpenElement {
    var item: Int
    var type: String
    /// The number of spaces before each child.
    var indent: Int
  }

  init(_ text: SnapshotText, _ positions: FilePositions) {
    bytes = text.bytes
    origins = text.origins
    self.positions = positions
  }

  /// Parses the whole text.
  ///
  /// - Returns: Whether the text contains rendered components rather than another value.
  mutating func parse() -> Bool {
    skipBlanks()
    if bytes.isEmpty { return false }
    if at("null"), bytes[(index + 4)...].allSatisfy(SnapshotText.isBlank) { return true }
    if at("<") {
      let isComponent =
        index + 1 < bytes.count && PrettyFormatParser.beginsComponent(bytes[index + 1])
      while at("<") {
        guard readElement() != nil else { return isComponent || !tree.roots.isEmpty }
        skipBlanks()
        if at(",") { index += 1 }
        skipBlanks()
      }
      return !tree.roots.isEmpty
    }
    guard skip("Array [") || skip("[") else { return false }
    return readList()
  }

  /// Whether the name of a component can begin with this byte.
  ///
  /// Names of HTML elements begin with a lower-case letter instead.
  private static func beginsComponent(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  private mutating func readList() -> Bool {
    var holdsElements = false
    skipBlanks()
    while index < bytes.count, !at("]") {
      let start = index
      if at("<") {
        holdsElements = true
        guard readElement() != nil else { return true }
      } else if at("\"") {
        let position = position(of: index)
        guard let text = readString(isKey: false) else { return holdsElements }
        tree.append(text, to: nil, at: position)
      } else {
        _ = readValue(isAttribute: false)
      }
      skipBlanks()
      if at(",") { index += 1 }
      skipBlanks()
      if index == start { return holdsElements }
    }
    return holdsElements
  }

  /// Reads an element with its children.
  ///
  /// - Parameter isDetached: Whether the element is the value of an attribute.
  /// - Returns: The index of the element's item, or `nil` if the text is damaged.
  mutating func readElement(isDetached: Bool = false) -> Int? {
    var open: [OpenElement] = []
    var top: Int?
    repeat {
      if at("</") {
        guard let last = open.popLast(), skipClosingTag(of: last.type) else {
          reportDamage("an end tag without its start tag")
          return nil
        }
      } else if at("<") {
        let indent = indent(of: index)
        // Positions must be requested in ascending order.
        let position = position(of: index)
        guard let (element, isClosed) = readTag() else {
          reportDamage("an unfinished tag")
          return nil
        }
        let item =
          open.isEmpty && isDetached
          ? tree.appendDetached(element, at: position)
          : tree.append(element, to: open.last?.item, at: position)
        top = top ?? item
        if !isClosed {
          open.append(OpenElement(item: item, type: element.type, indent: indent + 2))
        }
      } else if let last = open.last {
        guard index < bytes.count else {
          reportDamage("an element without its end tag")
          return nil
        }
        readText(below: last)
      }
      if !open.isEmpty { skipToChild(of: open[open.count - 1]) }
    } while !open.isEmpty
    return top
  }

  /// Moves to the next child: the tag of an element, or the line on which a text begins.
  ///
  /// A text may consist of spaces only.
  private mutating func skipToChild(of open: OpenElement) {
    while index < bytes.count {
      if at("\n") { index += 1 }
      var end = index
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      guard end < bytes.count, bytes[end] == 0x0A else {
        if end == bytes.count || bytes[end] == 0x3C { index = end }
        return
      }
      if end - index > open.indent { return }
      index = end
    }
  }

  /// Reads all text up to the next tag, as one text.
  ///
  /// A line that is indented at least as far as the children begins a part of the text. Any other
  /// line continues the previous part after a line break.
  private mutating func readText(below open: OpenElement) {
    guard index > 0, bytes[index - 1] == 0x0A else { return readInlineText(below: open) }
    var text: [UInt8] = []
    var first: Int?
    var isFirstLine = true
    while index < bytes.count {
      let end = bytes[index...].firstIndex(of: 0x0A) ?? bytes.count
      var start = index
      while start < end, bytes[start] == 0x20 { start += 1 }
      if start < end, bytes[start] == 0x3C { break }
      let isSetIn = start - index >= open.indent || (start == end && end - index >= open.indent)
      let from = isSetIn ? index + open.indent : isFirstLine ? start : index
      if !isSetIn, !isFirstLine { text.append(0x0A) }
      if first == nil { first = min(from, max(end - 1, from)) }
      text += bytes[min(from, end)..<end]
      isFirstLine = false
      index = min(end + 1, bytes.count)
      if end == bytes.count { break }
    }
    while index < bytes.count, bytes[index] == 0x20 { index += 1 }
    let position = position(of: min(first ?? index, bytes.count - 1))
    tree.append(PrettyFormatParser.unescaped(text), to: open.item, at: position)
  }

  /// Reads a text that is on the same line as the tags around it.
  ///
  /// Jest only prints such a text if its settings differ from the default.
  private mutating func readInlineText(below open: OpenElement) {
    let start = index
    while index < bytes.count, bytes[index] != 0x3C { index += 1 }
    let position = position(of: start)
    tree.append(
      PrettyFormatParser.unescaped(Array(bytes[start..<index])), to: open.item, at: position)
  }

  /// Decodes the escapes of `<` and `>`.
  ///
  /// There are no other escapes.
  private static func unescaped(_ text: [UInt8]) -> String {
    guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
    var result: [UInt8] = []
    var index = 0
    while index < text.count {
      if text[index...].starts(with: "&lt;".utf8) {
        result.append(UInt8(ascii: "<"))
        index += 4
      } else if text[index...].starts(with: "&gt;".utf8) {
        result.append(UInt8(ascii: ">"))
        index += 4
      } else {
        result.append(text[index])
        index += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Reports that the rest of the snapshot cannot be read.
  private mutating func reportDamage(_ problem: String) {
    let position = position(of: min(index, max(bytes.count - 1, 0)))
    tree.diagnostics.append(ImportDiagnostic(.damagedSnapshot(problem), at: position))
    index = bytes.count
  }

  /// Returns the position of a byte in the file.
  mutating func position(of offset: Int) -> Node.Position {
    guard offset < origins.count else { return positions.position(of: Int(origins.last ?? 0)) }
    return positions.position(of: Int(origins[offset]))
  }

  /// Returns the number of spaces at the beginning of the line that contains a byte.
  ///
  /// No call may have a smaller offset than the call before.
  private mutating func indent(of offset: Int) -> Int {
    while line.scanned < offset {
      if bytes[line.scanned] == 0x0A {
        line.indent = 0
        line.isBlank = true
      } else if line.isBlank, bytes[line.scanned] == 0x20 {
        line.indent += 1
      } else {
        line.isBlank = false
      }
      line.scanned += 1
    }
    return line.indent
  }
}

extension PrettyFormatParser {
  func at(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<count where bytes[index + offset] != buffer[offset] { return false }
      return true
    }
  }

  mutating func skip(_ text: StaticString) -> Bool {
    guard at(text) else { return false }
    index += text.utf8CodeUnitCount
    return true
  }

  mutating func skipBlanks() {
    while index < bytes.count, SnapshotText.isBlank(bytes[index]) { index += 1 }
  }
}
