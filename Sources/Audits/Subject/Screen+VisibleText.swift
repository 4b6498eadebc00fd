internal import Simulator

extension Screen {
  /// What eyes read in a node: its text and that of everything inside, without what is not shown.
  ///
  /// Pieces in one line are joined as they stand, those in lines of their own with a blank.
  ///
  /// - Parameter part: A node inside whose text does not count.
  func visibleText(of index: Node.Index, without part: Node.Index? = nil) -> String {
    if self[index].role == .text, firstChild(of: index) == nil { return self[index].name }
    if origin != .web, self[index].label?.origin == .content { return self[index].name }
    var text = ""
    /// How deep the boxes are that text behind them stands apart from.
    var open: [Int] = []
    var inner = descendants(of: index)
    while let visit = inner.next() {
      let node = self[visit.index]
      while let depth = open.last, depth >= visit.depth {
        open.removeLast()
        text += " "
      }
      if visit.index == part || node.isOutOfSight {
        inner.skipDescendants(of: visit)
        continue
      }
      if node.standsApart || origin != .web {
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
  /// Whether its name is a text that is shown.
  var isShownText: Bool {
    if role == .text { return true }
    switch label?.origin {
    case .content: return web == nil
    default: return false
    }
  }

  /// Whether eyes see neither it nor what is inside.
  var isOutOfSight: Bool {
    web?.isOutOfSight == true || hidden.map { !$0.isVisible && !$0.keepsChildren } == true
  }

  /// Whether text before and behind it stands in another line or another box.
  fileprivate var standsApart: Bool {
    guard let web else { return false }
    return web.display != .inline || web.element == "br"
  }
}

extension AuditSubject {
  /// An attribute as its author wrote it, or `nil` where the element has none of that name.
  func attribute(_ name: String, of node: Node.Index) -> String? {
    element(of: node).flatMap { source?[$0][name] }
  }
}
