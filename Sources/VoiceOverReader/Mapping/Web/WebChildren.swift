import AccessibilityTree

/// The children that a node has in WebKit's tree.
///
/// If WebKit ignores a child, the content of the child takes its place.
///
/// Source: WebKit, AccessibilityRenderObject.cpp, computeIsIgnored.
struct WebChildren {
  /// A kind of child; the kinds decide whether a link or heading is one stop.
  enum Kind: Hashable {
    case text, image, group, generic, edit
    /// The child is of any other kind.
    case object
  }

  /// The form in which WebKit exposes a child node.
  private enum Outcome {
    case child(Kind)
    /// The node is ignored, but its content is exposed.
    case transparent
    /// WebKit ignores the node and everything inside it.
    case absent
  }

  private let screen: Screen
  private var nodes: Screen.Preorder

  init(of index: Node.Index, in screen: Screen) {
    self.screen = screen
    nodes = screen.descendants(of: index)
  }

  /// Returns the next child, or `nil` after the last.
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
      // WebKit replaces an unnamed drawing by its content; VoiceOver does not announce the
      // drawing's title.
      if node.role.isGraphic { return WebKitRoles.isDrawing(node) ? .child(.image) : .transparent }
      return .child(.object)
    }
  }

  /// Returns how WebKit exposes a generic box.
  ///
  /// The box is a child in WebKit's tree if a line of text is directly inside the box. Source:
  /// WebKit, AccessibilityRenderObject.cpp, computeIsIgnored, `hasLines`.
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
  static func isEmpty(_ index: Node.Index, in screen: Screen) -> Bool {
    var children = WebChildren(of: index, in: screen)
    return children.next() == nil
  }

  /// Returns the only child of a node, if it is a text; otherwise `nil`.
  static func soleText(of index: Node.Index, in screen: Screen) -> Node.Index? {
    var children = WebChildren(of: index, in: screen)
    guard let first = children.next(), first.kind == .text, children.next() == nil else {
      return nil
    }
    return first.index
  }

  /// Whether a link is one stop.
  ///
  /// A link is one stop if it is empty, or contains several children that are all text or images.
  ///
  /// If a link has a single child, that child is the stop. A single text counts as one stop,
  /// because the announcement is the same. Source: WebKit, WebAccessibilityObjectWrapperIOS.mm,
  /// containsUnnaturallySegmentedChildren; LayoutTests, non-contiguous-link, link-with-images-text.
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
