/// A complex selector, from the element it selects outwards.
struct Selector: Sendable {
  /// How two compounds are related.
  enum Combinator: Sendable {
    case descendant, child, next, subsequent
  }

  /// Generated content a selector is about.
  enum PseudoElement: Sendable {
    case before, after
  }

  /// A test of an attribute.
  struct AttributeTest: Sendable {
    /// How the value is compared.
    enum Comparison: Sendable {
      case present, equals, includes, dashes, begins, ends, contains
    }

    var name: String
    var comparison = Comparison.present
    var value = ""
    var ignoresCase = false
  }

  /// A pseudo-class a static page can answer.
  indirect enum PseudoClass: Sendable {
    case root, firstChild, lastChild, onlyChild, empty, link, checked, disabled, enabled, required
    case optional, host
    case not([Compound])
    case any([Compound])
    /// At one place among its siblings, counted from 1.
    case place(Int, ofType: Bool)
    /// Depends on what the user does: never so on a page nobody touches.
    case dynamic
  }

  /// Tests of one element.
  struct Compound: Sendable {
    var tag: String?
    var id: String?
    var classes: [String] = []
    var attributes: [AttributeTest] = []
    var pseudoClasses: [PseudoClass] = []
  }

  /// The compounds, the selected element's first; each with how it stands to the one before it.
  var compounds: [(compound: Compound, combinator: Combinator)] = []
  var pseudoElement: PseudoElement?

  /// Identifiers, classes and tags, each in twenty bits.
  var specificity: Int {
    compounds.reduce(pseudoElement == nil ? 0 : 1) { $0 + $1.compound.specificity }
  }

  /// The compound of the selected element.
  var subject: Compound { compounds[0].compound }
}

extension Selector.Compound {
  /// The weight of the tests.
  var specificity: Int {
    var weight = tag == nil ? 0 : 1
    weight += (classes.count + attributes.count) << 20
    if id != nil { weight += 1 << 40 }
    for pseudoClass in pseudoClasses {
      switch pseudoClass {
      case .not(let inner), .any(let inner): weight += inner.map(\.specificity).max() ?? 0
      default: weight += 1 << 20
      }
    }
    return weight
  }
}

struct SelectorParser {
  private var tokens: ArraySlice<CSSToken>
  /// Whether `:nth-of-type(2)` and its like are understood.
  private let countsSiblings: Bool

  /// The selectors of a list; one that is not understood makes the whole list void, as in browsers.
  ///
  /// Counting siblings is for a search that is done once: in a style sheet it would cost every
  /// element a look at all its siblings.
  static func selectors(
    _ tokens: ArraySlice<CSSToken>, countingSiblings: Bool = false
  ) -> [Selector]? {
    var selectors: [Selector] = []
    for part in tokens.split(at: ",") {
      var parser = SelectorParser(tokens: part, countsSiblings: countingSiblings)
      guard let selector = parser.complex() else { return nil }
      selectors.append(selector)
    }
    return selectors
  }

  private mutating func complex() -> Selector? {
    var selector = Selector()
    var combinator = Selector.Combinator.descendant
    skipSpace()
    while !tokens.isEmpty {
      guard selector.pseudoElement == nil, selector.compounds.count < 32,
        let compound = compound(&selector.pseudoElement)
      else { return nil }
      selector.compounds.append((compound, combinator))
      guard let next = nextCombinator() else { break }
      combinator = next
    }
    guard !selector.compounds.isEmpty, tokens.isEmpty else { return nil }
    return inverted(selector)
  }

  /// Puts the selected element first, and each combinator with the outer of its two.
  private func inverted(_ selector: Selector) -> Selector {
    var result = Selector(pseudoElement: selector.pseudoElement)
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
    guard case .delimiter(let sign)? = tokens.first else {
      return hasSpace && !tokens.isEmpty ? .descendant : nil
    }
    let combinator: Selector.Combinator? =
      switch sign {
      case ">": .child
      case "+": .next
      case "~": .subsequent
      default: nil
      }
    guard let combinator else { return hasSpace ? .descendant : nil }
    tokens.removeFirst()
    skipSpace()
    return combinator
  }

  private mutating func skipSpace() { tokens = tokens.drop { $0 == .space } }

  private mutating func compound(_ pseudoElement: inout Selector.PseudoElement?)
    -> Selector.Compound?
  {
    var compound = Selector.Compound()
    let start = tokens.startIndex
    while let token = tokens.first {
      switch token {
      case .ident(let name) where tokens.startIndex == start: compound.tag = name.asciiLowercased
      case .delimiter("*") where tokens.startIndex == start: break
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
        guard pseudo(&compound, &pseudoElement) else { return nil }
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

  private mutating func pseudo(
    _ compound: inout Selector.Compound, _ pseudoElement: inout Selector.PseudoElement?
  ) -> Bool {
    tokens.removeFirst()
    let isElement = tokens.first == .delimiter(":")
    if isElement { tokens.removeFirst() }
    switch tokens.popFirst() {
    case .ident(let name):
      switch name.asciiLowercased {
      case "before": pseudoElement = .before
      case "after": pseudoElement = .after
      case "first-of-type" where !isElement && countsSiblings:
        compound.pseudoClasses.append(.place(1, ofType: true))
      case let other where !isElement:
        guard let pseudoClass = SelectorParser.pseudoClasses[other] else { return false }
        compound.pseudoClasses.append(pseudoClass)
      default: return false
      }
      return true
    case .function(let name) where !isElement: return functional(name, &compound)
    default: return false
    }
  }

  private mutating func functional(_ name: String, _ compound: inout Selector.Compound) -> Bool {
    var depth = 1
    let end = tokens.firstIndex { token in
      depth += token.nesting
      return depth == 0
    }
    guard let end, tokens[end] == .delimiter(")") else { return false }
    let inner = tokens[tokens.startIndex..<end]
    tokens = tokens[(end + 1)...]
    if let isOfType = ["nth-child": false, "nth-of-type": true][name] {
      guard countsSiblings, case .number(let text)? = inner.first, inner.count == 1,
        let place = Int(text)
      else { return false }
      compound.pseudoClasses.append(.place(place, ofType: isOfType))
      return true
    }
    guard ["not", "is", "where", "matches"].contains(name),
      let selectors = SelectorParser.selectors(inner),
      selectors.allSatisfy({ $0.compounds.count == 1 && $0.pseudoElement == nil })
    else { return false }
    let compounds = selectors.map(\.subject)
    compound.pseudoClasses.append(name == "not" ? .not(compounds) : .any(compounds))
    return true
  }

  private static let pseudoClasses: [String: Selector.PseudoClass] = [
    "root": .root, "first-child": .firstChild, "last-child": .lastChild, "only-child": .onlyChild,
    "empty": .empty, "link": .link, "any-link": .link, "checked": .checked, "disabled": .disabled,
    "enabled": .enabled, "required": .required, "optional": .optional, "host": .host,
    "hover": .dynamic, "active": .dynamic, "focus": .dynamic, "focus-visible": .dynamic,
    "focus-within": .dynamic, "target": .dynamic, "visited": .dynamic, "popover-open": .dynamic,
    "modal": .dynamic, "user-invalid": .dynamic, "user-valid": .dynamic,
  ]
}
