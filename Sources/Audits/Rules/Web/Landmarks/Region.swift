internal import Simulator

extension AuditRule {
  static let region = page(
    "region", severity: .warning, criteria: [],
    condition: "Part of the page is outside all landmarks.",
    why: "People who jump from landmark to landmark never reach it.",
    fix: "Put this part into <main>, <header>, <footer>, <nav> or <aside>.",
    needs: [.source, .wholeDocument],
    examples: [
      .fails(.web, "<html lang=en><title>A</title><main>Hello</main>↓<p>Lost</p></html>"),
      .passes(.web, "<html lang=en><title>A</title><main>Hello</main></html>"),
      .passes(
        .web,
        "<html lang=en><title>A</title><svg><symbol id=a><path d='M0 0'/></symbol></svg>"
          + "<main>Hello</main></html>"),
      .passes(
        .web,
        "<html lang=en><title>A</title><div role=region aria-label=Cookies><a href=c>Cookies</a></div>"
          + "<a href='#m'>Skip to content</a><main id=m>Hello</main></html>"),
      .passes(
        .web,
        "<html lang=en><title>A</title><my-page><template shadowrootmode=open><main><slot></slot>"
          + "</main></template><p>Hello</p></my-page></html>"),
    ]
  ) { page, findings in RegionCheck(page).check(&findings) }
}

extension WebPage {
  /// The links that lead forward to the main landmark; they are skip links wherever they are.
  fileprivate var linksToMain: [Int] {
    elements(named: ["a"]).filter { index in
      guard let address = source[index]["href"], address.hasPrefix("#"), address.utf8.count > 1,
        let target = element(withId: String(address.dropFirst()), inTreeOf: index)
      else { return false }
      return target > index && landmark(target) == "main"
    }
  }
}

/// A check for content outside all landmarks.
private struct RegionCheck {
  private let page: WebPage
  /// Whether each element, by its index, is or contains a landmark or another part to which readers
  /// can jump.
  private var holdsLandmark: [Bool]
  private var holdsContent: [Bool]
  private let skipLinks: Set<Int>
  /// Whether each element, by its index, may be a landmark according to its tag name or role.
  private var mayBeLandmark: [Bool]

  init(_ page: WebPage) {
    self.page = page
    let count = page.source.count
    holdsLandmark = [Bool](repeating: false, count: count)
    holdsContent = [Bool](repeating: false, count: count)
    skipLinks = Set(page.skipLinks.prefix(1) + page.linksToMain)
    mayBeLandmark = [Bool](repeating: false, count: count)
    let names = WebPage.landmarkNames + ["dialog", "output"]
    for index in page.elements(named: names, with: ["role"]) { mayBeLandmark[index] = true }
    for index in page.source.indices.reversed() {
      if !page.isHidden(index) {
        if isLandmark(index) { holdsLandmark[index] = true }
        if isContent(index) { holdsContent[index] = true }
      }
      var child = index
      while let parent = page.flat.parent(of: child) {
        if holdsLandmark[child] { holdsLandmark[parent] = true }
        if holdsContent[child], !isLandmark(child) { holdsContent[parent] = true }
        // A slot after its content was visited already, so that its ancestors are visited again.
        guard parent > index else { break }
        child = parent
      }
    }
  }

  func check(_ findings: inout FindingList) {
    guard let body = page.elements(named: ["body"]).first else { return }
    var next = [body]
    while let index = next.popLast() {
      if isLandmark(index) || page.isHidden(index) && index != body { continue }
      let isOwn = index != body && isContent(index)
      let isBox = index != body && page.source[index].name != "slot"
      if isOwn || isBox && !holdsLandmark[index] && holdsContent[index] {
        findings.add(element: index, "\(page.tag(index)) is outside all landmarks.")
      } else {
        next += page.flat.children(of: index).reversed()
      }
    }
  }

  private func isLandmark(_ index: Int) -> Bool {
    if skipLinks.contains(index) { return true }
    guard mayBeLandmark[index] || page.source[index]["aria-live"] != nil else { return false }
    if let role = page.landmark(index) { return role != "region" || isNamedByARIA(index) }
    guard let role = page.explicitRole(of: index) ?? page.implicitRole(of: index) else {
      return false
    }
    return ["alert", "alertdialog", "dialog", "log", "status"].contains(role)
      || page.source[index]["aria-live"].map { ["polite", "assertive"].contains($0) } == true
  }

  /// Whether an ARIA attribute names an element.
  ///
  /// A title does not count, because browsers differ in whether it makes a section a landmark.
  private func isNamedByARIA(_ index: Int) -> Bool {
    ["aria-label", "aria-labelledby"].contains { !(page.source[index][$0] ?? "").isBlank }
  }

  private func isContent(_ index: Int) -> Bool {
    guard let node = page.node(of: index), !page.isHidden(index) else { return false }
    if !page.source[index].text.isBlank { return node.hidden?.reason != .insideControl }
    switch page.source[index].name {
    case "img": return node.role != .none
    case "svg": return node.role != .none && !page.source.onlyStoresShapes(index)
    case "input", "select", "textarea", "video", "audio", "iframe", "object", "embed", "canvas":
      return page.source[index]["type"]?.lowercased() != "hidden"
    default: return !(page.source[index]["aria-label"] ?? "").isBlank
    }
  }
}
