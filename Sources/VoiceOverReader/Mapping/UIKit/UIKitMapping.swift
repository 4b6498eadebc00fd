import AccessibilityTree

/// Makes of a native screen, or a sketch, what UIKit would expose of it.
///
/// Every node becomes a view; controls and text become accessibility elements. On an iOS screen the
/// defaults of UIKit's classes decide, on others what comes nearest to what the author meant.
/// Source: UIKit's defaults for its classes, as AccessibilitySnapshot's reference images show them.
struct UIKitMapping {
  private let screen: Screen
  private let sketches: NativeElement?
  private let views: UIKitElement?
  private var mapping: PlatformMapping
  private var tables = NativeTables()
  private var lists: ExplicitLists
  /// What is around nodes of each depth.
  private var surroundings: [UIKitContext]
  /// Elements that follow what is inside the views that are open, the innermost last.
  private var trailing: [(depth: Int, parent: Int, elements: [AccessibilityElement])] = []

  /// Titles of navigation bars that follow the back button, by element of the bar.
  private var titles: [Int: AccessibilityElement] = [:]

  /// What UIKit exposes of `screen`, in that version of iOS.
  static func map(
    _ screen: Screen, words: VoiceOverPhrasebook, _ corrections: VoiceOverCorrections
  ) -> PlatformMapping {
    var uiKit = UIKitMapping(screen, words, corrections)
    uiKit.walk()
    uiKit.leave(depth: 0)
    uiKit.tables.finish(in: &uiKit.mapping.tree)
    uiKit.lists.finish(&uiKit.mapping)
    return uiKit.mapping
  }

  private init(_ screen: Screen, _ words: VoiceOverPhrasebook, _ corrections: VoiceOverCorrections)
  {
    self.screen = screen
    let isOwn = screen.origin == .ios
    views = isOwn ? UIKitElement(screen, words: words, corrections) : nil
    sketches =
      isOwn ? nil : NativeElement(words: words, screen: screen, content: NativeContent(screen))
    mapping = PlatformMapping(screen)
    mapping.tree.reserveCapacity(screen.count + 1)
    lists = ExplicitLists(screen)
    surroundings = [UIKitContext(language: screen.language)]
  }

  private mutating func walk() {
    var visits = screen.preorder
    while let visit = visits.next() {
      leave(depth: visit.depth)
      if map(visit) { visits.skipDescendants(of: visit) }
    }
  }

  /// Closes what a node of that depth is outside of.
  private mutating func leave(depth: Int) {
    tables.leave(depth: depth)
    while let last = trailing.last, last.depth >= depth {
      for element in last.elements { mapping.tree.append(element, to: last.parent) }
      trailing.removeLast()
    }
  }

  /// Adds the element of a node; tells whether nothing below needs one.
  private mutating func map(_ visit: Screen.Visit) -> Bool {
    let node = screen[visit.index]
    var around = surroundings[visit.depth]
    if !node.isExposed(to: .voiceOver), let hidden = node.hidden {
      return hide(visit, hidden, language: node.language)
    }
    around.language = node.language ?? around.language
    if let owner = lists.owner(of: visit.index), let element = mapping.element(of: owner) {
      around.parent = element
    }
    if let views { return map(visit, node, views, around) }
    guard let sketches else { return true }
    var element = sketches.make(of: visit.index, node, language: around.language)
    inheritHeading(around.heading, &element)
    append(&element, visit, node, in: &around)
    if !element.isElement,
      let text = sketches.wholeText(of: visit.index, node, language: around.language)
    {
      mapping.tree.append(text, to: around.parent)
    }
    return close(visit, node, element, around)
  }

  /// Adds the view of a node of an iOS screen and what UIKit adds inside it.
  private mutating func map(
    _ visit: Screen.Visit, _ node: Node, _ views: UIKitElement, _ outer: UIKitContext
  ) -> Bool {
    var around = outer
    var view = views.make(of: visit.index, node, in: around)
    if view.kind == .furniture { return pass(visit, .furniture) }
    if view.element.frame == nil { view.element.frame = around.barFrame }
    if around.mergesText, view.kind == .label { return merge(visit, views, around) }
    inheritHeading(around.heading, &view.element)
    append(&view.element, visit, node, in: &around)
    join(view.kind, at: around.parent, outer, depth: visit.depth)
    if !view.element.isElement { add(view, in: around.parent, depth: visit.depth) }
    around.enter(view)
    return close(visit, node, view.element, around)
  }

  /// Makes a view known to the bar or control around it.
  private mutating func join(
    _ kind: UIKitClass, at index: Int, _ around: UIKitContext, depth: Int
  ) {
    let owner = around.ownerElement
    switch (kind, around.owner) {
    case (.segment, .segmentedControl): mapping.tree[owner].explicit?.append(index)
    case (.tab, .tabBar): mapping.tree[owner].itemCount = (mapping.tree[owner].itemCount ?? 0) + 1
    case (.backButton, .navigationBar):
      guard let title = titles.removeValue(forKey: owner) else { break }
      trailing.append((depth, owner, [title]))
    default: break
    }
  }

  /// Adds the elements that UIKit puts into a view, or keeps them until their place is reached.
  private mutating func add(_ view: UIKitView, in index: Int, depth: Int) {
    for element in view.leading { mapping.tree.append(element, to: index) }
    titles[index] = view.title
    if !view.trailing.isEmpty { trailing.append((depth, index, view.trailing)) }
  }

  /// Adds an element; `surroundings` become those of what is inside it.
  private mutating func append(
    _ element: inout AccessibilityElement, _ visit: Screen.Visit, _ node: Node,
    in surroundings: inout UIKitContext
  ) {
    tables.place(&element, node)
    let index = mapping.append(element, to: surroundings.parent)
    tables.enter(element, at: index, node, depth: visit.depth)
    surroundings.parent = index
    if node.role == .heading { surroundings.heading = node.level ?? 0 }
  }

  private mutating func close(
    _ visit: Screen.Visit, _ node: Node, _ element: AccessibilityElement,
    _ inside: UIKitContext
  ) -> Bool {
    if element.isElement {
      mapping.passDescendants(of: visit.index, in: screen, .insideControl)
      return true
    }
    mapping.pass(visit.index, cause(for: node))
    descend(from: visit, into: inside)
    return false
  }

  private mutating func hide(_ visit: Screen.Visit, _ hidden: Hidden, language: String?) -> Bool {
    mapping.pass(visit.index, .hidden(hidden.reason))
    guard hidden.keepsChildren else { return pass(visit, .hidden(hidden.reason)) }
    var around = surroundings[visit.depth]
    around.language = language ?? around.language
    descend(from: visit, into: around)
    return false
  }

  /// Text that an added element says; controls inside it are still views.
  private mutating func merge(
    _ visit: Screen.Visit, _ views: UIKitElement, _ around: UIKitContext
  ) -> Bool {
    mapping.pass(visit.index, .merged)
    guard views.holdsControl(visit.index) else { return pass(visit, .merged) }
    descend(from: visit, into: around)
    return false
  }

  private mutating func pass(_ visit: Screen.Visit, _ cause: SkipReason) -> Bool {
    mapping.pass(visit.index, cause)
    mapping.passDescendants(of: visit.index, in: screen, cause)
    return true
  }

  private func inheritHeading(_ level: Int?, _ element: inout AccessibilityElement) {
    guard let level, element.isElement else { return }
    element.traits.insert(.header)
    if level > 0, element.design?.level == nil {
      element.design = element.facts { $0.level = level }
    }
  }

  private mutating func descend(from visit: Screen.Visit, into inside: UIKitContext) {
    let depth = visit.depth + 1
    if surroundings.count == depth {
      surroundings.append(inside)
    } else {
      surroundings[depth] = inside
    }
  }

  private func cause(for node: Node) -> SkipReason {
    switch node.role.native {
    case .image: .unlabelledImage
    case .decoration: .decoration
    case .text: .empty
    default: .container
    }
  }
}
