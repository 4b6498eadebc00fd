internal import Simulator

/// Which roles an author may give to an element of HTML.
///
/// Source: ARIA in HTML (W3C Recommendation), section 4.
enum AllowedRoles {
  /// What an element admits besides its own role.
  enum Answer {
    case any, none
    case some(Set<String>)

    /// Whether it admits a role.
    func contains(_ role: String) -> Bool {
      switch self {
      case .any: true
      case .none: false
      case .some(let roles): roles.contains(role)
      }
    }
  }

  /// Which roles an element of a page admits.
  static func roles(for place: Int, on page: WebPage) -> Answer {
    let element = page.source[place]
    let parent = element.parent.map { page.source[$0].name }
    switch element.name {
    case "a": return element["href"] == nil ? .any : table["a"] ?? .none
    case "area": return element["href"] == nil ? .some(["button", "link"]) : .none
    case "div": return parent == "dl" ? .some(["presentation", "none"]) : .any
    case "figure": return hasChild("figcaption", place, page) ? .none : .any
    case "img": return image(element, page.name(of: place))
    case "input": return input(element)
    case "select":
      let isList = element["multiple"] != nil || (Int(element["size"] ?? "") ?? 0) > 1
      return isList ? .none : .some(["menu"])
    default: return page.isHTML(place) ? table[element.name] ?? .any : .any
    }
  }

  private static func hasChild(_ name: String, _ place: Int, _ page: WebPage) -> Bool {
    page.source.children(of: place).contains { page.source[$0].name == name }
  }

  private static func image(_ element: SourceTree.Element, _ name: String) -> Answer {
    let isNamed =
      !(element["alt"] ?? "").isBlank || !(element["aria-label"] ?? "").isBlank
      || !(element["aria-labelledby"] ?? "").isBlank || !(element["title"] ?? "").isBlank
    guard isNamed else { return .some(["presentation", "none"]) }
    return .some(
      set(
        "button checkbox link math menuitem menuitemcheckbox menuitemradio meter option progressbar"
          + " radio scrollbar separator slider switch tab treeitem doc-cover"))
  }

  private static func input(_ element: SourceTree.Element) -> Answer {
    let isPressed = element["aria-pressed"] != nil
    switch (element["type"] ?? "text").lowercased() {
    case "checkbox":
      return .some(Set(["menuitemcheckbox", "option", "switch"] + (isPressed ? ["button"] : [])))
    case "radio": return .some(["menuitemradio"])
    case "button", "submit", "reset", "image": return table["button"] ?? .none
    case "color", "date", "datetime-local", "file", "hidden", "month", "number", "password",
      "range", "time", "week":
      return .none
    default:
      return element["list"] == nil ? .some(["combobox", "searchbox", "spinbutton"]) : .none
    }
  }

  /// Elements that do not admit every role.
  private static let table: [String: Answer] = {
    var answers: [String: Answer] = [:]
    for name in set(exclusive) {
      answers[name] = Answer.none
    }
    for (name, roles) in restricted { answers[name] = .some(set(roles)) }
    return answers
  }()

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map(String.init))
  }
}
