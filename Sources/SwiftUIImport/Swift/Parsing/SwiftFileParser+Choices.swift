internal import ComponentSource

/// `if` and `switch`, as statements and as values.
extension SwiftFileParser {
  /// Reads `if` with all its `else`.
  @inline(never) mutating func readIf() -> Expression {
    var branches: [(start: Int, conditions: [Condition], block: Block)] = []
    var last: Block?
    while true {
      let start = tokenStart
      advance()
      let conditions = readConditions()
      branches.append((start, conditions, readBlock()))
      guard at(.else) else { break }
      advance()
      guard at(.if) else {
        last = readBlock()
        break
      }
    }
    let limit = max(1, nesting.remaining)
    if branches.count > limit {
      report(
        "this chain of “else if” is too long", remedy: "use “switch”", at: branches[limit].start)
      branches.removeSubrange(limit...)
      last = nil
    }
    var otherwise = last
    for (position, branch) in branches.enumerated().reversed() {
      let end = otherwise?.range.end ?? branch.block.range.end
      let range = SourceRange(file: file, start: branch.start, end: end)
      let expression = Expression(
        .conditional(branch.conditions, branch.block, otherwise), at: range)
      if position == 0 { return expression }
      otherwise = Block([Statement(.expression(expression), at: range)], at: range)
    }
    return Expression(.unreadable, at: range(from: tokenStart))
  }

  /// Reads `switch`.
  mutating func readSwitch() -> Expression {
    let start = tokenStart
    guard nesting.enter() else { return tooDeep() }
    defer { nesting.leave() }
    advance()
    let subject = readExpression(.beforeBlock)
    let open = tokenStart
    guard eat(.leftBrace) else {
      report("a block is missing", remedy: "write “{” and “}”")
      return Expression(.choice(Choice(subject, [])), at: range(from: start))
    }
    var branches: [Choice.Branch] = []
    readBranches(into: &branches)
    close(.rightBrace, "}", openedAt: open)
    return Expression(.choice(Choice(subject, branches)), at: range(from: start))
  }

  @inline(never) private mutating func readBranches(into branches: inout [Choice.Branch]) {
    while !at(.rightBrace), !at(.end) {
      if tokenKind == .directive,
        [.if, .elseif, .else, .endif].contains(tokenWord)
      {
        skipInactiveClauses()
        continue
      }
      if at(.at) {
        advance()
        if !eat(.identifier) { continue }
        continue
      }
      guard at(.case) || at(.default) else {
        report("“case” is missing", remedy: "write “case” and a pattern")
        let before = index
        _ = readStatements(inSwitch: true)
        if index == before { skipOne() }
        continue
      }
      branches += readBranch()
    }
  }

  /// The maximum number of tokens in a file that the parser repeats for several patterns of a case.
  ///
  /// A `where` condition belongs to a single pattern. Each pattern of such a case therefore becomes
  /// a separate branch with the same body. Cases within such cases would repeat their bodies
  /// exponentially.
  private static let maximumRepeatedTokens = 10_000

  @inline(never) private mutating func readBranch() -> [Choice.Branch] {
    var items: [(pattern: Pattern, condition: Expression?)] = []
    if eat(.default) {
      items = [(.any, nil)]
    } else {
      advance()
      while !at(.colon), !at(.end), !at(.rightBrace) {
        let before = index
        let pattern = readPattern()
        items.append((pattern, eat(.where) ? readExpression() : nil))
        guard eat(.comma), index > before else { break }
      }
    }
    if !eat(.colon) { report("“:” is missing after a pattern", remedy: "add “:”") }
    let start = (offset: tokenStart, index: index, repeated: repeatedTokens)
    let statements = readStatements(inSwitch: true)
    let body = Block(statements, at: range(from: min(start.offset, previousEnd)))
    if items.count > 1, items.contains(where: { $0.condition != nil }) {
      let tokens = index &- start.index &+ repeatedTokens &- start.repeated
      let repeated = repeatedTokens &+ tokens &* (items.count &- 1)
      guard repeated <= Self.maximumRepeatedTokens else {
        report(
          "this case has too many patterns with conditions and too much code",
          remedy: "write a case for each pattern")
        return [Choice.Branch(items.map(\.pattern), where: items.last?.condition, body)]
      }
      repeatedTokens = repeated
      return items.map { Choice.Branch([$0.pattern], where: $0.condition, body) }
    }
    return [Choice.Branch(items.map(\.pattern), where: items.last?.condition, body)]
  }
}
