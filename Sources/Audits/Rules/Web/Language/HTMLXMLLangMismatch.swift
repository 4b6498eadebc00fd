internal import Simulator

extension AuditRule {
  static let htmlXMLLangMismatch = page(
    "html-xml-lang-mismatch", aliases: ["5b7ae0"], severity: .serious, criteria: ["3.1.1"],
    condition: "The lang and xml:lang attributes of the page name different languages.",
    why:
      "Some programs use lang, others xml:lang, so some people hear the page with the wrong voice.",
    fix: "Use the same language in both, or remove xml:lang.",
    needs: [.source, .wholeDocument],
    examples: [
      .fails(.web, "↓<html lang=en xml:lang=fr><title>A</title><p>Hello</p></html>"),
      .passes(.web, "<html lang=en xml:lang=nonsense><title>A</title><p>Hello</p></html>"),
      .passes(.web, "<html lang=en xml:lang=en-GB><title>A</title><p>Hello</p></html>"),
    ]
  ) { page, findings in
    guard let root = page.root, let plain = page.source[root]["lang"], !plain.isBlank,
      let xml = page.source[root]["xml:lang"], !xml.isBlank
    else { return }
    // Unknown languages are skipped, because the rule “html-lang-valid” reports them.
    guard LanguageSubtags.isRegistered(plain), LanguageSubtags.isRegistered(xml) else { return }
    let first = plain.lowercased().prefix { $0 != "-" }
    guard first != xml.lowercased().prefix(while: { $0 != "-" }) else { return }
    findings.add(element: root, "lang is “\(plain)”, but xml:lang is “\(xml)”.")
  }
}
