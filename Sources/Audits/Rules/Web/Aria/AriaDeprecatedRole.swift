internal import Simulator

extension AuditRule {
  static let ariaDeprecatedRole = page(
    "aria-deprecated-role", severity: .warning, criteria: ["4.1.2"],
    condition: "An element has a role that ARIA has given up.",
    why: "Readers treat such a role differently, so some people hear it and others do not.",
    mend: "Use role “list” instead of “directory”.",
    examples: [
      .fails(.web, "<div role=directory><div role=listitem>A</div></div>"),
      .passes(.web, "<div role=list><div role=listitem>A</div></div>"),
    ]
  ) { page, findings in
    for place in page.shown(with: ["role"]) {
      guard let role = page.explicitRole(of: place), AriaRole[role]?.isDeprecated == true else {
        continue
      }
      findings.add(element: place, "ARIA has given up the role “\(role)”.")
    }
  }
}
