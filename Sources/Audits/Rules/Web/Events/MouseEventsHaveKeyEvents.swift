extension AuditRule {
  static let mouseEventsHaveKeyEvents = page(
    "mouse-events-have-key-events", aliases: ["element_mouseevent_keyboard"], severity: .warning,
    criteria: ["2.1.1"],
    condition:
      "An element reacts when the pointer comes or goes, but not when the focus does.",
    why: "What appears under the pointer never appears for people who use a keyboard or a reader.",
    fix: "Add onfocus beside onmouseover, and onblur beside onmouseout.",
    examples: [
      .fails(.web, "↓<a href=a onmouseover=show()>Prices</a>"),
      .fails(.web, "↓<span onmouseover=show() onfocus=show() onmouseout=hide()>Prices</span>"),
      .fails(.web, "↓<img src=a.png alt=Tea onmouseenter=zoom()>"),
      .passes(.web, "<a href=a onmouseover=show() onfocus=show()>Prices</a>"),
    ]
  ) { page, findings in
    let handlers = HandlerElements(page)
    let pairs = [
      ("onmouseover", "onfocus", "comes"), ("onmouseenter", "onfocus", "comes"),
      ("onmouseout", "onblur", "goes"), ("onmouseleave", "onblur", "goes"),
    ]
    for (pointer, focus, verb) in pairs {
      for index in page.shown(with: [pointer])
      where handlers.handles(pointer, index) && !handlers.handles(focus, index) {
        findings.add(
          element: index,
          "\(page.tag(index)) reacts when the pointer \(verb), but has no \(focus).")
      }
    }
  }
}
