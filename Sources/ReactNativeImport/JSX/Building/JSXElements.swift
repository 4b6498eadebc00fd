internal import AccessibilityTree
internal import Encoding
internal import TextIO

extension SourceTree {
  /// Returns the elements of a file as the author wrote them, without imported files.
  ///
  /// - The value of a text prop is the text.
  /// - A prop without a value has the value `{true}`.
  /// - A spread object has the name `...`.
  /// - Any other expression keeps its braces, in props and between tags.
  /// - A fragment has no name.
  static func jsx(_ bytes: [UInt8], file: String?) throws(InputError) -> SourceTree? {
    let bytes = Array(try TextBytes.decode(bytes, file: file).utf8)
    let source = JSXSource(bytes, parts: JSXFences.parts(of: bytes, file: file))
    return source.isUnreadable ? nil : JSXElements(source).tree()
  }
}

private struct JSXElements {
  /// The maximum length of an excerpt in bytes.
  ///
  /// The length is limited because excerpts of outer expressions repeat the inner expressions.
  private static let longest = 4000

  private let source: JSXSource

  init(_ source: JSXSource) { self.source = source }

  func tree() -> SourceTree {
    var tree = SourceTree(.jsx)
    // The innermost element around each token.
    var around = [Int?](repeating: nil, count: source.tokens.count)
    for token in source.tokens.indices {
      let outer = source.parent(token).flatMap { around[$0] }
      guard source.kind(token) == .element else {
        around[token] = outer
        continue
      }
      around[token] = tree.append(element(token), to: outer)
    }
    return tree
  }

  private func element(_ token: Int) -> SourceTree.Element {
    var element = SourceTree.Element(source.elementName(token), at: source.position(token))
    let tagEnd = source.tagEnd(of: token)
    element.endLine = source.position(tagEnd).line
    element.attributes = attributes(from: token + 1, to: tagEnd)
    element.text = text(from: tagEnd + 1, to: source.match(token))
    return element
  }

  private func attributes(from start: Int, to end: Int) -> [SourceTree.Attribute] {
    var attributes: [SourceTree.Attribute] = []
    var token = start
    while token < end {
      switch source.kind(token) {
      case .attribute:
        let name = source.text(token)
        guard source.kind(token + 1) == .equals, token + 2 < end else {
          attributes.append(SourceTree.Attribute(name, "{true}"))
          break
        }
        attributes.append(SourceTree.Attribute(name, value(token + 2)))
        token += 2
      case .open: attributes.append(SourceTree.Attribute("...", expression(token)))
      default: break
      }
      token = source.nextSibling(of: token)
    }
    return attributes
  }

  private func value(_ token: Int) -> String {
    switch source.kind(token) {
    case .attributeString:
      HTMLCharacterReference.decoded(String(source.text(token).dropFirst().dropLast()))
    case .open: expression(token)
    default: "{\(excerpt(token, source.match(token)))}"
    }
  }

  /// Returns the source of an expression with its braces, or the text of a string without braces.
  private func expression(_ open: Int) -> String {
    let inside = source.inside(open)
    if inside.count == 1, source.kind(inside.lowerBound) == .string {
      return JSXStrings.unescaped(source.text(inside.lowerBound).dropFirst().dropLast())
    }
    if source.kind(inside.lowerBound) == .templateOpen, inside.count == 3,
      source.kind(inside.lowerBound + 1) == .templateText
    {
      return JSXStrings.unescaped(source.text(inside.lowerBound + 1)[...])
    }
    return excerpt(open, source.match(open))
  }

  private func excerpt(_ first: Int, _ last: Int) -> String {
    let start = source.tokens[first].range.lowerBound
    let end = max(start, source.tokens[last].range.upperBound)
    let isCut = end - start > JSXElements.longest
    let text = String(
      decoding: source.bytes[start..<(isCut ? start + JSXElements.longest : end)], as: UTF8.self)
    return isCut ? text + "…}" : text
  }

  private func text(from start: Int, to end: Int) -> String {
    var pieces: [String] = []
    var token = start
    while token < end {
      switch source.kind(token) {
      case .text:
        let text = JSXStrings.shown(source.text(token))
        if !text.isEmpty { pieces.append(text) }
      case .open where !source.inside(token).isEmpty: pieces.append(expression(token))
      default: break
      }
      token = source.nextSibling(of: token)
    }
    return pieces.joined(separator: " ")
  }
}
