internal import Simulator

extension AuditRule {
  static let ariaRoles = page(
    "aria-roles", aliases: ["674b10", "aria_role_allowed", "aria-role"], severity: .critical,
    criteria: ["4.1.2"],
    condition: "No word of a role attribute is a role of ARIA that authors may use.",
    why: "Browsers drop a role that they do not know, so people hear another kind of thing "
      + "than the author meant, or none.",
    fix: "Use a role of ARIA, or better the HTML element that has it.",
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
          ? "The role “\(words)” only serves to define other roles; browsers ignore it."
          : "ARIA knows no role “\(words)”; browsers ignore it.")
    }
  }
}
