/// Reads selectors.
///
/// Source: Selectors Level 4; CSS Nesting Module Level 1; CSS Scoping Module Level 1.
struct SelectorParser {
  private var tokens: ArraySlice<CSSToken>
  /// The selectors of the rule around this one.
  private let parents: [Selector]
  /// How many parentheses are around this.
  private let depth: Int
  private var relations: [RelativeSelector] = []
  private var namesParent = false

  /// How deep selectors may stand in one another.
  private static let deepest = 8
  /// How many `:has()` a page may have; each may cost a look at all its elements.
  private static let mostRelations = 2_000

  /// The selectors of a list; one that is not understood makes the whole list void, as in browsers.
  ///
  /// In the rule of other selectors, `&` stands for them; without it, what is selected is in them.
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

  /// The selectors of a list that are understood.
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
    guard depth < deepest, let selector = parser.complex() else { return nil }
    relations = parser.relations
    return selector
  }

  private init(
    tokens: ArraySlice<CSSToken>, parents: [Selector], depth: Int, relations: [RelativeSelector]
  ) {
    self.tokens = tokens
    self.parents = parents
    self.depth = depth
    self.relations = relations
  }

  private mutating func complex() -> Selector? {
    var selector = Selector()
    skipSpace()
    let isNested = !parents.isEmpty && depth == 0
    // In a rule, a selector may begin with how it stands to the rule's own.
    let leading = isNested ? sign() : nil
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
    selector.namesParent = namesParent
    var result = inverted(selector)
    if isNested, leading != nil || !namesParent {
      var parent = Selector.Compound()
      parent.pseudoClasses = [.any(parents)]
      result.compounds.append((parent, leading ?? .descendant))
    }
    return result.weighed
  }

  /// Puts the selected element first, and each combinator with the outer of its two.
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
    if let combinator = sign() { return combinator }
    return hasSpace && !tokens.isEmpty ? .descendant : nil
  }

  private mutating func sign() -> Selector.Combinator? {
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
      case _ where isElement || SelectorParser.oldElements.contains(name):
        selector.pseudoElement = .other
      default:
        guard let pseudoClass = SelectorParser.pseudoClasses[name] else { return false }
        compound.pseudoClasses.append(pseudoClass)
      }
      return true
    case .function(let name): return functional(name, isElement, &compound, &selector)
    default: return false
    }
  }

  /// Pseudo-elements that may be written with one colon.
  private static let oldElements: Set<String> = ["first-line", "first-letter"]

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
      compound.pseudoClasses.append(name == "where" ? .anywhere(selectors) : .any(selectors))
    case "has": return relative(inner, &compound)
    case "host", "host-context":
      guard name == "host", let selectors = list(inner) else { return false }
      compound.pseudoClasses.append(.host(selectors))
    case "lang":
      guard case .ident(let tag)? = inner.first, inner.count == 1 else { return false }
      compound.pseudoClasses.append(.language(tag.asciiLowercased))
    case "state": compound.pseudoClasses.append(.dynamic)
    default:
      guard var formula = SelectorParser.formula(inner),
        ["nth-child", "nth-of-type", "nth-last-child", "nth-last-of-type"].contains(name)
      else { return false }
      formula.isOfType = name.hasSuffix("of-type")
      formula.isFromEnd = name.hasPrefix("nth-last")
      compound.pseudoClasses.append(.place(formula))
    }
    return true
  }

  private mutating func list(_ tokens: ArraySlice<CSSToken>) -> [Selector]? {
    namesParent = namesParent || tokens.contains(.delimiter("&"))
    let selectors = SelectorParser.selectors(tokens, in: parents, &relations, depth: depth + 1)
    return selectors?.contains { $0.pseudoElement != nil } == true ? nil : selectors
  }

  /// `:has()` with its selectors, which begin with how they stand to the element.
  private mutating func relative(
    _ tokens: ArraySlice<CSSToken>, _ compound: inout Selector.Compound
  ) -> Bool {
    var places: [Int] = []
    var weight = 0
    for part in tokens.split(at: ",") {
      var parser = SelectorParser(
        tokens: part.trimmed, parents: parents, depth: depth + 1, relations: relations)
      guard depth < SelectorParser.deepest, relations.count < SelectorParser.mostRelations,
        let relation = parser.relation()
      else { return false }
      // One `:has()` in another is void.
      guard parser.relations.count == relations.count else { return false }
      relations.append(relation)
      places.append(relations.count - 1)
      weight = max(weight, relation.specificity)
    }
    compound.pseudoClasses.append(.has(places, specificity: weight))
    return true
  }

  private mutating func relation() -> RelativeSelector? {
    var relation = RelativeSelector(compounds: [])
    var combinator = sign() ?? .descendant
    while !tokens.isEmpty, relation.compounds.count < 16 {
      var selector = Selector()
      guard let compound = compound(&selector), selector.pseudoElement == nil else { return nil }
      relation.compounds.append((combinator, compound))
      guard let next = nextCombinator() else { break }
      combinator = next
    }
    return tokens.isEmpty && !relation.compounds.isEmpty ? relation : nil
  }

  /// `odd`, `even`, `3`, `2n`, `-n + 3`.
  ///
  /// Source: CSS Syntax Module Level 3, section 6 “The An+B microsyntax”.
  static func formula(_ tokens: ArraySlice<CSSToken>) -> SiblingFormula? {
    var text = ""
    for token in tokens {
      switch token {
      case .space: continue
      case .ident(let part), .number(let part): text += part.asciiLowercased
      case .delimiter("+"): text += "+"
      case .delimiter("-"): text += "-"
      default: return nil
      }
    }
    if text == "odd" { return SiblingFormula(step: 2, offset: 1) }
    if text == "even" { return SiblingFormula(step: 2, offset: 0) }
    guard let letter = text.firstIndex(of: "n") else {
      return Int(text).map { SiblingFormula(step: 0, offset: limited($0)) }
    }
    let before = text[..<letter]
    let after = text[text.index(after: letter)...]
    let step = ["": 1, "+": 1, "-": -1][before] ?? Int(before)
    guard let step, let offset = after.isEmpty ? 0 : Int(after) else { return nil }
    return SiblingFormula(step: limited(step), offset: limited(offset))
  }

  /// A number as browsers hold it, in 32 bits.
  private static func limited(_ number: Int) -> Int {
    min(max(number, Int(Int32.min)), Int(Int32.max))
  }

  private static let pseudoClasses: [String: Selector.PseudoClass] = [
    "root": .root, "scope": .root, "empty": .empty, "link": .link, "any-link": .link,
    "checked": .checked, "disabled": .disabled, "enabled": .enabled, "required": .required,
    "optional": .optional, "host": .host([]), "open": .open, "read-only": .readOnly,
    "read-write": .readWrite, "placeholder-shown": .placeholderShown, "defined": .defined,
    "first-child": .place(SiblingFormula(step: 0, offset: 1)),
    "last-child": .place(SiblingFormula(step: 0, offset: 1, isFromEnd: true)),
    "first-of-type": .place(SiblingFormula(step: 0, offset: 1, isOfType: true)),
    "last-of-type": .place(SiblingFormula(step: 0, offset: 1, isOfType: true, isFromEnd: true)),
    "only-child": .any([alone(ofType: false)]), "only-of-type": .any([alone(ofType: true)]),
    "hover": .dynamic, "active": .dynamic, "focus": .dynamic, "focus-visible": .dynamic,
    "focus-within": .dynamic, "target": .dynamic, "target-within": .dynamic, "visited": .dynamic,
    "popover-open": .dynamic, "modal": .dynamic, "user-invalid": .dynamic,
    "user-valid": .dynamic, "fullscreen": .dynamic, "-webkit-full-screen": .dynamic,
    "autofill": .dynamic, "-webkit-autofill": .dynamic, "indeterminate": .dynamic,
    "picture-in-picture": .dynamic, "playing": .dynamic, "paused": .dynamic,
    "-moz-focusring": .dynamic, "past": .dynamic, "current": .dynamic, "future": .dynamic,
  ]

  /// First and last at once.
  private static func alone(ofType isOfType: Bool) -> Selector {
    var compound = Selector.Compound()
    compound.pseudoClasses = [false, true].map {
      .place(SiblingFormula(step: 0, offset: 1, isOfType: isOfType, isFromEnd: $0))
    }
    return Selector(compounds: [(compound, .descendant)])
  }
}
