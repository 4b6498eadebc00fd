internal import Simulator

extension AuditRule {
  static let skipLink = page(
    "skip-link", severity: .serious, criteria: ["2.4.1"],
    condition: "A link at the beginning of the page leads to a place that is not there.",
    why: "People who follow it to the content stay where they are, and do not know why.",
    mend: "Give the target the id that the link names.",
    examples: [
      .fails(.web, "↓<a href=\"#content\">Skip to content</a><main>Hello</main>"),
      .passes(.web, "<a href=\"#content\">Skip to content</a><main id=content>Hello</main>"),
      .passes(.web, "<a href=\"#top\">Up</a><main>Hello</main>"),
    ]
  ) { page, findings in
    let links = page.skipLinks
    guard !links.isEmpty else { return }
    var targets = Set(page.placesById.keys)
    for place in page.places(named: ["a"]) {
      if let name = page.source[place]["name"] { targets.insert(name) }
    }
    for place in links {
      let target = String((page.source[place]["href"] ?? "").dropFirst())
      let isEscaped = target.contains("%")
      // Without an element of that id, this is the beginning of the page.
      guard !targets.contains(target), target.lowercased() != "top" else { continue }
      findings.add(
        element: place, "This link leads to “\(target)”, and nothing on the page has that id.",
        isReview: isEscaped)
    }
  }
}

extension WebPage {
  /// Links within the page that come before all others.
  var skipLinks: [Int] {
    let links = places(named: ["a"]).lazy.filter { source[$0]["href"] != nil }
    return links.prefix { (source[$0]["href"] ?? "").hasPrefix("#") }
      .filter {
        let address = source[$0]["href"] ?? ""
        // What a script takes for an address of its own leads to no element.
        return address.utf8.count > 1 && !address.hasPrefix("#/") && !address.hasPrefix("#!")
      }
  }
}
