internal import AccessibilityTree

/// An item of a style sheet or of a rule's block.
///
/// Source: CSS Syntax Module Level 3, section 5; CSS Nesting Module Level 1, section 2.
enum CSSItem {
  case declaration(ArraySlice<CSSToken>)
  /// An at-rule without a block: `@layer a, b;`.
  case statement(String, ArraySlice<CSSToken>)
  case atRule(String, prelude: ArraySlice<CSSToken>, block: ArraySlice<CSSToken>)
  case rule(prelude: ArraySlice<CSSToken>, block: ArraySlice<CSSToken>)

  /// Consumes the next item.
  ///
  /// The result is `nil` at the end of the tokens.
  init?(_ rest: inout ArraySlice<CSSToken>, inRule: Bool) {
    rest = rest.drop { $0 == .space || inRule && $0 == .delimiter(";") }
    while !inRule, let mark = CSSItem.htmlCommentMarks.first(where: { rest.starts(with: $0) }) {
      rest = rest.dropFirst(mark.count).drop { $0 == .space }
    }
    guard let first = rest.first else { return nil }
    let isAt = if case .atKeyword = first { true } else { false }
    var depth = 0
    let end =
      rest.firstIndex { token in
        if depth == 0, token == .delimiter("{") { return true }
        if depth == 0, token == .delimiter(";"), inRule || isAt { return true }
        depth = max(0, depth + token.nesting)
        return false
      } ?? rest.endIndex
    let prelude = rest[..<end]
    guard end < rest.endIndex, rest[end] == .delimiter("{"), !CSSItem.isCustom(prelude) else {
      let stop = CSSItem.isCustom(prelude) ? CSSItem.endOfDeclaration(rest) : end
      let tokens = rest[..<stop]
      rest = rest[min(stop + 1, rest.endIndex)...]
      if case .atKeyword(let name) = first {
        self = .statement(name, tokens.dropFirst())
      } else {
        self = inRule ? .declaration(tokens) : .statement("", tokens)
      }
      return
    }
    let block = CSSItem.block(rest[end...])
    rest = rest[min(block.endIndex + 1, rest.endIndex)...]
    if case .atKeyword(let name) = first {
      self = .atRule(name, prelude: prelude.dropFirst(), block: block)
    } else {
      self = .rule(prelude: prelude, block: block)
    }
  }

  /// The marks `<!--` and `-->`, which hid style sheets from old browsers.
  ///
  /// CSS ignores these marks.
  private static let htmlCommentMarks: [[CSSToken]] = [
    [.delimiter("<"), .delimiter("!"), .ident("--")], [.ident("--"), .delimiter(">")],
  ]

  /// Whether the tokens begin with a custom property.
  ///
  /// The value of a custom property can contain a block.
  private static func isCustom(_ tokens: ArraySlice<CSSToken>) -> Bool {
    guard case .ident(let name)? = tokens.first, name.hasPrefix("--") else { return false }
    return tokens.dropFirst().first { $0 != .space } == .delimiter(":")
  }

  private static func endOfDeclaration(_ tokens: ArraySlice<CSSToken>) -> Int {
    var depth = 0
    return tokens.firstIndex { token in
      if depth == 0, token == .delimiter(";") || token == .delimiter("}") { return true }
      depth += token.nesting
      return false
    } ?? tokens.endIndex
  }

  /// Returns the tokens between the first brace and the matching closing brace.
  private static func block(_ tokens: ArraySlice<CSSToken>) -> ArraySlice<CSSToken> {
    var depth = 0
    for index in tokens.indices {
      if tokens[index] == .delimiter("{") { depth += 1 }
      if tokens[index] == .delimiter("}") { depth -= 1 }
      if depth == 0 { return tokens[(tokens.startIndex + 1)..<index] }
    }
    return tokens.dropFirst()
  }
}

/// A conversion from tokens of a style sheet to lines and columns in the page's file.
struct CSSTokenPositions {
  let text: String
  let offsets: [Int]
  /// The position at which the style sheet begins.
  let start: Node.Position?

  /// Returns the line and column of a token.
  func position(of token: Int) -> Node.Position? {
    guard let start else { return nil }
    let offset = token < offsets.count ? offsets[token] : text.utf8.count
    let before = text.utf8.prefix(offset)
    let lines = before.reduce(0) { $1 == 0x0A ? $0 + 1 : $0 }
    let line = before[
      (before.lastIndex(of: 0x0A).map(before.index(after:)) ?? before.startIndex)...]
    // A column is counted in characters, so skip continuation bytes of UTF-8.
    let column = line.reduce(0) { $1 & 0xC0 == 0x80 ? $0 : $0 + 1 }
    return Node.Position(
      line: start.line + lines, column: lines == 0 ? start.column + column : column + 1,
      in: start.file)
  }
}
