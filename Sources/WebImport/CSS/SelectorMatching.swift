internal import TextIO

/// Decides which elements a selector selects.
///
/// A search for an outer compound that fails for want of ancestors ends the whole attempt, so that
/// chains of descendant combinators cost one walk to the root, not one per ancestor; one that fails for
/// want of siblings ends the search among siblings. What a rule found among siblings is kept for those
/// that follow.
struct SelectorMatcher {
  let dom: DOM
  /// The shadow roots elements belong to; −1 for the document.
  let scopes: [DOM.ID]
  /// Absent where no selector asks for places.
  private let siblings: SiblingPlaces?
  /// For each `:has()`, the items that have what it asks for.
  private var holders: [Set<DOM.ID>] = []
  /// How many elements can still be compared with a compound; nested selectors can ask for more than
  /// anybody waits for.
  private static let mostTests = 5_000_000

  private var testsLeft = SelectorMatcher.mostTests
  private var found = SiblingSearches()
  private var hasLeftOut = false

  /// Whether there was more to compare than could be.
  var isExhausted: Bool { hasLeftOut || testsLeft < 0 }

  /// How many elements were compared with a compound so far.
  var steps: Int { SelectorMatcher.mostTests - testsLeft }

  private enum Outcome {
    case matches
    /// Another ancestor or sibling may still do.
    case failsHere
    /// No sibling further ahead can do; another ancestor may.
    case failsForSiblings
    /// No other ancestor can do.
    case failsCompletely
  }

  init(dom: DOM, scopes: [DOM.ID], relations: [RelativeSelector], countsSiblings: Bool) {
    self.dom = dom
    self.scopes = scopes
    siblings = countsSiblings ? SiblingPlaces(dom) : nil
    guard !relations.isEmpty else { return }
    let candidates = SelectorCandidates(dom)
    var relationsLeft = 5_000_000
    for relation in relations {
      relationsLeft -=
        relation.compounds.last.map { candidates.elements(for: $0.compound).count } ?? 0
      guard relationsLeft >= 0 else {
        hasLeftOut = true
        holders.append([])
        continue
      }
      holders.append(self.holders(of: relation, candidates))
    }
  }

  /// Whether a selector selects an element, its pseudo-element aside.
  ///
  /// - Parameter rule: The place of the rule it belongs to; absent for one inside another selector.
  mutating func matches(_ selector: Selector, _ id: DOM.ID, rule: Int? = nil) -> Bool {
    guard matches(selector.subject, id) else { return false }
    return selector.compounds.count == 1 || outer(selector, 1, id, rule) == .matches
  }

  /// Whether a selector of a shadow tree selects the tree's host.
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

  /// Whether the compounds from `place` on match around `id`; as deep as the selector is long.
  private mutating func outer(
    _ selector: Selector, _ place: Int, _ id: DOM.ID, _ rule: Int?
  ) -> Outcome {
    guard place < selector.compounds.count else { return .matches }
    let (compound, combinator) = selector.compounds[place]
    let scope = scopes[Int(id)]
    switch combinator {
    case .descendant:
      var ancestor = dom[id].parent
      while ancestor >= 0, testsLeft >= 0, scopes[Int(ancestor)] == scope {
        if matches(compound, ancestor) {
          let outcome = outer(selector, place + 1, ancestor, rule)
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
      let outcome = outer(selector, place + 1, parent, rule)
      return outcome == .failsHere ? .failsForSiblings : outcome
    case .next:
      let sibling = dom.previousElement(id)
      guard sibling >= 0 else { return .failsForSiblings }
      return matches(compound, sibling) ? outer(selector, place + 1, sibling, rule) : .failsHere
    case .subsequent:
      return before(id, selector, place, rule)
    }
  }

  /// Whether a sibling ahead of an element matches the compounds from `place` on.
  private mutating func before(
    _ id: DOM.ID, _ selector: Selector, _ place: Int, _ rule: Int?
  ) -> Outcome {
    let key = rule.map { SiblingSearches.Key(rule: $0, place: place, parent: dom[id].parent) }
    let known = key.flatMap { found[$0] }
    if let first = known?.first, first < id { return .matches }
    var first = known?.first
    var sibling = dom.previousElement(id)
    search: while sibling > known?.last ?? -1, testsLeft >= 0 {
      if matches(selector.compounds[place].compound, sibling) {
        switch outer(selector, place + 1, sibling, rule) {
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
      found[key] = SiblingSearches.Finding(first: first, last: max(id - 1, known?.last ?? -1))
    }
    return first.map { $0 < id } == true ? .matches : .failsForSiblings
  }

  /// Whether a compound is about the host of the shadow tree whose root is `root`.
  private mutating func isHostOfTree(
    _ compound: Selector.Compound, _ scope: DOM.ID, _ root: DOM.ID
  ) -> Bool {
    scope >= 0 && root == scope && dom[root].parent >= 0 && isHost(compound, dom[root].parent)
  }

  /// Whether one element passes all tests of a compound.
  mutating func matches(_ compound: Selector.Compound, _ id: DOM.ID) -> Bool {
    testsLeft -= 1
    guard testsLeft >= 0 else { return false }
    if let tag = compound.tag, dom.name(of: id) != tag { return false }
    if let wanted = compound.id, dom.attribute(.id, of: id) != wanted { return false }
    if !compound.classes.isEmpty {
      guard let value = dom.attribute(.class, of: id) else { return false }
      charge(value, times: 4 * compound.classes.count)
      for wanted in compound.classes where !value.hasASCIIToken(wanted) { return false }
    }
    return compound.attributes.allSatisfy { matches($0, id) }
      && compound.pseudoClasses.allSatisfy { matches($0, id) }
  }

  /// Counts the reading of a long value as so many comparisons.
  private mutating func charge(_ value: String, times: Int = 1) {
    testsLeft -= value.utf8.count / 64 * times
  }

  private mutating func matches(_ test: Selector.AttributeTest, _ id: DOM.ID) -> Bool {
    guard var actual = dom.attribute(spelled: test.name, of: id) else { return false }
    // Words are cut out of the value, which takes longer than a look along it.
    charge(actual, times: test.comparison == .includes ? 16 : 2)
    var wanted = test.value
    // HTML's own enumerated attributes compare without case.
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
    case .place(let formula): siblings?.holds(formula, id) ?? false
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
    // Scripts will have defined what they use.
    case .defined: true
    case .not(let selectors): !selectors.contains { matches($0, id) }
    case .any(let selectors), .anywhere(let selectors): selectors.contains { matches($0, id) }
    case .has(let places, _): places.contains { holders[$0].contains(id) }
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
  /// The items that have what `:has()` asks for.
  ///
  /// Goes from the innermost compound outwards, and marks each item once at each step, so that it
  /// costs no more for elements that hold much.
  private mutating func holders(
    of relation: RelativeSelector, _ candidates: SelectorCandidates
  ) -> Set<DOM.ID> {
    var found: Set<DOM.ID> = []
    for (place, (combinator, compound)) in relation.compounds.enumerated().reversed() {
      if place == relation.compounds.count - 1 {
        found = Set(candidates.elements(for: compound).filter { matches(compound, $0) })
      } else {
        found = found.filter { matches(compound, $0) }
      }
      found = standing(combinator, to: found)
    }
    return found
  }

  /// The items that have one of these as descendant, child or sibling.
  private func standing(
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
