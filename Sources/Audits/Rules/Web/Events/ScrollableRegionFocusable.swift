internal import Simulator

extension AuditRule {
  static let scrollableRegionFocusable = page(
    "scrollable-region-focusable", aliases: ["element_scrollable_tabbable"], severity: .serious,
    criteria: ["2.1.1"],
    condition:
      "An element scrolls, and neither it nor anything in it can be focused; needs review without "
      + "bounds, which show whether the content is larger.",
    why: "People who use a keyboard cannot scroll to the rest of the content.",
    fix: "Set tabindex=\"0\", a role such as “region” and an aria-label.",
    examples: [
      .fails(
        .web,
        ExampleFile.page(
          """
          ↓{"in": 1, "tag": "div", "style": 1, "box": [16, 20, 300, 100]},
          {"in": 2, "tag": "p", "style": 0, "box": [16, 20, 300, 400]},
          {"in": 3, "text": "The terms of the shop"}
          """), as: "page"),
      .passes(.web, "<div style='overflow: auto' tabindex=0>Terms</div>"),
      .passes(.web, "<div style='overflow: auto'><a href=a>Terms</a></div>"),
      .passes(.web, "<div>Terms</div>"),
    ]
  ) { page, findings in
    let screen = page.subject.screen
    for index in page.source.indices {
      guard let node = page.subject.node(of: index), screen[node].web?.scrolls == true,
        !page.isHidden(index),
        !["body", "html", "textarea", "select"].contains(page.source[index].name),
        !page.source.branch(of: index).contains(where: page.isReached)
      else { continue }
      let overflow = screen.overflow(of: node)
      guard overflow != false, overflow == true || page.subject.seenText(of: node).count > 200
      else { continue }
      findings.add(
        element: index, "\(page.tag(index)) scrolls, but the keyboard does not reach it.",
        needsReview: overflow == nil)
    }
  }
}

extension WebPage {
  /// Whether people can focus an element with the keyboard.
  fileprivate func isReached(_ index: Int) -> Bool {
    isFocusable(index) && (source[index].tabIndex ?? 0) >= 0
  }
}

extension Screen {
  /// Whether the content of a node is larger than the node, or `nil` if there are no frames.
  ///
  /// Source: axe-core, `get-scroll.js`, whose tolerance is 13 pixels.
  fileprivate func overflow(of node: Node.Index) -> Bool? {
    guard let box = self[node].frame, box.width > 0, box.height > 0 else { return nil }
    return descendants(of: node).contains { inner in
      guard let frame = self[inner.index].frame, self[inner.index].hidden == nil else {
        return false
      }
      return frame.bottom > box.bottom + 13 || frame.right > box.right + 13
    }
  }
}
