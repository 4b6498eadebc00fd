/// Decides which elements a selector selects.
///
/// A search for an outer compound that fails for want of ancestors ends the whole attempt, so that
/// chains of descendant combinators cost one walk to the root, not one per ancestor.
struct SelectorMatcher {
  let dom: DOM
  /// The shadow roots elements belong to; −1 for the document.
  let scopes: [DOM.ID]

  private enum Outcome {
    case matches
    /// Another ancestor or sibling may still do.
    case failsHere
    /// No other ancestor can do.
    case failsCompletely
  }

  /// Whether a selector selects an element, its pseudo-element aside.
  func matches(_ selector: Selector, _ id: DOM.ID) -> Bool {
    guard matches(selector.subject, id) else { return false }
    return selector.compounds.count == 1 || outer(selector, 1, id) == .matches
  }

  /// Whether the compounds from `place` on match around `id`; as deep as the selector is long.
  private func outer(_ selector: Selector, _ place: Int, _ id: DOM.ID) -> Outcome {
    guard place < selector.compounds.count else { return .matches }
    let (compound, combinator) = selector.compounds[place]
    switch combinator {
    case .descendant:
      var ancestor = dom[id].parent
      while ancestor >= 0 {
        if matches(compound, ancestor) {
          let outcome = outer(selector, place + 1, ancestor)
          if outcome != .failsHere { return outcome }
        }
        ancestor = dom[ancestor].parent
      }
      return .failsCompletely
    case .child:
      let parent = dom[id].parent
      guard parent >= 0 else { return .failsCompletely }
      return matches(compound, parent) ? outer(selector, place + 1, parent) : .failsHere
    case .next:
      let sibling = dom.previousElement(id)
      guard sibling >= 0, matches(compound, sibling) else { return .failsHere }
      return outer(selector, place + 1, sibling)
    case .subsequent:
      var sibling = dom.previousElement(id)
      while sibling >= 0 {
        if matches(compound, sibling) {
          let outcome = outer(selector, place + 1, sibling)
          if outcome != .failsHere { return outcome }
        }
        sibling = dom.previousElement(sibling)
      }
      return .failsHere
    }
  }

  /// Whether one element passes all tests of a compound.
  func matches(_ compound: Selector.Compound, _ id: DOM.ID) -> Bool {
    if let tag = compound.tag, dom.name(of: id) != tag { return false }
    if let wanted = compound.id, dom.attribute(.id, of: id) != wanted { return false }
    if !compound.classes.isEmpty {
      guard let value = dom.attribute(.class, of: id) else { return false }
      for wanted in compound.classes where !value.hasASCIIToken(wanted) { return false }
    }
    return compound.attributes.allSatisfy { matches($0, id) }
      && compound.pseudoClasses.allSatisfy { matches($0, id) }
  }

  private func matches(_ test: Selector.AttributeTest, _ id: DOM.ID) -> Bool {
    guard var actual = dom.attribute(spelled: test.name, of: id) else { return false }
    var wanted = test.value
    // HTML's own enumerated attributes compare without case.
    if test.ignoresCase || test.name == "type" {
      actual = actual.asciiLowercased
      wanted = wanted.asciiLowercased
    }
    switch test.comparison {
    case .present: return true
    case .equals: return actual == wanted
    case .includes: return actual.asciiTokens.contains(wanted[...])
    case .dashes: return actual == wanted || actual.hasPrefix(wanted + "-")
    case .begins: return !wanted.isEmpty && actual.hasPrefix(wanted)
    case .ends: return !wanted.isEmpty && actual.hasSuffix(wanted)
    case .contains: return !wanted.isEmpty && actual.firstRange(of: wanted) != nil
    }
  }

  private func matches(_ pseudoClass: Selector.PseudoClass, _ id: DOM.ID) -> Bool {
    switch pseudoClass {
    case .root: id == dom.root
    case .firstChild: dom.previousElement(id) < 0
    case .lastChild: dom.nextElement(id) < 0
    case .onlyChild: dom.previousElement(id) < 0 && dom.nextElement(id) < 0
    case .empty: dom[id].firstChild < 0
    case .link: (dom[id].tag == .a || dom[id].tag == .area) && dom.has(.href, id)
    case .checked: dom.has(.checked, id) || dom.has(.selected, id)
    case .disabled: dom.has(.disabled, id)
    case .enabled: isControl(id) && !dom.has(.disabled, id)
    case .required: dom.has(.required, id)
    case .optional: isControl(id) && !dom.has(.required, id)
    case .not(let compounds): !compounds.contains { matches($0, id) }
    case .any(let compounds): compounds.contains { matches($0, id) }
    case .place(let place, let isOfType): isAt(place, id, ofType: isOfType)
    case .host, .dynamic: false
    }
  }

  private func isControl(_ id: DOM.ID) -> Bool {
    switch dom.htmlTag(id) {
    case .button, .input, .select, .textarea, .option, .optgroup, .fieldset: true
    default: false
    }
  }

  /// Whether so many siblings come before an element; looks back no further than it must.
  private func isAt(_ place: Int, _ id: DOM.ID, ofType isOfType: Bool) -> Bool {
    guard place > 0 else { return false }
    var left = place - 1
    var sibling = dom.previousElement(id)
    while sibling >= 0 {
      if !isOfType || dom.name(of: sibling) == dom.name(of: id) {
        if left == 0 { return false }
        left -= 1
      }
      sibling = dom.previousElement(sibling)
    }
    return left == 0
  }
}
