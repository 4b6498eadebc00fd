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

  private static let lists =
    "directory group listbox menu menubar none presentation radiogroup tablist toolbar tree"

  /// Elements that do not admit every role.
  private static let table: [String: Answer] = {
    var answers: [String: Answer] = [:]
    for name in set(
      "base body caption col colgroup datalist dd details head html label legend link main map meta"
        + " meter noscript optgroup option param picture progress script slot source style"
        + " template textarea title track")
    {
      answers[name] = Answer.none
    }
    for (name, roles) in restricted { answers[name] = .some(set(roles)) }
    return answers
  }()

  private static let restricted: [(String, String)] = [
    (
      "a",
      "button checkbox menuitem menuitemcheckbox menuitemradio option radio switch tab treeitem"
        + " doc-backlink doc-biblioref doc-glossref doc-noteref"
    ),
    ("article", "application document feed main none presentation region"),
    (
      "aside",
      "doc-dedication doc-example doc-footnote doc-glossary doc-pullquote doc-tip feed none note"
        + " presentation region search"
    ),
    ("audio", "application"), ("video", "application"),
    ("br", "none presentation"), ("wbr", "none presentation"),
    (
      "button",
      "checkbox combobox gridcell link menuitem menuitemcheckbox menuitemradio option radio"
        + " separator slider switch tab treeitem"
    ),
    ("dialog", "alertdialog"), ("dl", "group list none presentation"), ("dt", "listitem"),
    ("embed", "application document image img none presentation"),
    ("fieldset", "group none presentation radiogroup"),
    ("figcaption", "group none presentation"),
    ("footer", "contentinfo doc-footnote group none presentation"),
    ("form", "form none presentation search"),
    ("h1", "doc-subtitle none presentation tab"), ("h2", "doc-subtitle none presentation tab"),
    ("h3", "doc-subtitle none presentation tab"), ("h4", "doc-subtitle none presentation tab"),
    ("h5", "doc-subtitle none presentation tab"), ("h6", "doc-subtitle none presentation tab"),
    ("header", "banner doc-footnote group none presentation"),
    ("hr", "doc-pagebreak none presentation"),
    ("iframe", "application document image img none presentation"),
    (
      "li",
      "doc-biblioentry doc-endnote menuitem menuitemcheckbox menuitemradio none option presentation"
        + " radio separator tab treeitem"
    ),
    ("menu", lists), ("ol", lists), ("ul", lists),
    (
      "nav",
      "doc-index doc-pagelist doc-toc menu menubar none presentation radiogroup tablist tree"
    ),
    ("object", "application document image img"),
    ("search", "form group none presentation region search"),
    (
      "section",
      "alert alertdialog application banner complementary contentinfo dialog doc-abstract"
        + " doc-acknowledgments doc-afterword doc-appendix doc-bibliography doc-chapter doc-colophon"
        + " doc-conclusion doc-credit doc-credits doc-dedication doc-endnotes doc-epigraph"
        + " doc-epilogue doc-errata doc-example doc-foreword doc-glossary doc-index doc-introduction"
        + " doc-notice doc-pagelist doc-part doc-preface doc-prologue doc-pullquote doc-qna doc-toc"
        + " document feed group log main marquee navigation none note presentation region search"
        + " status tabpanel"
    ),
    (
      "svg",
      "application document graphics-document graphics-object graphics-symbol group image img none"
        + " presentation"
    ),
  ]

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(separator: " ").map(String.init))
  }
}
