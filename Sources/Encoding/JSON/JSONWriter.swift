/// A writer that writes JSON incrementally, in the order of the calls.
///
/// Source: RFC 8259.
package struct JSONWriter {
  /// An array or object that is not closed yet.
  private struct Level {
    var hasValue = false
    /// Whether each value begins on a new line, so that the result is easier to read and compare.
    var isOnePerLine: Bool
  }

  /// The bytes that were written since the last ``drain()``.
  private var bytes: [UInt8] = []
  private var levels: [Level] = []
  private var followsKey = false

  package init() {}

  /// A new writer for a single value of an array, on a line of its own.
  ///
  /// A different writer writes the brackets of the array.
  package static var line: JSONWriter {
    var writer = JSONWriter()
    writer.levels = [Level(isOnePerLine: true)]
    return writer
  }

  /// Returns the bytes that were written, and removes them from the writer.
  package mutating func drain() -> [UInt8] {
    defer { bytes = [] }
    return bytes
  }

  /// Writes an object.
  ///
  /// `body` writes its members.
  package mutating func object(_ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "{"))
    body(&self)
    close(UInt8(ascii: "}"))
  }

  /// Writes an array.
  ///
  /// `body` writes its values.
  package mutating func array(onePerLine: Bool = false, _ body: (inout JSONWriter) -> Void) {
    open(UInt8(ascii: "["), onePerLine: onePerLine)
    body(&self)
    close(UInt8(ascii: "]"))
  }

  /// Begins an object or array.
  ///
  /// ``close(_:)`` ends it.
  package mutating func open(_ bracket: UInt8, onePerLine: Bool = false) {
    separate()
    bytes.append(bracket)
    levels.append(Level(isOnePerLine: onePerLine))
  }

  /// Ends the innermost object or array.
  package mutating func close(_ bracket: UInt8) {
    levels.removeLast()
    bytes.append(bracket)
  }

  /// Writes the key of the member that comes next.
  package mutating func key(_ name: String) {
    separate()
    quote(name)
    bytes.append(contentsOf: ": ".utf8)
    followsKey = true
  }

  /// Writes a string.
  package mutating func value(_ text: String) {
    separate()
    quote(text)
  }

  /// Writes a number, or `null` for `nil`.
  package mutating func value(_ number: Int?) { write(number.map(String.init) ?? "null") }

  /// Writes a member whose value is a number given by its decimal digits, or `null` if the digits
  /// are `nil`.
  package mutating func member(_ name: String, decimal digits: String?) {
    key(name)
    value(decimal: digits)
  }

  /// Writes a number given by its decimal digits, or `null` if the digits are `nil`.
  package mutating func value(decimal digits: String?) { write(digits ?? "null") }

  /// Writes a Boolean.
  package mutating func value(_ truth: Bool) { write(truth ? "true" : "false") }

  /// Writes a member whose value is a string.
  package mutating func member(_ name: String, _ text: String) {
    key(name)
    value(text)
  }

  /// Writes a member whose value is a number, or `null` if the number is `nil`.
  package mutating func member(_ name: String, _ number: Int?) {
    key(name)
    value(number)
  }

  /// Writes a member whose value is a string, or `null` if the text is `nil`.
  package mutating func member(_ name: String, orNull text: String?) {
    guard let text else { return member(name, decimal: nil) }
    member(name, text)
  }

  /// Writes a member whose value is an array of strings.
  package mutating func member(_ name: String, _ texts: [String]) {
    key(name)
    value(texts)
  }

  private mutating func value(_ texts: [String]) {
    array { json in
      for text in texts { json.value(text) }
    }
  }

  /// Writes a value from the bytes that another writer produced.
  package mutating func value(written: [UInt8]) {
    separate()
    bytes.append(contentsOf: written)
  }

  /// Returns the text as a string in quotation marks, which is valid in JSON and in JavaScript.
  package static func quoted(_ text: String) -> String {
    var writer = JSONWriter()
    writer.value(text)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Returns the texts as an array of strings, which is valid in JSON and in JavaScript.
  package static func quoted(_ texts: [String]) -> String {
    var writer = JSONWriter()
    writer.value(texts)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  /// Ends the document with a line break.
  package mutating func end() { bytes.append(UInt8(ascii: "\n")) }

  private mutating func write(_ word: String) {
    separate()
    bytes.append(contentsOf: word.utf8)
  }

  private mutating func separate() {
    if followsKey {
      followsKey = false
      return
    }
    guard let level = levels.last else { return }
    if level.hasValue { bytes.append(UInt8(ascii: ",")) }
    if level.isOnePerLine {
      bytes.append(UInt8(ascii: "\n"))
    } else if level.hasValue {
      bytes.append(UInt8(ascii: " "))
    }
    levels[levels.count - 1].hasValue = true
  }

  private mutating func quote(_ text: String) {
    bytes.append(UInt8(ascii: "\""))
    var last: UInt8 = 0
    var isSuspect = false
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
      case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
      case 0x0A: bytes.append(contentsOf: #"\n"#.utf8)
      case 0x0D: bytes.append(contentsOf: #"\r"#.utf8)
      case 0x09: bytes.append(contentsOf: #"\t"#.utf8)
      case 0..<0x20, 0x7F: escape(UInt16(byte))
      // Two number signs can begin a command of a CI server.
      case UInt8(ascii: "#") where last == byte: escape(UInt16(byte))
      default:
        isSuspect = isSuspect || byte == 0xC2 || byte == 0xD8 || byte == 0xE2
        bytes.append(byte)
        if isSuspect, byte & 0xC0 == 0x80 { isSuspect = !escapesLastScalar() }
      }
      last = byte
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Escapes the last character if it is not safe to print.
  ///
  /// A character is not safe if it controls a terminal, changes the order of text, or ends a line
  /// in JavaScript.
  ///
  /// - Returns: Whether the character was escaped.
  private mutating func escapesLastScalar() -> Bool {
    for length in 2...3 where bytes.count >= length {
      let tail = bytes.suffix(length)
      guard let first = tail.first, first & 0xC0 == 0xC0 else { continue }
      guard first < 0xF0, length == (first < 0xE0 ? 2 : 3) else { return false }
      let code = tail.dropFirst().reduce(UInt16(first) & (length == 2 ? 0x1F : 0x0F)) {
        $0 << 6 | UInt16($1 & 0x3F)
      }
      guard JSONWriter.needsEscape(code) else { return false }
      bytes.removeLast(length)
      escape(code)
      return true
    }
    return false
  }

  private static func needsEscape(_ code: UInt16) -> Bool {
    switch code {
    case 0x80...0x9F, 0x061C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }

  private mutating func escape(_ code: UInt16) {
    let digits = Array("0123456789abcdef".utf8)
    bytes.append(contentsOf: #"\u"#.utf8)
    for shift in [12, 8, 4, 0] { bytes.append(digits[Int(code >> shift & 15)]) }
  }
}
