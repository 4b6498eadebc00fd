internal import Simulator

extension AuditRule {
  static let htmlHasLanguage = page(
    "html-has-lang", aliases: ["b5c3f8", "html_lang_exists"], severity: .serious,
    criteria: ["3.1.1"],
    condition: "The page does not say in which language it is.",
    why: "Readers speak it with the voice of the phone's language, and people cannot understand a "
      + "foreign page.",
    fix: "Add lang to <html>, such as <html lang=\"en\">.",
    needs: [.source, .wholeDocument],
    examples: [
      .fails(.web, "↓<html><title>A</title><p>Hello</p></html>"),
      .fails(.web, "↓<html lang=\" \"><title>A</title><p>Hello</p></html>"),
      .passes(.web, "<html lang=en><title>A</title><p>Hello</p></html>"),
    ]
  ) { page, findings in
    guard let root = page.root, (page.source[root]["lang"] ?? "").isBlank else { return }
    findings.add(element: root, "The page does not say in which language it is.")
  }
}
