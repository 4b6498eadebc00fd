internal import Simulator

extension Screen {
  /// What eyes read in a node: its text and that of everything inside, without what is not shown.
  ///
  /// Pieces in one line are joined as they stand, those in lines of their own with a blank.
  func visibleText(of index: Node.Index) -> String {
    if self[index].role == .text, firstChild(of: index) == nil { return self[index].name }
    if origin != .web, self[index].label?.origin == .content { return self[index].name }
    var text = ""
    var inner = descendants(of: index)
    while let visit = inner.next() {
      let node = self[visit.index]
      if let hidden = node.hidden, !hidden.isVisible, !hidden.keepsChildren {
        inner.skipDescendants(of: visit)
        continue
      }
      if node.web?.display == .block || node.web?.display == .inlineBlock || origin != .web {
        text += " "
      }
      guard node.isShownText else { continue }
      text += node.name
    }
    return Wording.tidy(text)
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
}
