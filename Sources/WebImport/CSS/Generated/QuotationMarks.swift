/// The quotation marks that CSS generates for `open-quote` and `close-quote`.
enum QuotationMarks: Sendable, Hashable {
  /// The quotation marks of the language around the quotation.
  case auto
  /// Pairs of opening and closing marks.
  ///
  /// The first pair is for the outermost quotation.
  ///
  /// An empty list hides the marks.
  case pairs([String])

  /// Returns the mark for a quotation inside `depth` other quotations.
  fileprivate func mark(opens: Bool, depth: Int, language: String) -> String {
    let pairs =
      switch self {
      case .auto: QuotationMarks.ofLanguage(language)
      case .pairs(let pairs): pairs
      }
    let level = min(depth, pairs.count / 2 - 1)
    return level < 0 ? "" : pairs[level * 2 + (opens ? 0 : 1)]
  }

  /// Returns the quotation marks of a language.
  ///
  /// If the tag, such as `de-CH`, has no entry, its first subtag (`de`) decides.
  ///
  /// Source: Unicode CLDR, delimiters; Chromium 156, measured.
  private static func ofLanguage(_ tag: String) -> [String] {
    let tag = tag.asciiLowercased
    let primary = tag.prefix { $0 != "-" && $0 != "_" }
    return (byLanguage[tag] ?? byLanguage[String(primary)] ?? "“”‘’").map { String($0) }
  }

  private static let byLanguage = [
    "am": "«»‹›", "ar": "”“’‘", "bg": "„“„“", "ca": "«»“”", "cs": "„“‚‘", "de": "„“‚‘",
    "el": "«»“”", "et": "„“‚‘", "fa": "«»‹›", "fi": "””’’", "fr": "«»«»", "fr-ca": "«»”“",
    "fr-ch": "«»‹›", "he": "””’’", "hr": "„“‚‘", "hu": "„”»«", "it": "«»“”", "ja": "「」『』",
    "lt": "„“„“", "nb": "«»‘’", "nl": "‘’‘’", "nn": "«»‘’", "no": "«»‘’", "pl": "„”«»",
    "pt-pt": "«»“”", "ro": "„”«»", "ru": "«»„“", "sk": "„“‚‘", "sl": "„“‚‘", "sr": "„”’’",
    "sv": "””’’", "uk": "«»„“", "ur": "”“’‘", "zh-hant": "「」『』",
  ]
}

extension Styles {
  /// Replaces the keywords for quotation marks by the marks of their languages, in document order.
  ///
  /// A closing mark without an opening mark before it is not shown. Source: CSS Generated Content
  /// Module Level 3, section “Quotation marks”.
  mutating func resolveQuotationMarks(_ dom: DOM, _ tree: FlatTree) {
    guard (before.values.contains { $0.hasQuotes } || after.values.contains { $0.hasQuotes }) else {
      return
    }
    var depth = 0
    var languages: [String] = [""]
    for step in tree.walk(from: dom.root) {
      switch step {
      case .enter(let id):
        // Marks are in the language around the quotation.
        let around = languages.last ?? ""
        if !dom.isText(id) { languages.append(dom.attribute(.lang, of: id) ?? around) }
        before[id]?.resolveQuotes(items[Int(id)].quotes, &depth, around)
      case .leave(let id):
        if !dom.isText(id) { languages.removeLast() }
        after[id]?.resolveQuotes(items[Int(id)].quotes, &depth, languages.last ?? "")
      }
    }
  }

  /// Sets the generated content that browsers add to an element by default.
  mutating func generateByDefault(_ id: DOM.ID, _ dom: DOM) {
    guard dom.htmlTag(id) == .q else { return }
    before[id] = GeneratedBox(content: GeneratedContent(pieces: [.quote(.init(opens: true))]))
    after[id] = GeneratedBox(content: GeneratedContent(pieces: [.quote(.init(opens: false))]))
  }
}

extension Styles.GeneratedBox {
  fileprivate var hasQuotes: Bool {
    content.pieces.contains { if case .quote = $0 { true } else { false } }
  }

  fileprivate mutating func resolveQuotes(
    _ marks: QuotationMarks, _ depth: inout Int, _ language: String
  ) {
    guard isShown, hasQuotes else { return }
    for (index, piece) in content.pieces.enumerated() {
      guard case .quote(let quote) = piece else { continue }
      if !quote.opens {
        guard depth > 0 else {
          content.pieces[index] = .text("")
          continue
        }
        depth -= 1
      }
      let mark = marks.mark(opens: quote.opens, depth: depth, language: language)
      content.pieces[index] = .text(quote.isShown ? mark : "")
      if quote.opens { depth += 1 }
    }
  }
}
