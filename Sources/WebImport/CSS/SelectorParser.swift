/// A parser of selectors.
///
/// Source: Selectors Level 4; CSS Nesting Module Level 1; CSS Scoping Module Level 1.
struct SelectorParser {
  private var tokens: ArraySlice<CSSToken>
  /// The selectors of the rule around the parsed rule.
  private let parents: [Selector]
  /// The number of parentheses around the parsed selector.
  private let depth: Int
  private var relations: [RelativeSelector] = []
  private var namesParent = false

  /// The maximum depth of nested selectors.
  private static let maximumDepth = 8
  /// The maximum number of `:has()` on a page.
  ///
  /// Each `:has()` may search all elements.
  private static let maximumRelations = 2_000

  /// Parses a list of selectors.
  ///
  /// As in browsers, the result is `nil` if any selector in the list is invalid.
  ///
  /// In a nested rule, `&` stands for the selectors of the enclosing rule. A selector without `&`
  /// selects descendants of the elements that the enclosing rule selects.
  static func selectors(
    _ tokens: ArraySlice<CSSToken>, in parents: [Selector] = [],
    _ relations: inout [RelativeSelector], depth: Int = 0
  ) -> [Selector]? {
    var selectors: [Selector] = []
    for part in tokens.split(at: ",") {
      guard let selector = selector(part, in: parents, &relations, depth) else { return nil }
      selectors.append(selector)
    }
    return selectors
  }

  /// Parses a list of selectors, omitting invalid selectors.
  private static func forgiving(
    _ tokens: ArraySlice<CSSToken>, in parents: [Selector],
    _ relations: inout [RelativeSelector], _ depth: Int
  ) -> [Selector] {
    tokens.split(at: ",").compactMap { selector($0, in: parents, &relations, depth) }
      .filter { $0.pseudoElement == nil }
  }

  private static func selector(
    _ tokens: ArraySlice<CSSToken>, in parents: [Selector],
    _ relations: inout [RelativeSelector], _ depth: Int
  ) -> Selector? {
    var parser = SelectorParser(
      tokens: tokens, parents: parents, depth: depth, relations: relations)
    guard depth < maximumDepth, let selector = parser.complex() else { return nil }
    relations = parser.relations
    return selector
  }

  private mutating func complex() -> Selector? {
    var selector = Selector()
    skipSpace()
    let isNested = !parents.isEmpty && depth == 0
    // A selector in a nested rule may begin with a combinator.
    let leading = isNested ? combinatorSign() : nil
    var combinator = Selector.Combinator.descendant
    while !tokens.isEmpty {
      guard selector.pseudoElement == nil, selector.compounds.count < 32,
        let compound = compound(&selector)
      else { return nil }
      selector.compounds.append((compound, combinator))
      guard let next = nextCombinator() else { break }
      combinator = next
    }
    guard !selector.compounds.isEmpty, tokens.isEmpty else { return nil }
    var result = inverted(selector)
    if isNested, leading != nil || !namesParent {
      var parent = Selector.Compound()
      parent.pseudoClasses = [.any(parents)]
      result.compounds.append((parent, leading ?? .descendant))
    }
    return result.weighted
  }

  /// Returns the selector with its compounds in reverse order.
  ///
  /// The compound of the selected element is then first.
  private func inverted(_ selector: Selector) -> Selector {
    var result = selector
    result.compounds = []
    var combinator = Selector.Combinator.descendant
    for (compound, next) in selector.compounds.reversed() {
      result.compounds.append((compound, combinator))
      combinator = next
    }
    return result
  }

  private mutating func nextCombinator() -> Selector.Combinator? {
    let hasSpace = tokens.first == .space
    skipSpace()
    if let combinator = combinatorSign() { return combinator }
    return hasSpace && !tokens.isEmpty ? .descendant : nil
  }

  private mutating func combinatorSign() -> Selector.Combinator? {
    let combinator: Selector.Combinator? =
      switch tokens.first {
      case .delimiter(">"): .child
      case .delimiter("+"): .next
      case .delimiter("~"): .subsequent
      default: nil
      }
    guard combinator != nil else { return nil }
    tokens.removeFirst()
    skipSpace()
    return combinator
  }

  private mutating func skipSpace() { tokens = tokens.drop { $0 == .space } }

  private mutating func compound(_ selector: inout Selector) -> Selector.Compound? {
    var compound = Selector.Compound()
    let start = tokens.startIndex
    while let token = tokens.first {
      switch token {
      case .ident(let name) where tokens.startIndex == start: compound.tag = name.asciiLowercased
      case .delimiter("*") where tokens.startIndex == start: break
      case .delimiter("&"):
        namesParent = true
        compound.pseudoClasses.append(parents.isEmpty ? .root : .any(parents))
      case .hash(let name): compound.id = name
      case .delimiter("."):
        guard case .ident(let name)? = tokens.dropFirst().first else { return nil }
        compound.classes.append(name)
        tokens.removeFirst()
      case .delimiter("["):
        guard let test = attributeTest() else { return nil }
        compound.attributes.append(test)
        continue
      case .delimiter(":"):
        guard pseudo(&compound, &selector) else { return nil }
        continue
      default: return tokens.startIndex == start ? nil : compound
      }
      tokens.removeFirst()
    }
    return tokens.startIndex == start ? nil : compound
  }

  private mutating func attributeTest() -> Selector.AttributeTest? {
    guard let end = tokens.firstIndex(of: .delimiter("]")) else { return nil }
    let inner = tokens[(tokens.startIndex + 1)..<end].filter { $0 != .space }
    tokens = tokens[(end + 1)...]
    guard case .ident(let name)? = inner.first else { return nil }
    var test = Selector.AttributeTest(name: name.asciiLowercased)
    var rest = inner.dropFirst()
    guard case .delimiter(let sign)? = rest.popFirst() else { return test }
    switch sign {
    case "=": test.comparison = .equals
    case "~": test.comparison = .includes
    case "|": test.comparison = .dashes
    case "^": test.comparison = .begins
    case "$": test.comparison = .ends
    case "*": test.comparison = .contains
    default: return nil
    }
    if sign != "=" { rest = rest.dropFirst() }
    switch rest.popFirst() {
    case .ident(let value), .string(let value), .number(let value): test.value = value
    default: return nil
    }
    test.ignoresCase = rest.first == .ident("i")
    return test
  }
}

extension SelectorParser {
  private mutating func pseudo(
    _ compound: inout Selector.Compound, _ selector: inout Selector
  ) -> Bool {
    tokens.removeFirst()
    let isElement = tokens.first == .delimiter(":")
    if isElement { tokens.removeFirst() }
    switch tokens.popFirst() {
    case .ident(let name):
      let name = name.asciiLowercased
      switch name {
      case "before": selector.pseudoElement = .before
      case "after": selector.pseudoElement = .after
      case _ where isElement || SelectorParser.singleColonElements.contains(name):
        selector.pseudoElement = .other
      default:
        guard let pseudoClass = Selector.PseudoClass.byName[name] else { return false }
        compound.pseudoClasses.append(pseudoClass)
      }
      return true
    case .function(let name): return functional(name, isElement, &compound, &selector)
    default: return false
    }
  }

  /// Pseudo-elements that can be written with a single colon.
  private static let singleColonElements: Set<String> = ["first-line", "first-letter"]

  private mutating func functional(
    _ name: String, _ isElement: Bool, _ compound: inout Selector.Compound,
    _ selector: inout Selector
  ) -> Bool {
    var nesting = 1
    let end = tokens.firstIndex { token in
      nesting += token.nesting
      return nesting == 0
    }
    guard let end, tokens[end] == .delimiter(")") else { return false }
    let inner = tokens[tokens.startIndex..<end].trimmed
    tokens = tokens[(end + 1)...]
    if isElement {
      selector.pseudoElement = name == "slotted" ? .slotted : .other
      guard name == "slotted" else { return true }
      return list(inner).map { selector.slotted = $0 } != nil
    }
    switch name {
    case "not":
      guard let selectors = list(inner) else { return false }
      compound.pseudoClasses.append(.not(selectors))
    case "is", "matches", "-webkit-any", "where":
      let selectors = SelectorParser.forgiving(inner, in: parents, &relations, depth + 1)
      namesParent = namesParent || inner.contains(.delimiter("&"))
      compound.pseudoClasses.append(name == "where" ? .whereAny(selectors) : .any(selectors))
    case "has": return relative(inner, &compound)
    case "host", "host-context":
      guard name == "host", let selectors = list(inner) else { return false }
      compound.pseudoClasses.append(.host(selectors))
    case "lang":
      guard case .ident(let tag)? = inner.first, inner.count == 1 else { return false }
      compound.pseudoClasses.append(.language(tag.asciiLowercased))
    case "state": compound.pseudoClasses.append(.dynamic)
    default:
      guard var formula = NthFormula(inner),
        ["nth-child", "nth-of-type", "nth-last-child", "nth-last-of-type"].contains(name)
      else { return false }
      formula.isOfType = name.hasSuffix("of-type")
      formula.isFromEnd = name.hasPrefix("nth-last")
      compound.pseudoClasses.append(.nth(formula))
    }
    return true
  }

  private mutating func list(_ tokens: ArraySlice<CSSToken>) -> [Selector]? {
    namesParent = namesParent || tokens.contains(.delimiter("&"))
    let selectors = SelectorParser.selectors(tokens, in: parents, &relations, depth: depth + 1)
    return selectors?.contains { $0.pseudoElement != nil } == true ? nil : selectors
  }

  /// Parses the argument of `:has()`.
  ///
  /// The selectors in the argument may begin with a combinator.
  private mutating func relative(
    _ tokens: ArraySlice<CSSToken>, _ compound: inout Selector.Compound
  ) -> Bool {
    var indices: [Int] = []
    var specificity = 0
    for part in tokens.split(at: ",") {
      var parser = SelectorParser(
        tokens: part.trimmed, parents: parents, depth: depth + 1, relations: relations)
      guard depth < SelectorParser.maximumDepth, relations.count < SelectorParser.maximumRelations,
        let relation = parser.relation()
      else { return false }
      // A `:has()` inside another `:has()` is invalid.
      guard parser.relations.count == relations.count else { return false }
      relations.append(relation)
      indices.append(relations.count - 1)
      specificity = max(specificity, relation.specificity)
    }
    compound.pseudoClasses.append(.has(indices, specificity: specificity))
    return true
  }

  private mutating func relation() -> RelativeSelector? {
    var relation = RelativeSelector(compounds: [])
    var combinator = combinatorSign() ?? .descendant
    while !tokens.isEmpty, relation.compounds.count < 16 {
      var selector = Selector()
      guard let compound = compound(&selector), selector.pseudoElement == nil else { return nil }
      relation.compounds.append((combinator, compound))
      guard let next = nextCombinator() else { break }
      combinator = next
    }
    return tokens.isEmpty && !relation.compounds.isEmpty ? relation : nil
  }
}
