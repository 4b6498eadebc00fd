internal import AccessibilityTree
internal import ImportSupport
internal import TextIO

/// Recognizes trees that were rendered for a browser rather than for React Native.
enum WebTree {
  /// Returns the first HTML element, or `nil` if a React Native component precedes it.
  static func firstElement(of tree: ReactElementTree) -> (type: String, position: Node.Position)? {
    for item in tree.items {
      guard let element = item.element else { continue }
      if ReactComponent.own[element.type] != nil, !element.type.isEmpty { return nil }
      if tags.contains(element.type) { return (element.type, item.position) }
    }
    return nil
  }

  static func refusal(of tag: String, at position: Node.Position, file: String?) -> InputError {
    InputError(
      file: file, position: position,
      problem: "this was rendered for a browser (<\(tag)>), not for React Native",
      remedy: "give the page as HTML")
  }

  /// Names of HTML and SVG elements.
  ///
  /// Names of React Native components begin with a capital letter.
  private static let tags: Set<String> = [
    "a", "abbr", "address", "article", "aside", "audio", "b", "blockquote", "body", "br",
    "button", "canvas", "caption", "cite", "code", "col", "colgroup", "dd", "details", "dialog",
    "div", "dl", "dt", "em", "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2",
    "h3", "h4", "h5", "h6", "head", "header", "hr", "html", "i", "iframe", "img", "input", "label",
    "legend", "li", "link", "main", "mark", "menu", "meta", "meter", "nav", "noscript", "object",
    "ol", "optgroup", "option", "output", "p", "picture", "pre", "progress", "q", "script",
    "section", "select", "small", "source", "span", "strong", "style", "sub", "summary", "sup",
    "svg", "g", "path", "circle", "rect", "line", "polygon", "table", "tbody", "td", "template",
    "textarea", "tfoot", "th", "thead", "time", "title", "tr", "u", "ul", "video", "math",
  ]
}
