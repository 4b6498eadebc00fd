internal import Simulator

extension AuditRule {
  static let metaRefresh = page(
    "meta-refresh", aliases: ["meta_refresh_delay"], severity: .critical, criteria: ["2.2.1"],
    condition: "The page reloads or redirects after a delay.",
    why: "People who listen are interrupted in the middle of a sentence.",
    fix: "Remove the refresh, or let people reload the page themselves.",
    examples: [
      .fails(.web, "↓<meta http-equiv=refresh content=\"30; url=next.html\"><p>Hello</p>"),
      .passes(.web, "<meta http-equiv=refresh content=30s><p>Hello</p>"),
      .passes(.web, "<meta http-equiv=refresh content=\"0; url=next.html\"><p>Hello</p>"),
    ]
  ) { page, findings in
    for index in page.elements(named: ["meta"]) {
      guard page.source[index]["http-equiv"]?.lowercased() == "refresh",
        let content = page.source[index]["content"]
      else { continue }
      guard let seconds = RefreshTime.seconds(in: content) else { continue }
      guard seconds > 0, seconds <= 72_000 else { return }
      findings.add(element: index, "The page reloads or redirects after \(seconds) seconds.")
      return
    }
  }
}

/// The delay of a refresh.
///
/// Source: HTML Standard, 4.2.5.3 “Pragma directives”, “Refresh state”.
private enum RefreshTime {
  /// Returns the delay in seconds, or `nil` if browsers do not accept the text as a refresh.
  static func seconds(in content: String) -> Int? {
    let text = content.unicodeScalars.drop(while: \.isMarkupSpace)
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty || text.first == "." else { return nil }
    let rest = text.drop { ("0"..."9").contains($0) || $0 == "." }
    guard rest.first.map({ $0 == ";" || $0 == "," || $0.isMarkupSpace }) ?? true else { return nil }
    return Int(String(String.UnicodeScalarView(digits))) ?? (digits.isEmpty ? 0 : .max)
  }
}
