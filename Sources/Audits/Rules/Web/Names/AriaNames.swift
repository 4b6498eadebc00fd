internal import Simulator

/// Rules about the names of elements that have a role from their author and are not controls.
///
/// HTML elements that have these roles natively need no name. Source: WAI-ARIA 1.2, section 5.4,
/// “Accessible Name Required”.
extension AuditRule {
  static let ariaDialogName = named(
    "aria-dialog-name", ["alertdialog", "dialog"], aliases: ["aria_accessiblename_exists"],
    condition: "An element with the role dialog or alertdialog has no name.",
    why: "People hear that a dialog opened, but not what it is about.",
    noun: "dialog",
    fix: "Name the dialog with aria-label, or with aria-labelledby and a heading.",
    fails: ["↓<div role=dialog><p>Really?</p></div>"],
    passes: [
      "<div role=dialog aria-labelledby=t><h2 id=t>Delete</h2></div>",
      "<dialog open><p>Really?</p></dialog>",
    ])

  static let ariaMeterName = named(
    "aria-meter-name", ["meter"], elements: ["meter"],
    aliases: ["aria_accessiblename_exists", "input_label_exists"],
    condition: "An element with the role meter has no name.",
    why: "People hear a number, but not what it measures.", noun: "meter",
    fails: ["↓<div role=meter aria-valuenow=3>3 of 10</div>", "↓<meter value=0.3></meter>"],
    passes: [
      "<div role=meter aria-valuenow=3 aria-label=Battery></div>",
      "<label>Battery <meter value=0.3></meter></label>",
    ])

  static let ariaProgressBarName = named(
    "aria-progressbar-name", ["progressbar"], elements: ["progress"],
    aliases: ["aria_accessiblename_exists", "aria_widget_labelled", "input_label_exists"],
    condition: "An element with the role progressbar has no name.",
    why: "People hear a percentage, but not of what.", noun: "progress bar",
    fails: [
      "↓<div role=progressbar aria-valuenow=3>3 of 10</div>", "↓<progress value=0.3></progress>",
    ],
    passes: ["<div role=progressbar aria-valuenow=3 aria-label=Upload></div>"])

  static let ariaTooltipName = named(
    "aria-tooltip-name", ["tooltip"], aliases: ["aria_accessiblename_exists"],
    condition: "An element with the role tooltip has neither text nor another name.",
    why: "The tooltip should explain a control, but has no words.", noun: "tooltip",
    fix: "Put text into the tooltip.",
    fails: ["↓<div role=tooltip><img src=a.png alt=\"\"></div>"],
    passes: ["<div role=tooltip>Opens a new page</div>"])

  static let ariaTreeItemName = named(
    "aria-treeitem-name", ["treeitem"],
    aliases: ["aria_accessiblename_exists", "aria_widget_labelled"],
    condition: "An element with the role treeitem has neither text nor another name.",
    why: "People who move through the tree come to an item without words.", noun: "tree item",
    fix: "Put text into the item, or give it an aria-label.",
    fails: ["<ul role=tree>↓<li role=treeitem tabindex=0></li></ul>"],
    passes: ["<ul role=tree><li role=treeitem tabindex=0>Fruit</li></ul>"])

  static let ariaGroupName = named(
    "aria-group-name", ["radiogroup"], aliases: ["aria_accessiblename_exists"],
    condition: "An element with the role radiogroup has no name, and no named group is around it.",
    why: "People hear “Yes, radio button”, but not which question this answers.",
    noun: "group of radio buttons", supersedes: ["group-missing"],
    fails: ["↓<div role=radiogroup><div role=radio aria-checked=true tabindex=0>Yes</div></div>"],
    passes: [
      "<div role=radiogroup aria-label=Send><div role=radio aria-checked=true tabindex=0>Yes</div>"
        + "</div>",
      "<fieldset><legend>Send</legend><div role=radiogroup>"
        + "<div role=radio aria-checked=true tabindex=0>Yes</div></div></fieldset>",
    ])

  static let ariaContainerName = named(
    "aria-container-name", ["application", "grid", "region", "tabpanel", "tree", "treegrid"],
    aliases: ["aria_accessiblename_exists", "aria_application_labelled", "aria_region_labelled"],
    severity: .warning,
    condition:
      "An element with the role application, grid, region, tabpanel, tree or treegrid has no name.",
    why: "People hear what kind of part begins, but not what is in it.", noun: "part of the page",
    fails: [
      "↓<div role=region><p>News</p></div>",
      "<div role=tablist><button role=tab>Prices</button></div>"
        + "↓<div role=tabpanel><p>Five euros</p></div>",
    ],
    passes: [
      "<div role=region aria-labelledby=h><h2 id=h>News</h2></div>",
      "<section><p>News</p></section>",
    ])

  private static func named(
    _ id: String, _ roles: Set<String>, elements: [String] = [], aliases: [String],
    severity: Severity = .serious, condition: String, why: String,
    noun: String, supersedes: [String] = [],
    fix: String = "Name the element with aria-label or aria-labelledby.",
    fails: [String], passes: [String]
  ) -> AuditRule {
    page(
      id, aliases: aliases, severity: severity, criteria: ["4.1.2"],
      bestPractice: severity == .warning ? ["4.1.2"] : [], condition: condition,
      why: why, fix: fix, supersedes: supersedes,
      examples: fails.map { .fails(.web, $0) } + passes.map { .passes(.web, $0) }
    ) { page, findings in
      for index in page.shown(named: elements, with: ["role"]) {
        guard let role = page.role(of: index), roles.contains(role),
          page.explicitRole(of: index) != nil || elements.contains(page.source[index].name),
          page.name(of: index).isBlank,
          role != "radiogroup" || !page.isInNamedGroup(index)
        else { continue }
        findings.add(
          element: index, "This \(noun) has no name.",
          // An empty dialog or tooltip needs review, because a script may add the content and the
          // name.
          needsReview: role.hasSuffix("dialog") && !page.hasText(index)
            || role == "tooltip" && page.source[index].firstChild == nil)
      }
    }
  }
}

extension WebPage {
  /// Whether an element is in a group that has a name.
  fileprivate func isInNamedGroup(_ index: Int) -> Bool {
    flat.ancestors(of: index).contains {
      role(of: $0) == "group" && !name(of: $0).isBlank
    }
  }
}
