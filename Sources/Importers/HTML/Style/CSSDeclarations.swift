/// Declarations the importer has a use for, with whether they are important.
struct CSSDeclarations: Sendable {
  /// A change with its weight.
  struct Entry: Sendable {
    var change: StyleChange
    var isImportant: Bool
  }

  private(set) var entries: [Entry] = []

  /// The declarations of a `style` attribute.
  init(_ text: String) { self.init(CSSTokenizer.tokens(of: text)[...]) }

  /// The declarations between the braces of a rule.
  init(_ tokens: ArraySlice<CSSToken>) {
    for declaration in tokens.split(at: ";") { read(declaration) }
  }

  private mutating func read(_ declaration: ArraySlice<CSSToken>) {
    var rest = declaration.drop { $0 == .space }
    guard case .ident(let property)? = rest.popFirst() else { return }
    rest = rest.drop { $0 == .space }
    guard rest.popFirst() == .delimiter(":") else { return }
    var value = rest.filter { $0 != .space }
    let isImportant = value.suffix(2).elementsEqual([.delimiter("!"), .ident("important")])
    if isImportant { value.removeLast(2) }
    for change in changes(property.asciiLowercased, value) {
      entries.append(Entry(change: change, isImportant: isImportant))
    }
  }

  private func changes(_ property: String, _ value: [CSSToken]) -> [StyleChange] {
    if property == "content" { return content(value).map { [.content($0)] } ?? [] }
    let words = value.compactMap { token -> String? in
      if case .ident(let word) = token { return word.asciiLowercased }
      return nil
    }
    guard let word = words.first else { return [] }
    switch property {
    case "display": return display(words).map { [.display($0)] } ?? []
    case "visibility": return [.visibility(word == "visible" ? .visible : .hidden)]
    case "position": return [.leavesFlow(word == "absolute" || word == "fixed")]
    case "float": return [.leavesFlow(word != "none")]
    case "content-visibility": return [.hidesContent(word == "hidden")]
    case "white-space", "white-space-collapse":
      return whiteSpace(word).map { [.whiteSpace($0)] } ?? []
    case "list-style", "list-style-type":
      return words.lazy.compactMap(listStyle).first.map { [.listStyle($0)] } ?? []
    default: return []
    }
  }

  private func display(_ words: [String]) -> Style.Display? {
    switch words.joined(separator: " ") {
    case "none": Style.Display.none
    case "contents": .contents
    case "inline": .inline
    case "inline-block", "inline flow-root": .inlineBlock
    case "block", "flow-root", "block flow": .block
    case "list-item": .listItem
    case "flex", "grid", "block flex", "block grid", "-webkit-box", "-webkit-flex": .flex
    case "inline-flex", "inline-grid", "inline flex", "inline grid": .inlineFlex
    case "table": .table
    case "inline-table": .inlineTable
    case "table-cell": .tableCell
    case "table-row", "table-row-group", "table-header-group", "table-footer-group",
      "table-caption", "table-column", "table-column-group":
      .tablePart
    case "ruby", "ruby-text": .ruby
    case "initial", "unset": .inline
    default: nil
    }
  }

  private func whiteSpace(_ word: String) -> Style.WhiteSpace? {
    switch word {
    case "normal", "nowrap", "collapse", "initial": .collapse
    case "pre", "pre-wrap", "break-spaces", "preserve", "preserve-spaces": .preserve
    case "pre-line", "preserve-breaks": .preserveBreaks
    default: nil
    }
  }

  private func listStyle(_ word: String) -> Style.ListStyle? {
    switch word {
    case "initial": .disc
    case "lower-latin": .lowerAlpha
    case "upper-latin": .upperAlpha
    default: Style.ListStyle(rawValue: word)
    }
  }

  /// Strings and attributes; counters, images and quotes are no text; behind `/` stands the text
  /// to use instead.
  private func content(_ value: [CSSToken]) -> GeneratedContent? {
    var value = value[...]
    if let slash = value.firstIndex(of: .delimiter("/")) { value = value[(slash + 1)...] }
    var pieces: [GeneratedContent.Piece] = []
    while let token = value.popFirst() {
      switch token {
      case .string(let text): pieces.append(.text(text))
      case .function("attr"):
        if case .ident(let name)? = value.popFirst() {
          pieces.append(.attribute(name.asciiLowercased))
        }
        value = value.drop { $0 != .delimiter(")") }.dropFirst()
      case .function: value = value.drop { $0 != .delimiter(")") }.dropFirst()
      default: break
      }
    }
    return GeneratedContent(pieces: pieces)
  }
}
