internal import CGumbo

/// A text that begins inside a form, although the parser puts the text after the form.
///
/// At the end tag of a form the parser does not end the current text. It joins the text before the
/// end tag with the text after the end tag.
struct FormText {
  /// The text before the end tag of the form.
  let inside: String
  /// The text after the end tag of the form.
  let outside: String

  /// Splits a text at the end tag of the form before it.
  ///
  /// The result is `nil` if the text begins after the form, or if only white space is inside.
  init?(_ text: GumboText, after sibling: GumboNode) {
    guard sibling.type == GUMBO_NODE_ELEMENT, sibling.v.element.tag == GUMBO_TAG_FORM,
      let words = text.text.map({ String(cString: $0) }), let start = text.original_text.data
    else { return nil }
    let source = UnsafeRawBufferPointer(start: start, count: text.original_text.length)
    guard let tag = FormText.endTag(in: source), !FormText.hasEnded(sibling, before: start)
    else { return nil }
    let before = source[..<tag.lowerBound]
    let after = source[tag.upperBound...]
    guard before.contains(where: { $0 > UInt8(ascii: " ") }) else { return nil }
    // Without character references, the source of a text is as long as the text.
    let length: Int
    if FormText.isLiteral(before) {
      length = before.count
    } else if FormText.isLiteral(after) {
      length = words.utf8.count - after.count
    } else {
      return nil
    }
    guard (0...words.utf8.count).contains(length) else { return nil }
    inside = String(decoding: words.utf8.prefix(length), as: UTF8.self)
    outside = String(decoding: words.utf8.dropFirst(length), as: UTF8.self)
  }

  /// Whether the form has an end tag before a place in the source.
  ///
  /// Browsers ignore another end tag of a form after that end tag.
  private static func hasEnded(_ form: GumboNode, before end: UnsafePointer<CChar>) -> Bool {
    let tag = form.v.element.original_tag
    guard let start = tag.data, start <= end else { return true }
    let count = end - start
    return endTag(in: UnsafeRawBufferPointer(start: start, count: count)) != nil
  }

  /// Returns the first end tag of a form.
  private static func endTag(in source: UnsafeRawBufferPointer) -> Range<Int>? {
    let name = Array("</form".utf8)
    var next = 0
    while next < source.count {
      let start = next
      next += 1
      guard source[start] == UInt8(ascii: "<") else { continue }
      let rest = source[start...]
      guard rest.prefix(name.count).elementsEqual(name, by: { $0 | 0x20 == $1 | 0x20 }),
        let following = rest.dropFirst(name.count).first,
        following <= UInt8(ascii: " ") || following == UInt8(ascii: "/")
          || following == UInt8(ascii: ">")
      else { continue }
      guard let end = rest.firstIndex(of: UInt8(ascii: ">")) else { return nil }
      return start..<end + 1
    }
    return nil
  }

  private static func isLiteral(_ source: Slice<UnsafeRawBufferPointer>) -> Bool {
    !source.contains { $0 == UInt8(ascii: "&") || $0 == UInt8(ascii: "<") || $0 == 13 || $0 == 0 }
  }
}
