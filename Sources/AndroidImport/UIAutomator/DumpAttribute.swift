internal import ImportSupport

/// A field of `AccessibilityNodeInfo` in an attribute of a dump.
struct DumpAttribute: Sendable, Hashable {
  enum Kind: Sendable, Hashable {
    /// A text that is kept unchanged.
    ///
    /// The text is for people, or it is a name for programs.
    case text(isForPeople: Bool)
    /// A Boolean, which is kept only if it differs from the default.
    case flag(default: Bool)
    /// A number, which is kept only if it is greater than `above`.
    case number(above: Int)
    case corners
    case actions
    /// The contents of a `Bundle` of extra values.
    case extras
    case index
    /// A value that no reader announces.
    case technical
  }

  let field: String
  let kind: Kind
}

extension DumpAttribute {
  /// Returns the field that an attribute contains, or `nil` if no known tool writes the attribute.
  ///
  /// Most attributes that tools add have the names of Android's fields.
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
      "text content-desc accessibilityText hint error pane-title tooltip-text "
        + "state-description role-description "
        + "container-title",
      .text(isForPeople: true)
    ),
    ("class resource-id text-size text-unit", .text(isForPeople: false)),
    (
      "checkable checked clickable focusable focused scrollable long-clickable password selected "
        + "showing-hint screen-reader-focusable text-entry-key multiline heading content-invalid "
        + "editable dismissable a11y-focused context-clickable text-has-clickable-span "
        + "is-collection is-collection-item",
      .flag(default: false)
    ),
    (
      "enabled visible-to-user displayed a11y-important important important-for-accessibility",
      .flag(default: true)
    ),
    ("live-region input-type", .number(above: 0)),
    ("max-text-length selection-start selection-end", .number(above: -1)),
    ("bounds", .corners), ("actions", .actions), ("extras", .extras), ("index", .index),
    // Tools compute `NAF` differently, so the importer computes it again.
    (
      "NAF package ignoreBoundsFiltering drawing-order display-id window-id rotation "
        + "width height ignored",
      .technical
    ),
  ]

  /// The field of each attribute whose name in camel case is not the name of the field.
  private static let fields = [
    "content-desc": "contentDescription",
    "accessibilityText": "contentDescription", "hint": "hintText", "class": "className",
    "showing-hint": "showingHintText", "multiline": "multiLine",
    "a11y-focused": "accessibilityFocused", "text-has-clickable-span": "hasClickableSpan",
    "visible-to-user": "visible", "displayed": "visible",
    "a11y-important": "importantForAccessibility", "important": "importantForAccessibility",
    "important-for-accessibility": "importantForAccessibility",
  ]

  /// Returns the name of an attribute in camel case: `long-clickable` → `longClickable`.
  private static func camelCased(_ name: String) -> String {
    let words = name.split(separator: "-").enumerated()
    return words.map { $0 == 0 ? "\($1)" : $1.prefix(1).uppercased() + $1.dropFirst() }.joined()
  }

  /// The fields, by the names in camel case that Android gives to a field and to its getter.
  private static let platformNames: [String: DumpAttribute] = {
    var names: [String: DumpAttribute] = [:]
    for (field, kind) in AndroidNodes.fields {
      switch kind {
      case .text: names[field] = DumpAttribute(field: field, kind: .text(isForPeople: true))
      case .flag:
        let isOnByDefault = field == "enabled" || field == "visible" || field.hasPrefix("important")
        names[field] = DumpAttribute(field: field, kind: .flag(default: isOnByDefault))
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
