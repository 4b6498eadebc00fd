internal import AccessibilityTree

/// A document in a frame of a page.
struct InnerPage: Sendable {
  /// The node of the frame, in the outer document.
  var frame: Node.Index
  var page: HTMLPage
  /// For each node of the inner document, the copy of the node in the outer document.
  var nodes: [Node.Index: Node.Index]
}

extension HTMLPage {
  /// Returns the element for each of the given selectors.
  ///
  /// Elements inside frames and shadow trees are found, too. Selectors that are invalid or select
  /// nothing have no entry. If a selector selects several elements, only the first of these
  /// elements counts.
  func elements(
    selectedBy selectors: [ElementSelector]
  ) -> [ElementSelector: ElementSelector.Match] {
    var found: [ElementSelector: ElementSelector.Match] = [:]
    let targets = Set(selectors).map { (selector: $0, documents: $0.documents[...]) }
    find(targets, copies: []) { found[$0] = $1 }
    return found
  }

  /// Finds elements in this document and in the documents in its frames.
  ///
  /// The function calls itself for each level of nested frames. Importers limit the number of
  /// levels.
  ///
  /// - Parameter copies: The maps from nodes to their copies. The first map leads from this
  ///   document to the enclosing document, the next map from there to the next enclosing document,
  ///   and so on.
  private func find(
    _ targets: [(selector: ElementSelector, documents: ArraySlice<[String]>)],
    copies: [[Node.Index: Node.Index]],
    _ add: (ElementSelector, ElementSelector.Match) -> Void
  ) {
    var search = TargetSearch(self, for: targets.compactMap(\.documents.first).flatMap(\.self))
    let sources = copies.isEmpty ? sourceIndices : []
    var inFrames: [Int: [(selector: ElementSelector, documents: ArraySlice<[String]>)]] = [:]
    for target in targets {
      guard let chain = target.documents.first, let element = search.element(chain) else {
        continue
      }
      let node = indices[Int(element)]
      guard target.documents.count == 1 else {
        if let frame = inner.firstIndex(where: { $0.frame == node }) {
          inFrames[frame, default: []].append((target.selector, target.documents.dropFirst()))
        }
        continue
      }
      if copies.isEmpty {
        add(target.selector, .element(sources[Int(element)]))
      } else if let node,
        let copy = copies.reduce(node, { node, copies in node.flatMap { copies[$0] } })
      {
        add(target.selector, .node(copy))
      }
    }
    for (frame, targets) in inFrames {
      inner[frame].page.find(targets, copies: [inner[frame].nodes] + copies, add)
    }
  }

  /// The index of each element among the elements of ``source(in:)``.
  ///
  /// A text has the index of the next element.
  private var sourceIndices: [Int] {
    var count = 0
    return page.dom.ids.map { id in
      defer { if !page.dom.isText(id) { count += 1 } }
      return count
    }
  }
}

/// A search for the elements that many selectors select.
private struct TargetSearch {
  private let page: PageFacts
  private let candidates: SelectorCandidates
  private let selectors: [String: [Selector]]
  private var matcher: SelectorMatcher
  private var found: [[String]: DOM.ID?] = [:]

  init(_ page: HTMLPage, for texts: [String]) {
    self.page = page.page
    candidates = SelectorCandidates(page.page.dom)
    var relations: [RelativeSelector] = []
    var selectors: [String: [Selector]] = [:]
    for text in texts where selectors[text] == nil {
      let tokens = CSSTokenizer.tokens(of: text)
      selectors[text] = SelectorParser.selectors(tokens[...], &relations) ?? []
    }
    self.selectors = selectors
    matcher = SelectorMatcher(
      dom: page.page.dom, scopes: page.page.tree.scopes, relations: relations,
      usesSiblingPositions: true)
  }

  /// Returns the first element that a chain of selectors selects.
  ///
  /// Each selector except the first searches in the shadow tree of the previously found element.
  mutating func element(_ chain: [String]) -> DOM.ID? {
    if let known = found[chain] { return known }
    var host: DOM.ID?
    for text in chain {
      guard let next = element(text, inTreeOf: host) else {
        found[chain] = .some(nil)
        return nil
      }
      host = next
    }
    found[chain] = host
    return host
  }

  private mutating func element(_ text: String, inTreeOf host: DOM.ID?) -> DOM.ID? {
    let scopes = page.tree.scopes
    let lists = (selectors[text] ?? []).compactMap { selector -> DOM.ID? in
      guard selector.pseudoElement == nil, let subject = selector.compounds.first?.compound else {
        return nil
      }
      return candidates.elements(for: subject).first { id in
        let scope = scopes[Int(id)]
        let isHere = host.map { scope >= 0 && page.dom[scope].parent == $0 } ?? (scope < 0)
        return isHere && matcher.matches(selector, id)
      }
    }
    return lists.min()
  }
}
