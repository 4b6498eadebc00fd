internal import Simulator

extension AuditRule {
  static let ariaRoleDescription = page(
    "aria-roledescription", severity: .serious, criteria: ["4.1.2"],
    condition: "An element without a role has an aria-roledescription.",
    why:
      "The element has no role whose word the description could replace, so readers "
      + "ignore it or say it in the wrong place.",
    fix: "Give the element a role, or remove aria-roledescription.",
    examples: [
      .fails(.web, "↓<div aria-roledescription=slide>1</div>"),
      .passes(.web, "<div role=group aria-roledescription=slide aria-label=1>A</div>"),
      .passes(.web, "<button aria-roledescription=slide>1</button>"),
    ]
  ) { page, findings in
    for index in page.shown(with: ["aria-roledescription"]) {
      guard let text = page.source[index]["aria-roledescription"], !text.isBlank else { continue }
      let explicit = page.explicitRole(of: index)
      let role = page.role(of: index)
      guard explicit.map({ ["none", "presentation", "generic"].contains($0) }) ?? true else {
        continue
      }
      guard role == nil || AriaRole[role ?? ""]?.prohibitsName == true else { continue }
      findings.add(
        element: index, "\(page.tag(index)) has no role that “\(text)” could describe.")
    }
  }
}
