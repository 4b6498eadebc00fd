internal import TextIO

/// A parser that divides valid UTF-8 into the items of a document, in one pass without recursion.
struct JSONParser {
  /// An object or array that is not closed yet.
  private struct OpenContainer {
    var item: Int
    var isObject: Bool
    var count: Int32 = 0
  }

  let bytes: ArraySlice<UInt8>
  let file: String?
  /// The index of the next byte.
  var index: Int
  private var line: Int32
  /// The index from which columns are counted: the start of the line, moved forward by one for each
  /// continuation byte of UTF-8 in the line.
  var lineStart: Int
  private var items: [JSON.Item] = []
  private var open: [OpenContainer] = []
  /// The state of the parser before the current entry, to which the parser returns if the document
  /// ends within the entry.
  ///
  /// `start` is the number of items, `depth` the number of open objects and arrays, and `count` the
  /// number of values in the innermost of them.
  private var entry: (start: Int, depth: Int, count: Int32) = (0, 0, 0)

  /// Creates a parser.
  ///
  /// - Parameters:
  ///   - bytes: The bytes, which begin at the start of a line.
  ///   - file: The name of the file for errors.
  ///   - line: The number of the line with the first byte.
  init(_ bytes: ArraySlice<UInt8>, file: String?, line: Int = 1) {
    self.bytes = bytes
    self.file = file
    self.line = Int32(clamping: line)
    index = bytes.startIndex
    lineStart = bytes.startIndex
  }

  /// Parses the bytes, which must contain one value.
  mutating func document() throws(InputError) -> JSON {
    try readDocument()
    return JSON(file: file, items: items)
  }

  /// Parses the bytes up to the first error.
  ///
  /// At an error, the parser drops the incomplete entry and closes the open objects and arrays.
  mutating func documentPrefix() -> (document: JSON?, error: InputError?) {
    do throws(InputError) {
      return (try document(), nil)
    } catch {
      guard !items.isEmpty else { return (nil, error) }
      if open.count == entry.depth, open.count > 0 {
        items.removeSubrange(entry.start...)
        open[open.count - 1].count = entry.count
      }
      while let container = open.popLast() {
        items[container.item].count = container.count
        items[container.item].end = Int32(clamping: items.count)
      }
      return (JSON(file: file, items: items), error)
    }
  }

  private mutating func readDocument() throws(InputError) {
    skipSpace()
    try readValue()
    while let container = open.last {
      entry = (items.count, open.count, container.count)
      try readEntry(of: container)
    }
    skipSpace()
    guard next == nil else {
      throw error("there is text after the end of the JSON value", remedy: "remove it")
    }
  }

  var next: UInt8? { index < bytes.endIndex ? bytes[index] : nil }

  /// Returns an error at the position of `item`, or at the next byte if `item` is `nil`.
  func error(_ problem: String, remedy: String, at item: JSON.Item? = nil) -> InputError {
    let column = index - lineStart + 1
    return InputError(
      file: file, position: item?.location ?? SourcePosition(line: Int(line), column: column),
      problem: problem, remedy: remedy)
  }

  /// Returns an error that states what was expected and what was found.
  func expected(_ expected: String) -> InputError {
    error("expected \(expected), found \(found)", remedy: "correct the JSON")
  }

  private var found: String {
    guard index < bytes.endIndex else { return "the end" }
    let scalar = String(decoding: bytes[index...].prefix(4), as: UTF8.self).unicodeScalars.first
    return scalar.map { "“\($0)”" } ?? "the end"
  }

  private mutating func skipSpace() {
    while index < bytes.endIndex {
      switch bytes[index] {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): index += 1
      case UInt8(ascii: "\n"):
        index += 1
        line += 1
        lineStart = index
      default: return
      }
    }
  }

  private mutating func skip(_ byte: UInt8) -> Bool {
    guard next == byte else { return false }
    index += 1
    return true
  }

  private func item(_ kind: JSON.Kind) -> JSON.Item {
    JSON.Item(kind: kind, line: line, column: Int32(clamping: index - lineStart + 1))
  }

  private mutating func append(_ item: JSON.Item, _ text: String) {
    var item = item
    item.text = text
    items.append(item)
    items[items.count - 1].end = Int32(clamping: items.count)
  }

  private mutating func readValue() throws(InputError) {
    guard let next else { throw expected("a JSON value") }
    switch next {
    case UInt8(ascii: "{"): try openContainer(.object)
    case UInt8(ascii: "["): try openContainer(.array)
    case UInt8(ascii: "\""):
      let item = item(.string)
      append(item, try readString())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      let item = item(.number)
      append(item, try readNumber())
    case UInt8(ascii: "t"): try readWord("true", .bool)
    case UInt8(ascii: "f"): try readWord("false", .bool)
    case UInt8(ascii: "n"): try readWord("null", .null)
    case UInt8(ascii: "<") where items.isEmpty:
      throw error("this is HTML or XML, not JSON", remedy: "give a JSON file")
    default: throw expected("a JSON value")
    }
  }

  private mutating func readWord(_ word: String, _ kind: JSON.Kind) throws(InputError) {
    guard bytes[index...].starts(with: word.utf8) else { throw expected("a JSON value") }
    append(item(kind), word)
    index += word.utf8.count
  }

  private mutating func openContainer(_ kind: JSON.Kind) throws(InputError) {
    guard open.count < JSON.depthLimit else {
      throw error(
        "the JSON is nested more than \(JSON.depthLimit) deep", remedy: "flatten the tree")
    }
    open.append(OpenContainer(item: items.count, isObject: kind == .object))
    append(item(kind), "")
    index += 1
  }

  /// Reads the next member or element of `container`, or the bracket that closes `container`.
  private mutating func readEntry(of container: OpenContainer) throws(InputError) {
    skipSpace()
    let end = UInt8(ascii: container.isObject ? "}" : "]")
    if skip(end) { return try close() }
    if container.count > 0 {
      guard skip(UInt8(ascii: ",")) else {
        throw expected(container.isObject ? "“,” or “}”" : "“,” or “]”")
      }
      skipSpace()
    }
    open[open.count - 1].count += 1
    if container.isObject { try readKey() }
    try readValue()
  }

  private mutating func readKey() throws(InputError) {
    guard next == UInt8(ascii: "\"") else { throw expected("a key in double quotes") }
    let key = item(.string)
    append(key, try readString())
    skipSpace()
    guard skip(UInt8(ascii: ":")) else { throw expected("“:”") }
    skipSpace()
  }

  private mutating func close() throws(InputError) {
    guard let container = open.popLast() else { return }
    items[container.item].count = container.count
    items[container.item].end = Int32(clamping: items.count)
    if container.isObject { try checkKeys(of: container) }
  }

  /// Throws an error if an object has the same key twice.
  private func checkKeys(of container: OpenContainer) throws(InputError) {
    guard container.count > 1 else { return }
    var known: Set<String> = []
    var item = container.item + 1
    while item < items.count {
      guard known.insert(items[item].text).inserted else {
        throw error(
          "the key “\(items[item].text)” is duplicated in an object",
          remedy: "keep one of them", at: items[item])
      }
      item = Int(items[item + 1].end)
    }
  }
}
