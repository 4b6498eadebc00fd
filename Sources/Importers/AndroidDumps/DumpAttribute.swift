/// What an attribute of a dump is called in `AccessibilityNodeInfo`, and what it holds.
struct DumpAttribute: Sendable, Hashable {
  /// What an attribute holds.
  enum Kind: Sendable, Hashable {
    /// Anything that is kept as it is; words for people or a name for programs.
    case text(isForPeople: Bool)
    /// True or false; kept where it differs from what is usual.
    case flag(usually: Bool)
    /// A number; kept where it says something.
    case number(above: Int)
    /// Two corners.
    case corners
    /// Names of actions.
    case actions
    /// What Android keeps in a bundle.
    case extras
    /// The place among siblings.
    case index
    /// Nothing that a person is told.
    case technical
  }

  /// The name of the field.
  let field: String
  /// What it holds.
  let kind: Kind

  private init(_ field: String, _ kind: Kind) {
    self.field = field
    self.kind = kind
  }

  /// The meaning of an attribute; absent for one that no tool is known to write.
  ///
  /// Tools that add attributes of their own mostly call them as Android calls its fields.
  init?(named name: String) {
    guard let known = DumpAttribute.table[name] ?? DumpAttribute.platformNames[name] else {
      return nil
    }
    self = known
  }

  private static let table: [String: DumpAttribute] = {
    var table: [String: DumpAttribute] = [:]
    for (name, field) in texts { table[name] = DumpAttribute(field, .text(isForPeople: true)) }
    for (name, field) in flags { table[name] = DumpAttribute(field, .flag(usually: false)) }
    for (name, field) in usual { table[name] = DumpAttribute(field, .flag(usually: true)) }
    for (name, field, least) in numbers {
      table[name] = DumpAttribute(field, .number(above: least))
    }
    for name in technical { table[name] = DumpAttribute(name, .technical) }
    table["class"] = DumpAttribute("className", .text(isForPeople: false))
    table["resource-id"] = DumpAttribute("resourceId", .text(isForPeople: false))
    table["text-size"] = DumpAttribute("textSize", .text(isForPeople: false))
    table["text-unit"] = DumpAttribute("textUnit", .text(isForPeople: false))
    table["bounds"] = DumpAttribute("bounds", .corners)
    table["actions"] = DumpAttribute("actions", .actions)
    table["extras"] = DumpAttribute("extras", .extras)
    table["index"] = DumpAttribute("index", .index)
    return table
  }()

  private static let texts = [
    ("text", "text"), ("content-desc", "contentDescription"), ("hint", "hintText"),
    ("error", "error"), ("pane-title", "paneTitle"), ("tooltip-text", "tooltipText"),
    ("state-description", "stateDescription"), ("role-description", "roleDescription"),
    ("container-title", "containerTitle"),
  ]

  private static let flags = [
    ("checkable", "checkable"), ("checked", "checked"), ("clickable", "clickable"),
    ("focusable", "focusable"), ("focused", "focused"), ("scrollable", "scrollable"),
    ("long-clickable", "longClickable"), ("password", "password"), ("selected", "selected"),
    ("showing-hint", "showingHintText"), ("screen-reader-focusable", "screenReaderFocusable"),
    ("text-entry-key", "textEntryKey"), ("multiline", "multiLine"), ("heading", "heading"),
    ("content-invalid", "contentInvalid"), ("editable", "editable"),
    ("dismissable", "dismissable"), ("a11y-focused", "accessibilityFocused"),
    ("context-clickable", "contextClickable"), ("text-has-clickable-span", "hasClickableSpan"),
    ("is-collection", "isCollection"), ("is-collection-item", "isCollectionItem"),
  ]

  private static let usual = [
    ("enabled", "enabled"), ("visible-to-user", "visible"), ("displayed", "visible"),
    ("a11y-important", "importantForAccessibility"), ("important", "importantForAccessibility"),
  ]

  private static let numbers = [
    ("live-region", "liveRegion", 0), ("input-type", "inputType", 0),
    ("max-text-length", "maxTextLength", -1), ("selection-start", "selectionStart", -1),
    ("selection-end", "selectionEnd", -1),
  ]

  /// What says where a node comes from.
  ///
  /// `NAF` is worked out anew, since tools differ in it.
  private static let technical = [
    "NAF", "package", "drawing-order", "display-id", "window-id", "rotation", "width", "height",
    "ignored",
  ]

  /// Android's own names of fields and of their getters.
  private static let platformNames: [String: DumpAttribute] = {
    var names: [String: DumpAttribute] = [:]
    for (field, kind) in AndroidNodes.fields {
      switch kind {
      case .text: names[field] = DumpAttribute(field, .text(isForPeople: true))
      case .flag:
        let isUsual = field == "enabled" || field == "visible" || field.hasPrefix("important")
        names[field] = DumpAttribute(field, .flag(usually: isUsual))
      case .integer, .own: names[field] = DumpAttribute(field, .number(above: -1))
      default: continue
      }
    }
    for name in ["className", "resourceId", "labeledBy", "traversalBefore", "traversalAfter"] {
      names[name] = DumpAttribute(name, .text(isForPeople: false))
    }
    for (name, field) in AndroidNodes.aliases { names[name] = names[field] }
    return names
  }()
}
