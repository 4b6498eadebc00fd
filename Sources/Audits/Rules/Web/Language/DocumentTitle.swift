internal import Simulator

extension AuditRule {
  static let documentTitle = page(
    "document-title", aliases: ["2779a5", "page_title_exists", "page_title_valid"],
    severity: .serious, criteria: ["2.4.2"],
    condition: "The page has no title, or an empty one, or still the title that a tool gave it.",
    why: "Readers announce the title first, and it is all that people hear in a list of tabs.",
    fix: "Add a <title> that says what the page is for.",
    needs: [.source, .wholeDocument],
    examples: [
      .fails(.web, "↓<html lang=en><p>Hello</p></html>"),
      .fails(.web, "<html lang=en>↓<title> </title><p>Hello</p></html>"),
      .fails(.web, "<html lang=en>↓<title>Untitled Document</title><p>Hello</p></html>"),
      .fails(.web, "<html lang=en>↓<title>index.html</title><p>Hello</p></html>"),
      .fails(.web, "<html lang=en>↓<title>Document</title><p>Hello</p></html>"),
      .fails(.web, "<html lang=en>↓<title>https://example.org/</title><p>Hello</p></html>"),
      .passes(.web, "<html lang=en><title>Sign up</title><p>Hello</p></html>"),
      .passes(.web, "<html lang=en><title>What is index.html?</title><p>Hello</p></html>"),
    ]
  ) { page, findings in
    guard let root = page.root else { return }
    let title = page.elements(named: ["title"]).first { index in
      page.isHTML(index)
        && !page.source.ancestors(of: index).contains { page.source[$0].name == "template" }
    }
    if let title, !page.source[title].text.isBlank {
      let text = Wording.collapsingWhitespace(page.source[title].text)
      if DefaultTitle.isFound(in: text) {
        findings.add(
          element: title,
          "The title “\(text)” comes from a tool, and does not say what the page is.",
          needsReview: page.isMadeForFrame)
      }
      return
    }
    findings.add(
      element: title ?? root,
      title == nil ? "The page has no title." : "The title of the page is empty.",
      needsReview: page.isMadeForFrame,
      fix: title.map { _ in Finding.Fix("Write into <title> what the page is for.") })
  }
}

/// Titles that editors and templates write into new pages.
///
/// Source: W3C, failure F25 of the Techniques for WCAG 2.2, “the title of a Web page not identifying
/// the contents”.
private enum DefaultTitle {
  static func isFound(in title: String) -> Bool {
    let lower = title.lowercased()
    if exact.contains(lower) { return true }
    for start in ["page ", "new page ", "untitled-", "untitled "] where lower.hasPrefix(start) {
      let rest = lower.dropFirst(start.utf8.count)
      return !rest.isEmpty && rest.utf8.allSatisfy { (0x30...0x39).contains($0) }
    }
    return isFileName(lower)
  }

  private static let exact: Set<String> = [
    "untitled", "untitled document", "untitled page", "new page", "insert title here",
    "enter the title of your html document here", "no title", "react app", "vite app",
    "document", "webpack app", "create next app", "svelte app", "ionic app", "vite + react",
    "vite + react + ts", "vite + vue", "vite + vue + ts", "vite + svelte", "vite + svelte + ts",
  ]

  /// Whether a title is the name of a file or an address.
  private static func isFileName(_ title: String) -> Bool {
    if title.hasPrefix("http://") || title.hasPrefix("https://") { return !title.contains(" ") }
    let ends = [".html", ".htm", ".xhtml", ".shtml", ".php", ".asp", ".aspx", ".jsp"]
    return !title.contains(" ") && ends.contains { title.hasSuffix($0) && title != $0 }
  }
}
