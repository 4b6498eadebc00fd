internal import Simulator

extension AuditRule {
  static let changeOfContext = page(
    "change-of-context",
    aliases: ["input_onchange_review", "script_focus_blur_review", "no-onchange"],
    severity: .serious, criteria: ["2.1.1", "3.2.1", "3.2.2"],
    condition:
      "A field opens another page or sends its form as soon as it changes (needs review if the form "
      + "has a button, too), or an element gives the focus away as soon as it gets it.",
    why: "People leave the page before they have chosen, or cannot use the element by keyboard.",
    fix: "Remove the handler, and add a button that does the same.",
    examples: [
      .fails(
        .web,
        "<label for=a>Language</label>↓<select id=a onchange='location.href = this.value'>"
          + "<option>English<option>German</select>"),
      .fails(
        .web,
        "<form action=sort><label>↓<input type=radio name=s onchange=this.form.submit()>Price</label>"
          + "</form>"),
      .fails(.web, "↓<a href=prices onfocus='this.blur()'>Prices</a>"),
      .passes(
        .web,
        "<label for=a>Size</label><select id=a onchange='showPrice(this.value)'><option>Small"
          + "</select>"),
      .passes(.web, "<label>Town <input onblur=check() onfocus=showHelp()></label>"),
    ]
  ) { page, findings in
    for index in page.shown(with: ["onchange", "oninput"]) {
      let codes = ["onchange", "oninput"].compactMap { page.source[index][$0] }
      guard let effect = codes.lazy.compactMap(ContextChange.init).first else { continue }
      findings.add(
        element: index, "\(page.tag(index)) \(effect.sentence) as soon as it changes.",
        needsReview: page.hasButtonInForm(around: index))
    }
    for index in page.shown(with: ["onfocus"])
    where page.source[index]["onfocus"]?.contains("this.blur(") == true {
      findings.add(
        element: index, "\(page.tag(index)) gives the focus away as soon as it gets it.",
        fix: Finding.Fix("Remove the handler, and change the focus ring with CSS."))
    }
  }
}

/// What the code of a handler does to the page as a whole.
private enum ContextChange {
  case opensPage, sendsForm

  /// Creates the effect of the code in an attribute, or returns `nil` for other code.
  init?(_ code: String) {
    let code = code.filter { !$0.isWhitespace }
    if ["location=", "location.href=", "location.assign(", "location.replace(", "window.open("]
      .contains(where: code.contains)
    {
      self = .opensPage
    } else if ["form.submit(", "form.requestSubmit(", "].submit("].contains(where: code.contains) {
      self = .sendsForm
    } else {
      return nil
    }
  }

  var sentence: String {
    switch self {
    case .opensPage: "opens another page"
    case .sendsForm: "sends its form"
    }
  }
}

extension WebPage {
  /// Whether the form around an element has a button that sends the form.
  fileprivate func hasButtonInForm(around index: Int) -> Bool {
    guard let form = source.ancestors(of: index).first(where: { source[$0].name == "form" }) else {
      return false
    }
    return source.branch(of: form).contains { inner in
      switch source[inner].name {
      case "button": !["button", "reset"].contains(source[inner]["type"]?.lowercased())
      case "input": ["image", "submit"].contains(source[inner]["type"]?.lowercased())
      default: false
      }
    }
  }
}
