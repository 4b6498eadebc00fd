internal import Simulator

extension AuditRule {
  static let serverSideImageMap = page(
    "server-side-image-map", severity: .serious, criteria: ["2.1.1"],
    condition: "A link depends on the position at which people click an image.",
    why: "People who do not use a pointer always reach the same target.",
    fix: "Use <map> with an <area> for each target, or plain links.",
    examples: [
      .fails(.web, "<a href=map>↓<img src=a.png alt=Map ismap></a>"),
      .passes(.web, "<a href=map><img src=a.png alt=Map></a>"),
    ]
  ) { page, findings in
    for index in page.shown(named: ["img"]) {
      guard page.source[index]["ismap"] != nil,
        page.source.ancestors(of: index).contains(where: {
          page.source[$0].name == "a" && page.source[$0]["href"] != nil
        })
      else { continue }
      findings.add(
        element: index, "This link depends on the position at which people click the image.")
    }
  }
}
