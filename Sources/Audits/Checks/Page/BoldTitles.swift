internal import Simulator

/// A check for bold paragraphs that look like the headings of the text after them.
///
/// Source: WCAG failure F2; technique H42; Equal Access, `text_block_heading`.
struct BoldTitles {
  private let page: WebPage

  init(_ page: WebPage) { self.page = page }

  func run(_ findings: inout FindingList) {
    for index in page.shown(named: ["p", "div"]) where isTitle(index) && isBeforeText(index) {
      findings.add(
        element: index, "This bold text stands before a text, so it may be a heading.",
        severity: .warning, needsReview: true)
    }
  }

  /// Whether all text of an element is bold, and the text is as short as a heading.
  private func isTitle(_ index: Int) -> Bool {
    let own = page.source[index]
    guard own.text.isBlank, own.firstChild != nil, page.roleTokens(of: index).isEmpty else {
      return false
    }
    for child in page.source.children(of: index) {
      switch page.source[child].name {
      case "b", "strong":
        guard page.source[child].firstChild == nil else { return false }
      case "br": continue
      default: return false
      }
    }
    guard let node = page.subject.node(of: index) else { return false }
    let text = Wording.collapsingWhitespace(page.subject.seenText(of: node))
    guard let last = text.last, !".,:;*".contains(last), text.contains(where: \.isLetter) else {
      return false
    }
    return (1...8).contains(Wording.words(of: text).count) && !isInPart(index)
  }

  /// Whether the next element is a paragraph, list or table that is no such title itself.
  private func isBeforeText(_ index: Int) -> Bool {
    guard let next = page.source[index].nextSibling, page.hasShownText(next) else { return false }
    switch page.source[next].name {
    case "p": return !isTitle(next)
    case "dl", "ol", "table", "ul": return true
    default: return false
    }
  }

  /// Whether an element is a part of something that has no headings of its own, such as a cell.
  private func isInPart(_ index: Int) -> Bool {
    page.source.ancestors(of: index).contains { above in
      switch page.source[above].name {
      case "a", "address", "blockquote", "button", "dd", "dt", "figcaption", "label", "legend",
        "li", "summary", "td", "th":
        true
      default: page.explicitRole(of: above) != nil && page.role(of: above) != "main"
      }
    }
  }
}
