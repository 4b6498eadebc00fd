/// A string literal of a source file, without interpolations.
///
/// Source: The Swift Programming Language, Lexical Structure, “String Literals”.
struct SwiftLiteral {
  /// The byte range of the literal, including its quotes and number signs.
  let range: Range<Int>
  /// How many number signs (`#`) precede the opening quotes and follow the closing quotes.
  let pounds: Int
  let isMultiline: Bool
  /// The text of the string that the literal creates.
  let value: String
  /// The white space at the start of the source line on which the literal ends.
  let indentation: [UInt8]
  /// The bytes of the line break, `\n` or `\r\n`, of the source line on which the literal begins.
  let lineEnd: [UInt8]
  /// Whether there is only white space before the literal on its first line.
  let beginsLine: Bool

  /// Reads the literal in a range; returns `nil` if the literal has unknown escapes or wrong
  /// indentation.
  init?(_ opening: SwiftScanner.Opening, _ range: Range<Int>, in bytes: [UInt8]) {
    self.range = range
    pounds = opening.pounds
    isMultiline = opening.isMultiline
    let start = (bytes[..<range.lowerBound].lastIndex(of: 0x0A) ?? -1) + 1
    let before = bytes[start..<range.lowerBound]
    beginsLine = before.allSatisfy(SwiftLiteral.isBlank)
    let end = bytes[range.lowerBound...].firstIndex(of: 0x0A)
    let hasReturn = end.map { $0 > 0 && bytes[$0 - 1] == 0x0D } ?? false
    lineEnd = hasReturn ? [0x0D, 0x0A] : [0x0A]
    let content = bytes[opening.end..<range.upperBound - pounds - (isMultiline ? 3 : 1)]
    guard isMultiline else {
      indentation = Array(before.prefix(while: SwiftLiteral.isBlank))
      guard let text = SwiftLiteral.unescaped(String(decoding: content, as: UTF8.self), pounds)
      else { return nil }
      value = text
      return
    }
    var lines = content.split(separator: 0x0A, omittingEmptySubsequences: false)
    guard lines.count > 1, let last = lines.popLast(), last.allSatisfy(SwiftLiteral.isBlank) else {
      return nil
    }
    indentation = Array(last)
    var texts: [String] = []
    for line in lines.dropFirst() {
      let line = line.last == 0x0D ? line.dropLast() : line
      guard line.starts(with: last) || line.allSatisfy(SwiftLiteral.isBlank) else { return nil }
      texts.append(String(decoding: line.dropFirst(last.count), as: UTF8.self))
    }
    guard let text = SwiftLiteral.unescaped(texts.joined(separator: "\n"), pounds) else {
      return nil
    }
    value = text
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }
}

extension SwiftLiteral {
  /// Returns the source code of the literal after its text is replaced by the given lines.
  ///
  /// Number signs (`#`) and indentation stay the same.
  ///
  /// A single-line literal becomes a multiline literal only if there are several lines.
  func source(of lines: [String]) -> [UInt8] {
    let sign = String(repeating: "#", count: pounds)
    if !isMultiline, lines.count < 2 {
      let line = SwiftLiteral.escaped(lines.first ?? "", sign, isMultiline: false)
      return Array("\(sign)\"\(line)\"\(sign)".utf8)
    }
    let margin = indentation + (isMultiline || beginsLine ? [] : Array("  ".utf8))
    var source = Array("\(sign)\"\"\"".utf8) + lineEnd
    for line in lines.map({ SwiftLiteral.escaped($0, sign, isMultiline: true) }) {
      source += (line.isEmpty ? [] : margin) + Array(line.utf8) + lineEnd
    }
    return source + margin + Array("\"\"\"\(sign)".utf8)
  }

  /// Returns a line in which quotes, backslashes and invisible characters are escaped.
  private static func escaped(_ line: String, _ sign: String, isMultiline: Bool) -> String {
    let scalars = Array(line.unicodeScalars)
    var result = ""
    for (index, scalar) in scalars.enumerated() {
      let next = scalars[(index + 1)...]
      switch scalar {
      case "\\" where next.starts(with: sign.unicodeScalars): result += "\\\(sign)\\"
      // A quote directly after the opening quote could begin a triple quote.
      case "\"" where !isMultiline && (index == 0 || next.starts(with: sign.unicodeScalars)),
        "\"" where isMultiline && next.starts(with: "\"\"".unicodeScalars):
        result += "\\\(sign)\""
      default:
        switch scalar.properties.generalCategory {
        case .control, .format, .lineSeparator, .paragraphSeparator, .privateUse:
          result += "\\\(sign)u{\(String(scalar.value, radix: 16))}"
        default: result.unicodeScalars.append(scalar)
        }
      }
    }
    return result
  }

  /// Returns a text in which each escape is replaced by its character, or `nil` if an escape is
  /// unknown.
  private static func unescaped(_ text: String, _ pounds: Int) -> String? {
    let sign = "\\" + String(repeating: "#", count: pounds)
    var result = String.UnicodeScalarView()
    var rest = Substring(text).unicodeScalars
    while let scalar = rest.first {
      guard scalar == "\\", Substring(rest).hasPrefix(sign) else {
        result.append(scalar)
        rest = rest.dropFirst()
        continue
      }
      rest = rest.dropFirst(pounds + 1)
      guard let character = rest.popFirst() else { return nil }
      switch character {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "0": result.append("\0")
      case "\\", "\"", "'": result.append(character)
      // An escaped line break joins two lines.
      case "\n": break
      case "u":
        guard rest.popFirst() == "{", let end = rest.firstIndex(of: "}"),
          let number = UInt32(String(rest[..<end]), radix: 16), let named = Unicode.Scalar(number)
        else { return nil }
        result.append(named)
        rest = rest[rest.index(after: end)...]
      default: return nil
      }
    }
    return String(result)
  }
}
