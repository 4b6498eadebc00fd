internal import Simulator

/// Reads elements as Jest prints them: one attribute a line, one child a line.
///
/// Strings are printed as they are, quotes and line ends included, so that only what follows a
/// quote tells whether it ends a string.
/// Source: Jest 30, pretty-format, plugins ReactTestComponent and ReactElement, and `lib/markup`.
struct PrettyFormatParser {
  private(set) var tree = ReactElementTree()
  private(set) var places: FilePlaces
  let bytes: [UInt8]
  private let origins: [Int32]
  var place = 0
  /// How deep values and the elements in them are nested.
  var depth = 0
  /// Whether what is read stands on one line, as JSON does: a quote then ends a string.
  var isOnOneLine = false

  /// The line up to which indents are known.
  private var line = (scanned: 0, indent: 0, isBlank: true)

  /// An element whose children are being read.
  private struct Open {
    var item: Int
    var type: String
    /// How far its children are set in.
    var indent: Int
  }

  init(_ text: SnapshotText, _ places: FilePlaces) {
    bytes = text.bytes
    origins = text.origins
    self.places = places
  }

  /// Reads the whole text; tells whether it is one of rendered components.
  mutating func parse() -> Bool {
    skipBlanks()
    if bytes.isEmpty { return false }
    if at("null"), bytes[(place + 4)...].allSatisfy(SnapshotText.isBlank) { return true }
    if at("<") {
      let isComponent =
        place + 1 < bytes.count && PrettyFormatParser.beginsComponent(bytes[place + 1])
      while at("<") {
        guard readElement() != nil else { return isComponent || !tree.roots.isEmpty }
        skipBlanks()
        if at(",") { place += 1 }
        skipBlanks()
      }
      return !tree.roots.isEmpty
    }
    guard skip("Array [") || skip("[") else { return false }
    return readList()
  }

  /// Components have capital letters, unlike the markup that a snapshot may also hold.
  private static func beginsComponent(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ">") || (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
  }

  /// A list of elements and texts at the top.
  private mutating func readList() -> Bool {
    var holdsElements = false
    skipBlanks()
    while place < bytes.count, !at("]") {
      let start = place
      if at("<") {
        holdsElements = true
        guard readElement() != nil else { return true }
      } else if at("\"") {
        let position = position(of: place)
        guard let text = readString(isKey: false) else { return holdsElements }
        tree.append(text, to: nil, at: position)
      } else {
        _ = readValue(isAttribute: false)
      }
      skipBlanks()
      if at(",") { place += 1 }
      skipBlanks()
      if place == start { return holdsElements }
    }
    return holdsElements
  }

  /// Reads an element and all that is inside, detached where it is the value of an attribute; nothing
  /// where the text is damaged.
  mutating func readElement(isDetached: Bool = false) -> Int? {
    var open: [Open] = []
    var top: Int?
    repeat {
      if at("</") {
        guard let last = open.popLast(), skipClosingTag(of: last.type) else {
          damage("an end tag without its start tag")
          return nil
        }
      } else if at("<") {
        let indent = indent(of: place)
        // Asked for before the attributes are, so that places come in rising order.
        let position = position(of: place)
        guard let (element, isClosed) = readTag() else {
          damage("an unfinished tag")
          return nil
        }
        let item =
          open.isEmpty && isDetached
          ? tree.appendDetached(element, at: position)
          : tree.append(element, to: open.last?.item, at: position)
        top = top ?? item
        if !isClosed { open.append(Open(item: item, type: element.type, indent: indent + 2)) }
      } else if let last = open.last {
        guard place < bytes.count else {
          damage("an element without its end tag")
          return nil
        }
        readText(below: last)
      }
      if !open.isEmpty { skipToChild(of: open[open.count - 1]) }
    } while !open.isEmpty
    return top
  }

  /// Goes to the next tag, or to the line on which a text begins; a text may be all blanks.
  private mutating func skipToChild(of open: Open) {
    while place < bytes.count {
      if at("\n") { place += 1 }
      var end = place
      while end < bytes.count, bytes[end] == 0x20 { end += 1 }
      guard end < bytes.count, bytes[end] == 0x0A else {
        if end == bytes.count || bytes[end] == 0x3C { place = end }
        return
      }
      if end - place > open.indent { return }
      place = end
    }
  }

  /// Lines up to the next tag: each that is set in far enough is a text, others continue one.
  private mutating func readText(below open: Open) {
    guard place > 0, bytes[place - 1] == 0x0A else { return readInlineText(below: open) }
    var text: [UInt8] = []
    var first: Int?
    var isFirstLine = true
    while place < bytes.count {
      let end = bytes[place...].firstIndex(of: 0x0A) ?? bytes.count
      var start = place
      while start < end, bytes[start] == 0x20 { start += 1 }
      if start < end, bytes[start] == 0x3C { break }
      let isSetIn = start - place >= open.indent || (start == end && end - place >= open.indent)
      let from = isSetIn ? place + open.indent : isFirstLine ? start : place
      if !isSetIn, !isFirstLine { text.append(0x0A) }
      if first == nil { first = min(from, max(end - 1, from)) }
      text += bytes[min(from, end)..<end]
      isFirstLine = false
      place = min(end + 1, bytes.count)
      if end == bytes.count { break }
    }
    while place < bytes.count, bytes[place] == 0x20 { place += 1 }
    let position = position(of: min(first ?? place, bytes.count - 1))
    tree.append(PrettyFormatParser.unescaped(text), to: open.item, at: position)
  }

  /// Text between tags on one line, which only settings of a project print.
  private mutating func readInlineText(below open: Open) {
    let start = place
    while place < bytes.count, bytes[place] != 0x3C { place += 1 }
    let position = position(of: start)
    tree.append(
      PrettyFormatParser.unescaped(Array(bytes[start..<place])), to: open.item, at: position)
  }

  /// Only `<` and `>` are escaped.
  private static func unescaped(_ text: [UInt8]) -> String {
    guard text.contains(UInt8(ascii: "&")) else { return String(decoding: text, as: UTF8.self) }
    var result: [UInt8] = []
    var place = 0
    while place < text.count {
      if text[place...].starts(with: "&lt;".utf8) {
        result.append(UInt8(ascii: "<"))
        place += 4
      } else if text[place...].starts(with: "&gt;".utf8) {
        result.append(UInt8(ascii: ">"))
        place += 4
      } else {
        result.append(text[place])
        place += 1
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Notes that the rest cannot be read.
  private mutating func damage(_ what: String) {
    let position = position(of: min(place, max(bytes.count - 1, 0)))
    tree.diagnostics.append(ImportDiagnostic(.damagedSnapshot(what), at: position))
    place = bytes.count
  }

  /// The place in the file.
  mutating func position(of offset: Int) -> Node.Position {
    guard offset < origins.count else {
      return places.position(of: Int(origins.last ?? 0))
    }
    return places.position(of: Int(origins[offset]))
  }

  /// How many spaces the line of a place begins with; asked in rising order.
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

/// Looking at what comes next.
extension PrettyFormatParser {
  func at(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard place + count <= bytes.count else { return false }
    return text.withUTF8Buffer { buffer in
      for offset in 0..<count where bytes[place + offset] != buffer[offset] { return false }
      return true
    }
  }

  mutating func skip(_ text: StaticString) -> Bool {
    guard at(text) else { return false }
    place += text.utf8CodeUnitCount
    return true
  }

  mutating func skipBlanks() {
    while place < bytes.count, SnapshotText.isBlank(bytes[place]) { place += 1 }
  }
}
