internal import Simulator

extension AuditRule {
  static let metaRefresh = page(
    "meta-refresh", aliases: ["meta_refresh_delay"], severity: .critical, criteria: ["2.2.1"],
    condition: "The page reloads or leaves by itself after some time.",
    why: "People who listen are torn away in the middle of a sentence.",
    mend: "Drop the refresh, or let people ask for it.",
    examples: [
      .fails(.web, "<meta http-equiv=refresh content=\"30; url=next.html\"><p>Hello</p>"),
      .passes(.web, "<meta http-equiv=refresh content=\"0; url=next.html\"><p>Hello</p>"),
    ]
  ) { page, findings in
    for place in page.places(named: ["meta"]) {
      guard page.source[place]["http-equiv"]?.lowercased() == "refresh",
        let content = page.source[place]["content"]
      else { continue }
      let digits = content.idTokens.joined().prefix { $0.isASCII && $0.isNumber }
      guard let seconds = Int(digits) else { continue }
      guard seconds > 0, seconds <= 72_000 else { return }
      findings.add(element: place, "The page leaves by itself after \(seconds) seconds.")
      return
    }
  }
}
