internal import Simulator

extension AuditRule {
  static let ariaAttributeDeprecated = page(
    "aria-attribute-deprecated",
    aliases: ["aria_attribute_deprecated", "role-supports-aria-props"],
    severity: .warning, criteria: ["4.1.2"], bestPractice: ["4.1.2"],
    condition:
      "An element has a state of ARIA that its role no longer supports, or an attribute that ARIA "
      + "has deprecated.",
    why:
      "Some browsers still expose the state, so people with one phone hear it and others do not.",
    fix: "Remove the attribute, or use a role that supports it.",
    examples: [
      .fails(.web, "↓<a href=a aria-invalid=true>Prices</a>"),
      .fails(.web, "↓<p aria-disabled=true>Prices</p>"),
      .fails(.web, "↓<button aria-grabbed=false>Move</button>"),
      .passes(.web, "<button aria-grabbed>Move</button>"),
      .passes(.web, "<button aria-disabled=true>Save</button>"),
      .passes(.web, "<label>Email <input aria-invalid=true></label>"),
    ]
  ) { page, findings in
    for index in page.shown(with: AriaAttribute.deprecated) {
      for attribute in page.source[index].attributes {
        if attribute.name == "aria-grabbed" || attribute.name == "aria-dropeffect" {
          // These values are the defaults, which say nothing.
          if ["", "none", "undefined"].contains(attribute.value) { continue }
          findings.add(
            element: index, "ARIA has deprecated \(attribute.name), which no reader announces.",
            fix: Finding.Fix("Remove \(attribute.name)."))
          continue
        }
        guard let known = AriaAttribute[attribute.name], known.isDeprecatedGlobal,
          !page.supports(attribute.name.dropFirst(5), at: index),
          !page.source[index].name.contains("-")
        else { continue }
        let noun = page.role(of: index).flatMap { $0.isStatic ? nil : "The role “\($0)”" }
        findings.add(
          element: index,
          "\(noun ?? page.tag(index)) no longer supports \(attribute.name).")
      }
    }
  }
}
