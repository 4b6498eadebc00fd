internal import Simulator

/// The value of a prop, as the source code states it.
enum LiteralPropValue: Sendable, Hashable {
  case text(String)
  case number(String)
  case bool(Bool)
  /// `null` and `undefined`.
  case nothing
  case array([String])
  /// An object; the key of a spread is `...`.
  case object([Entry])
  /// A value that the app computes at run time.
  case unknown

  /// A key and a value of an object.
  struct Entry: Sendable, Hashable {
    var key: String
    var value: String
  }

  /// Parses a prop of a ``SourceTree``: a text, or code in braces.
  init(prop: String) {
    guard prop.hasPrefix("{"), prop.hasSuffix("}") else {
      self = .text(prop)
      return
    }
    self.init(code: String(prop.dropFirst().dropLast()))
  }

  /// Parses an expression.
  init(code: String) {
    let code = LiteralPropValue.trim(LiteralPropValue.withoutComments(code))
    if let text = LiteralPropValue.literal(code) {
      self = .text(text)
    } else if code == "true" || code == "false" {
      self = .bool(code == "true")
    } else if code == "null" || code == "undefined" {
      self = .nothing
    } else if Double(code) != nil {
      self = .number(code)
    } else if let items = LiteralPropValue.items(of: code, "[", "]") {
      self = .array(items)
    } else if let items = LiteralPropValue.items(of: code, "{", "}") {
      self = .object(items.map(LiteralPropValue.entry))
    } else {
      self = .unknown
    }
  }

  /// Returns the two values of a conditional expression; empty for other expressions.
  static func choices(of prop: String) -> [LiteralPropValue] {
    guard prop.hasPrefix("{"), prop.hasSuffix("}") else { return [] }
    guard let parts = parts(of: prop.dropFirst().dropLast(), betweenAny: "?:"), parts.count == 3,
      !parts[1].isEmpty
    else { return [] }
    return parts.dropFirst().map { LiteralPropValue(code: $0) }
  }

  /// Splits code at the characters `signs`, wherever they are outside brackets and strings.
  ///
  /// Returns `nil` if the brackets are unbalanced.
  private static func parts(of code: Substring, betweenAny signs: String) -> [String]? {
    var parts = [""]
    var depth = 0
    var quote: Character?
    for character in code {
      if let mark = quote {
        if character == mark { quote = nil }
      } else if "'\"`".contains(character) {
        quote = character
      } else if "([{".contains(character) {
        depth += 1
      } else if ")]}".contains(character) {
        depth -= 1
        if depth < 0 { return nil }
      } else if depth == 0, signs.contains(character) {
        parts.append("")
        continue
      }
      parts[parts.count - 1].append(character)
    }
    return parts
  }

  private static func trim(_ text: some StringProtocol) -> String {
    String(
      text.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace).reversed())
  }

  private static func literal(_ code: String) -> String? {
    guard let quote = code.first, "'\"`".contains(quote), code.count > 1, code.last == quote else {
      return nil
    }
    let inside = code.dropFirst().dropLast()
    return inside.contains(quote) || inside.contains("${") ? nil : String(inside)
  }

  private static func withoutComments(_ code: String) -> String {
    guard code.contains("/*") || code.contains("//") else { return code }
    var result = ""
    var quote: Character?
    var rest = code[...]
    while let character = rest.popFirst() {
      if let open = quote {
        if character == open { quote = nil }
      } else if "'\"`".contains(character) {
        quote = character
      } else if character == "/", rest.first == "/" {
        rest = rest.drop { !$0.isNewline }
        continue
      } else if character == "/", rest.first == "*" {
        rest = rest.dropFirst()
        while !rest.isEmpty, !rest.hasPrefix("*/") { rest = rest.dropFirst() }
        rest = rest.dropFirst(2)
        continue
      }
      result.append(character)
    }
    return result
  }

  /// Returns the items between two brackets, or `nil` if the brackets do not enclose all of the
  /// code.
  private static func items(of code: String, _ open: Character, _ close: Character) -> [String]? {
    // In `[a][b]`, the first and the last bracket are not a pair, so the code between them is
    // unbalanced.
    guard code.first == open, code.last == close,
      let items = parts(of: code.dropFirst().dropLast(), betweenAny: ",")
    else { return nil }
    return items.map(trim).filter { !$0.isEmpty }
  }

  private static func entry(_ item: String) -> Entry {
    if item.hasPrefix("...") { return Entry(key: "...", value: String(item.dropFirst(3))) }
    let key = item.prefix { $0 != ":" && $0 != "(" }
    let name = trim(key.filter { $0 != "'" && $0 != "\"" })
    let rest = item.dropFirst(key.count)
    return Entry(key: name, value: rest.first == ":" ? trim(rest.dropFirst()) : name)
  }
}

extension [LiteralPropValue.Entry] {
  /// Returns the value of the first entry with a key, or `nil` if there is no such entry.
  subscript(key: String) -> LiteralPropValue? {
    first { $0.key == key }.map { LiteralPropValue(code: $0.value) }
  }

  /// Whether there may be more keys, because of a spread or a computed key.
  var isOpen: Bool { contains { $0.key == "..." || $0.key.hasPrefix("[") } }
}
