/// The roles that authors may give to HTML elements.
///
/// Source: ARIA in HTML (W3C Recommendation), section 4.
enum AllowedRoles {
  /// Elements that allow no role except their implicit role.
  static let exclusive =
    "base body caption col colgroup datalist dd details head html label legend link main map meta"
    + " meter noscript optgroup option param picture progress script slot source style"
    + " template textarea title track"

  /// The roles that list elements allow in addition to their implicit role.
  private static let lists =
    "directory group listbox menu menubar none presentation radiogroup tablist toolbar tree"

  /// Elements that allow some roles besides their implicit role, each with the allowed roles.
  static let restricted: [(String, String)] = [
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

  /// Roles that an image with a name allows.
  static let namedPicture =
    "button checkbox link math menuitem menuitemcheckbox menuitemradio meter option progressbar"
    + " radio scrollbar separator slider switch tab treeitem doc-cover"

  /// The elements that do not allow every role, each with its allowed roles apart from the implicit
  /// role.
  static let table: [String: Set<String>] = {
    var roles: [String: Set<String>] = [:]
    for name in exclusive.split(separator: " ") { roles[String(name)] = [] }
    for (name, admitted) in restricted { roles[name] = words(of: admitted) }
    return roles
  }()

  static func words(of row: String) -> Set<String> {
    Set(row.split(separator: " ").map(String.init))
  }
}
