internal import AccessibilityTree
internal import ImportSupport
internal import TextIO

/// The signs that a tree or source is for a browser rather than for React Native.
enum WebTree {
  /// Returns the first HTML element, or `nil` if a React Native component comes before this
  /// element.
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

  /// Returns the first HTML element in the file of a source, or `nil` if the source may be React
  /// Native.
  ///
  /// A source is for a browser if it contains HTML elements, names no package of React Native, and
  /// uses no component of React Native. Components that the file declares or imports do not count
  /// as components of React Native, even if they have the same name, such as `Button`. However, if
  /// the file has more of these components than HTML elements, the source may be React Native.
  static func firstElement(of source: JSXSource, _ aliases: Aliases) -> Int? {
    var first: Int?
    var (elements, namesakes) = (0, 0)
    let known = knownNames(in: source)
    for token in source.tokens.indices {
      switch source.kind(token) {
      case .element:
        let name = source.elementName(token)
        if tags.contains(name) {
          guard aliases[name] == nil else { return nil }
          first = first ?? token
          elements += 1
        } else if !name.isEmpty, ReactComponent.own[name] != nil {
          guard known.contains(name) else { return nil }
          namesakes += 1
        }
      case .string:
        if isNativePackage(source.text(token).dropFirst().dropLast()) { return nil }
      default: break
      }
    }
    return namesakes <= elements ? first : nil
  }

  /// Packages that only apps with React Native use.
  ///
  /// The names of other such packages begin with one of these names and a slash or hyphen.
  private static let nativePackages = [
    "react-native", "@react-native", "@react-navigation", "expo", "@expo",
  ]

  private static func isNativePackage(_ name: Substring) -> Bool {
    nativePackages.contains { package in
      guard name.hasPrefix(package) else { return false }
      let next = name.dropFirst(package.count).first
      return next == nil || next == "/" || next == "-"
    }
  }

  /// Returns the names that a source imports or declares.
  private static func knownNames(in source: JSXSource) -> Set<String> {
    var names: Set<String> = []
    var isImport = false
    for token in source.tokens.indices {
      switch source.kind(token) {
      case .word where source.isToken(token, "import"):
        // `import(…)` and `import.meta` import no names.
        isImport = !source.isToken(token + 1, anyOf: ["(", "."])
      case .word where isImport: names.insert(source.text(token))
      case .word where source.isToken(token, anyOf: ["const", "let", "var", "function", "class"]):
        if source.kind(token + 1) == .word { names.insert(source.text(token + 1)) }
      case .string, .element: isImport = false
      default: break
      }
    }
    return names
  }

  static func refusal(
    ofSource tag: String, at position: Node.Position, file: String?
  ) -> InputError {
    var error = InputError(
      file: file, position: position,
      problem: "this is JSX for the web (<\(tag)>), which holds no screen until a browser shows it",
      remedy: "start its server and name the URL, such as announce http://localhost:3000/, or give "
        + "the page as HTML")
    error.isUnsupported = true
    return error
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
