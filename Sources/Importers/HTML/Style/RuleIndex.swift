/// Rules by what their selected element must have, so that each element meets few of them.
struct RuleIndex {
  /// A declaration that applies to an element, with its weight.
  struct Match {
    var entry: CSSDeclarations.Entry
    var pseudoElement: Selector.PseudoElement?
    var specificity: Int
    var order: Int

    /// What decides between matches: importance, specificity, order.
    var weight: (Int, Int, Int) { (entry.isImportant ? 1 : 0, specificity, order) }
  }

  private let sheet: StyleSheet
  private let matcher: SelectorMatcher
  private var byID: [String: [Int]] = [:]
  private var byClass: [String: [Int]] = [:]
  private var byTag: [String: [Int]] = [:]
  private var others: [Int] = []
  private var testsLeft = 20_000_000

  /// Whether there were more rules and elements than could be compared.
  var isExhausted: Bool { testsLeft < 0 }

  init(_ sheet: StyleSheet, _ matcher: SelectorMatcher) {
    self.sheet = sheet
    self.matcher = matcher
    for (place, rule) in sheet.rules.enumerated() {
      let subject = rule.selector.subject
      if let id = subject.id {
        byID[id, default: []].append(place)
      } else if let first = subject.classes.first {
        byClass[first, default: []].append(place)
      } else if let tag = subject.tag {
        byTag[tag, default: []].append(place)
      } else {
        others.append(place)
      }
    }
  }

  /// Adds the declarations of all rules that select an element.
  mutating func collect(for id: DOM.ID, into matches: inout [Match]) {
    guard !sheet.rules.isEmpty else { return }
    let dom = matcher.dom
    if !byID.isEmpty, let own = dom.attribute(.id, of: id), let places = byID[own] {
      test(places, id, &matches)
    }
    if !byClass.isEmpty, let classes = dom.attribute(.class, of: id) {
      for name in classes.asciiTokens {
        if let places = byClass[String(name)] { test(places, id, &matches) }
      }
    }
    if !byTag.isEmpty, let places = byTag[dom.name(of: id)] { test(places, id, &matches) }
    if !others.isEmpty { test(others, id, &matches) }
  }

  private mutating func test(_ places: [Int], _ id: DOM.ID, _ matches: inout [Match]) {
    testsLeft -= places.count
    guard testsLeft >= 0 else { return }
    for place in places {
      let rule = sheet.rules[place]
      guard rule.scope == matcher.scopes[Int(id)], matcher.matches(rule.selector, id) else {
        continue
      }
      for entry in rule.declarations.entries {
        matches.append(
          Match(
            entry: entry, pseudoElement: rule.selector.pseudoElement,
            specificity: rule.selector.specificity, order: rule.order))
      }
    }
  }
}
