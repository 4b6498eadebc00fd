/// An index of CSS rules by the identifiers, classes and other keys that a selected element must
/// have.
///
/// With the index, fewer rules are tested on each element.
struct RuleIndex {
  /// The precedence of a declaration in the cascade.
  ///
  /// A declaration with a greater weight overrides a declaration with a smaller weight.
  ///
  /// Source: CSS Cascading and Inheritance Level 5, section 6 “Cascade sorting order”.
  struct Weight: Comparable {
    var isImportant: Bool
    /// Whether the declaration is from a rule in a shadow tree and applies to the host of the tree
    /// or to slotted elements.
    var isFromShadowTree = false
    var isFromStyleAttribute = false
    var layer = 0
    var specificity = 0
    var order = 0

    private var rank: (Int, Int, Int, Int, Int, Int) {
      let context = isFromShadowTree ? (isImportant ? 1 : -1) : 0
      return (
        isImportant ? 1 : 0, context, isFromStyleAttribute ? 1 : 0, isImportant ? -layer : layer,
        specificity, order
      )
    }

    static func < (one: Weight, other: Weight) -> Bool { one.rank < other.rank }
  }

  /// A declaration that applies to an element.
  struct Match {
    var change: StyleChange
    var pseudoElement: Selector.PseudoElement?
    var weight: Weight
  }

  /// A feature, such as a class, that a rule requires of an element or of an ancestor.
  fileprivate enum Key: Hashable {
    case id(String), className(String), tag(String), attribute(String), root
  }

  /// The rules that can only match elements with a certain key, as indices.
  fileprivate struct Bucket {
    /// The rules to test on every element with the key of the bucket.
    var always: [Int] = []
    /// The rules to test only if an ancestor of the element has a certain key, by this key.
    var byAncestor: [Key: [Int]] = [:]

    /// Moves all rules to ``always`` if the rules depend on only a few different keys of ancestors.
    ///
    /// Looking up so few keys would take longer than testing the rules.
    mutating func simplify() {
      guard byAncestor.count <= 8 else { return }
      always += byAncestor.values.joined()
      byAncestor = [:]
    }
  }

  /// The maximum number of tests.
  ///
  /// Each test checks one rule on one element.
  private static let maximumTests = 20_000_000

  private let sheet: StyleSheet
  private var matcher: SelectorMatcher
  private let tree: FlatTree
  private var byKey: [Key: Bucket] = [:]
  private var others = Bucket()
  /// The keys of the last visited element and of its ancestors.
  private var ancestors = AncestorKeys()
  /// The rules in a shadow tree that apply to the host of the tree, by the root of the tree.
  private var ofHosts: [DOM.ID: [Int]] = [:]
  private var ofSlots: [DOM.ID: [Int]] = [:]
  /// The root of each shadow tree, by the tree's host.
  private var roots: [DOM.ID: DOM.ID] = [:]
  private var ranks: [DOM.ID: [Int]] = [:]
  private var testsLeft = RuleIndex.maximumTests

  /// Whether the number of tests exceeded a limit.
  var isExhausted: Bool { testsLeft < 0 || matcher.isExhausted }

  /// The number of tests so far, including the tests of `matcher`.
  var steps: Int { RuleIndex.maximumTests - testsLeft + matcher.steps }

  init(_ sheet: StyleSheet, _ dom: DOM, _ tree: FlatTree) {
    self.sheet = sheet
    self.tree = tree
    matcher = SelectorMatcher(
      dom: dom, scopes: tree.scopes, relations: sheet.relations,
      usesSiblingPositions: sheet.usesSiblingPositions)
    for root in tree.shadowRoots { roots[dom[root].parent] = root }
    ranks = sheet.layers.mapValues(\.ranks)
    for (index, rule) in sheet.rules.enumerated() {
      if rule.selector.pseudoElement == .slotted {
        ofSlots[rule.scope, default: []].append(index)
      } else if rule.selector.compounds.count == 1, rule.selector.subject.isHost {
        ofHosts[rule.scope, default: []].append(index)
      } else if let keys = RuleIndex.keys(of: rule.selector.subject) {
        for key in keys { byKey[key, default: Bucket()].add(index, rule.selector) }
      } else {
        others.add(index, rule.selector)
      }
    }
    for key in byKey.keys { byKey[key]?.simplify() }
    others.simplify()
  }

  /// Returns the keys under which the index stores the rules for a compound.
  ///
  /// Every element that the compound selects has at least one of the keys. The result is `nil` if
  /// no set of keys has this property.
  private static func keys(of compound: Selector.Compound, depth: Int = 0) -> [Key]? {
    if let id = compound.id { return [.id(id)] }
    if let first = compound.classes.first { return [.className(first)] }
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

  /// Appends the declarations of all rules that select an element.
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

  /// Returns the keys of an element: identifier, classes and tag.
  fileprivate static func keys(of id: DOM.ID, _ dom: DOM) -> [Key] {
    var keys = [Key.tag(dom.name(of: id))]
    guard dom[id].attributeCount > 0 else { return keys }
    if let own = dom.attribute(.id, of: id) { keys.append(.id(own)) }
    let classes = dom.attribute(.class, of: id)?.asciiTokens.map { Key.className(String($0)) } ?? []
    return classes.count > 1 ? keys + Set(classes) : keys + classes
  }

  private mutating func test(_ bucket: Bucket?, _ id: DOM.ID, _ matches: inout [Match]) {
    guard let bucket else { return }
    test(bucket.always, id, &matches)
    guard !bucket.byAncestor.isEmpty else { return }
    testsLeft -= ancestors.enter(matcher.dom[id].parent, matcher.dom)
    testsLeft -= min(ancestors.keys.count, bucket.byAncestor.count)
    guard testsLeft >= 0 else { return }
    if bucket.byAncestor.count < ancestors.keys.count {
      for (key, rules) in bucket.byAncestor where ancestors.keys[key] != nil {
        test(rules, id, &matches)
      }
    } else {
      for key in ancestors.keys.keys { test(bucket.byAncestor[key] ?? [], id, &matches) }
    }
  }

  private mutating func test(_ rules: [Int], _ id: DOM.ID, _ matches: inout [Match]) {
    guard !rules.isEmpty else { return }
    testsLeft -= rules.count
    guard testsLeft >= 0 else { return }
    for index in rules {
      let rule = sheet.rules[index]
      guard rule.scope == matcher.scopes[Int(id)], matcher.matches(rule.selector, id, rule: index)
      else { continue }
      add(rule, isFromShadowTree: false, to: &matches)
    }
  }

  private mutating func testHost(_ rules: [Int], _ id: DOM.ID, _ matches: inout [Match]) {
    testsLeft -= rules.count
    guard testsLeft >= 0 else { return }
    for index in rules where matcher.matchesHost(sheet.rules[index].selector, id) {
      add(sheet.rules[index], isFromShadowTree: true, to: &matches)
    }
  }

  private mutating func testSlotted(_ rules: [Int], _ id: DOM.ID, _ matches: inout [Match]) {
    let slot = tree.parent(of: id)
    guard slot >= 0, matcher.dom.htmlTag(slot) == .slot else { return }
    testsLeft -= rules.count
    guard testsLeft >= 0 else { return }
    for index in rules {
      let rule = sheet.rules[index]
      guard rule.selector.slotted.contains(where: { matcher.matches($0, id) }),
        matcher.matches(rule.selector, slot)
      else { continue }
      add(rule, isFromShadowTree: true, to: &matches)
    }
  }

  private mutating func add(
    _ rule: StyleSheet.Rule, isFromShadowTree: Bool, to matches: inout [Match]
  ) {
    // Sorting and applying a declaration takes longer than a test, so each declaration counts as
    // eight tests.
    testsLeft -= rule.declarations.entries.count * 8
    let layer = ranks[rule.scope]?[rule.layer] ?? 0
    for entry in rule.declarations.entries {
      matches.append(
        Match(
          change: entry.change,
          pseudoElement: rule.selector.pseudoElement == .slotted
            ? nil : rule.selector.pseudoElement,
          weight: Weight(
            isImportant: entry.isImportant, isFromShadowTree: isFromShadowTree, layer: layer,
            specificity: rule.selector.specificity, order: rule.order)))
    }
  }
}

extension RuleIndex {
  /// The keys of the elements from the root to the current element.
  ///
  /// Elements are visited in document order, so each element is entered once and left once.
  fileprivate struct AncestorKeys {
    /// The number of ancestors with each key.
    private(set) var keys: [Key: Int] = [:]
    private var chain: [(id: DOM.ID, keys: [Key])] = []
    private var depths: [DOM.ID: Int] = [:]

    /// Updates the keys for the path from the root to another element.
    ///
    /// Returns the number of keys that were added or removed.
    mutating func enter(_ id: DOM.ID, _ dom: DOM) -> Int {
      var entered: [DOM.ID] = []
      var current = id
      while current >= 0, depths[current] == nil {
        entered.append(current)
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
      for id in entered.reversed() {
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
  /// Adds a rule, given by its index.
  ///
  /// If the selector requires an ancestor with a key, the rule is stored under that key.
  fileprivate mutating func add(_ index: Int, _ selector: Selector) {
    let outer = selector.compounds.dropFirst().filter {
      $0.combinator == .descendant || $0.combinator == .child
    }
    var key: RuleIndex.Key?
    for (compound, _) in outer where key == nil {
      key = compound.id.map { .id($0) } ?? compound.classes.first.map { .className($0) }
    }
    for (compound, _) in outer where key == nil { key = compound.tag.map { .tag($0) } }
    if let key { byAncestor[key, default: []].append(index) } else { always.append(index) }
  }
}
