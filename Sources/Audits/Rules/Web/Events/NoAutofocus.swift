internal import Simulator

extension AuditRule {
  static let noAutofocus = page(
    "no-autofocus", severity: .warning, criteria: ["2.4.3"], bestPractice: ["2.4.3"],
    condition: "A page moves the focus to an element with the autofocus attribute.",
    why: "Readers start at that element, so people miss what is written before it.",
    fix: "Remove autofocus, unless the element is in a dialog.",
    examples: [
      .fails(.web, "<h1>Sign in</h1><label>Email ↓<input autofocus></label>"),
      .passes(.web, "<h1>Sign in</h1><label>Email <input></label>"),
      .passes(.web, "<dialog open><button autofocus>Close</button></dialog>"),
    ]
  ) { page, findings in
    for index in page.elements(with: ["autofocus"]) where !page.isHidden(index) {
      let around = [index] + Array(page.source.ancestors(of: index))
      let isInDialog = around.contains {
        page.source[$0].name == "dialog" || page.source[$0]["popover"] != nil
          || page.explicitRole(of: $0)?.hasSuffix("dialog") == true
      }
      guard !isInDialog else { continue }
      findings.add(element: index, "\(page.tag(index)) takes the focus as soon as the page opens.")
    }
  }
}
