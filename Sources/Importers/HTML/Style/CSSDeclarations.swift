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
    case "display":
      let name = words.joined(separator: " ")
      return CSSDeclarations.displays[name].map { [.display($0)] } ?? []
    case "visibility": return [.visibility(word == "visible" ? .visible : .hidden)]
    case "position": return [.leavesFlow(word == "absolute" || word == "fixed")]
    case "float": return [.leavesFlow(word != "none")]
    case "content-visibility": return [.hidesContent(word == "hidden")]
    case "white-space", "white-space-collapse":
      return CSSDeclarations.whiteSpaces[word].map { [.whiteSpace($0)] } ?? []
    case "list-style", "list-style-type":
      return words.lazy.compactMap(listStyle).first.map { [.listStyle($0)] } ?? []
    default: return []
    }
  }

  private static let displays: [String: Style.Display] = [
    "none": .none, "contents": .contents, "inline": .inline, "inline-block": .inlineBlock,
    "inline flow-root": .inlineBlock, "block": .block, "flow-root": .block, "block flow": .block,
    "list-item": .listItem, "flex": .flex, "grid": .flex, "block flex": .flex,
    "block grid": .flex, "-webkit-box": .flex, "-webkit-flex": .flex, "inline-flex": .inlineFlex,
    "inline-grid": .inlineFlex, "inline flex": .inlineFlex, "inline grid": .inlineFlex,
    "table": .table, "inline-table": .inlineTable, "table-cell": .tableCell,
    "table-row": .tablePart, "table-row-group": .tablePart, "table-header-group": .tablePart,
    "table-footer-group": .tablePart, "table-caption": .tablePart, "table-column": .tablePart,
    "table-column-group": .tablePart, "ruby": .ruby, "ruby-text": .ruby, "initial": .inline,
    "unset": .inline,
  ]

  private static let whiteSpaces: [String: Style.WhiteSpace] = [
    "normal": .collapse, "nowrap": .collapse, "collapse": .collapse, "initial": .collapse,
    "pre": .preserve, "pre-wrap": .preserve, "break-spaces": .preserve, "preserve": .preserve,
    "preserve-spaces": .preserve, "pre-line": .preserveBreaks,
    "preserve-breaks": .preserveBreaks,
  ]

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
