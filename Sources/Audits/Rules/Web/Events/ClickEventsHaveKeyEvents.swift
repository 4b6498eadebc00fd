internal import Simulator

extension AuditRule {
  static let clickEventsHaveKeyEvents = page(
    "click-events-have-key-events", severity: .warning, criteria: ["2.1.1"],
    condition:
      "An element that is not a control handles clicks in an attribute, but no keys; needs review if "
      + "it contains controls, is inside one, or has the role of a control and can be focused.",
    why: "People who use a keyboard or a switch cannot do what the click does.",
    fix: "Use a <button>, or handle keys, too, and set tabindex=\"0\" and a role.",
    examples: [
      .fails(.web, "<ul>↓<li onclick=open(1)>Harbour</ul>"),
      .fails(.web, "↓<div role=button tabindex=-1 onclick=save()>Save</div>"),
      .passes(.web, "<ul><li onclick=open(1) onkeydown=pressed(1)>Harbour</ul>"),
      .fails(.web, "↓<div role=button tabindex=0 onclick=save()>Save</div>"),
      .passes(.web, "<div role=button tabindex=0 onclick=save() onkeydown=press()>Save</div>"),
      .passes(.web, "<button onclick=save()>Save</button>"),
      .passes(.web, "<label for=a onclick=pick()>Size</label><input id=a>"),
      .passes(
        .web,
        "<ul role=listbox aria-label=Size tabindex=0 onkeydown=move(event)>"
          + "<li role=option onclick=pick(1)>Small</ul>"),
      .fails(.web, "↓<div ng-click=pick()>Size</div>"),
      .passes(.web, "<div x-on:click=pick() x-on:keydown.enter=pick()>Size</div>"),
      .passes(.web, "<div role=presentation onclick=close()>Later</div>"),
    ]
  ) { page, findings in
    let handlers = HandlerElements(page)
    for element in handlers.elements(with: ["onclick"]) {
      guard !HandlerElements.keys.contains(where: { handlers.handles($0, element.index) }),
        !handlers.passesKeys(element.index),
        !HandlerElements.unshown.contains(page.source[element.index].name)
      else { continue }
      findings.add(
        element: element.index,
        "\(page.tag(element.index)) reacts to clicks, but not to keys.",
        needsReview: element.needsReview)
    }
    // The finding needs review, because a script may add the key handler.
    for index in handlers.ownControls(with: ["onclick"])
    where !handlers.passesKeys(index)
      && !HandlerElements.keys.contains(where: { handlers.handles($0, index) })
    {
      findings.add(
        element: index, "\(page.tag(index)) reacts to clicks, but not to Enter or the space bar.",
        needsReview: true)
    }
  }
}
