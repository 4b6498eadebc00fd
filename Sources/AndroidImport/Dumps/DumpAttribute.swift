internal import ImportSupport

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
    case actions
    /// What Android keeps in a bundle.
    case extras
    /// The place among siblings.
    case index
    /// Nothing that a person is told.
    case technical
  }

  let field: String
  let kind: Kind
}

extension DumpAttribute {
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
    for (names, kind) in rows {
      for name in names.split(separator: " ").map(String.init) {
        table[name] = DumpAttribute(field: fields[name] ?? camelCased(name), kind: kind)
      }
    }
    return table
  }()

  private static let rows: [(names: String, kind: Kind)] = [
    (
      "text content-desc accessibilityText hint error pane-title tooltip-text state-description role-description "
        + "container-title",
      .text(isForPeople: true)
    ),
    ("class resource-id text-size text-unit", .text(isForPeople: false)),
    (
      "checkable checked clickable focusable focused scrollable long-clickable password selected "
        + "showing-hint screen-reader-focusable text-entry-key multiline heading content-invalid "
        + "editable dismissable a11y-focused context-clickable text-has-clickable-span "
        + "is-collection is-collection-item",
      .flag(usually: false)
    ),
    (
      "enabled visible-to-user displayed a11y-important important important-for-accessibility",
      .flag(usually: true)
    ),
    ("live-region input-type", .number(above: 0)),
    ("max-text-length selection-start selection-end", .number(above: -1)),
    ("bounds", .corners), ("actions", .actions), ("extras", .extras), ("index", .index),
    // What says where a node comes from; `NAF` is worked out anew, since tools differ in it.
    (
      "NAF package ignoreBoundsFiltering drawing-order display-id window-id rotation width height ignored",
      .technical
    ),
  ]

  /// Fields whose names are not the words of the attribute.
  private static let fields = [
    "content-desc": "contentDescription",
    "accessibilityText": "contentDescription", "hint": "hintText", "class": "className",
    "showing-hint": "showingHintText", "multiline": "multiLine",
    "a11y-focused": "accessibilityFocused", "text-has-clickable-span": "hasClickableSpan",
    "visible-to-user": "visible", "displayed": "visible",
    "a11y-important": "importantForAccessibility", "important": "importantForAccessibility",
    "important-for-accessibility": "importantForAccessibility",
  ]

  /// `long-clickable` as a field is spelled: `longClickable`.
  private static func camelCased(_ name: String) -> String {
    let words = name.split(separator: "-").enumerated()
    return words.map { $0 == 0 ? "\($1)" : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }

  /// Android's own names of fields and of their getters.
  private static let platformNames: [String: DumpAttribute] = {
    var names: [String: DumpAttribute] = [:]
    for (field, kind) in AndroidNodes.fields {
      switch kind {
      case .text: names[field] = DumpAttribute(field: field, kind: .text(isForPeople: true))
      case .flag:
        let isUsual = field == "enabled" || field == "visible" || field.hasPrefix("important")
        names[field] = DumpAttribute(field: field, kind: .flag(usually: isUsual))
      case .integer, .own: names[field] = DumpAttribute(field: field, kind: .number(above: -1))
      default: continue
      }
    }
    for name in ["className", "resourceId", "labeledBy", "traversalBefore", "traversalAfter"] {
      names[name] = DumpAttribute(field: name, kind: .text(isForPeople: false))
    }
    for (name, field) in AndroidNodes.aliases { names[name] = names[field] }
    return names
  }()
}
