/// The rules of a page's `<style>` elements that change something heard.
struct StyleSheet: Sendable {
  /// A selector with its declarations.
  struct Rule: Sendable {
    var selector: Selector
    var declarations: CSSDeclarations
    /// The shadow root whose elements it is for; −1 for the document.
    var scope: DOM.ID
    var order: Int
  }

  private(set) var rules: [Rule] = []
  /// What was passed over although it might have changed something heard, each once.
  private(set) var passedOver: [String] = []

  /// Adds the text of a `<style>` element.
  mutating func append(_ text: String, scope: DOM.ID) {
    read(CSSTokenizer.tokens(of: text)[...], scope)
  }

  /// Reads rules; blocks of at-rules that apply are read as if they stood outside.
  private mutating func read(_ tokens: ArraySlice<CSSToken>, _ scope: DOM.ID) {
    var pending = [tokens]
    while var rest = pending.popLast() {
      rest = rest.drop { $0 == .space || $0 == .delimiter(";") || $0 == .delimiter("}") }
      guard let first = rest.first else { continue }
      let prelude = rest.prefix { $0 != .delimiter("{") && !($0 == .delimiter(";") && first.isAt) }
      var after = rest[prelude.endIndex...]
      guard after.first == .delimiter("{") else {
        if case .atKeyword("import") = first { note("@import") }
        pending.append(after)
        continue
      }
      let block = StyleSheet.block(after)
      after = after[min(block.endIndex + 1, after.endIndex)...]
      pending.append(after)
      if case .atKeyword(let name) = first {
        if applies(name, prelude.dropFirst()) { pending.append(block) }
      } else {
        addRules(prelude, block, scope)
      }
    }
  }

  /// What is between the brace at the start and the one that closes it.
  private static func block(_ tokens: ArraySlice<CSSToken>) -> ArraySlice<CSSToken> {
    var depth = 0
    for index in tokens.indices {
      if tokens[index] == .delimiter("{") { depth += 1 }
      if tokens[index] == .delimiter("}") { depth -= 1 }
      if depth == 0 { return tokens[(tokens.startIndex + 1)..<index] }
    }
    return tokens.dropFirst()
  }

  private mutating func applies(_ name: String, _ prelude: ArraySlice<CSSToken>) -> Bool {
    switch name {
    case "media":
      let condition = prelude.filter { $0 != .space }
      if condition.contains(.delimiter("(")) || condition.contains(where: \.isFunction) {
        note("@media")
        return false
      }
      return condition.isEmpty
        || condition.contains { $0.isIdent("screen") || $0.isIdent("all") }
          != condition.contains { $0.isIdent("not") }
    case "layer": return true
    case "supports", "container", "scope":
      note("@\(name)")
      return false
    default: return false
    }
  }

  private mutating func addRules(
    _ prelude: ArraySlice<CSSToken>, _ block: ArraySlice<CSSToken>, _ scope: DOM.ID
  ) {
    let declarations = CSSDeclarations(block)
    guard !declarations.entries.isEmpty else { return }
    guard let selectors = SelectorParser.selectors(prelude) else {
      note("selectors beyond the simple ones")
      return
    }
    for selector in selectors {
      rules.append(
        Rule(selector: selector, declarations: declarations, scope: scope, order: rules.count))
    }
  }

  private mutating func note(_ feature: String) {
    if !passedOver.contains(feature) { passedOver.append(feature) }
  }
}

extension CSSToken {
  fileprivate var isAt: Bool {
    if case .atKeyword = self { return true }
    return false
  }

  fileprivate var isFunction: Bool {
    if case .function = self { return true }
    return false
  }

  fileprivate func isIdent(_ word: String) -> Bool {
    if case .ident(let name) = self { return name.asciiLowercased == word }
    return false
  }
}
