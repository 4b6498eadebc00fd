/// A value of JSON, as a browser sends it.
package enum ProtocolValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([ProtocolValue])
  case object([String: ProtocolValue])

  /// The member of an object with that key.
  package subscript(_ key: String) -> ProtocolValue? {
    if case .object(let members) = self { return members[key] }
    return nil
  }

  /// The text, where it is one.
  package var string: String? {
    if case .string(let text) = self { return text }
    return nil
  }

  /// The number, where it is a whole one.
  package var int: Int? {
    if case .number(let number) = self { return Int(exactly: number) }
    return nil
  }

  /// The number, where it is one.
  package var double: Double? {
    if case .number(let number) = self { return number }
    return nil
  }

  /// The truth value, where it is one.
  package var bool: Bool? {
    if case .bool(let value) = self { return value }
    return nil
  }

  /// The elements of an array; none for other values.
  package var elements: [ProtocolValue] {
    if case .array(let elements) = self { return elements }
    return []
  }

  /// The members of an object; none for other values.
  package var members: [String: ProtocolValue] {
    if case .object(let members) = self { return members }
    return [:]
  }

  /// A text as JSON has it, quotes included.
  package static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x2028 || scalar.value == 0x2029:
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  /// Texts as an array of JSON.
  package static func quoted(_ texts: [String]) -> String {
    "[" + texts.map { quoted($0) }.joined(separator: ", ") + "]"
  }
}

extension ProtocolValue {
  /// The value in the bytes of a message; absent where they are not JSON, or nested too deeply.
  package init?(parsing bytes: [UInt8]) {
    var parser = ProtocolParser(bytes: bytes)
    guard let value = parser.value(depth: 0), parser.isAtEnd() else { return nil }
    self = value
  }
}

/// Reads the JSON of one message.
private struct ProtocolParser {
  let bytes: [UInt8]
  var place = 0

  /// No message of the protocol is nested deeper, whatever the page holds.
  private static let deepest = 100

  private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

  private mutating func skipSpace() {
    while let byte = next, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 {
      place += 1
    }
  }

  private mutating func take(_ character: Unicode.Scalar) -> Bool {
    skipSpace()
    guard next == UInt8(ascii: character) else { return false }
    place += 1
    return true
  }

  mutating func isAtEnd() -> Bool {
    skipSpace()
    return next == nil
  }

  /// The depth is bounded, so that what a page holds cannot use up the stack.
  mutating func value(depth: Int) -> ProtocolValue? {
    guard depth < ProtocolParser.deepest else { return nil }
    skipSpace()
    switch next {
    case UInt8(ascii: "{"): return object(depth)
    case UInt8(ascii: "["): return array(depth)
    case UInt8(ascii: "\""): return text().map { .string($0) }
    default: return word()
    }
  }

  private mutating func object(_ depth: Int) -> ProtocolValue? {
    place += 1
    var members: [String: ProtocolValue] = [:]
    if take("}") { return .object(members) }
    repeat {
      skipSpace()
      guard next == UInt8(ascii: "\""), let key = text(), take(":"),
        let value = value(depth: depth + 1)
      else { return nil }
      members[key] = value
    } while take(",")
    return take("}") ? .object(members) : nil
  }

  private mutating func array(_ depth: Int) -> ProtocolValue? {
    place += 1
    var elements: [ProtocolValue] = []
    if take("]") { return .array(elements) }
    repeat {
      guard let value = value(depth: depth + 1) else { return nil }
      elements.append(value)
    } while take(",")
    return take("]") ? .array(elements) : nil
  }

  private mutating func word() -> ProtocolValue? {
    let start = place
    while let byte = next, byte > 0x20, byte != 0x2C, byte != 0x5D, byte != 0x7D { place += 1 }
    let word = String(decoding: bytes[start..<place], as: UTF8.self)
    switch word {
    case "null": return .null
    case "true": return .bool(true)
    case "false": return .bool(false)
    default: return Double(word).map { .number($0) }
    }
  }

  private mutating func text() -> String? {
    place += 1
    var units: [UInt8] = []
    var start = place
    while let byte = next {
      if byte == UInt8(ascii: "\"") {
        units += bytes[start..<place]
        place += 1
        return String(decoding: units, as: UTF8.self)
      }
      place += 1
      guard byte == UInt8(ascii: "\\") else { continue }
      units += bytes[start..<(place - 1)]
      guard let scalar = escaped() else { return nil }
      units += Array(String(scalar).utf8)
      start = place
    }
    return nil
  }

  private mutating func escaped() -> Unicode.Scalar? {
    guard let byte = next else { return nil }
    place += 1
    switch byte {
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "u"): return unicode()
    default: return Unicode.Scalar(byte)
    }
  }

  /// Half of a pair without the other becomes the sign for what cannot be shown.
  private mutating func unicode() -> Unicode.Scalar? {
    guard let first = hexadecimal() else { return nil }
    guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    guard place + 1 < bytes.count, bytes[place] == UInt8(ascii: "\\"),
      bytes[place + 1] == UInt8(ascii: "u")
    else { return "\u{FFFD}" }
    let before = place
    place += 2
    guard let second = hexadecimal() else { return nil }
    guard (0xDC00..<0xE000).contains(second) else {
      place = before
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
  }

  private mutating func hexadecimal() -> UInt32? {
    guard place + 4 <= bytes.count else { return nil }
    let digits = String(decoding: bytes[place..<(place + 4)], as: UTF8.self)
    place += 4
    return UInt32(digits, radix: 16)
  }
}
