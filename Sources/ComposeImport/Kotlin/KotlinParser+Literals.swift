internal import ComponentSource

extension KotlinParser {
  /// Returns the value of a number without its suffix.
  func number(_ literal: String) -> Expression.Form {
    var digits = literal.filter { $0 != "_" }
    let isHexadecimal = digits.hasPrefix("0x") || digits.hasPrefix("0X")
    let isBinary = digits.hasPrefix("0b") || digits.hasPrefix("0B")
    while let last = digits.last, "LuU".contains(last) { digits.removeLast() }
    if isHexadecimal || isBinary {
      let value = UInt64(digits.dropFirst(2), radix: isHexadecimal ? 16 : 2)
      guard let value else { return .unreadable }
      return Int(exactly: value).map { .integer($0) } ?? .number(Double(value))
    }
    if let integer = Int(digits) { return .integer(integer) }
    if let last = digits.last, "fF".contains(last) {
      digits.removeLast()
      return Float(digits.hasPrefix(".") ? "0" + digits : digits).map { .float($0) } ?? .unreadable
    }
    return Double(digits.hasPrefix(".") ? "0" + digits : digits).map { .number($0) } ?? .unreadable
  }

  /// The text of the character literal at the current token.
  var character: String {
    let inner = bytes[token.start..<token.end].dropFirst()
    return decoded(inner.last == 0x27 ? inner.dropLast() : inner)
  }

  /// Reads a string with its templates.
  mutating func string() -> [StringPart] {
    let open = token
    let isRaw = bytes[open.start..<open.end].filter { $0 == 0x22 }.count == 3
    var parts: [StringPart] = []
    index += 1
    while index < limit {
      let current = token
      switch current.kind {
      case .stringText:
        let content = bytes[current.start..<current.end]
        append(isRaw ? String(decoding: content, as: UTF8.self) : decoded(content), to: &parts)
        index += 1
      case .templateName:
        parts.append(.value(template(current), arguments: []))
        index += 1
      case .templateOpen:
        let value = insideBrackets(newlinesMatter: false) { parser in
          parser.index < parser.limit
            ? parser.expression() : parser.unreadable(from: parser.token.start)
        }
        parts.append(.value(value, arguments: []))
      case .stringClose:
        index += 1
        return parts
      default: return parts
      }
    }
    return parts
  }

  private func append(_ text: String, to parts: inout [StringPart]) {
    if case .text(let before) = parts.last {
      parts[parts.count - 1] = .text(before + text)
    } else {
      parts.append(.text(text))
    }
  }

  /// Returns the value of the name in a template such as `$name`.
  private func template(_ token: KotlinToken) -> Expression {
    var word = token
    while word.start < word.end, bytes[word.start] == 0x24 { word.start += 1 }
    return Expression(
      .name(name(word)), at: SourceRange(file: file, start: word.start, end: word.end))
  }

  /// Returns a text after replacing its escapes by the characters that they represent.
  private func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(0x5C) else { return String(decoding: bytes, as: UTF8.self) }
    var units: [UInt16] = []
    var rest = bytes
    while let first = rest.first {
      guard first == 0x5C, rest.count > 1 else {
        let plain = rest.prefix { $0 != 0x5C }
        units += plain.isEmpty ? [0x5C] : Array(String(decoding: plain, as: UTF8.self).utf16)
        rest = rest.dropFirst(max(plain.count, 1))
        continue
      }
      let escape = rest[rest.startIndex + 1]
      rest = rest.dropFirst(2)
      switch escape {
      case 0x6E: units.append(0x0A)
      case 0x74: units.append(0x09)
      case 0x72: units.append(0x0D)
      case 0x62: units.append(0x08)
      case 0x75:
        let digits = rest.prefix(4)
        if let unit = UInt16(String(decoding: digits, as: UTF8.self), radix: 16) {
          units.append(unit)
          rest = rest.dropFirst(4)
        }
      default: rest = bytes[(rest.startIndex - 1)...]; appendPlain(&units, &rest)
      }
    }
    return String(decoding: units, as: UTF16.self)
  }

  /// Moves a byte, and all following bytes before the next backslash, from `rest` into a text.
  private func appendPlain(_ units: inout [UInt16], _ rest: inout ArraySlice<UInt8>) {
    let count = 1 + rest.dropFirst().prefix { $0 != 0x5C }.count
    units += Array(String(decoding: rest.prefix(count), as: UTF8.self).utf16)
    rest = rest.dropFirst(count)
  }
}
