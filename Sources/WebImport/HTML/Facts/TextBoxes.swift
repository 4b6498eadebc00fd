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

  /// Whether the style of an element creates a box without text that Chrome exposes.
  func hasEmptyBox(_ id: DOM.ID) -> Bool {
    let (before, after) = (page.styles.before[id], page.styles.after[id])
    guard before != nil || after != nil else { return false }
    let isInline = page.styles[id].isInline
    return [before, after].contains { box in
      guard let box, box.isExposedWhenEmpty(insideInline: isInline) else { return false }
      return box.text(of: id, page.dom).isEmpty
    }
  }

  /// Whether a block contains at least one line of text, images and inline elements, and no other
  /// blocks.
  private func holdsLine(_ id: DOM.ID) -> Bool {
    let generated = [page.styles.before[id], page.styles.after[id]]
    if generated.contains(where: { $0?.isBlockInFlow == true }) { return false }
    var holdsLine = false
    var child = page.tree.firstChild(of: id)
    while child >= 0 {
      defer { child = page.tree.next(after: child) }
      if page.dom.isText(child) {
        holdsLine = holdsLine || texts[child].map { !$0.isBlank } == true
        continue
      }
      let style = page.styles[child]
      if style.display == .none { continue }
      // A box that leaves the flow is placed as a part of a line.
      if style.leavesFlow {
        holdsLine = true
        continue
      }
      guard style.isInlineLevel else { return false }
      holdsLine = true
    }
    return holdsLine || generated.contains { !($0?.text(of: id, page.dom) ?? "").isEmpty }
  }
}
