internal import AccessibilityTree

/// The rendered tree of a page.
///
/// The rendered tree differs from the document tree in these ways:
///
/// - The content of a declarative shadow tree is in the host element.
/// - The children of a host are in the slots of its shadow tree.
/// - For accessibility, elements in `aria-owns` attributes are below their owners.
///
/// Source: DOM Standard, “flat tree”; WAI-ARIA 1.2, `aria-owns`.
struct FlatTree: Sendable {
  private var parents: [DOM.ID]
  private var firstChildren: [DOM.ID]
  private var nextSiblings: [DOM.ID]
  private(set) var notRendered: Set<DOM.ID> = []
  /// The root of the shadow tree, or the inert template, that contains each item; −1 if the item is
  /// in the document.
  private(set) var scopes: [DOM.ID] = []
  private(set) var shadowRoots: [DOM.ID] = []
  /// The elements that were moved below their owners because of `aria-owns`.
  private(set) var owned: Set<DOM.ID> = []
  /// The elements in the `aria-owns` of text fields.
  ///
  /// These elements are not moved.
  private(set) var ownedByFields: Set<DOM.ID> = []
  /// The root and all items below the root in the rendered tree.
  ///
  /// Parents come before their children.
  private(set) var order: [DOM.ID] = []

  /// The maximum number of an owner's ancestors to check for a cycle of `aria-owns`.
  private static let maximumChain = 2_000

  init(_ dom: DOM) {
    parents = dom.items.map(\.parent)
    firstChildren = dom.items.map(\.firstChild)
    nextSiblings = dom.items.map(\.next)
    removeTemplates(dom)
    for root in shadowRoots { compose(root, dom) }
    updateOrder(from: dom.root)
  }

  func parent(of id: DOM.ID) -> DOM.ID { parents[Int(id)] }

  func firstChild(of id: DOM.ID) -> DOM.ID { firstChildren[Int(id)] }

  func next(after id: DOM.ID) -> DOM.ID { nextSiblings[Int(id)] }

  private mutating func removeTemplates(_ dom: DOM) {
    var hosts: Set<DOM.ID> = []
    var hasTemplates = false
    for id in dom.ids where dom[id].tag == .template {
      hasTemplates = true
      firstChildren[Int(id)] = -1
      let mode = dom.keyword(.shadowrootmode, of: id)
      let host = dom[id].parent
      guard mode == "open" || mode == "closed", host >= 0, FlatTree.canHost(host, dom),
        hosts.insert(host).inserted
      else { continue }
      shadowRoots.append(id)
    }
    scopes = [DOM.ID](repeating: -1, count: dom.count)
    guard hasTemplates else { return }
    for id in dom.items.indices where dom.items[id].parent >= 0 {
      let parent = dom.items[id].parent
      scopes[id] = dom[parent].tag == .template ? parent : scopes[Int(parent)]
    }
  }

  /// Whether an element can have a shadow tree.
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

  /// Moves the content of a shadow root into its host, and the host's own children into the slots.
  private mutating func compose(_ root: DOM.ID, _ dom: DOM) {
    let host = dom[root].parent
    let light = children(of: host).filter { $0 != root }
    var unassigned = Dictionary(grouping: light) { FlatTree.slotName(of: $0, dom) }
    setChildren([root] + dom.children(of: root), of: host)
    for slot in dom.descendants(of: root)
    where dom.htmlTag(slot) == .slot && scopes[Int(slot)] == root {
      let name = dom.attribute(.name, of: slot) ?? ""
      guard let assigned = unassigned.removeValue(forKey: name) else { continue }
      notRendered.formUnion(children(of: slot))
      setChildren(assigned + children(of: slot), of: slot)
    }
    let rest = light.filter { unassigned[FlatTree.slotName(of: $0, dom)] != nil }
    notRendered.formUnion(rest)
    setChildren(children(of: host) + rest, of: host)
  }

  private static func slotName(of id: DOM.ID, _ dom: DOM) -> String {
    dom.isText(id) ? "" : dom.attribute(.slot, of: id) ?? ""
  }

  private func children(of id: DOM.ID) -> [DOM.ID] {
    var result: [DOM.ID] = []
    var child = firstChildren[Int(id)]
    while child >= 0 {
      result.append(child)
      child = nextSiblings[Int(child)]
    }
    return result
  }

  private mutating func setChildren(_ children: [DOM.ID], of id: DOM.ID) {
    firstChildren[Int(id)] = children.first ?? -1
    for (index, child) in children.enumerated() {
      parents[Int(child)] = id
      nextSiblings[Int(child)] = index + 1 < children.count ? children[index + 1] : -1
    }
  }

  private mutating func updateOrder(from root: DOM.ID) {
    order.removeAll(keepingCapacity: true)
    order.reserveCapacity(parents.count)
    var current = root
    while current >= 0 {
      order.append(current)
      current = successor(of: current, within: root)
    }
  }

  /// Returns the next item in tree order, or −1 if no such item is inside `top`.
  func successor(of id: DOM.ID, within top: DOM.ID) -> DOM.ID {
    let child = firstChildren[Int(id)]
    return child >= 0 ? child : following(id, within: top)
  }

  /// Returns the first item after an item and all its descendants.
  ///
  /// The result is −1 if no such item is inside `top`.
  func following(_ id: DOM.ID, within top: DOM.ID) -> DOM.ID {
    var current = id
    while current != top, current >= 0 {
      let next = nextSiblings[Int(current)]
      if next >= 0 { return next }
      current = parents[Int(current)]
    }
    return -1
  }
}

extension FlatTree {
  enum Step { case enter(DOM.ID), leave(DOM.ID) }

  /// Returns the steps of a depth-first traversal of an item and its descendants.
  ///
  /// The content of opaque items is skipped.
  func walk(
    from top: DOM.ID, skippingContentOf isOpaque: @escaping (DOM.ID) -> Bool = { _ in false }
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

  /// Returns the tree with owned elements below their owners, after the owners' own children.
  ///
  /// If several elements name the same element in `aria-owns`, only the first of these elements
  /// owns it. The attribute `aria-owns` is ignored if the owner is hidden, or if the named element
  /// is an ancestor of the owner.
  func withOwnedElements(
    _ dom: DOM, _ identifiers: Identifiers, _ visibility: ElementVisibility
  ) -> FlatTree {
    let owners = order.filter { dom.has(.ariaOwns, $0) && !visibility.isHidden($0) }
    guard !owners.isEmpty else { return self }
    var tree = self
    var owned: [DOM.ID] = []
    var isOwned = Set<DOM.ID>()
    for owner in owners {
      for target in identifiers.references(.ariaOwns, of: owner) where !isOwned.contains(target) {
        guard tree.canMove(target, below: owner, dom) else { continue }
        if FlatTree.isField(owner, dom) { tree.ownedByFields.insert(target) }
        guard FlatTree.takesChildren(owner, dom) else { continue }
        isOwned.insert(target)
        owned.append(target)
        tree.parents[Int(target)] = owner
      }
    }
    tree.relink(self, owned, isOwned)
    tree.owned = isOwned
    tree.updateOrder(from: dom.root)
    return tree
  }

  /// Whether an element can be below its owner without a cycle.
  private func canMove(_ target: DOM.ID, below owner: DOM.ID, _ dom: DOM) -> Bool {
    guard target != dom.body, parents[Int(target)] >= 0 else { return false }
    var ancestor = owner
    for _ in 0..<FlatTree.maximumChain {
      if ancestor == target { return false }
      ancestor = parents[Int(ancestor)]
      if ancestor < 0 { return true }
    }
    return false
  }

  /// Whether an element can own other elements.
  ///
  /// Source: Chromium, AXRelationCache::IsValidOwner; Chromium 156, measured.
  private static func takesChildren(_ owner: DOM.ID, _ dom: DOM) -> Bool {
    switch dom.htmlTag(owner) {
    case .input, .textarea, .select, .img, .br, .hr, .progress, .iframe, .option: return false
    default:
      let role = dom.attribute(.role, of: owner)?.asciiTokens.first.flatMap { AriaRoles.role($0) }
      return role != .image
    }
  }

  private static func isField(_ owner: DOM.ID, _ dom: DOM) -> Bool {
    dom.htmlTag(owner) == .input || dom.htmlTag(owner) == .textarea
  }

  /// Updates the children of every element that lost or gained children.
  private mutating func relink(
    _ original: FlatTree, _ owned: [DOM.ID], _ isOwned: Set<DOM.ID>
  ) {
    let gained = Dictionary(grouping: owned) { parents[Int($0)] }
    for parent in Set(owned.map { original.parents[Int($0)] }).union(gained.keys) {
      let kept = original.children(of: parent).filter { !isOwned.contains($0) }
      setChildren(kept + (gained[parent] ?? []), of: parent)
    }
  }
}
