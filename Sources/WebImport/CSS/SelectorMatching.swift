internal import TextIO

/// A matcher that tests whether selectors select elements.
///
/// If no ancestor matches a descendant combinator's compound, the whole selector fails without a
/// second search. The results of searches among siblings are cached.
struct SelectorMatcher {
  let dom: DOM
  /// The root of the shadow tree that contains each element, or −1 for an element of the document.
  let scopes: [DOM.ID]
  /// The positions of elements among their siblings, or `nil` if no selector depends on positions.
  private let siblings: SiblingPositions?
  /// The elements that match each `:has()`, by the index of its argument.
  private var relationMatches: [Set<DOM.ID>] = []
  /// The maximum number of tests of compounds on elements, which also limits nested selectors.
  private static let maximumTests = 5_000_000

  private var testsLeft = SelectorMatcher.maximumTests
  private var siblingResults = SiblingSearches()
  private var hasSkippedRelations = false

  /// Whether the number of tests exceeded a limit.
  var isExhausted: Bool { hasSkippedRelations || testsLeft < 0 }

  /// The number of tests so far.
  var steps: Int { SelectorMatcher.maximumTests - testsLeft }

  private enum Outcome {
    case matches
    /// This attempt failed, but the selector can match with another ancestor or sibling.
    case failsHere
    /// The selector can match with another ancestor, but not with an earlier sibling.
    case failsForSiblings
    /// The selector can match neither with another sibling nor with another ancestor.
    case failsCompletely
  }

  init(dom: DOM, scopes: [DOM.ID], relations: [RelativeSelector], usesSiblingPositions: Bool) {
    self.dom = dom
    self.scopes = scopes
    siblings = usesSiblingPositions ? SiblingPositions(dom) : nil
    guard !relations.isEmpty else { return }
    let candidates = SelectorCandidates(dom)
    var relationsLeft = 5_000_000
    for relation in relations {
      relationsLeft -=
        relation.compounds.last.map { candidates.elements(for: $0.compound).count } ?? 0
      guard relationsLeft >= 0 else {
        hasSkippedRelations = true
        relationMatches.append([])
        continue
      }
      relationMatches.append(matches(of: relation, candidates))
    }
  }

  /// Whether a selector selects an element, ignoring the selector's pseudo-element.
  ///
  /// - Parameter rule: The index of the selector's rule, or `nil` if the selector is inside another
  ///   selector.
  mutating func matches(_ selector: Selector, _ id: DOM.ID, rule: Int? = nil) -> Bool {
    guard matches(selector.subject, id) else { return false }
    return selector.compounds.count == 1 || matchOuter(selector, 1, id, rule) == .matches
  }

  /// Whether a selector in a shadow tree selects the host of the tree.
  mutating func matchesHost(_ selector: Selector, _ id: DOM.ID) -> Bool {
    selector.compounds.count == 1 && isHost(selector.subject, id)
  }

  private mutating func isHost(_ compound: Selector.Compound, _ id: DOM.ID) -> Bool {
    guard compound.isHost else { return false }
    return compound.pseudoClasses.allSatisfy { pseudoClass in
      guard case .host(let selectors) = pseudoClass else { return matches(pseudoClass, id) }
      return selectors.isEmpty || selectors.contains { matches($0, id) }
    }
  }

  /// Whether ancestors and siblings of an element match the compounds from `index` on.
  ///
  /// The function calls itself at most once for each compound.
  private mutating func matchOuter(
    _ selector: Selector, _ index: Int, _ id: DOM.ID, _ rule: Int?
  ) -> Outcome {
    guard index < selector.compounds.count else { return .matches }
    let (compound, combinator) = selector.compounds[index]
    let scope = scopes[Int(id)]
    switch combinator {
    case .descendant:
      var ancestor = dom[id].parent
      while ancestor >= 0, testsLeft >= 0, scopes[Int(ancestor)] == scope {
        if matches(compound, ancestor) {
          let outcome = matchOuter(selector, index + 1, ancestor, rule)
          if outcome == .matches || outcome == .failsCompletely { return outcome }
        }
        ancestor = dom[ancestor].parent
      }
      return isHostOfTree(compound, scope, ancestor) ? .matches : .failsCompletely
    case .child:
      let parent = dom[id].parent
      guard parent >= 0 else { return .failsCompletely }
      if scopes[Int(parent)] != scope {
        return isHostOfTree(compound, scope, parent) ? .matches : .failsCompletely
      }
      guard matches(compound, parent) else { return .failsForSiblings }
      let outcome = matchOuter(selector, index + 1, parent, rule)
      return outcome == .failsHere ? .failsForSiblings : outcome
    case .next:
      let sibling = dom.previousElement(id)
      guard sibling >= 0 else { return .failsForSiblings }
      return matches(compound, sibling)
        ? matchOuter(selector, index + 1, sibling, rule) : .failsHere
    case .subsequent:
      return matchSiblings(before: id, selector, index, rule)
    }
  }

  /// Matches the compounds from `index` on, beginning with the siblings before an element.
  private mutating func matchSiblings(
    before id: DOM.ID, _ selector: Selector, _ index: Int, _ rule: Int?
  ) -> Outcome {
    let key = rule.map { SiblingSearches.Key(rule: $0, compound: index, parent: dom[id].parent) }
    let known = key.flatMap { siblingResults[$0] }
    if let first = known?.first, first < id { return .matches }
    var first = known?.first
    var sibling = dom.previousElement(id)
    search: while sibling > known?.last ?? -1, testsLeft >= 0 {
      if matches(selector.compounds[index].compound, sibling) {
        switch matchOuter(selector, index + 1, sibling, rule) {
        case .failsCompletely: return .failsCompletely
        case .matches:
          guard key != nil else { return .matches }
          first = sibling
        case .failsHere: break
        case .failsForSiblings: break search
        }
      }
      sibling = dom.previousElement(sibling)
    }
    if let key {
      siblingResults[key] = SiblingSearches.Result(
        first: first, last: max(id - 1, known?.last ?? -1))
    }
    return first.map { $0 < id } == true ? .matches : .failsForSiblings
  }

  /// Whether an ancestor is the root of the shadow tree `scope`, and a compound selects the host of
  /// that tree.
  private mutating func isHostOfTree(
    _ compound: Selector.Compound, _ scope: DOM.ID, _ root: DOM.ID
  ) -> Bool {
    scope >= 0 && root == scope && dom[root].parent >= 0 && isHost(compound, dom[root].parent)
  }

  /// Whether an element passes all tests of a compound.
  mutating func matches(_ compound: Selector.Compound, _ id: DOM.ID) -> Bool {
    testsLeft -= 1
    guard testsLeft >= 0 else { return false }
    if let tag = compound.tag, dom.name(of: id) != tag { return false }
    if let wanted = compound.id, dom.attribute(.id, of: id) != wanted { return false }
    if !compound.classes.isEmpty {
      guard let value = dom.attribute(.class, of: id) else { return false }
      countTests(value, times: 4 * compound.classes.count)
      for wanted in compound.classes where !value.hasASCIIToken(wanted) { return false }
    }
    return compound.attributes.allSatisfy { matches($0, id) }
      && compound.pseudoClasses.allSatisfy { matches($0, id) }
  }

  /// Counts a slow search, in a long attribute value, as several tests.
  private mutating func countTests(_ value: String, times: Int = 1) {
    testsLeft -= value.utf8.count / 64 * times
  }

  private mutating func matches(_ test: Selector.AttributeTest, _ id: DOM.ID) -> Bool {
    guard var actual = dom.attribute(spelled: test.name, of: id) else { return false }
    // Splitting a value into words takes longer than searching in the value.
    countTests(actual, times: test.comparison == .includes ? 16 : 2)
    var wanted = test.value
    // HTML compares the values of its own enumerated attributes without regard to case.
    if test.ignoresCase || test.name == "type" || test.name == "dir" {
      actual = actual.asciiLowercased
      wanted = wanted.asciiLowercased
    }
    switch test.comparison {
    case .present: return true
    case .equals: return actual == wanted
    case .includes: return !wanted.isEmpty && actual.asciiTokens.contains { $0 == wanted }
    case .dashes: return actual == wanted || actual.hasPrefix(wanted + "-")
    case .begins: return !wanted.isEmpty && actual.hasPrefix(wanted)
    case .ends: return !wanted.isEmpty && actual.hasSuffix(wanted)
    case .contains: return !wanted.isEmpty && actual.range(ofScalars: wanted) != nil
    }
  }

  private mutating func matches(_ pseudoClass: Selector.PseudoClass, _ id: DOM.ID) -> Bool {
    switch pseudoClass {
    case .root: id == dom.root
    case .nth(let formula): siblings?.matches(formula, id) ?? false
    case .empty: dom[id].firstChild < 0
    case .link: (dom[id].tag == .a || dom[id].tag == .area) && dom.has(.href, id)
    case .checked: dom.has(.checked, id) || dom.has(.selected, id)
    case .disabled: dom.has(.disabled, id)
    case .enabled: isControl(id) && !dom.has(.disabled, id)
    case .required: dom.has(.required, id)
    case .optional: isControl(id) && !dom.has(.required, id)
    case .open: [.details, .dialog].contains(dom.htmlTag(id)) && dom.has(.open, id)
    case .readWrite: isWritable(id)
    case .readOnly: !isWritable(id)
    case .placeholderShown:
      dom.has(.placeholder, id) && (dom.attribute(.value, of: id) ?? "").isEmpty
        && dom[id].firstChild < 0
    // Assumed: the page's scripts define all custom elements of the page.
    case .defined: true
    case .not(let selectors): !selectors.contains { matches($0, id) }
    case .any(let selectors), .whereAny(let selectors): selectors.contains { matches($0, id) }
    case .has(let relations, _): relations.contains { relationMatches[$0].contains(id) }
    case .language(let tag): isIn(tag, id)
    case .host, .dynamic: false
    }
  }

  private func isControl(_ id: DOM.ID) -> Bool {
    switch dom.htmlTag(id) {
    case .button, .input, .select, .textarea, .option, .optgroup, .fieldset: true
    default: false
    }
  }

  private func isWritable(_ id: DOM.ID) -> Bool {
    switch dom.htmlTag(id) {
    case .textarea: return !dom.has(.readonly, id) && !dom.has(.disabled, id)
    case .input:
      let type = InputType(of: id, dom)
      return (type.isTextLike || [.date, .month, .week, .time, .dateTimeLocal].contains(type))
        && !dom.has(.readonly, id) && !dom.has(.disabled, id)
    default: return dom.has(.contenteditable, id)
    }
  }

  private mutating func isIn(_ tag: String, _ id: DOM.ID) -> Bool {
    var current = id
    while current >= 0 {
      testsLeft -= 1
      if let own = dom.attribute(.lang, of: current)?.asciiLowercased {
        return own == tag || own.hasPrefix(tag + "-")
      }
      current = dom[current].parent
    }
    return false
  }
}

extension SelectorMatcher {
  /// Returns the elements for which an argument of `:has()` matches.
  ///
  /// The search goes from the innermost compound outwards.
  private mutating func matches(
    of relation: RelativeSelector, _ candidates: SelectorCandidates
  ) -> Set<DOM.ID> {
    var found: Set<DOM.ID> = []
    for (index, (combinator, compound)) in relation.compounds.enumerated().reversed() {
      if index == relation.compounds.count - 1 {
        found = Set(candidates.elements(for: compound).filter { matches(compound, $0) })
      } else {
        found = found.filter { matches(compound, $0) }
      }
      found = elements(combinator, to: found)
    }
    return found
  }

  /// Returns the elements that have any of the given elements as a descendant, child or later
  /// sibling.
  ///
  /// The combinator decides which of these three relations counts.
  private func elements(
    _ combinator: Selector.Combinator, to marked: Set<DOM.ID>
  ) -> Set<DOM.ID> {
    var result: Set<DOM.ID> = []
    for id in marked {
      switch combinator {
      case .child:
        if dom[id].parent >= 0 { result.insert(dom[id].parent) }
      case .descendant:
        var ancestor = dom[id].parent
        while ancestor >= 0, result.insert(ancestor).inserted { ancestor = dom[ancestor].parent }
      case .next:
        let sibling = dom.previousElement(id)
        if sibling >= 0 { result.insert(sibling) }
      case .subsequent:
        var sibling = dom.previousElement(id)
        while sibling >= 0, result.insert(sibling).inserted {
          sibling = dom.previousElement(sibling)
        }
      }
    }
    return result
  }
}
