internal import Encoding

/// A text of a resource file, decoded.
struct ResourceText: Sendable, Hashable {
  var text: String
  /// The text with placeholders, such as `%1$s`, for values that the app inserts.
  var pattern: String
  var links: [TextLink] = []
  /// Whether the text has placeholders for values that the app inserts.
  var hasArguments = false
  /// Whether the text contains escaped tags.
  ///
  /// Only code of the app can turn these tags into formatting.
  var hasMarkup = false
  var unknownEscape: Unicode.Scalar?
  var isTranslated = false

  init(_ text: String) { (self.text, pattern) = (text, text) }

  /// Reads the content of a `<string>` or `<item>`.
  ///
  /// Source: Android's guide “String resources”; AAPT2, `ResourceParser::FlattenXmlSubtree`.
  init(_ id: XMLDocument.ID, in document: XMLDocument, isFormatted: Bool) {
    var reader = ResourceTextReader()
    reader.read(id, in: document)
    text = reader.text
    pattern = text
    links = reader.links
    unknownEscape = reader.unknownEscape
    hasMarkup = LiteralMarkup.isIn(text)
    if isFormatted, let filled = FormatArguments.shown(in: text) {
      text = filled
      hasArguments = true
    }
  }
}

/// A reader of the content of a `<string>`, including its inline elements.
private struct ResourceTextReader {
  private var content = AndroidEscapes(collapsingSpace: true)
  private(set) var links: [TextLink] = []

  var text: String { content.text }
  var unknownEscape: Unicode.Scalar? { content.unknown }

  private enum Step {
    case item(XMLDocument.ID)
    case link(target: String, start: Int)
  }

  mutating func read(_ id: XMLDocument.ID, in document: XMLDocument) {
    var steps = document.items(of: id).map(Step.item)
    steps.reverse()
    while let step = steps.popLast() {
      switch step {
      case .link(let target, let start): endLink(to: target, from: start)
      case .item(let item):
        if let text = document.text(item) {
          content.append(text)
          continue
        }
        guard let element = document.element(item) else { continue }
        if element.name.local == "br" { content.emit("\n") }
        if element.name.local == "a", let target = element["href"] {
          content.flushSpace()
          steps.append(.link(target: target, start: content.scalars.count))
        }
        steps += document.items(of: item).map(Step.item).reversed()
      }
    }
  }

  private mutating func endLink(to target: String, from start: Int) {
    let words = String.UnicodeScalarView(content.scalars[min(start, content.scalars.count)...])
    links.append(TextLink(text: String(words).trimmedText, target: target))
  }
}

/// A check for tags in text that was escaped (`&lt;b&gt;`) or is in CDATA.
private enum LiteralMarkup {
  static func isIn(_ text: String) -> Bool {
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(of: "<") {
      rest = rest[rest.index(after: start)...]
      let name = rest.first == "/" ? rest.dropFirst() : rest
      guard let first = name.first, first.isASCII, first.properties.isAlphabetic else { continue }
      if rest.contains(">") { return true }
      return false
    }
    return false
  }
}
