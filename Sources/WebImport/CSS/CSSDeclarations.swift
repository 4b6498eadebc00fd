/// The CSS declarations of a rule or attribute that affect announcements.
struct CSSDeclarations: Sendable {
  struct Entry: Sendable {
    var change: StyleChange
    var isImportant: Bool
  }

  private(set) var entries: [Entry] = []
  /// The number of entries at which overridden declarations are next removed.
  ///
  /// After each removal, this number is at least twice the number of kept entries. Therefore, all
  /// removals together take linear time.
  private var pruningCount = 64

  init() {}

  /// Parses the declarations of a `style` attribute.
  init(_ text: String) {
    for declaration in CSSTokenizer.tokens(of: text)[...].split(at: ";") { append(declaration) }
  }

  /// Parses a declaration, and adds the declaration if it affects announcements.
  ///
  /// A declaration is the list of tokens between two semicolons.
  mutating func append(_ declaration: ArraySlice<CSSToken>) {
    var rest = declaration.drop { $0 == .space }
    guard case .ident(let name)? = rest.popFirst() else { return }
    rest = rest.drop { $0 == .space }
    guard rest.popFirst() == .delimiter(":") else { return }
    let isCustom = name.hasPrefix("--")
    let property = isCustom ? name : name.asciiLowercased
    guard isCustom || property == "all" || StyleProperty(property) != nil else { return }
    var value = Array(rest.trimmed)
    let mark = value.filter { $0 != .space }.suffix(2)
    let isImportant =
      mark.first == .delimiter("!") && CSSDeclarations.words(mark) == ["important"]
    if isImportant, let mark = value.lastIndex(of: .delimiter("!")) {
      value = Array(value[..<mark][...].trimmed)
    }
    let changes =
      isCustom ? [.custom(name, value)] : CSSDeclarations.changes(property, value)
    for change in changes { entries.append(Entry(change: change, isImportant: isImportant)) }
    if entries.count >= pruningCount {
      removeOverridden()
      pruningCount = max(pruningCount, entries.count * 2)
    }
  }

  /// Keeps only the last declaration of each property.
  private mutating func removeOverridden() {
    var seen: Set<String> = []
    let kept = entries.reversed().filter { entry in
      seen.insert("\(entry.isImportant) \(entry.change.subject)").inserted
    }
    entries = kept.reversed()
  }

  /// Returns the changes that a declaration makes to a style.
  ///
  /// The result is empty if the value is invalid or affects no announcement.
  private static func changes(_ name: String, _ value: [CSSToken]) -> [StyleChange] {
    if value.count == 1, let keyword = words(value).first.flatMap(CSSWideKeyword.init) {
      let properties = StyleProperty(name).map { [$0] } ?? StyleProperty.allCases
      return properties.map { .keyword($0, keyword) }
    }
    guard let property = StyleProperty(name) else { return [] }
    if value.contains(.function("var")) { return [.variable(property, value)] }
    return change(property, value).map { [$0] } ?? []
  }

  /// Returns the identifiers in a value, in lower case.
  static func words(_ value: some Sequence<CSSToken>) -> [String] {
    value.compactMap(\.word)
  }

  /// Returns the change that a value makes to a property, or `nil` if the value is invalid.
  ///
  /// The value must not contain `var()`.
  static func change(_ property: StyleProperty, _ value: [CSSToken]) -> StyleChange? {
    if property == .content {
      return content(value.filter { $0 != .space }).map { .content($0) }
    }
    if property == .quotes { return quotes(value).map { .quotes($0) } }
    if property.changesCounters {
      return CounterChanges.changes(property, value).map { .counters(property, $0) }
    }
    if let technique = VisualHiding(property) {
      return VisualHiding.isHiding(property, value.filter { $0 != .space }).map {
        .visualHiding(technique, $0)
      }
    }
    let words = words(value)
    guard let word = words.first else { return nil }
    switch property {
    case .display:
      return CSSDeclarations.displays[words.joined(separator: " ")].map { .display($0) }
    case .visibility:
      guard ["visible", "hidden", "collapse"].contains(word) else { return nil }
      return .visibility(word == "visible" ? .visible : .hidden)
    case .position:
      return Style.Position(word).map { .position($0) }
    case .float:
      let sides = ["left", "right", "inline-start", "inline-end"]
      return word == "none" || sides.contains(word) ? .floats(word != "none") : nil
    case .overflow:
      guard ["visible", "hidden", "clip", "scroll", "auto", "overlay"].contains(word) else {
        return nil
      }
      let isScrollable = words.contains { ["scroll", "auto", "overlay"].contains($0) }
      let isVisible = words.allSatisfy { $0 == "visible" }
      return .overflow(isScrollable ? .scrollable : isVisible ? .visible : .clipped)
    // Other values of `overflow-x` make no change, because the box may still scroll vertically.
    case .overflowX: return word == "scroll" || word == "auto" ? .overflow(.scrollable) : nil
    case .contentVisibility:
      return ["visible", "auto", "hidden"].contains(word) ? .hidesContent(word == "hidden") : nil
    case .whiteSpace:
      return CSSDeclarations.whiteSpaces[word].map { .whiteSpace($0) }
    case .listStyle:
      return words.lazy.compactMap(listStyle).first.map { .listStyle($0) }
    case .content, .left, .top, .textIndent, .clip, .clipPath, .opacity, .quotes, .counterReset,
      .counterIncrement, .counterSet:
      return nil
    }
  }

  static let displays: [String: Style.Display] = [
    "none": .none, "contents": .contents, "inline": .inline, "inline-block": .inlineBlock,
    "inline flow-root": .inlineBlock, "block": .block, "flow-root": .block, "block flow": .block,
    "list-item": .listItem, "flex": .flex, "grid": .flex, "block flex": .flex,
    "block grid": .flex, "-webkit-box": .flex, "-webkit-flex": .flex, "inline-flex": .inlineFlex,
    "inline-grid": .inlineFlex, "inline flex": .inlineFlex, "inline grid": .inlineFlex,
    "table": .table, "inline-table": .inlineTable, "table-cell": .tableCell,
    "table-row": .tablePart, "table-row-group": .tablePart, "table-header-group": .tablePart,
    "table-footer-group": .tablePart, "table-caption": .tablePart, "table-column": .tablePart,
    "table-column-group": .tablePart, "ruby": .ruby, "ruby-text": .ruby,
  ]

  private static let whiteSpaces: [String: Style.WhiteSpace] = [
    "normal": .collapse, "nowrap": .collapse, "collapse": .collapse,
    "pre": .preserve, "pre-wrap": .preserve, "break-spaces": .preserve, "preserve": .preserve,
    "preserve-spaces": .preserve, "pre-line": .preserveBreaks,
    "preserve-breaks": .preserveBreaks,
  ]

  static func listStyle(_ word: String) -> Style.ListStyle? {
    switch word {
    case "lower-latin": .lowerAlpha
    case "upper-latin": .upperAlpha
    default: Style.ListStyle(rawValue: word)
    }
  }

  /// Returns the strings, `attr()`s and counters of a `content` value.
  ///
  /// If the value has alternative text after `/`, the result is the alternative text. Images are not
  /// text.
  private static func content(_ value: [CSSToken]) -> GeneratedContent? {
    guard let first = value.first else { return nil }
    // An invalid value has no effect, so the previous declaration still applies.
    let isKnown = value.allSatisfy { token in
      guard case .function(let name) = token else { return true }
      return contentFunctions.contains(name) || name.hasSuffix("gradient")
    }
    guard isKnown else { return nil }
    if let word = first.word, value.count == 1, !contentWords.contains(word) { return nil }
    var value = value[...]
    let parts = value.split(at: "/")
    let isAlternative = parts.count > 1
    if isAlternative { value = parts[1] }
    var pieces: [GeneratedContent.Piece] = []
    while let token = value.popFirst() {
      switch token {
      case .string(let text): pieces.append(.text(text))
      case .function("attr"):
        if case .ident(let name)? = value.popFirst() {
          pieces.append(.attribute(name.asciiLowercased))
        }
        value = value.drop { $0 != .delimiter(")") }.dropFirst()
      case .function("counter"), .function("counters"):
        let arguments = value.prefix { $0 != .delimiter(")") }
        let hasSeparator = token == .function("counters")
        if let counter = GeneratedContent.Counter(arguments, hasSeparator: hasSeparator) {
          pieces.append(.counter(counter))
        }
        value = value.dropFirst(arguments.count + 1)
      case .function: value = value.drop { $0 != .delimiter(")") }.dropFirst()
      case .ident:
        if let quote = token.word.flatMap({ quotes[$0] }) { pieces.append(.quote(quote)) }
      default: break
      }
    }
    return GeneratedContent(pieces: pieces, isAlternative: isAlternative)
  }

  private static let quotes: [String: GeneratedContent.Quote] = [
    "open-quote": .init(opens: true), "close-quote": .init(opens: false),
    "no-open-quote": .init(opens: true, isShown: false),
    "no-close-quote": .init(opens: false, isShown: false),
  ]

  /// Returns the quotation marks in a value of `quotes`, or `nil` if the value is invalid.
  private static func quotes(_ value: [CSSToken]) -> QuotationMarks? {
    var marks: [String] = []
    for token in value where token != .space {
      switch token {
      case .string(let mark): marks.append(mark)
      default: return ["auto": .auto, "none": .pairs([])][token.word ?? ""]
      }
    }
    return marks.isEmpty || marks.count % 2 == 1 ? nil : .pairs(marks)
  }

  private static let contentFunctions: Set<String> = [
    "attr", "counter", "counters", "url", "src", "image", "image-set", "-webkit-image-set",
    "cross-fade", "-webkit-cross-fade", "element", "symbols", "rgb", "rgba", "hsl", "hsla", "calc",
    "color", "oklch",
  ]

  private static let contentWords: Set<String> = [
    "none", "normal", "open-quote", "close-quote", "no-open-quote", "no-close-quote",
  ]
}
