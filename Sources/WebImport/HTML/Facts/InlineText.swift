internal import Simulator

/// The runs of text of a page as they are shown: white space collapsed across inline elements.
///
/// Source: CSS Text Module Level 3, section 4.1, without line wrapping.
struct InlineText {
  private let page: PageFacts
  private var texts: [String?]
  /// The last run of the line if nothing came after it; −1 for none.
  private var last: DOM.ID = -1
  private var followsSpace = true

  init(_ page: PageFacts) {
    self.page = page
    texts = [String?](repeating: nil, count: page.dom.count)
    collapse()
  }

  /// What is shown of a run of text; absent when nothing is.
  subscript(id: DOM.ID) -> String? { texts[Int(id)] }

  private mutating func collapse() {
    for step in page.tree.walk(from: page.dom.body) {
      switch step {
      case .enter(let id) where page.dom.isText(id): add(id)
      case .enter(let id): enter(id)
      case .leave(let id): leave(id)
      }
    }
  }

  private func isShown(_ id: DOM.ID) -> Bool {
    switch page.hiddenness[id] {
    case nil, .ariaHidden, .inert, .visibilityHidden: true
    default: false
    }
  }

  private mutating func enter(_ id: DOM.ID) {
    guard isShown(id) else { return }
    let style = page.styles[id]
    if page.dom[id].tag == .br || !style.isInlineLevel {
      endLine()
    } else if !style.isInline {
      last = -1
      followsSpace = true
    } else if isReplaced(id) || page.styles.before[id] != nil {
      last = -1
      followsSpace = false
    }
  }

  private mutating func leave(_ id: DOM.ID) {
    guard isShown(id), !page.dom.isText(id) else { return }
    let style = page.styles[id]
    if !style.isInlineLevel {
      endLine()
    } else if !style.isInline {
      endLine()
      followsSpace = false
    } else if isReplaced(id) || page.styles.after[id] != nil {
      last = -1
      followsSpace = false
    }
  }

  private func isReplaced(_ id: DOM.ID) -> Bool {
    switch page.dom[id].tag {
    case .img, .svg, .canvas, .video, .audio, .iframe, .object, .embed, .math: true
    default: false
    }
  }

  /// White space at the end of a line is not shown.
  private mutating func endLine() {
    if last >= 0, let text = texts[Int(last)], text.utf8.last == 0x20 {
      texts[Int(last)] = text.utf8.count > 1 ? String(text.dropLast()) : nil
    }
    last = -1
    followsSpace = true
  }

  private mutating func add(_ id: DOM.ID) {
    let text = page.dom.text(of: id)
    guard isShown(id) else {
      let alone = text.spaceCollapsed
      texts[Int(id)] = alone.isEmpty ? nil : alone
      return
    }
    guard page.styles[id].whiteSpace == .collapse else {
      texts[Int(id)] = text.isEmpty ? nil : text
      last = -1
      followsSpace = text.isEmpty ? followsSpace : false
      return
    }
    let shown = text.spacesMerged(followsSpace: followsSpace)
    guard let end = shown.utf8.last else { return }
    texts[Int(id)] = shown
    followsSpace = end == 0x20
    last = id
  }
}
