internal import Simulator

extension AuditRule {
  static let ariaDeprecatedRole = page(
    "aria-deprecated-role", aliases: ["aria_attribute_deprecated"], severity: .warning,
    criteria: ["4.1.2"], bestPractice: ["4.1.2"],
    condition: "An element has a role that ARIA has deprecated.",
    why:
      "Browsers and readers support deprecated roles differently, so not everybody hears the role.",
    fix:
      "Use the role “list” instead of “directory”, and “listitem” "
      + "instead of the other deprecated roles.",
    examples: [
      .fails(.web, "↓<div role=directory><div role=listitem>A</div></div>"),
      .fails(.web, "<ul>↓<li role=doc-endnote>A</ul>"),
      .passes(.web, "<div role=list><div role=listitem>A</div></div>"),
    ]
  ) { page, findings in
    for index in page.shown(with: ["role"]) {
      guard let role = page.explicitRole(of: index), AriaRole[role]?.isDeprecated == true else {
        continue
      }
      let better = role == "directory" ? "list" : "listitem"
      findings.add(
        element: index, "ARIA has deprecated the role “\(role)”.",
        fix: Finding.Fix("Use the role “\(better)”."))
    }
  }
}
