/// The tree a page shows: the document with declarative shadow trees in their hosts, light children
/// in their slots and, for accessibility, owned elements below their owners.
///
/// Source: DOM Standard, “flat tree”; WAI-ARIA 1.2, `aria-owns`.
struct FlatTree: Sendable {
  private var parents: [DOM.ID]
  private var firsts: [DOM.ID]
  private var nexts: [DOM.ID]
  /// Items that are in the document but nowhere in what it shows.
  private(set) var unshown: Set<DOM.ID> = []
  /// The shadow root of each item; −1 in the document.
  private(set) var scopes: [DOM.ID] = []
  /// Shadow roots, by place in the document.
  private(set) var shadowRoots: [DOM.ID] = []
  /// Elements that stand below an owner instead of where the file has them.
  private(set) var owned: Set<DOM.ID> = []
  /// Every item reachable from the root, parents first.
  private(set) var order: [DOM.ID] = []

  /// How far up an owner is searched for its own ancestors; longer chains of ownership are cut.
  private static let longestChain = 2_000

  init(_ dom: DOM) {
    parents = dom.items.map(\.parent)
    firsts = dom.items.map(\.firstChild)
    nexts = dom.items.map(\.next)
    removeTemplates(dom)
    for root in shadowRoots { compose(root, dom) }
    list(from: dom.root)
  }

  /// The item above; −1 for none.
  func parent(of id: DOM.ID) -> DOM.ID { parents[Int(id)] }

  /// The first item below; −1 for none.
  func firstChild(of id: DOM.ID) -> DOM.ID { firsts[Int(id)] }

  /// The next item with the same parent; −1 for none.
  func next(after id: DOM.ID) -> DOM.ID { nexts[Int(id)] }

  private mutating func removeTemplates(_ dom: DOM) {
    var hosts: Set<DOM.ID> = []
    for id in dom.ids where dom[id].tag == .template {
      firsts[Int(id)] = -1
      let mode = dom.keyword(.shadowrootmode, of: id)
      let host = dom[id].parent
      guard mode == "open" || mode == "closed", host >= 0, FlatTree.canHost(host, dom),
        hosts.insert(host).inserted
      else { continue }
      shadowRoots.append(id)
    }
    scopes = [DOM.ID](repeating: -1, count: dom.count)
    guard !shadowRoots.isEmpty else { return }
    let roots = Set(shadowRoots)
    for id in dom.items.indices where dom.items[id].parent >= 0 {
      let parent = dom.items[id].parent
      scopes[id] = roots.contains(parent) ? parent : scopes[Int(parent)]
    }
  }

  /// Whether an element may have a shadow tree of its own.
  ///
  /// Source: DOM Standard, “valid shadow host name”.
  private static func canHost(_ id: DOM.ID, _ dom: DOM) -> Bool {
    switch dom.htmlTag(id) {
    case .article, .aside, .blockquote, .body, .div, .footer, .h1, .h2, .h3, .h4, .h5, .h6,
      .header, .main, .nav, .p, .section, .span:
      true
    case .unknown: dom[id].namespace == .html && dom.name(of: id).contains("-")
    default: false
    }
  }

  /// Puts the content of a shadow root into its host and the host's children into its slots.
  private mutating func compose(_ root: DOM.ID, _ dom: DOM) {
    let host = dom[root].parent
    let light = children(of: host).filter { $0 != root }
    var waiting = Dictionary(grouping: light) { FlatTree.slotName(of: $0, dom) }
    setChildren([root] + dom.children(of: root), of: host)
    for slot in dom.descendants(of: root)
    where dom.htmlTag(slot) == .slot && scopes[Int(slot)] == root {
      let name = dom.attribute(.name, of: slot) ?? ""
      guard let taken = waiting.removeValue(forKey: name) else { continue }
      unshown.formUnion(children(of: slot))
      setChildren(taken + children(of: slot), of: slot)
    }
    let rest = light.filter { waiting[FlatTree.slotName(of: $0, dom)] != nil }
    unshown.formUnion(rest)
    setChildren(children(of: host) + rest, of: host)
  }

  private static func slotName(of id: DOM.ID, _ dom: DOM) -> String {
    dom.isText(id) ? "" : dom.attribute(.slot, of: id) ?? ""
  }

  private func children(of id: DOM.ID) -> [DOM.ID] {
    var result: [DOM.ID] = []
    var child = firsts[Int(id)]
    while child >= 0 {
      result.append(child)
      child = nexts[Int(child)]
    }
    return result
  }

  private mutating func setChildren(_ children: [DOM.ID], of id: DOM.ID) {
    firsts[Int(id)] = children.first ?? -1
    for (place, child) in children.enumerated() {
      parents[Int(child)] = id
      nexts[Int(child)] = place + 1 < children.count ? children[place + 1] : -1
    }
  }

  private mutating func list(from root: DOM.ID) {
    order.removeAll(keepingCapacity: true)
    order.reserveCapacity(parents.count)
    var current = root
    while current >= 0 {
      order.append(current)
      current = successor(of: current, within: root)
    }
  }

  /// The next item in the order of the tree, within `top`.
  func successor(of id: DOM.ID, within top: DOM.ID) -> DOM.ID {
    let child = firsts[Int(id)]
    return child >= 0 ? child : following(id, within: top)
  }

  /// The item after a whole branch, within `top`.
  func following(_ id: DOM.ID, within top: DOM.ID) -> DOM.ID {
    var current = id
    while current != top, current >= 0 {
      let next = nexts[Int(current)]
      if next >= 0 { return next }
      current = parents[Int(current)]
    }
    return -1
  }
}

extension FlatTree {
  /// A moment of a walk: an item is come to, or left behind with all that is in it.
  enum Step { case enter(DOM.ID), leave(DOM.ID) }

  /// A walk through an item and all that is in it, but not into what is opaque.
  func walk(
    from top: DOM.ID, passingOver isOpaque: @escaping (DOM.ID) -> Bool = { _ in false }
  ) -> some Sequence<Step> {
    sequence(state: top < 0 ? nil : Step.enter(top)) { upcoming -> Step? in
      let step = upcoming
      switch step {
      case .enter(let id):
        let child = isOpaque(id) ? -1 : firstChild(of: id)
        upcoming = child >= 0 ? .enter(child) : .leave(id)
      case .leave(let id) where id != top:
        let next = next(after: id)
        upcoming = next >= 0 ? .enter(next) : .leave(parent(of: id))
      case .leave, nil: upcoming = nil
      }
      return step
    }
  }

  /// The tree with owned elements below their owners, behind the owners' own children.
  ///
  /// An element has one owner, the first; nothing owns what it is in, and what is hidden owns
  /// nothing.
  func withOwnedElements(
    _ dom: DOM, _ identifiers: Identifiers, _ hiddenness: Hiddenness
  ) -> FlatTree {
    let owners = order.filter { dom.has(.ariaOwns, $0) && !hiddenness.isHidden($0) }
    guard !owners.isEmpty else { return self }
    var tree = self
    var owned: [DOM.ID] = []
    var isOwned = Set<DOM.ID>()
    for owner in owners {
      for target in identifiers.references(.ariaOwns, of: owner) where !isOwned.contains(target) {
        guard tree.canMove(target, below: owner, dom) else { continue }
        isOwned.insert(target)
        owned.append(target)
        tree.parents[Int(target)] = owner
      }
    }
    tree.relink(self, owned, isOwned)
    tree.owned = isOwned
    tree.list(from: dom.root)
    return tree
  }

  private func canMove(_ target: DOM.ID, below owner: DOM.ID, _ dom: DOM) -> Bool {
    guard target != dom.body, parents[Int(target)] >= 0, FlatTree.takesChildren(owner, dom) else {
      return false
    }
    var ancestor = owner
    for _ in 0..<FlatTree.longestChain {
      if ancestor == target { return false }
      ancestor = parents[Int(ancestor)]
      if ancestor < 0 { return true }
    }
    return false
  }

  /// Whether an element can own others; a field for text has no room for them.
  ///
  /// Source: Chromium, AXRelationCache::IsValidOwner.
  private static func takesChildren(_ owner: DOM.ID, _ dom: DOM) -> Bool {
    switch dom.htmlTag(owner) {
    case .input, .textarea, .select, .img, .br, .hr: false
    default: true
    }
  }

  /// Rebuilds the children of every element that lost or won some.
  private mutating func relink(
    _ original: FlatTree, _ owned: [DOM.ID], _ isOwned: Set<DOM.ID>
  ) {
    let won = Dictionary(grouping: owned) { parents[Int($0)] }
    for parent in Set(owned.map { original.parents[Int($0)] }).union(won.keys) {
      let kept = original.children(of: parent).filter { !isOwned.contains($0) }
      setChildren(kept + (won[parent] ?? []), of: parent)
    }
  }
}
