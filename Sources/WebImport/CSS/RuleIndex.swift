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

  /// What an element must have to meet a rule, or something around it.
  fileprivate enum Key: Hashable {
    case id(String), named(String), tag(String), attribute(String), root
  }

  /// Rules about elements that have one thing in common.
  fileprivate struct Bucket {
    /// Rules to be tried on all of them.
    var always: [Int] = []
    /// Rules that also need something around the element, by what that has.
    var byAncestor: [Key: [Int]] = [:]

    /// Leaves it at trying all, where that is sooner done than listing what is around elements.
    mutating func settle() {
      guard byAncestor.count <= 8 else { return }
      always += byAncestor.values.joined()
      byAncestor = [:]
    }
  }

  /// How many rules may be tried on elements.
  private static let mostTests = 20_000_000

  private let sheet: StyleSheet
  private var matcher: SelectorMatcher
  private let tree: FlatTree
  private var byKey: [Key: Bucket] = [:]
  private var others = Bucket()
  /// What is around the children of the element asked for last.
  private var around = Surroundings()
  /// Rules of shadow trees about their host or their slots, by root.
  private var ofHosts: [DOM.ID: [Int]] = [:]
  private var ofSlots: [DOM.ID: [Int]] = [:]
  /// Roots of shadow trees by host.
  private var roots: [DOM.ID: DOM.ID] = [:]
  private var ranks: [DOM.ID: [Int]] = [:]
  private var testsLeft = RuleIndex.mostTests

  /// Whether there were more rules and elements than could be compared.
  var isExhausted: Bool { testsLeft < 0 || matcher.isExhausted }

  /// How much was compared so far.
  var steps: Int { RuleIndex.mostTests - testsLeft + matcher.steps }

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
        for key in keys { byKey[key, default: Bucket()].add(place, rule.selector) }
      } else {
        others.add(place, rule.selector)
      }
    }
    for key in byKey.keys { byKey[key]?.settle() }
    others.settle()
  }

  /// What selected elements have at least one of; absent where nothing can be said.
  private static func keys(of compound: Selector.Compound, depth: Int = 0) -> [Key]? {
    if let id = compound.id { return [.id(id)] }
    if let first = compound.classes.first { return [.named(first)] }
    if let tag = compound.tag { return [.tag(tag)] }
    for case .root in compound.pseudoClasses { return [.root] }
    if let first = compound.attributes.first { return [.attribute(first.name)] }
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
      for key in RuleIndex.keys(of: id, dom) { test(byKey[key], id, &matches) }
      for name in dom.spellings(of: id) { test(byKey[.attribute(name)], id, &matches) }
      if id == dom.root { test(byKey[.root], id, &matches) }
    }
    test(others, id, &matches)
    if !ofHosts.isEmpty, let root = roots[id] { testHost(ofHosts[root] ?? [], id, &matches) }
    if !ofSlots.isEmpty, let root = roots[dom[id].parent] {
      testSlotted(ofSlots[root] ?? [], id, &matches)
    }
  }

  /// What an element is called by: identifier, classes and name.
  fileprivate static func keys(of id: DOM.ID, _ dom: DOM) -> [Key] {
    var keys = [Key.tag(dom.name(of: id))]
    guard dom[id].attributeCount > 0 else { return keys }
    if let own = dom.attribute(.id, of: id) { keys.append(.id(own)) }
    let classes = dom.attribute(.class, of: id)?.asciiTokens.map { Key.named(String($0)) } ?? []
    return classes.count > 1 ? keys + Set(classes) : keys + classes
  }

  private mutating func test(_ bucket: Bucket?, _ id: DOM.ID, _ matches: inout [Match]) {
    guard let bucket else { return }
    test(bucket.always, id, &matches)
    guard !bucket.byAncestor.isEmpty else { return }
    testsLeft -= around.enter(matcher.dom[id].parent, matcher.dom)
    testsLeft -= min(around.keys.count, bucket.byAncestor.count)
    guard testsLeft >= 0 else { return }
    if bucket.byAncestor.count < around.keys.count {
      for (key, places) in bucket.byAncestor where around.keys[key] != nil {
        test(places, id, &matches)
      }
    } else {
      for key in around.keys.keys { test(bucket.byAncestor[key] ?? [], id, &matches) }
    }
  }

  private mutating func test(_ places: [Int], _ id: DOM.ID, _ matches: inout [Match]) {
    guard !places.isEmpty else { return }
    testsLeft -= places.count
    guard testsLeft >= 0 else { return }
    for place in places {
      let rule = sheet.rules[place]
      guard rule.scope == matcher.scopes[Int(id)], matcher.matches(rule.selector, id, rule: place)
      else { continue }
      add(rule, isFromInside: false, to: &matches)
    }
  }

  private mutating func testHost(_ places: [Int], _ id: DOM.ID, _ matches: inout [Match]) {
    testsLeft -= places.count
    guard testsLeft >= 0 else { return }
    for place in places where matcher.matchesHost(sheet.rules[place].selector, id) {
      add(sheet.rules[place], isFromInside: true, to: &matches)
    }
  }

  private mutating func testSlotted(_ places: [Int], _ id: DOM.ID, _ matches: inout [Match]) {
    let slot = tree.parent(of: id)
    guard slot >= 0, matcher.dom.htmlTag(slot) == .slot else { return }
    testsLeft -= places.count
    guard testsLeft >= 0 else { return }
    for place in places {
      let rule = sheet.rules[place]
      guard rule.selector.slotted.contains(where: { matcher.matches($0, id) }),
        matcher.matches(rule.selector, slot)
      else { continue }
      add(rule, isFromInside: true, to: &matches)
    }
  }

  private mutating func add(
    _ rule: StyleSheet.Rule, isFromInside: Bool, to matches: inout [Match]
  ) {
    // Declarations are sorted and applied, which costs more than a comparison.
    testsLeft -= rule.declarations.entries.count * 8
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

extension RuleIndex {
  /// What the elements from the root down to one are called by, kept from one element to the next: in the
  /// order of a page each element is entered and left once.
  fileprivate struct Surroundings {
    /// How often each key is around.
    private(set) var keys: [Key: Int] = [:]
    private var chain: [(id: DOM.ID, keys: [Key])] = []
    private var depths: [DOM.ID: Int] = [:]

    /// Goes to an element; returns how many keys that took.
    mutating func enter(_ id: DOM.ID, _ dom: DOM) -> Int {
      var waiting: [DOM.ID] = []
      var current = id
      while current >= 0, depths[current] == nil {
        waiting.append(current)
        current = dom[current].parent
      }
      var steps = 0
      let depth = current < 0 ? 0 : (depths[current] ?? 0) + 1
      while chain.count > depth, let last = chain.popLast() {
        depths[last.id] = nil
        for key in last.keys {
          let count = keys[key, default: 1] - 1
          keys[key] = count > 0 ? count : nil
        }
        steps += last.keys.count
      }
      for id in waiting.reversed() {
        let own = RuleIndex.keys(of: id, dom)
        depths[id] = chain.count
        chain.append((id, own))
        for key in own { keys[key, default: 0] += 1 }
        steps += own.count
      }
      return steps
    }
  }
}

extension RuleIndex.Bucket {
  /// Adds a rule by what it asks for around the element; what is beside it says nothing.
  fileprivate mutating func add(_ place: Int, _ selector: Selector) {
    let outside = selector.compounds.dropFirst().filter {
      $0.combinator == .descendant || $0.combinator == .child
    }
    var key: RuleIndex.Key?
    for (compound, _) in outside where key == nil {
      key = compound.id.map { .id($0) } ?? compound.classes.first.map { .named($0) }
    }
    for (compound, _) in outside where key == nil { key = compound.tag.map { .tag($0) } }
    if let key { byAncestor[key, default: []].append(place) } else { always.append(place) }
  }
}
