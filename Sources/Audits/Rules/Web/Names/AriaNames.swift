internal import Simulator

/// Names of what is no control and is given a role by its author; the elements of HTML that have these
/// roles of themselves may go without.
///
/// Source: WAI-ARIA 1.2, section 5.4, “Accessible Name Required”.
extension AuditRule {
  static let ariaDialogName = named(
    "aria-dialog-name", ["alertdialog", "dialog"], aliases: ["aria_accessiblename_exists"],
    condition: "An element with the role dialog or alertdialog has no name.",
    why: "People hear that something stands before the page, and not what it is about.",
    noun: "dialog",
    fails: ["↓<div role=dialog><p>Really?</p></div>"],
    passes: [
      "<div role=dialog aria-labelledby=t><h2 id=t>Delete</h2></div>",
      "<dialog open><p>Really?</p></dialog>",
    ])

  static let ariaMeterName = named(
    "aria-meter-name", ["meter"], aliases: ["aria_accessiblename_exists"],
    condition: "An element with the role meter has no name.",
    why: "People hear a number and cannot know what it measures.", noun: "meter",
    fails: ["↓<div role=meter aria-valuenow=3>3 of 10</div>"],
    passes: ["<div role=meter aria-valuenow=3 aria-label=Battery></div>"])

  static let ariaProgressBarName = named(
    "aria-progressbar-name", ["progressbar"],
    aliases: ["aria_accessiblename_exists", "aria_widget_labelled"],
    condition: "An element with the role progressbar has no name.",
    why: "People hear how far something has come and not what.", noun: "progress bar",
    fails: ["↓<div role=progressbar aria-valuenow=3>3 of 10</div>"],
    passes: ["<div role=progressbar aria-valuenow=3 aria-label=Upload></div>"])

  static let ariaTooltipName = named(
    "aria-tooltip-name", ["tooltip"], aliases: ["aria_accessiblename_exists"],
    condition: "An element with the role tooltip has neither text nor another name.",
    why: "What should explain a control has nothing to say.", noun: "tooltip",
    fix: "Write the words into it.",
    fails: ["↓<div role=tooltip><img src=a.png alt=\"\"></div>"],
    passes: ["<div role=tooltip>Opens a new page</div>"])

  static let ariaTreeItemName = named(
    "aria-treeitem-name", ["treeitem"],
    aliases: ["aria_accessiblename_exists", "aria_widget_labelled"],
    condition: "An element with the role treeitem has neither text nor another name.",
    why: "People who go through the tree come to an item that says nothing.", noun: "tree item",
    fix: "Write the words into it, or give it an aria-label.",
    fails: ["<ul role=tree>↓<li role=treeitem tabindex=0></li></ul>"],
    passes: ["<ul role=tree><li role=treeitem tabindex=0>Fruit</li></ul>"])

  private static func named(
    _ id: String, _ roles: Set<String>, aliases: [String], condition: String, why: String,
    noun: String, fix: String = "Name it with aria-label, or aria-labelledby and a heading.",
    fails: [String], passes: [String]
  ) -> AuditRule {
    page(
      id, aliases: aliases, severity: .serious, criteria: ["4.1.2"], condition: condition,
      why: why, fix: fix,
      examples: fails.map { .fails(.web, $0) } + passes.map { .passes(.web, $0) }
    ) { page, findings in
      for index in page.shown(with: ["role"]) {
        guard let role = page.explicitRole(of: index), roles.contains(role),
          page.name(of: index).isBlank
        else { continue }
        findings.add(element: index, "This \(noun) has no name.")
      }
    }
  }
}
