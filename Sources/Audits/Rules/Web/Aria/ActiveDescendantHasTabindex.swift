internal import Simulator

extension AuditRule {
  static let activeDescendantHasTabindex = page(
    "aria-activedescendant-has-tabindex", aliases: ["aria_activedescendant_tabindex_valid"],
    severity: .serious, criteria: ["2.1.1", "4.1.2"],
    condition: "An element with aria-activedescendant cannot be focused.",
    why: "The attribute only has an effect while its element has the focus, which it never gets.",
    fix: "Set tabindex=\"0\" on the element.",
    examples: [
      .fails(
        .web,
        "↓<ul role=listbox aria-label=Size aria-activedescendant=a><li role=option id=a>Small</ul>"),
      .passes(
        .web,
        "<ul role=listbox aria-label=Size tabindex=0 aria-activedescendant=a>"
          + "<li role=option id=a>Small</ul>"),
    ]
  ) { page, findings in
    for index in page.shown(with: ["aria-activedescendant"]) {
      guard page.source[index]["aria-activedescendant"]?.isBlank == false,
        !page.isFocusable(index), page.source[index]["disabled"] == nil
      else { continue }
      findings.add(
        element: index, "\(page.tag(index)) has aria-activedescendant, but cannot be focused.")
    }
  }
}
