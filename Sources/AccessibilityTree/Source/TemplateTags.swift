/// The tags of template languages, which a server replaces before browsers get a page.
///
/// Django, Jinja, Twig, Liquid and Handlebars write outputs as `{{ name }}`, statements as
/// `{% if … %}` and comments as `{# … #}`. ERB, EJS and JSP write `<% … %>`, and PHP writes `<? … ?>`.
package enum TemplateTags {
  /// The tags that a text contains.
  package struct Content: Sendable, Hashable {
    /// The first tag, or `nil` if the text contains no tag.
    package fileprivate(set) var first: String?
    /// Whether one of the tags is a statement, which a server may replace by any markup.
    package fileprivate(set) var hasStatement = false
  }

  private struct Kind: Sendable {
    var opening: (UInt8, UInt8)
    var closing: (UInt8, UInt8)
    var effect: Effect

    init(_ opening: StaticString, _ closing: StaticString, _ effect: Effect) {
      self.opening = (opening.utf8Start[0], opening.utf8Start[1])
      self.closing = (closing.utf8Start[0], closing.utf8Start[1])
      self.effect = effect
    }
  }

  /// What a server writes in place of a tag.
  private enum Effect {
    case output, statement
    /// A comment, in place of which a server writes nothing.
    case comment
  }

  private static let kinds = [
    Kind("{{", "}}", .output), Kind("{%", "%}", .statement),
    Kind("{#", "#}", .comment), Kind("<%", "%>", .statement),
    Kind("<?", "?>", .statement),
  ]

  /// Returns the tags of a text, apart from comments.
  package static func content(of text: String) -> Content {
    var content = Content()
    guard mayContainTag(text) else { return content }
    let bytes = Array(text.utf8)
    scan(bytes) { range, kind in
      if kind.effect == .comment { return }
      if content.first == nil { content.first = String(decoding: bytes[range], as: UTF8.self) }
      if kind.effect == .statement { content.hasStatement = true }
    }
    return content
  }

  /// Returns a text without its statements and comments.
  package static func removingStatements(from text: String) -> String {
    guard mayContainTag(text) else { return text }
    let bytes = Array(text.utf8)
    var kept: [UInt8] = []
    var end = 0
    scan(bytes) { range, kind in
      guard kind.effect != .output else { return }
      kept += bytes[end..<range.lowerBound]
      end = range.upperBound
    }
    return end == 0 ? text : String(decoding: kept + bytes[end...], as: UTF8.self)
  }

  /// Returns the first word of each statement of Django, Jinja, Twig and Liquid in a text, such as
  /// `if` and `endif`.
  package static func statementNames(in text: String) -> [String] {
    guard mayContainTag(text) else { return [] }
    let bytes = Array(text.utf8)
    var names: [String] = []
    scan(bytes) { range, kind in
      guard kind.effect == .statement, bytes[range.lowerBound] == UInt8(ascii: "{") else { return }
      let inside = bytes[range].dropFirst(2).dropLast(2)
        .drop { $0 == UInt8(ascii: "-") || $0 == UInt8(ascii: "+") || $0 <= UInt8(ascii: " ") }
      let name = inside.prefix { $0 > UInt8(ascii: " ") && $0 != UInt8(ascii: "-") }
      names.append(String(decoding: name, as: UTF8.self))
    }
    return names
  }

  /// Whether the name of an attribute or element contains a piece of a tag.
  ///
  /// Parsers split `<input {% if x %}checked{% endif %}>` and `<li{% if x %} hidden{% endif %}>` at
  /// their spaces into such names.
  package static func isPiece(_ name: String) -> Bool {
    guard name.utf8.contains(where: { Self.letters.contains($0) }) else { return false }
    let bytes = Array(name.utf8)
    return zip(bytes, bytes.dropFirst()).contains { pair in
      kinds.contains { $0.opening == pair || $0.closing == pair }
    }
  }

  /// The characters of which each piece of a tag has at least one.
  private static let letters = Array("{}%?".utf8)

  /// Whether a text may contain a tag, as a quick check before the text is scanned.
  private static func mayContainTag(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      bytes.contains { $0 == UInt8(ascii: "{") || $0 == UInt8(ascii: "<") }
    }
  }

  /// Calls a function with the range and the kind of each tag, in the order of the text.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  private static func scan(_ bytes: [UInt8], _ visit: (Range<Int>, Kind) -> Void) {
    // A kind whose closing was not found once has no further tags.
    var isOpen = [Bool](repeating: true, count: kinds.count)
    var index = 0
    while index + 1 < bytes.count {
      let start = index
      index += 1
      guard
        let kind = kinds.indices.first(where: {
          isOpen[$0] && kinds[$0].opening == (bytes[start], bytes[start + 1])
        })
      else { continue }
      guard let end = self.end(of: kinds[kind], after: start + 2, in: bytes) else {
        isOpen[kind] = false
        continue
      }
      visit(start..<end, kinds[kind])
      index = end
    }
  }

  /// Returns the index after the closing of a tag, or `nil` if the tag is not closed.
  private static func end(of kind: Kind, after start: Int, in bytes: [UInt8]) -> Int? {
    var index = start
    while index + 1 < bytes.count {
      if kind.closing == (bytes[index], bytes[index + 1]) { return index + 2 }
      index += 1
    }
    return nil
  }
}
