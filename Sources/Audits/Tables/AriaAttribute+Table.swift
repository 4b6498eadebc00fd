extension AriaAttribute {
  private static func own(_ kind: Kind) -> AriaAttribute {
    AriaAttribute(kind: kind, isGlobal: false, isDeprecatedGlobal: false)
  }

  private static func global(_ kind: Kind) -> AriaAttribute {
    AriaAttribute(kind: kind, isGlobal: true, isDeprecatedGlobal: false)
  }

  private static func deprecatedGlobal(_ kind: Kind) -> AriaAttribute {
    AriaAttribute(kind: kind, isGlobal: true, isDeprecatedGlobal: true)
  }

  /// Every attribute by its name without `aria-`.
  ///
  /// Source: WAI-ARIA 1.2, section 6; `description`, `braille…`, `…indextext` of WAI-ARIA 1.3.
  static let all: [String: AriaAttribute] = [
    "activedescendant": own(.reference),
    "atomic": global(.boolean),
    "autocomplete": own(.words(["inline", "list", "both", "none"])),
    "braillelabel": global(.text),
    "brailleroledescription": global(.text),
    "busy": global(.boolean),
    "checked": own(.tristate),
    "colcount": own(.integer(min: -1)),
    "colindex": own(.integer(min: 1)),
    "colindextext": own(.text),
    "colspan": own(.integer(min: 1)),
    "controls": global(.references),
    "current": global(
      .words(["page", "step", "location", "date", "time", "true", "false"])),
    "describedby": global(.references),
    "description": global(.text),
    "details": global(.references),
    "disabled": deprecatedGlobal(.boolean),
    "dropeffect": global(
      .words(["copy", "execute", "link", "move", "none", "popup"], isList: true)),
    "errormessage": deprecatedGlobal(.references),
    "expanded": own(.words(["true", "false", "undefined"])),
    "flowto": global(.references),
    "grabbed": global(.words(["true", "false", "undefined"])),
    "haspopup": deprecatedGlobal(
      .words(["true", "false", "menu", "listbox", "tree", "grid", "dialog"])),
    "hidden": global(.words(["true", "false", "undefined"])),
    "invalid": deprecatedGlobal(.words(["grammar", "false", "spelling", "true"])),
    "keyshortcuts": global(.text),
    "label": global(.text),
    "labelledby": global(.references),
    "level": own(.integer(min: 1)),
    "live": global(.words(["off", "polite", "assertive"])),
    "modal": own(.boolean),
    "multiline": own(.boolean),
    "multiselectable": own(.boolean),
    "orientation": own(.words(["horizontal", "vertical", "undefined"])),
    "owns": global(.references),
    "placeholder": own(.text),
    "posinset": own(.integer(min: 1)),
    "pressed": own(.tristate),
    "readonly": own(.boolean),
    "relevant": global(
      .words(["additions", "removals", "text", "all"], isList: true)),
    "required": own(.boolean),
    "roledescription": global(.text),
    "rowcount": own(.integer(min: -1)),
    "rowindex": own(.integer(min: 1)),
    "rowindextext": own(.text),
    "rowspan": own(.integer(min: 0)),
    "selected": own(.words(["true", "false", "undefined"])),
    "setsize": own(.integer(min: -1)),
    "sort": own(.words(["ascending", "descending", "none", "other"])),
    "valuemax": own(.number),
    "valuemin": own(.number),
    "valuenow": own(.number),
    "valuetext": own(.text),
  ]
}
