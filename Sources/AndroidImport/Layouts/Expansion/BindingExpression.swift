internal import AccessibilityTree

/// An expression of data binding: `@{user.name}` or `@={user.name}`.
///
/// Source: Android's guide “Layouts and binding expressions”.
enum BindingExpression: Sendable, Hashable {
  /// A default value, as in `@{user.name, default=@string/name}`.
  ///
  /// The default value is parsed like the value of an attribute.
  case value(String)
  case literal(String)
  /// A reference to a resource, such as `@string/name`.
  ///
  /// Arguments after the name are ignored.
  case resource(ResourceName)
  /// A value that only the app can compute.
  case computed

  /// Parses the value of an attribute, or returns `nil` if the value is not a binding expression.
  init?(_ raw: String) {
    // Few values have a brace, and searching for a byte is fast.
    guard raw.utf8.contains(UInt8(ascii: "{")) else { return nil }
    let text = raw.trimmedText
    guard text.hasPrefix("@{") || text.hasPrefix("@={") else { return nil }
    let start = text.index(after: text.firstIndex(of: "{") ?? text.startIndex)
    let body = text[start...]
    let inside = (body.last == "}" ? body.dropLast() : body).trimmedText
    if let value = BindingExpression.defaultValue(in: inside) {
      self = .value(value)
    } else if let literal = BindingExpression.literal(inside) {
      self = .literal(literal)
    } else if let name = BindingExpression.resource(inside) {
      self = .resource(name)
    } else {
      self = .computed
    }
  }

  /// Returns the value after `, default=`.
  ///
  /// The result is `nil` if `, default=` does not occur outside quotes and brackets.
  private static func defaultValue(in text: String) -> String? {
    var quote: Character?
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      let character = text[index]
      index = text.index(after: index)
      if let open = quote {
        quote = character == open ? nil : open
        continue
      }
      switch character {
      case "\"", "'", "`": quote = character
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "," where depth == 0:
        let rest = text[index...].drop(while: \.isWhitespace)
        guard rest.hasPrefix("default") else { continue }
        let value = rest.dropFirst(7).drop(while: \.isWhitespace)
        guard value.first == "=" else { continue }
        let shown = value.dropFirst().trimmedText
        return literal(shown) ?? shown
      default: break
      }
    }
    return nil
  }

  /// Returns the value of a literal: a text in quotes, a number or a Boolean.
  ///
  /// The result is `nil` for any other expression.
  private static func literal(_ text: String) -> String? {
    if text == "true" || text == "false" || Int(text) != nil { return text }
    guard let quote = text.first, "\"'`".contains(quote), text.count > 1, text.last == quote,
      !text.dropFirst().dropLast().contains(quote)
    else { return nil }
    return String(text.dropFirst().dropLast())
  }

  /// Returns the name of `@string/x`, with or without arguments after it.
  private static func resource(_ text: String) -> ResourceName? {
    guard let open = text.firstIndex(of: "(") else { return ResourceName(reference: text) }
    guard text.last == ")", isClosedAtEnd(text[open...]) else { return nil }
    return ResourceName(reference: text[..<open].trimmedText)
  }

  /// Whether the last character closes the first character's bracket.
  private static func isClosedAtEnd(_ text: Substring) -> Bool {
    var depth = 0
    for index in text.indices {
      switch text[index] {
      case "(": depth += 1
      case ")":
        depth -= 1
        if depth == 0 { return text.index(after: index) == text.endIndex }
      default: break
      }
    }
    return false
  }
}
