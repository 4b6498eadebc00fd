internal import Simulator

extension AuditRule {
  static let skipLink = page(
    "skip-link", severity: .serious, criteria: ["2.4.1"],
    condition: "A link at the beginning of the page leads to a place that is not there.",
    why: "People who follow it to the content stay where they are, and do not know why.",
    mend: "Give the target the id that the link names.",
    examples: [
      .fails(.web, "<a href=\"#content\">Skip to content</a><main>Hello</main>"),
      .passes(.web, "<a href=\"#content\">Skip to content</a><main id=content>Hello</main>"),
    ]
  ) { page, findings in
    let links = page.skipLinks
    guard !links.isEmpty else { return }
    var targets = Set(page.placesById().keys)
    for place in page.places(named: ["a"]) {
      if let name = page.source[place]["name"] { targets.insert(name) }
    }
    for place in links {
      let target = String((page.source[place]["href"] ?? "").dropFirst())
      let isEscaped = target.contains("%")
      guard !targets.contains(target) else { continue }
      findings.add(
        element: place, "This link leads to “\(target)”, and nothing on the page has that id.",
        isReview: isEscaped)
    }
  }

  static let bypass = page(
    "bypass", aliases: ["skip_main_exists"], severity: .serious, isReview: true,
    criteria: ["2.4.1"],
    condition: "The page has no landmark, heading or link to skip to its content.",
    why: "People have to go through everything that is the same on every page.",
    mend: "Put the content into <main>, and give it a heading.",
    needs: [.source, .wholeDocument],
    examples: [
      .fails(.web, "<html lang=en><title>A</title><p><a href=a>A</a></p><p>Hello</p></html>"),
      .passes(.web, "<html lang=en><title>A</title><p><a href=a>A</a></p><h1>Hello</h1></html>"),
    ]
  ) { page, findings in
    let hasLink = page.shown(named: ["a"]).contains { page.source[$0]["href"] != nil }
    guard let root = page.root, hasLink, page.skipLinks.isEmpty, !page.showsDialog,
      !page.shown(
        named: WebPage.landmarkNames + WebPage.headingNames, with: ["role"]
      ).contains(where: {
        page.landmark($0) != nil || page.node(of: $0)?.role == .heading
      })
    else { return }
    findings.add(element: root, "Nothing on this page lets people skip what comes first.")
  }
}

extension WebPage {
  /// Links within the page that come before all others.
  var skipLinks: [Int] {
    let links = places(named: ["a"]).lazy.filter { source[$0]["href"] != nil }
    return links.prefix { (source[$0]["href"] ?? "").hasPrefix("#") }
      .filter {
        (source[$0]["href"] ?? "").utf8.count > 1 && !(source[$0]["href"] ?? "").hasPrefix("#/")
      }
  }
}
