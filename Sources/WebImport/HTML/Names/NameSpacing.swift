internal import AccessibilityTree

/// The spaces that separate the words of a name where the page has boxes instead of spaces.
///
/// Source: Chromium 156, measured.
struct NameSpacing {
  let page: PageFacts

  /// Whether no space separates the text of an element from the words before and after it.
  ///
  /// - Parameter isAmongHidden: Whether the text comes from a hidden part of the page.
  func isInline(_ id: DOM.ID, amongHidden isAmongHidden: Bool) -> Bool {
    switch page.dom[id].tag {
    case .img, .svg, .canvas, .video, .iframe, .embed: return false
    default: break
    }
    if page.roles[id].isSeparatedInNames { return false }
    switch page.styles[id].display {
    case .inline, .ruby: return isLaidOut(id)
    // An element that is not displayed does not separate words.
    case .none: return !isLaidOut(id) && !isAmongHidden
    default: return false
    }
  }

  /// Whether generated content is on the same line as the text of its element.
  func isInline(_ box: Styles.GeneratedBox, of id: DOM.ID) -> Bool {
    let display = page.styles[id].display
    return box.isInline && display != .flex && display != .inlineFlex
  }

  /// Whether an element without text is in a line, and does not separate the words around it.
  ///
  /// Controls, media, frames and images without `alt` separate words even if they have no text,
  /// unless they are invisible.
  func isEmptyInLine(_ id: DOM.ID) -> Bool {
    if page.visibility[id] == .visibilityHidden { return isInlineLevel(id) }
    guard isLaidOut(id), !page.roles[id].isSeparatedInNames else { return false }
    switch page.dom[id].tag {
    case .img: return page.roles[id] == .none
    case .video, .iframe, .embed: return false
    default: return isInlineLevel(id)
    }
  }

  /// Whether an element is a block that is on the screen, but not in names.
  func isHiddenBlock(_ id: DOM.ID) -> Bool {
    page.visibility[id] == .ariaHidden && page.visibility.isRendered(id) && !page.dom.isText(id)
      && !isInlineLevel(id)
  }

  /// Whether a browser lays out an item.
  ///
  /// A laid-out item can still be invisible.
  func isLaidOut(_ id: DOM.ID) -> Bool {
    switch page.visibility[id] {
    case nil, .visibilityHidden, .ariaHidden, .inert, .outsideModal: true
    default: false
    }
  }

  /// Returns the block whose lines contain an element, or the element itself if it is a block.
  ///
  /// Elements in `aria-owns` count where the document contains them.
  func block(of id: DOM.ID) -> DOM.ID {
    var current = id
    while page.styles[current].isInline, page.dom[current].parent >= 0 {
      current = page.dom[current].parent
    }
    return current
  }

  private func isInlineLevel(_ id: DOM.ID) -> Bool {
    switch page.styles[id].display {
    case .inline, .ruby, .inlineBlock, .inlineFlex, .inlineTable: true
    default: false
    }
  }
}
