internal import Simulator

extension AuditRule {
  static let ariaUnsupportedElements = page(
    "aria-unsupported-elements", severity: .warning, criteria: ["4.1.2"], bestPractice: ["4.1.2"],
    condition:
      "An element that is never shown, <html> or <picture> has a role or an attribute of ARIA.",
    why: "Readers never come to the element, so the author's meaning is lost.",
    fix: "Remove the attribute, or move it to the element that readers announce.",
    examples: [
      .fails(.web, "<p>Hello</p>↓<script aria-hidden=true></script>"),
      .fails(.web, "<p>Hello</p>↓<style role=none></style>"),
      .fails(.web, "↓<html lang=en aria-label=Shop><p>Hello</p></html>"),
      .fails(.web, "↓<picture role=img><img src=a.png alt=Cat></picture>"),
      .passes(.web, "<p aria-hidden=true>Hello</p><script></script>"),
      .passes(.web, "<picture aria-hidden=true><img src=a.png alt=Cat></picture>"),
    ]
  ) { page, findings in
    for index in page.elements(named: Array(names).sorted()) {
      let found = page.source[index].attributes.first {
        $0.name == "role" || AriaAttribute[$0.name] != nil
      }
      guard let found else { continue }
      findings.add(
        element: index, "\(page.tag(index)) is never shown, so \(found.name) has no effect.",
        fix: Finding.Fix("Remove \(found.name)."))
    }
    for index in page.elements(named: ["html", "picture"]) {
      let isPicture = page.source[index].name == "picture"
      let found = page.source[index].attributes.first {
        let isHiding = isPicture && $0.name == "aria-hidden"
        return ($0.name == "role" || AriaAttribute[$0.name] != nil) && !isHiding
      }
      guard let found else { continue }
      findings.add(
        element: index,
        "\(page.tag(index)) must not have \(found.name), and browsers may ignore it.",
        fix: Finding.Fix(fix(of: found.name, isPicture: isPicture)))
    }
  }

  /// Returns the fix of an attribute on `picture` or `html`.
  private static func fix(of attribute: String, isPicture: Bool) -> String {
    if isPicture {
      return attribute == "role"
        ? "Remove role; the <img> in the <picture> has its own."
        : "Move \(attribute) to the <img> in the <picture>, or remove it."
    }
    return attribute == "aria-label" || attribute == "aria-labelledby"
      ? "Remove \(attribute), and name the page in its <title>."
      : "Move \(attribute) to an element in the <body>, or remove it."
  }

  /// Elements that allow no role and no ARIA attribute, because browsers never show the elements.
  ///
  /// Source: ARIA in HTML, section 4, elements without a role and without ARIA attributes, which also
  /// lists `html` and, except for `aria-hidden`, `picture`.
  private static let names: Set<String> = [
    "base", "col", "colgroup", "head", "link", "meta", "noscript", "param", "script", "source",
    "style", "template", "title", "track",
  ]
}
