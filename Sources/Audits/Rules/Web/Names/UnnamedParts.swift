internal import Simulator

extension AuditRule {
  static let ariaDialogName = unnamed(
    "aria-dialog-name", ["dialog", "alertdialog"], severity: .serious, criteria: [],
    noun: "dialog",
    why: "When it opens, people hear “dialog” and cannot know what it wants.",
    fails: "<div role=dialog><p>Delete it?</p></div>",
    passes: "<div role=dialog aria-label=Delete><p>Delete it?</p></div>")

  static let ariaMeterName = unnamed(
    "aria-meter-name", ["meter"], severity: .serious, criteria: ["1.1.1"], noun: "meter",
    why: "People hear a number and cannot know what it measures.",
    fails: "<div role=meter aria-valuenow=3></div>",
    passes: "<div role=meter aria-valuenow=3 aria-label=Battery></div>")

  static let ariaProgressBarName = unnamed(
    "aria-progressbar-name", ["progressbar"], severity: .serious, criteria: ["1.1.1"],
    noun: "progress bar",
    why: "People hear a number and cannot know what is under way.",
    fails: "<div role=progressbar aria-valuenow=3></div>",
    passes: "<div role=progressbar aria-valuenow=3 aria-label=Upload></div>")

  static let ariaTooltipName = unnamed(
    "aria-tooltip-name", ["tooltip"], severity: .serious, criteria: ["4.1.2"], noun: "tooltip",
    why: "People hear that there is advice, but none of it.",
    fails: "<div role=tooltip></div>", passes: "<div role=tooltip>Eight letters</div>")

  static let ariaTreeItemName = unnamed(
    "aria-treeitem-name", ["treeitem"], severity: .serious, criteria: ["4.1.2"],
    noun: "tree item",
    why: "People hear that there is an item and cannot know which.",
    fails: "<div role=tree><div role=treeitem></div></div>",
    passes: "<div role=tree><div role=treeitem>Letters</div></div>")

  /// A rule about parts of a page that need a name and are no controls.
  private static func unnamed(
    _ id: String, _ roles: Set<String>, severity: Severity, criteria: [String], noun: String,
    why: String, fails: String, passes: String
  ) -> AuditRule {
    page(
      id, severity: severity, criteria: criteria,
      condition:
        "An element with the role \(roles.sorted().joined(separator: " or ")) has no name.",
      why: why, mend: "Add aria-labelledby with the id of its title, or aria-label.",
      examples: [.fails(.web, fails), .passes(.web, passes)]
    ) { page, findings in
      for place in page.shown(with: ["role"]) {
        guard let role = page.explicitRole(of: place), roles.contains(role),
          page.name(of: place).isBlank
        else { continue }
        findings.add(element: place, "This \(noun) has no name.")
      }
    }
  }
}
