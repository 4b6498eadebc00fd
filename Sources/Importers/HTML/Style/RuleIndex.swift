/// Rules by what their selected element must have, so that each element meets few of them.
struct RuleIndex {
  /// What decides between declarations, strongest last.
  ///
  /// Source: CSS Cascading and Inheritance Level 5, section 6 “Cascade sorting order”.
  struct Weight: Comparable {
    var isImportant: Bool
    /// Of a shadow tree about something outside of it: weaker, or stronger where important.
    var isFromInside = false
    /// From the `style` attribute.
    var isAttached = false
    var layer = 0
    var specificity = 0
    var order = 0

    private var rank: (Int, Int, Int, Int, Int, Int) {
      let context = isFromInside ? (isImportant ? 1 : -1) : 0
      return (
        isImportant ? 1 : 0, context, isAttached ? 1 : 0, isImportant ? -layer : layer,
        specificity, order
      )
    }

    static func < (one: Weight, other: Weight) -> Bool { one.rank < other.rank }
  }

  /// A declaration that applies to an element, with its weight.
  struct Match {
    var change: StyleChange
    var pseudoElement: Selector.PseudoElement?
    var weight: Weight
  }

  /// What an element must have to meet a rule.
  private enum Key: Hashable {
    case id(String), named(String), tag(String), root
  }

  private let sheet: StyleSheet
  private var matcher: SelectorMatcher
  private let tree: FlatTree
  private var byKey: [Key: [Int]] = [:]
  private var others: [Int] = []
  /// Rules of shadow trees about their host or their slots, by root.
  private var ofHosts: [DOM.ID: [Int]] = [:]
  private var ofSlots: [DOM.ID: [Int]] = [:]
  /// Roots of shadow trees by host.
  private var roots: [DOM.ID: DOM.ID] = [:]
  private var ranks: [DOM.ID: [Int]] = [:]
  private var testsLeft = 20_000_000

  /// Whether there were more rules and elements than could be compared.
  var isExhausted: Bool { testsLeft < 0 || matcher.isExhausted }

  init(_ sheet: StyleSheet, _ dom: DOM, _ tree: FlatTree) {
    self.sheet = sheet
    self.tree = tree
    matcher = SelectorMatcher(
      dom: dom, scopes: tree.scopes, relations: sheet.relations,
      countsSiblings: sheet.countsSiblings)
    for root in tree.shadowRoots { roots[dom[root].parent] = root }
    ranks = sheet.layers.mapValues(\.ranks)
    for (place, rule) in sheet.rules.enumerated() {
      if rule.selector.pseudoElement == .slotted {
        ofSlots[rule.scope, default: []].append(place)
      } else if rule.selector.compounds.count == 1, rule.selector.subject.isHost {
        ofHosts[rule.scope, default: []].append(place)
      } else if let keys = RuleIndex.keys(of: rule.selector.subject) {
        for key in keys { byKey[key, default: []].append(place) }
      } else {
        others.append(place)
      }
    }
  }

  /// What selected elements have at least one of; absent where nothing can be said.
  private static func keys(of compound: Selector.Compound, depth: Int = 0) -> [Key]? {
    if let id = compound.id { return [.id(id)] }
    if let first = compound.classes.first { return [.named(first)] }
    if let tag = compound.tag { return [.tag(tag)] }
    for case .root in compound.pseudoClasses { return [.root] }
    guard depth < 4 else { return nil }
    for case .any(let selectors) in compound.pseudoClasses where selectors.count <= 16 {
      let found = selectors.compactMap { keys(of: $0.subject, depth: depth + 1) }
      if found.count == selectors.count { return Array(Set(found.joined())) }
    }
    return nil
  }

  /// Adds the declarations of all rules that select an element.
  mutating func collect(for id: DOM.ID, into matches: inout [Match]) {
    guard !sheet.rules.isEmpty else { return }
    let dom = matcher.dom
    if !byKey.isEmpty {
      if let own = dom.attribute(.id, of: id) { test(byKey[.id(own)], id, &matches) }
      if let classes = dom.attribute(.class, of: id) {
        for name in classes.asciiTokens { test(byKey[.named(String(name))], id, &matches) }
      }
      test(byKey[.tag(dom.name(of: id))], id, &matches)
      if id == dom.root { test(byKey[.root], id, &matches) }
    }
    test(others, id, &matches)
    if !ofHosts.isEmpty, let root = roots[id] { testHost(ofHosts[root] ?? [], id, &matches) }
    if !ofSlots.isEmpty, let root = roots[dom[id].parent] {
      testSlotted(ofSlots[root] ?? [], id, &matches)
    }
  }

  private mutating func test(_ places: [Int]?, _ id: DOM.ID, _ matches: inout [Match]) {
    guard let places, !places.isEmpty else { return }
    testsLeft -= places.count
    guard testsLeft >= 0 else { return }
    for place in places {
      let rule = sheet.rules[place]
      guard rule.scope == matcher.scopes[Int(id)], matcher.matches(rule.selector, id) else {
        continue
      }
      add(rule, isFromInside: false, to: &matches)
    }
  }

  private mutating func testHost(_ places: [Int], _ id: DOM.ID, _ matches: inout [Match]) {
    for place in places where matcher.matchesHost(sheet.rules[place].selector, id) {
      add(sheet.rules[place], isFromInside: true, to: &matches)
    }
  }

  private mutating func testSlotted(_ places: [Int], _ id: DOM.ID, _ matches: inout [Match]) {
    let slot = tree.parent(of: id)
    guard slot >= 0, matcher.dom.htmlTag(slot) == .slot else { return }
    for place in places {
      let rule = sheet.rules[place]
      guard rule.selector.slotted.contains(where: { matcher.matches($0, id) }),
        matcher.matches(rule.selector, slot)
      else { continue }
      add(rule, isFromInside: true, to: &matches)
    }
  }

  private func add(_ rule: StyleSheet.Rule, isFromInside: Bool, to matches: inout [Match]) {
    let layer = ranks[rule.scope]?[rule.layer] ?? 0
    for entry in rule.declarations.entries {
      matches.append(
        Match(
          change: entry.change,
          pseudoElement: rule.selector.pseudoElement == .slotted
            ? nil : rule.selector.pseudoElement,
          weight: Weight(
            isImportant: entry.isImportant, isFromInside: isFromInside, layer: layer,
            specificity: rule.selector.specificity, order: rule.order)))
    }
  }
}
