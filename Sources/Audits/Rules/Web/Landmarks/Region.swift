internal import Simulator

extension AuditRule {
  static let region = page(
    "region", severity: .warning, criteria: [],
    condition: "Something on the page stands in none of its landmarks.",
    why: "People who jump from landmark to landmark never come to it.",
    mend: "Put it into <main>, <header>, <footer>, <nav> or <aside>.",
    needs: [.source, .wholeDocument],
    examples: [
      .fails(.web, "<html lang=en><title>A</title><main>Hello</main>↓<p>Lost</p></html>"),
      .passes(.web, "<html lang=en><title>A</title><main>Hello</main></html>"),
    ]
  ) { page, findings in RegionSearch(page).check(&findings) }
}

/// Looks for content outside every landmark.
private struct RegionSearch {
  private let page: WebPage
  /// Whether an element is, or holds, a landmark or another part that people are led to.
  private var holdsLandmark: [Bool]
  private var holdsContent: [Bool]
  private let skipLink: Int?
  /// Whether the name or role of an element may make a landmark of it.
  private var mayBeLandmark: [Bool]

  init(_ page: WebPage) {
    self.page = page
    let count = page.source.count
    holdsLandmark = [Bool](repeating: false, count: count)
    holdsContent = [Bool](repeating: false, count: count)
    skipLink = page.skipLinks.first
    mayBeLandmark = [Bool](repeating: false, count: count)
    let names = WebPage.landmarkNames + ["dialog", "output"]
    for place in page.places(named: names, with: ["role"]) { mayBeLandmark[place] = true }
    for place in page.source.indices.reversed() {
      if !page.isHidden(place) {
        if isLandmark(place) { holdsLandmark[place] = true }
        if isContent(place) { holdsContent[place] = true }
      }
      guard let parent = page.source[place].parent else { continue }
      if holdsLandmark[place] { holdsLandmark[parent] = true }
      if holdsContent[place], !isLandmark(place) { holdsContent[parent] = true }
    }
  }

  func check(_ findings: inout FindingList) {
    guard let body = page.places(named: ["body"]).first else {
      return
    }
    var next = [body]
    while let place = next.popLast() {
      if isLandmark(place) || page.isHidden(place) && place != body { continue }
      let isOwn = place != body && isContent(place)
      if isOwn || place != body && !holdsLandmark[place] && holdsContent[place] {
        findings.add(element: place, "\(page.tag(place)) stands in no landmark of the page.")
      } else {
        next += Array(page.source.children(of: place)).reversed()
      }
    }
  }

  private func isLandmark(_ place: Int) -> Bool {
    if place == skipLink { return true }
    guard mayBeLandmark[place] || page.source[place]["aria-live"] != nil else { return false }
    if let role = page.landmark(place) { return role != "region" || isNamedByARIA(place) }
    guard let role = page.explicitRole(of: place) ?? page.implicitRole(of: place) else {
      return false
    }
    return ["alert", "alertdialog", "dialog", "log", "status"].contains(role)
      || page.source[place]["aria-live"].map { ["polite", "assertive"].contains($0) } == true
  }

  /// Browsers differ in whether a mere title makes a landmark of a section.
  private func isNamedByARIA(_ place: Int) -> Bool {
    ["aria-label", "aria-labelledby"].contains { !(page.source[place][$0] ?? "").isBlank }
  }

  private func isContent(_ place: Int) -> Bool {
    guard let node = page.node(of: place), !page.isHidden(place) else { return false }
    if !page.source[place].text.isBlank { return node.hidden?.reason != .insideControl }
    switch page.source[place].name {
    case "img", "svg": return node.role != .none
    case "input", "select", "textarea", "video", "audio", "iframe", "object", "embed", "canvas":
      return page.source[place]["type"]?.lowercased() != "hidden"
    default: return !(page.source[place]["aria-label"] ?? "").isBlank
    }
  }
}
