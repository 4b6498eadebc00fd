internal import AccessibilityTree

/// The texts of a page as browsers render them.
///
/// White space is collapsed, even across the boundaries of inline elements.
///
/// Source: CSS Text Module Level 3, section 4.1, without line wrapping.
struct InlineText {
  private let page: PageFacts
  private var texts: [String?]
  /// The item of the text at the end of the current line, or −1 if the line does not end with a
  /// text.
  private var last: DOM.ID = -1
  private var followsSpace = true

  init(_ page: PageFacts) {
    self.page = page
    texts = [String?](repeating: nil, count: page.dom.count)
    collapse()
  }

  /// Returns the part of a text that browsers render, or `nil` if they render nothing.
  subscript(id: DOM.ID) -> String? { texts[Int(id)] }

  private mutating func collapse() {
    // With `page.dom` inside the loop, each step would copy the page.
    let dom = page.dom
    for step in page.tree.walk(from: dom.body) {
      switch step {
      case .enter(let id) where dom.isText(id): add(id)
      case .enter(let id): enter(id)
      case .leave(let id) where dom.isText(id): break
      case .leave(let id): leave(id)
      }
    }
  }

  private func isRendered(_ id: DOM.ID) -> Bool {
    switch page.visibility[id] {
    case nil, .ariaHidden, .inert, .outsideModal, .visibilityHidden: true
    default: false
    }
  }

  private mutating func enter(_ id: DOM.ID) {
    guard isRendered(id) else { return }
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
    guard isRendered(id) else { return }
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

  /// Removes the white space at the end of a line, because browsers do not render it.
  private mutating func endLine() {
    if last >= 0, let text = texts[Int(last)], text.utf8.last == 0x20 {
      texts[Int(last)] = text.utf8.count > 1 ? String(text.dropLast()) : nil
    }
    last = -1
    followsSpace = true
  }

  private mutating func add(_ id: DOM.ID) {
    let text = page.dom.text(of: id)
    guard isRendered(id) else {
      let collapsed = text.spaceCollapsed
      texts[Int(id)] = collapsed.isEmpty ? nil : collapsed
      return
    }
    guard page.styles[id].whiteSpace == .collapse else {
      texts[Int(id)] = text.isEmpty ? nil : text
      last = -1
      followsSpace = text.isEmpty ? followsSpace : false
      return
    }
    let merged = text.spacesMerged(followsSpace: followsSpace)
    guard let end = merged.utf8.last else { return }
    texts[Int(id)] = merged
    followsSpace = end == 0x20
    last = id
  }
}
