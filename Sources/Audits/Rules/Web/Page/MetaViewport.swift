internal import Simulator

extension AuditRule {
  static let metaViewport = page(
    "meta-viewport", aliases: ["b4f0c3", "meta_viewport_zoomable"], severity: .serious,
    criteria: ["1.4.4"],
    condition: "The page forbids people to enlarge it to twice its size.",
    why: "People with low vision who also listen cannot make the letters large enough.",
    mend: "Drop user-scalable=no and maximum-scale.",
    examples: [
      .fails(.web, "<meta name=viewport content=\"width=device-width, user-scalable=no\"><p>A</p>"),
      .passes(.web, "<meta name=viewport content=\"width=device-width\"><p>A</p>"),
    ]
  ) { page, findings in
    for place in page.places(named: ["meta"]) {
      guard page.source[place]["name"]?.lowercased() == "viewport",
        let content = page.source[place]["content"]?.lowercased()
      else { continue }
      for setting in content.split(whereSeparator: { $0 == "," || $0 == ";" }) {
        let parts = setting.split(separator: "=").map { $0.idTokens.joined() }
        guard parts.count == 2 else { continue }
        let isFixed =
          parts[0] == "user-scalable" && (parts[1] == "no" || Double(parts[1]) == 0)
          || parts[0] == "maximum-scale" && (Double(parts[1]).map { $0 >= 0 && $0 < 2 } ?? false)
        guard isFixed else { continue }
        findings.add(
          element: place, "\(parts[0])=\(parts[1]) keeps people from enlarging the page.")
      }
    }
  }
}
