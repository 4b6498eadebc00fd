import AccessibilityTree

/// What WebKit's tree has right below a node, with what it ignores left out and its content in its
/// place.
///
/// Source: WebKit, AccessibilityRenderObject.cpp, computeIsIgnored.
struct WebChildren {
  /// What a child is, as far as links and headings ask.
  enum Kind: Hashable {
    case text, image, group, generic, edit
    /// Anything that is no mere piece of text.
    case object
  }

  /// What becomes of a node below another.
  private enum Outcome {
    case child(Kind)
    /// Ignored, its content stays.
    case transparent
    /// Gone with everything inside.
    case absent
  }

  private let screen: Screen
  private var nodes: Screen.Preorder

  /// What is below a node.
  init(of index: Node.Index, in screen: Screen) {
    self.screen = screen
    nodes = screen.descendants(of: index)
  }

  /// The next child; absent after the last.
  mutating func next() -> (index: Node.Index, kind: Kind)? {
    while let visit = nodes.next() {
      switch outcome(of: visit.index) {
      case .child(let kind):
        nodes.skipDescendants(of: visit)
        return (visit.index, kind)
      case .transparent: break
      case .absent: nodes.skipDescendants(of: visit)
      }
    }
    return nil
  }

  private func outcome(of index: Node.Index) -> Outcome {
    let node = screen[index]
    guard node.isReachedInSafari else {
      let keeps = node.hidden?.keepsChildren == true
      return keeps ? .transparent : .absent
    }
    if node.web?.isSingleText == true { return .child(.text) }
    switch node.role {
    case .text: return WebTextRun.isBlank(node.name) ? .absent : .child(.text)
    case .image: return .child(.image)
    case .emphasis, .strong: return .transparent
    case .insertion, .deletion: return .child(.edit)
    case .group: return .child(.group)
    case .generic: return generic(node, index)
    default:
      // An unnamed drawing is looked through, as its title is not told.
      if node.role.isGraphic { return WebKitRoles.isDrawing(node) ? .child(.image) : .transparent }
      return .child(.object)
    }
  }

  /// A box is in the tree when a line of text is right inside it.
  ///
  /// Source: WebKit, AccessibilityRenderObject.cpp, computeIsIgnored, `hasLines`.
  private func generic(_ node: Node, _ index: Node.Index) -> Outcome {
    if node.web?.element == "br" { return .absent }
    if WebKitRoles.isOwnObject(node) || WebKitRoles.control(node, isLeaf: false) != nil {
      return .child(.object)
    }
    if node.states.isFocusable == true || node.live != nil { return .child(.generic) }
    let isBox = node.isBox && node.web?.element != "span"
    return isBox && holdsLine(index) ? .child(.generic) : .transparent
  }

  private func holdsLine(_ index: Node.Index) -> Bool {
    var inside = screen.descendants(of: index)
    var holdsLine = false
    while let visit = inside.next() {
      let node = screen[visit.index]
      if node.isBox && node.role != .text && node.web?.display != .inlineBlock { return false }
      if node.role == .text { holdsLine = holdsLine || !WebTextRun.isBlank(node.name) }
      let isInlineObject = node.role != .text && node.role != .generic && node.isReachedInSafari
      holdsLine = holdsLine || isInlineObject
      if node.web?.display == .inlineBlock { inside.skipDescendants(of: visit) }
    }
    return holdsLine
  }
}

extension WebChildren {
  /// Whether there is nothing below a node.
  static func isEmpty(_ index: Node.Index, in screen: Screen) -> Bool {
    var children = WebChildren(of: index, in: screen)
    return children.next() == nil
  }

  /// The only child of a node, where that is a text; absent otherwise.
  static func soleText(of index: Node.Index, in screen: Screen) -> Node.Index? {
    var children = WebChildren(of: index, in: screen)
    guard let first = children.next(), first.kind == .text, children.next() == nil else {
      return nil
    }
    return first.index
  }

  /// Whether a link is one stop: nothing is in it, or nothing but several pieces of text and images.
  ///
  /// Of a single piece the piece is the stop; where that is a text, it is all the same to the ear.
  /// Source: WebKit, WebAccessibilityObjectWrapperIOS.mm, containsUnnaturallySegmentedChildren;
  /// LayoutTests, non-contiguous-link, link-with-images-text.
  static func makeOneLink(
    _ index: Node.Index, in screen: Screen, _ version: VoiceOver.WebKit
  ) -> Bool {
    var children = WebChildren(of: index, in: screen)
    var first: Kind?
    var count = 0
    while let child = children.next() {
      switch child.kind {
      case .text, .image, .group: break
      case .generic, .edit: if !version.joinsBoxesInLinks { return false }
      case .object: return false
      }
      count += 1
      first = first ?? child.kind
    }
    return count != 1 || first == .text
  }
}
