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
      .fails(.web, "<label>Town ↓<input onchange='if (ok) window.location = this.value'></label>"),
      .passes(
        .web,
        "<label>Town <input onchange='allocation=this.value'></label>"
          + "<label>Road <input onchange='form.location=this.value'></label>"
          + "<label>Area <input onchange='const location = this.value; show(location)'></label>"
          + "<label>Flat <input onchange='if (location.href == this.value) show()'></label>"
          + "<label>Door <input onchange=\"load('?location=' + this.value)\"></label>"),
    ]
  ) { page, findings in
    var sendsByButton: [Int: Bool] = [:]
    for index in page.shown(with: ["onchange", "oninput"]) {
      let codes = ["onchange", "oninput"].compactMap { page.source[index][$0] }
      guard let effect = codes.lazy.compactMap(ContextChange.init).first else { continue }
      var hasButton = false
      if let form = page.form(around: index) {
        hasButton = sendsByButton[form] ?? page.hasButton(inForm: form)
        sendsByButton[form] = hasButton
      }
      findings.add(
        element: index, "\(page.tag(index)) \(effect.sentence) as soon as it changes.",
        needsReview: hasButton)
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
    let compact = code.filter { !$0.isWhitespace }
    if compact.contains("window.open(") || ContextChange.setsLocation(code) {
      self = .opensPage
    } else if ["form.submit(", "form.requestSubmit(", "].submit("]
      .contains(where: compact.contains)
    {
      self = .sendsForm
    } else {
      return nil
    }
  }

  /// Whether code sets the location of the page, and not only another property of that name.
  private static func setsLocation(_ code: String) -> Bool {
    var rest = code[...]
    while let range = rest.firstRange(of: "location") {
      rest = rest[range.upperBound...]
      let after: Substring = rest.prefix(40).filter { !$0.isWhitespace }
      let calls = after.hasPrefix(".assign(") || after.hasPrefix(".replace(")
      let assigned = after.hasPrefix(".href") ? after.dropFirst(5) : after[...]
      let isSet = assigned.hasPrefix("=") && !assigned.hasPrefix("==")
      if calls || isSet, isOfPage(code[..<range.lowerBound]) { return true }
    }
    return false
  }

  /// Whether a name after some code is a name of the page, and not of another object.
  private static func isOfPage(_ before: Substring) -> Bool {
    guard let last = before.last else { return true }
    if last == "." {
      return ["document.", "parent.", "self.", "top.", "window."].contains {
        before.hasSuffix($0)
      }
    }
    if last.isWhitespace {
      let declarations: [Substring] = ["const", "let", "var"]
      let word = before.suffix(16).split(whereSeparator: \.isWhitespace).last
      return !declarations.contains(word ?? "")
    }
    return ";:,(){}=>|".contains(last) || before.hasSuffix("&&")
  }

  var sentence: String {
    switch self {
    case .opensPage: "opens another page"
    case .sendsForm: "sends its form"
    }
  }
}

extension WebPage {
  /// Returns the form around an element, or `nil` if there is none.
  fileprivate func form(around index: Int) -> Int? {
    source.ancestors(of: index).first { source[$0].name == "form" }
  }

  /// Whether a form has a button that sends the form.
  fileprivate func hasButton(inForm form: Int) -> Bool {
    source.branch(of: form).contains { inner in
      switch source[inner].name {
      case "button": !["button", "reset"].contains(source[inner]["type"]?.lowercased())
      case "input": ["image", "submit"].contains(source[inner]["type"]?.lowercased())
      default: false
      }
    }
  }
}
