internal import Simulator

extension AuditRule {
  static let headingOrder = page(
    "heading-order", severity: .warning, criteria: ["1.3.1", "2.4.6"],
    condition: "A heading is more than one level below the heading before it.",
    why: "People who read a page by its headings look for the part that seems to be missing.",
    mend: "Use the next level, and choose the look with a style.",
    examples: [
      .fails(.web, "<h1>Account</h1><h3>Address</h3>"),
      .passes(.web, "<h1>Account</h1><h2>Address</h2><h3>Town</h3><h2>Bank</h2>"),
    ]
  ) { page, findings in
    var previous: (place: Int, level: Int)?
    for (place, level) in page.headings {
      defer { previous = (place, level) }
      guard let before = previous, level > before.level + 1 else { continue }
      findings.add(
        element: place,
        "This heading has level \(level) and comes after one of level \(before.level).",
        related: page.subject.node(of: before.place).map { [.init($0, "the heading before")] }
          ?? [])
    }
  }

  static let pageHasHeadingOne = page(
    "page-has-heading-one", aliases: ["one-h1"], severity: .warning, criteria: ["1.3.1"],
    condition: "The page has no heading of level 1, or more than one.",
    why: "The main heading tells people where they are and is the first thing they jump to.",
    mend: "Make the title of the page, and nothing else, an <h1>.",
    needs: [.source, .wholeDocument],
    examples: [
      .fails(.web, "<html lang=en><title>A</title><h2>Address</h2></html>"),
      .fails(.web, "<html lang=en><title>A</title><h1>Account</h1><h1>Address</h1></html>"),
      .passes(.web, "<html lang=en><title>A</title><h1>Account</h1><h2>Address</h2></html>"),
    ]
  ) { page, findings in
    let main = page.headings.filter { $0.level == 1 }
    if main.isEmpty, let root = page.root, !page.showsDialog {
      // What stands in a frame is not looked at, and a main heading may be there.
      let hasFrame = !page.places(named: ["iframe"]).isEmpty
      findings.add(element: root, "The page has no heading of level 1.", isReview: hasFrame)
    }
    for heading in main.dropFirst() {
      findings.add(
        element: heading.place, "The page has another heading of level 1 before this one.")
    }
  }
}

extension WebPage {
  /// Elements that are headings of themselves.
  static let headingNames = ["h1", "h2", "h3", "h4", "h5", "h6"]

  /// All headings that are heard, with their levels, in document order.
  fileprivate var headings: [(place: Int, level: Int)] {
    shown(named: WebPage.headingNames, with: ["role"]).compactMap { place in
      guard let node = node(of: place), node.role == .heading else { return nil }
      return (place, node.level ?? 2)
    }
  }
}
