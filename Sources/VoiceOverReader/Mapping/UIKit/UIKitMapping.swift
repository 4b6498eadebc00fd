import AccessibilityTree

/// A mapping of a native screen or an outline to the elements that UIKit would expose.
///
/// Each node becomes a view; controls and texts become elements. The elements of an iOS screen have
/// the defaults of their UIKit classes. The elements of other screens are the closest match to what
/// the author states. Source: UIKit's defaults for its classes, as AccessibilitySnapshot's
/// reference images show them.
struct UIKitMapping {
  private let screen: Screen
  private let sketches: NativeElement?
  private let views: UIKitElement?
  private var mapping: PlatformMapping
  private var tables = NativeTables()
  private var lists: ExplicitLists
  /// The facts about the views around the current node, one entry for each depth of the screen.
  private var contexts: [UIKitContext]
  /// The elements to add after the content of each open view.
  ///
  /// The innermost view comes last.
  private var trailing: [(depth: Int, parent: Int, elements: [AccessibilityElement])] = []

  /// The titles to add after the back button of a navigation bar, by the index of the bar's
  /// element.
  private var titles: [Int: AccessibilityElement] = [:]

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
    sketches = isOwn ? nil : NativeElement(screen, words: words)
    mapping = PlatformMapping(screen)
    mapping.tree.reserveCapacity(screen.count + 1)
    lists = ExplicitLists(screen)
    contexts = [UIKitContext(language: screen.language)]
  }

  private mutating func walk() {
    var visits = screen.preorder
    while let visit = visits.next() {
      leave(depth: visit.depth)
      if map(visit) { visits.skipDescendants(of: visit) }
    }
  }

  /// Closes those tables and views that cannot contain a node of this depth.
  private mutating func leave(depth: Int) {
    tables.leave(depth: depth)
    while let last = trailing.last, last.depth >= depth {
      for element in last.elements { mapping.tree.append(element, to: last.parent) }
      trailing.removeLast()
    }
  }

  /// Adds the element of a node, and returns whether the caller skips the node's descendants.
  private mutating func map(_ visit: Screen.Visit) -> Bool {
    let node = screen[visit.index]
    var context = contexts[visit.depth]
    if !node.isExposed(to: .voiceOver), let hidden = node.hidden {
      return hide(visit, hidden, language: node.language)
    }
    context.language = node.language ?? context.language
    if let owner = lists.owner(of: visit.index), let element = mapping.element(of: owner) {
      context.parent = element
    }
    if let views { return map(visit, node, views, context) }
    guard let sketches else { return true }
    if context.isInsideElement, !node.isFocusableOnAndroid {
      mapping.skip(visit.index, .insideControl)
      descend(from: visit, into: context)
      return false
    }
    let outer = context
    var element = sketches.make(of: visit.index, node, language: context.language)
    inheritHeading(context.heading, &element)
    append(&element, visit, node, in: &context)
    if !element.isElement,
      let text = sketches.wholeText(of: visit.index, node, language: context.language)
    {
      mapping.tree.append(text, to: context.parent)
    }
    guard element.isElement, sketches.holdsElement(visit.index) else {
      return close(visit, node, element, context)
    }
    context = outer
    context.isInsideElement = true
    descend(from: visit, into: context)
    return false
  }

  /// Adds the view of a node of an iOS screen, and the elements that UIKit adds to the view.
  ///
  /// Returns whether the caller skips the node's descendants.
  private mutating func map(
    _ visit: Screen.Visit, _ node: Node, _ views: UIKitElement, _ outer: UIKitContext
  ) -> Bool {
    var context = outer
    var view = views.make(of: visit.index, node, in: context)
    if view.kind == .systemUI { return skip(visit, .systemUI) }
    if view.element.frame == nil { view.element.frame = context.barFrame }
    if context.mergesText, view.kind == .label { return merge(visit, views, context) }
    inheritHeading(context.heading, &view.element)
    append(&view.element, visit, node, in: &context)
    join(view.kind, at: context.parent, outer, depth: visit.depth)
    if !view.element.isElement { add(view, in: context.parent, depth: visit.depth) }
    context.enter(view)
    return close(visit, node, view.element, context)
  }

  /// Adds a segment or tab to the control or bar around it, or the title after a back button.
  private mutating func join(
    _ kind: UIKitClass, at index: Int, _ context: UIKitContext, depth: Int
  ) {
    let owner = context.ownerElement
    switch (kind, context.owner) {
    case (.segment, .segmentedControl): mapping.tree[owner].explicit?.append(index)
    case (.tab, .tabBar): mapping.tree[owner].itemCount = (mapping.tree[owner].itemCount ?? 0) + 1
    case (.backButton, .navigationBar):
      guard let title = titles.removeValue(forKey: owner) else { break }
      trailing.append((depth, owner, [title]))
    default: break
    }
  }

  /// Adds the elements that UIKit puts into a view.
  ///
  /// Elements that come after the content of the view are stored until the view is closed.
  private mutating func add(_ view: UIKitView, in index: Int, depth: Int) {
    for element in view.leading { mapping.tree.append(element, to: index) }
    titles[index] = view.title
    if !view.trailing.isEmpty { trailing.append((depth, index, view.trailing)) }
  }

  /// Adds an element, and changes `context` to the facts for the content of the element.
  private mutating func append(
    _ element: inout AccessibilityElement, _ visit: Screen.Visit, _ node: Node,
    in context: inout UIKitContext
  ) {
    tables.setPosition(of: &element, node)
    let index = mapping.append(element, to: context.parent)
    tables.enter(element, at: index, node, depth: visit.depth)
    context.parent = index
    if node.role == .heading { context.heading = node.level ?? 0 }
  }

  private mutating func close(
    _ visit: Screen.Visit, _ node: Node, _ element: AccessibilityElement,
    _ inside: UIKitContext
  ) -> Bool {
    if element.isElement {
      mapping.skipDescendants(of: visit.index, in: screen, .insideControl)
      return true
    }
    mapping.skip(visit.index, reason(for: node))
    descend(from: visit, into: inside)
    return false
  }

  private mutating func hide(_ visit: Screen.Visit, _ hidden: Hidden, language: String?) -> Bool {
    mapping.skip(visit.index, .hidden(hidden.reason))
    guard hidden.keepsChildren else { return skip(visit, .hidden(hidden.reason)) }
    var context = contexts[visit.depth]
    context.language = language ?? context.language
    descend(from: visit, into: context)
    return false
  }

  /// Skips a text, because an element added by UIKit announces it.
  ///
  /// Controls inside the text still become views. Returns whether the caller skips the descendants.
  private mutating func merge(
    _ visit: Screen.Visit, _ views: UIKitElement, _ context: UIKitContext
  ) -> Bool {
    mapping.skip(visit.index, .merged)
    guard views.holdsControl(visit.index) else { return skip(visit, .merged) }
    descend(from: visit, into: context)
    return false
  }

  private mutating func skip(_ visit: Screen.Visit, _ reason: SkipReason) -> Bool {
    mapping.skip(visit.index, reason)
    mapping.skipDescendants(of: visit.index, in: screen, reason)
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
    if contexts.count == depth {
      contexts.append(inside)
    } else {
      contexts[depth] = inside
    }
  }

  private func reason(for node: Node) -> SkipReason {
    switch node.role.native {
    case .image: .unlabelledImage
    case .decoration: .decoration
    case .text: .empty
    default: .container
    }
  }
}
