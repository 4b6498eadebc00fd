internal import Simulator

extension WebPage {
  /// Whether an author may give an HTML element a role other than its implicit role.
  ///
  /// Source: ARIA in HTML (W3C Recommendation), section 4.
  func allows(_ role: String, at index: Int) -> Bool {
    allowedRoles(of: index)?.contains(role) ?? true
  }

  /// Returns the roles that an element allows besides its implicit one, or `nil` if it allows every
  /// role.
  private func allowedRoles(of index: Int) -> Set<String>? {
    let element = source[index]
    switch element.name {
    case "a": return element["href"] == nil ? nil : AllowedRoles.table["a"]
    case "area": return element["href"] == nil ? ["button", "link"] : []
    case "div":
      let isGroup = element.parent.map { source[$0].name } == "dl"
      return isGroup ? ["presentation", "none"] : nil
    case "figure":
      let hasCaption = source.children(of: index).contains { source[$0].name == "figcaption" }
      return hasCaption ? ["doc-example"] : nil
    case "img":
      let names = ["alt", "aria-label", "aria-labelledby", "title"]
      let isNamed = names.contains { !(element[$0] ?? "").isBlank }
      return isNamed
        ? AllowedRoles.words(of: AllowedRoles.namedPicture) : ["presentation", "none"]
    case "input": return allowedRoles(ofInput: element)
    case "select":
      let isList = element["multiple"] != nil || (Int(element["size"] ?? "") ?? 0) > 1
      return isList ? [] : ["menu"]
    default: return isHTML(index) ? AllowedRoles.table[element.name] : nil
    }
  }

  private func allowedRoles(ofInput element: SourceTree.Element) -> Set<String>? {
    let isPressed = element["aria-pressed"] != nil
    switch (element["type"] ?? "text").lowercased() {
    case "checkbox":
      return Set(["menuitemcheckbox", "option", "switch"] + (isPressed ? ["button"] : []))
    case "radio": return ["menuitemradio"]
    case "button", "submit", "reset", "image": return AllowedRoles.table["button"]
    case "color", "date", "datetime-local", "file", "hidden", "month", "number", "password",
      "range", "time", "week":
      return []
    default: return element["list"] == nil ? ["combobox", "searchbox", "spinbutton"] : []
    }
  }
}
