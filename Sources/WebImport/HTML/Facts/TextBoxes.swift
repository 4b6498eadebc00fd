/// The boxes of a page that only lay out other boxes: flex containers, grids, and blocks whose
/// children are blocks.
///
/// Chrome leaves these boxes out of its accessibility tree. Source: Chromium,
/// AXNodeObject::ShouldIncludeBasedOnSemantics; Chromium 156, measured.
struct TextBoxes {
  private let page: PageFacts
  private let texts: InlineText

  init(_ page: PageFacts, _ texts: InlineText) {
    self.page = page
    self.texts = texts
  }

  /// Whether an element without a role only lays out other boxes.
  ///
  /// The result is always `true` for a `<span>` that is laid out as a block.
  func isOnlyLayout(_ id: DOM.ID) -> Bool {
    switch page.styles[id].display {
    case .listItem, .table, .inlineTable, .tablePart: return false
    case .flex, .inlineFlex, .none, .contents: return true
    case .inline, .ruby: return false
    case .block, .inlineBlock, .tableCell: return page.dom.htmlTag(id) == .span || !holdsLine(id)
    }
  }

  /// Whether a block contains at least one line of text, images and inline elements, and no other
  /// blocks.
  private func holdsLine(_ id: DOM.ID) -> Bool {
    var holdsLine = false
    var child = page.tree.firstChild(of: id)
    while child >= 0 {
      defer { child = page.tree.next(after: child) }
      if page.dom.isText(child) {
        holdsLine = holdsLine || texts[child].map { !$0.isBlank } == true
        continue
      }
      let style = page.styles[child]
      if style.leavesFlow || style.display == .none { continue }
      guard style.isInlineLevel else { return false }
      holdsLine = true
    }
    let generated = [page.styles.before[id], page.styles.after[id]]
    return holdsLine || generated.contains { !($0?.text(of: id, page.dom) ?? "").isEmpty }
  }
}
