internal import Simulator

extension WebPage {
  /// Returns the implicit ARIA role of an element, or `nil` if it has none.
  ///
  /// Source: HTML-AAM 1.0, section 4; ARIA in HTML.
  func implicitRole(of index: Int) -> String? {
    let element = source[index]
    switch element.name {
    case "a", "area": return element["href"] == nil ? "generic" : "link"
    case "img": return element["alt"] == "" && !isNamed(element) ? "none" : "img"
    case "input": return inputRole(element)
    case "select":
      let isList = element["multiple"] != nil || (Int(element["size"] ?? "") ?? 0) > 1
      return isList ? "listbox" : "combobox"
    case "header", "footer":
      guard !isSectioned(index) else { return "generic" }
      return element.name == "header" ? "banner" : "contentinfo"
    // In older HTML, `<menu type="toolbar">` was a tool bar.
    case "menu": return element["type"]?.lowercased() == "toolbar" ? "toolbar" : "list"
    case "section": return isNamed(element) ? "region" : "generic"
    case "form": return "form"
    case "td": return cellRole(index)
    case "th": return headerRole(index)
    default: return WebPage.implicitRoles[element.name]
    }
  }

  private func isNamed(_ element: SourceTree.Element) -> Bool {
    ["aria-label", "aria-labelledby", "title"].contains { !(element[$0] ?? "").isBlank }
  }

  private func inputRole(_ element: SourceTree.Element) -> String? {
    let list = element["list"] != nil
    switch (element["type"] ?? "text").lowercased() {
    case "button", "submit", "reset", "image": return "button"
    case "checkbox": return "checkbox"
    case "radio": return "radio"
    case "range": return "slider"
    case "number": return "spinbutton"
    case "search": return list ? "combobox" : "searchbox"
    case "hidden", "color", "date", "datetime-local", "file", "month", "time", "week", "password":
      return nil
    default: return list ? "combobox" : "textbox"
    }
  }

  /// Whether an element is inside sectioning content; a header or footer there is not a landmark.
  func isSectioned(_ index: Int) -> Bool {
    flat.ancestors(of: index).contains {
      let role = explicitRole(of: $0)
      if let role {
        return ["article", "complementary", "main", "navigation", "region"].contains(role)
      }
      return ["article", "aside", "main", "nav", "section"].contains(source[$0].name)
    }
  }

  private func cellRole(_ index: Int) -> String? {
    switch tableRole(around: index) {
    case "grid", "treegrid": "gridcell"
    case "table": "cell"
    default: nil
    }
  }

  private func headerRole(_ index: Int) -> String? {
    guard tableRole(around: index) != nil else { return nil }
    let scope = source[index]["scope"]?.lowercased()
    return scope == "row" || scope == "rowgroup" ? "rowheader" : "columnheader"
  }

  private func tableRole(around index: Int) -> String? {
    source.ancestors(of: index).first { source[$0].name == "table" }
      .map { explicitRole(of: $0) ?? "table" }
  }

  private static let implicitRoles: [String: String] = [
    "address": "group", "article": "article", "aside": "complementary", "b": "generic",
    "bdi": "generic", "bdo": "generic", "blockquote": "blockquote", "body": "generic",
    "button": "button", "caption": "caption", "code": "code", "data": "generic",
    "datalist": "listbox", "dd": "definition", "del": "deletion", "details": "group",
    "dfn": "term", "dialog": "dialog", "div": "generic", "dt": "term", "em": "emphasis",
    "fieldset": "group", "figure": "figure", "h1": "heading", "h2": "heading", "h3": "heading",
    "h4": "heading", "h5": "heading", "h6": "heading", "hgroup": "group", "hr": "separator",
    "html": "document", "i": "generic", "ins": "insertion", "li": "listitem", "main": "main",
    "mark": "mark", "math": "math", "meter": "meter", "nav": "navigation",
    "ol": "list", "optgroup": "group", "option": "option", "output": "status", "p": "paragraph",
    "pre": "generic", "progress": "progressbar", "q": "generic", "s": "deletion",
    "samp": "generic", "search": "search", "small": "generic", "span": "generic",
    "strong": "strong", "sub": "subscript", "sup": "superscript", "svg": "graphics-document",
    "table": "table", "tbody": "rowgroup", "textarea": "textbox", "tfoot": "rowgroup",
    "thead": "rowgroup", "time": "time", "tr": "row", "u": "generic", "ul": "list",
  ]
}
