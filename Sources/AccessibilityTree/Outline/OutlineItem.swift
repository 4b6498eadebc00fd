/// An item of an outline: the content of one line after the dash.
enum OutlineItem {
  /// A node: `button "Save" [disabled]: text`.
  case node(Head, text: Text?)
  /// A fact such as `/hint: Ten digits`. It belongs to the item above with less indentation, or
  /// else to the screen.
  case property(OutlineValue)
  /// A reference such as `ref=e12`, which Playwright prints in place of an unchanged subtree.
  case unchanged

  /// The text after the colon of a node.
  struct Text {
    /// The text as a value, whose name is empty.
    var value: OutlineValue
    /// The location at which the text begins.
    var position: Node.Position
  }

  /// The part of a node before the colon: `button "Save" [disabled]`.
  struct Head {
    /// The role as the outline writes it.
    var role: String
    /// The text in quotes, or `nil` if there is none.
    var name: String?
    var attributes: [(value: OutlineValue, position: Node.Position)] = []
  }

  /// Reads the item after the dash of a line.
  init(reading scanner: inout OutlineScanner) throws(OutlineError) {
    if scanner.next == "'" || scanner.next == "\"" {
      let line = scanner.position.line
      var key = OutlineScanner(try scanner.consumeQuoted(), line: line)
      try self.init(key: &key, isWhole: true)
    } else {
      try self.init(key: &scanner, isWhole: false)
    }
    let text = try OutlineItem.text(after: &scanner)
    switch self {
    case .node(let head, _): self = .node(head, text: try text?.refusingExpressions())
    case .property(let value):
      self = .property(
        OutlineValue(value.name, text?.value.text, isQuoted: text?.value.isQuoted ?? false))
    case .unchanged: break
    }
  }

  private init(key scanner: inout OutlineScanner, isWhole: Bool) throws(OutlineError) {
    // Playwright writes `<changed>` before the root of a changed subtree.
    if scanner.skip(word: "<changed>") { scanner.skipSpaces() }
    if scanner.skip("/") {
      self = .property(OutlineValue(try OutlineItem.name(from: &scanner, isWhole: isWhole)))
    } else if scanner.skip(word: "ref=") {
      _ = scanner.consumePlain()
      self = .unchanged
    } else {
      self = .node(try OutlineItem.head(from: &scanner), text: nil)
    }
    if isWhole, scanner.next != nil {
      throw scanner.error(
        "the key goes on with “\(OutlineText.excerpt(scanner.rest))”",
        remedy: "a key is a role, a name in quotes and attributes, and the colon follows its quote")
    }
  }

  /// Consumes the name of a property up to its colon.
  ///
  /// - Parameter isWhole: Whether the scanner contains only a name that was in quotes. A quoted
  ///   name can contain colons and spaces.
  private static func name(
    from scanner: inout OutlineScanner, isWhole: Bool
  ) throws(OutlineError) -> String {
    let start = scanner.position
    let name =
      isWhole
      ? scanner.consume { _ in true } : scanner.consume { $0 != ":" && !OutlineText.isSpace($0) }
    guard !name.isEmpty, isWhole || scanner.next == ":" else {
      throw scanner.error(
        "a property has the form /name: value", remedy: "write, for example, - /hint: Ten digits",
        at: start)
    }
    return name
  }

  private static func head(from scanner: inout OutlineScanner) throws(OutlineError) -> Head {
    let start = scanner.position
    let begin = scanner
    var head = Head(role: scanner.consume(while: OutlineValue.isWordScalar))
    guard let first = head.role.unicodeScalars.first, first != "-" else {
      scanner = begin
      throw scanner.error(
        scanner.next == nil
          ? "this item is empty"
          : "an item begins with a role, not with “\(OutlineText.excerpt(scanner.rest))”",
        remedy: "write, for example, - button \"Save\"", at: start)
    }
    if endsKey(scanner) { return head }
    guard scanner.skipSpaces() || scanner.next == "[" else { throw nameError(scanner, head.role) }
    if let next = scanner.next, next == "\"" || next == "'" {
      head.name = try scanner.consumeQuoted().text
      if !endsKey(scanner) { scanner.skipSpaces() }
    }
    while scanner.next == "[" {
      let position = scanner.position
      head.attributes.append((try attribute(from: &scanner), position))
      if !endsKey(scanner) { scanner.skipSpaces() }
    }
    guard endsKey(scanner) else { throw nameError(scanner, head.role) }
    return head
  }

  /// Whether the key ends here: the next scalar is a colon or begins a comment, or the line ends.
  private static func endsKey(_ scanner: OutlineScanner) -> Bool {
    var ahead = scanner
    ahead.skipComment()
    return ahead.next == nil || ahead.next == ":"
  }

  private static func nameError(_ scanner: OutlineScanner, _ role: String) -> OutlineError {
    let rest = OutlineText.excerpt(scanner.rest)
    if scanner.next == "/" {
      return scanner.error(
        "a name cannot be a regular expression: \(rest)",
        remedy: "write the name itself in double quotes")
    }
    return scanner.error(
      "“\(rest)” is neither a name in double quotes nor an attribute in brackets",
      remedy: "write \(role) \"name\" [attribute]: text")
  }

  private static func attribute(
    from scanner: inout OutlineScanner
  ) throws(OutlineError) -> OutlineValue {
    let start = scanner.position
    _ = scanner.skip("[")
    scanner.skipSpaces()
    let name = scanner.consume { OutlineValue.isWordScalar($0) || $0 == "." }
    var value = OutlineValue(name)
    scanner.skipSpaces()
    if scanner.skip("=") {
      scanner.skipSpaces()
      value.isQuoted = scanner.next == "\"" || scanner.next == "'"
      value.text =
        value.isQuoted
        ? try scanner.consumeQuoted().text
        : scanner.consume { $0 != "]" && !OutlineText.isSpace($0) }
      scanner.skipSpaces()
    }
    guard !name.isEmpty, scanner.skip("]") else {
      throw scanner.error(
        "an attribute has the form [name] or [name=value]", remedy: "close it with ]", at: start)
    }
    return value
  }
}

extension OutlineItem {
  /// Consumes the text after the colon of an item.
  private static func text(after scanner: inout OutlineScanner) throws(OutlineError) -> Text? {
    scanner.skipComment()
    guard scanner.next != nil else { return nil }
    guard scanner.skip(":") else { throw endError(scanner) }
    guard scanner.next.map(OutlineText.isSpace) ?? true else {
      throw scanner.error(
        "a space is missing after the colon", remedy: "write “: ” before the text")
    }
    scanner.skipComment()
    let start = scanner.position
    switch scanner.next {
    case nil: return nil
    case "\"", "'":
      let text = try scanner.consumeQuoted().text
      scanner.skipComment()
      guard scanner.next == nil else { throw endError(scanner) }
      return Text(value: OutlineValue("", text, isQuoted: true), position: start)
    case "|", ">":
      throw scanner.error(
        "a text in several lines (“|” or “>”) cannot be read",
        remedy: "write it in double quotes with \\n for a new line")
    case "&", "*", "!":
      throw scanner.error(
        "anchors, aliases and tags of YAML (“&”, “*”, “!”) cannot be read",
        remedy: "put the text in double quotes")
    default:
      return Text(value: OutlineValue("", scanner.consumePlain(), isQuoted: false), position: start)
    }
  }

  private static func endError(_ scanner: OutlineScanner) -> OutlineError {
    scanner.error(
      "“\(OutlineText.excerpt(scanner.rest))” follows where the line should end",
      remedy: "put the whole text between the quotes, or a # before a comment")
  }
}

extension OutlineItem.Text {
  /// Returns the text, or throws an error if Playwright would read the text as a regular
  /// expression.
  fileprivate func refusingExpressions() throws(OutlineError) -> Self {
    guard !value.isQuoted, let text = value.text, OutlineText.looksLikeExpression(text) else {
      return self
    }
    throw OutlineError(
      "a text cannot be a regular expression: \(OutlineText.excerpt(text.unicodeScalars))",
      remedy: "write the text itself, in double quotes if it begins and ends with /",
      at: position)
  }
}
