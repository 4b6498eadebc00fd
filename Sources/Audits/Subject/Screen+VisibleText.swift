internal import Simulator

extension Screen {
  /// Returns the visible text in a node and in its descendants.
  ///
  /// Inline texts are joined without a space; texts in separate boxes are joined with a space.
  ///
  /// - Parameters:
  ///   - part: A descendant whose text is left out.
  ///   - isLeftOut: Returns whether the text of a node is left out.
  func visibleText(
    of index: Node.Index, without part: Node.Index? = nil,
    _ isLeftOut: (Node.Index) -> Bool = { _ in false }
  ) -> String {
    if self[index].role == .text, firstChild(of: index) == nil { return self[index].name }
    if origin != .web, self[index].label?.origin == .content { return self[index].name }
    var text = ""
    // The depths of the boxes around the current node.
    var open: [Int] = []
    var inner = descendants(of: index)
    while let visit = inner.next() {
      let node = self[visit.index]
      while let depth = open.last, depth >= visit.depth {
        open.removeLast()
        text += " "
      }
      if visit.index == part || node.isOutOfSight || isLeftOut(visit.index) {
        inner.skipDescendants(of: visit)
        continue
      }
      if node.isBlock || origin != .web {
        text += " "
        open.append(visit.depth)
      }
      guard node.isShownText else { continue }
      text += node.name
    }
    return Wording.collapsingWhitespace(text)
  }
}

extension Node {
  /// Whether the name of the node is a text on the screen, and not only a label for readers.
  var isShownText: Bool {
    if role == .text { return true }
    switch label?.origin {
    case .content: return web == nil
    default: return false
    }
  }

  /// Whether neither the node nor its descendants are visible.
  var isOutOfSight: Bool {
    web?.isOutOfSight == true || hidden.map { !$0.isVisible && !$0.keepsChildren } == true
  }

  /// Whether the node starts a new line or box.
  fileprivate var isBlock: Bool {
    guard let web else { return false }
    return web.display != .inline || web.element == "br"
  }
}

extension AuditSubject {
  /// Returns the value of an attribute as the file writes it.
  ///
  /// Returns `nil` if the element has no such attribute.
  func attribute(_ name: String, of node: Node.Index) -> String? {
    element(of: node).flatMap { source?[$0][name] }
  }

  /// Returns the `<form>` element that contains a node, or `nil` if there is none.
  func formElement(around node: Node.Index) -> Int? {
    guard let source, let element = element(of: node) else { return nil }
    return source.ancestors(of: element).first { source[$0].name == "form" }
  }
}
