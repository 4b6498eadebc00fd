internal import Simulator

extension AuditRule {
  static let interactiveSupportsFocus = page(
    "interactive-supports-focus", aliases: ["widget_tabbable_exists", "aria_child_tabbable"],
    severity: .serious, criteria: ["2.1.1"],
    condition:
      "An element with the role of a control cannot be focused, and neither can anything in it; or "
      + "no part of a menu, tab list or other group of controls can be focused, or a part of one "
      + "that handles clicks or keys is in no such group; needs review if the group is empty.",
    why: "People who use a keyboard or a switch cannot reach the control.",
    fix: "Use the HTML element that has this role, or set tabindex=\"0\".",
    examples: [
      .fails(.web, "↓<div role=button onclick=save()>Save</div>"),
      .fails(.web, "↓<div role=tablist><div role=tab>One</div><div role=tab>Two</div></div>"),
      .fails(.web, "↓<div role=menuitem onclick=save()>Save</div>"),
      .fails(.web, "↓<div role=listbox aria-label=Size onclick=pick(event)></div>"),
      .passes(.web, "<div role=button tabindex=0 onclick=save()>Save</div>"),
      .passes(
        .web,
        "<div role=menu tabindex=0 aria-label=File><div role=menuitem onclick=save()>Save</div>"
          + "</div>"),
      .passes(.web, "<div role=button aria-disabled=true>Save</div>"),
      .passes(
        .web,
        "<div role=tablist><div role=tab tabindex=0>One</div><div role=tab tabindex=-1>Two</div>"
          + "</div>"),
      .passes(
        .web,
        "<ul role=listbox tabindex=0 aria-label=Size aria-activedescendant=a>"
          + "<li role=option id=a>Small</ul>"),
    ]
  ) { page, findings in
    let referred = page.idsOfPopups
    lazy var handlers = HandlerElements(page)
    for index in page.shown(with: ["role"]) {
      guard let role = page.explicitRole(of: index) else { continue }
      let isGroup = groups[role] != nil
      let isOperated = {
        (HandlerElements.clicks + HandlerElements.keys).contains { handlers.handles($0, index) }
      }
      let isLonePart = {
        parts.contains(role) && page.source[index]["id"].map(page.isOwned) != true
          && !page.flat.ancestors(of: index).contains { above in
            page.role(of: above).map { groups[$0] != nil || $0 == "table" } == true
          }
          && isOperated()
      }
      guard isGroup || single.contains(role) || isLonePart(), !page.isDisabled(index),
        !page.source.branch(of: index).contains(where: page.isFocusable),
        page.source[index]["id"].map(referred.contains) != true
      else { continue }
      if let parts = groups[role] {
        let holdsParts = page.source.branch(of: index).contains {
          !page.isHidden($0) && page.explicitRole(of: $0).map(parts.contains) == true
        }
        guard page.source[index]["aria-owns"] == nil else { continue }
        if !holdsParts {
          // A script may add the parts of the group later; the handler may be for events of these
          // parts.
          if isOperated() {
            findings.add(
              element: index, "This \(role) handles clicks or keys, but cannot be focused.",
              severity: .warning, needsReview: true)
          }
          continue
        }
      }
      findings.add(
        element: index,
        isGroup
          ? "Nothing in this \(role) can be focused."
          : "This element has the role “\(role)”, but cannot be focused.",
        severity: isGroup ? .warning : nil,
        fix: isGroup
          ? Finding.Fix(
            "Set tabindex=\"0\" on one part of the group, and tabindex=\"-1\" on the others.") : nil
      )
    }
  }

  private static let single: Set<String> = [
    "button", "checkbox", "combobox", "link", "searchbox", "slider", "spinbutton", "switch",
    "textbox",
  ]

  /// The roles of elements that are parts of a larger control or of a scrolling area, such as
  /// options and scroll bars.
  private static let parts: Set<String> = [
    "columnheader", "gridcell", "menuitem", "menuitemcheckbox", "menuitemradio", "option", "radio",
    "row", "rowheader", "scrollbar", "tab", "treeitem",
  ]

  /// The roles of parts by the role of their group, for groups in which only one part at a time has
  /// focus.
  private static let groups: [String: Set<String>] = [
    "grid": ["gridcell", "columnheader", "rowheader"], "listbox": ["option"],
    "menu": ["menuitem", "menuitemcheckbox", "menuitemradio"],
    "menubar": ["menuitem", "menuitemcheckbox", "menuitemradio"], "radiogroup": ["radio"],
    "tablist": ["tab"], "tree": ["treeitem"], "treegrid": ["row", "gridcell"],
  ]
}

extension WebPage {
  /// The ids of popups that a control names in `aria-controls` or `aria-owns`.
  ///
  /// The control opens the popup and handles the keys for the parts of the popup, so the popup
  /// needs no focus.
  fileprivate var idsOfPopups: Set<String> {
    Set(
      elements(with: ["aria-controls", "aria-owns"]).flatMap { index in
        (source[index]["aria-controls"] ?? "").idTokens
          + (source[index]["aria-owns"] ?? "").idTokens
      })
  }

  /// Whether `aria-owns` of any element refers to an id.
  fileprivate func isOwned(_ id: String) -> Bool {
    elements(with: ["aria-owns"]).contains {
      (source[$0]["aria-owns"] ?? "").idTokens.contains(id)
    }
  }

  /// Whether an element or an ancestor is disabled.
  fileprivate func isDisabled(_ index: Int) -> Bool {
    ([index] + Array(flat.ancestors(of: index))).contains {
      source[$0]["aria-disabled"]?.lowercased() == "true" || source[$0]["disabled"] != nil
    }
  }
}
