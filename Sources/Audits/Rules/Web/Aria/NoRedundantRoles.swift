internal import Simulator

extension AuditRule {
  static let noRedundantRoles = page(
    "no-redundant-roles", aliases: ["aria_role_redundant"], severity: .warning,
    condition: "A role repeats the one that the element has anyway.",
    why: "Nobody hears a difference, and the role goes wrong when the element changes.",
    fix: "Remove the role.",
    examples: [
      .fails(.web, "↓<button role=button>Save</button>"),
      .fails(.web, "↓<h2 role=heading>Prices</h2>"),
      .passes(.web, "<button role=tab>Prices</button>"),
      .passes(.web, "<ul role=list style='list-style: none'><li>Milk</ul>"),
      .passes(.web, "<nav role=navigation><a href=a>Prices</a></nav>"),
    ]
  ) { page, findings in
    for index in page.shown(with: ["role"]) {
      let name = page.source[index].name
      guard let role = page.explicitRole(of: index), !needed.contains(name),
        role == page.implicitRole(of: index) || role == "document" && name == "body",
        role != "none"
      else { continue }
      findings.add(
        element: index, "\(page.tag(index)) has the role “\(role)” without this attribute.")
    }
  }

  /// Elements for which authors may repeat the native role.
  ///
  /// Some browsers drop, or once dropped, the native role of such an element if it has a certain
  /// style.
  ///
  /// Source: WebKit, AccessibilityList.cpp, lists without markers.
  private static let needed: Set<String> = [
    "dl", "li", "menu", "nav", "ol", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "ul",
  ]
}
