internal import ComponentSource

/// The pairs of brackets in a file.
///
/// Every opening bracket gets a partner. If closing brackets are missing, the indentation
/// determines the end of the open bracket's contents. It is the first line that is not indented
/// more deeply than the line of the open bracket. A semicolon ends open parentheses, too.
enum KotlinBrackets {
  /// The maximum number of open brackets among which a closing bracket's partner is searched.
  private static let searchLimit = 64

  /// Sets the partners of all brackets, and adds a problem for each bracket without a partner.
  static func pair(_ tokens: inout [KotlinToken], problems: inout [SourceFile.Problem]) {
    let failures = pair(&tokens, byIndentation: false)
    guard !failures.isEmpty else { return }
    for index in pair(&tokens, byIndentation: true).sorted() {
      let token = tokens[index]
      guard token.kind != .stringOpen, token.kind != .templateOpen else { continue }
      problems.append(
        token.kind.isClosing
          ? SourceFile.Problem(
            at: token.start, "\(token.kind.rawValue) closes nothing", remedy: "remove it")
          : SourceFile.Problem(
            at: token.start, "\(token.kind.rawValue) is not closed",
            remedy: "add \(token.kind.closing?.rawValue ?? "")"))
    }
  }

  /// Sets the partners of all brackets, and returns the indices of the brackets without partners.
  private static func pair(_ tokens: inout [KotlinToken], byIndentation: Bool) -> [Int] {
    var open: [Int] = []
    var failures: [Int] = []
    for index in tokens.indices {
      let token = tokens[index]
      if byIndentation, token.startsLine, !token.kind.isClosing, !token.continuesLine {
        while let last = open.last, tokens[last].indentation >= token.indentation,
          tokens[last].kind != .stringOpen, tokens[last].kind != .templateOpen
        {
          tokens[last].partner = index
          failures.append(last)
          open.removeLast()
        }
      }
      // A semicolon ends a statement, which parentheses and square brackets cannot contain.
      while byIndentation, token.kind == .semicolon, let last = open.last,
        tokens[last].kind == .leftParenthesis || tokens[last].kind == .leftBracket
      {
        tokens[last].partner = index
        failures.append(last)
        open.removeLast()
      }
      if token.kind.closing != nil {
        open.append(index)
      } else if token.kind.isClosing {
        close(index, &open, &tokens, &failures, byIndentation: byIndentation)
      }
    }
    for index in open { tokens[index].partner = tokens.count }
    return failures + open
  }

  private static func close(
    _ index: Int, _ open: inout [Int], _ tokens: inout [KotlinToken], _ failures: inout [Int],
    byIndentation: Bool
  ) {
    let kind = tokens[index].kind
    let isHard = kind == .rightBrace || kind == .templateClose || kind == .stringClose
    if byIndentation, kind == .rightBrace, tokens[index].startsLine {
      while let last = open.last, tokens[last].indentation > tokens[index].indentation,
        tokens[last].kind != .stringOpen, tokens[last].kind != .templateOpen
      {
        tokens[last].partner = index
        failures.append(last)
        open.removeLast()
      }
    }
    var position = open.count - 1
    let farthest = max(open.count - searchLimit, 0)
    while position >= farthest, tokens[open[position]].kind.closing != kind {
      let other = tokens[open[position]].kind
      let blocks =
        isHard
        ? other == .stringOpen || other == .templateOpen
        : other == .leftBrace || other == .stringOpen || other == .templateOpen
      if blocks && kind != .stringClose {
        position = -1
        break
      }
      position -= 1
    }
    guard position >= farthest else {
      failures.append(index)
      return
    }
    for unclosed in open[(position + 1)...] {
      tokens[unclosed].partner = index
      failures.append(unclosed)
    }
    tokens[open[position]].partner = index
    open.removeSubrange(position...)
  }
}

extension KotlinToken {
  /// Whether a line that begins with this token continues the previous line, whatever its
  /// indentation.
  fileprivate var continuesLine: Bool {
    switch kind {
    case .dot, .safeDot, .elvis, .and, .or, .elseKeyword, .stringText, .templateName,
      .templateOpen:
      true
    default: false
    }
  }
}
