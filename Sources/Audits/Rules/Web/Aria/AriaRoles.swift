internal import Simulator

extension AuditRule {
  static let ariaRoles = page(
    "aria-roles", aliases: ["674b10", "aria_role_allowed"], severity: .critical,
    criteria: ["4.1.2"],
    condition: "A role attribute contains no valid ARIA role.",
    why:
      "Browsers ignore an unknown role, so people hear another role than the author meant, or none.",
    fix: "Use an ARIA role, or better the HTML element that has it natively.",
    supersedes: ["role-missing"],
    examples: [
      .fails(.web, "↓<div role=datepicker tabindex=0>Date</div>"),
      .fails(.web, "↓<div role=widget>Date</div>"),
      .passes(.web, "<div role=\"doc-unknown button\" tabindex=0>Date</div>"),
      .passes(.web, "<div role=\"\">Date</div>"),
    ]
  ) { page, findings in
    for index in page.shown(with: ["role"]) {
      let tokens = page.roleTokens(of: index)
      guard !tokens.isEmpty, page.explicitRole(of: index) == nil else { continue }
      let isAbstract = tokens.allSatisfy { AriaRole[$0] != nil }
      let words = tokens.joined(separator: " ")
      findings.add(
        element: index,
        isAbstract
          ? "The role “\(words)” is abstract: it only defines other roles, and browsers ignore it."
          : "“\(words)” is not an ARIA role; browsers ignore it.")
    }
  }
}
