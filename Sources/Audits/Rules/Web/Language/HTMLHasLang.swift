internal import Simulator

extension AuditRule {
  static let htmlHasLang = page(
    "html-has-lang", aliases: ["b5c3f8", "html_lang_exists"], severity: .serious,
    criteria: ["3.1.1"],
    condition: "The page does not declare its language.",
    why:
      "Readers use the voice for the phone's language, so people cannot understand a page in "
      + "another language.",
    fix: "Add lang to <html>, such as <html lang=\"en\">.",
    needs: [.source, .wholeDocument],
    examples: [
      .fails(.web, "↓<html><title>A</title><p>Hello</p></html>"),
      .fails(.web, "↓<html lang=\" \"><title>A</title><p>Hello</p></html>"),
      .passes(.web, "<html lang=en><title>A</title><p>Hello</p></html>"),
    ]
  ) { page, findings in
    guard let root = page.root, (page.source[root]["lang"] ?? "").isBlank else { return }
    findings.add(element: root, "The page does not declare its language.")
  }
}
