internal import Simulator

/// Reads trees of `AccessibilityNodeInfo`, as an accessibility service on a device can write them.
enum AndroidNodes {
  /// Whether a key of JSON is a field of such a node, by whatever name.
  static func isField(_ key: String) -> Bool { fields[aliases[key] ?? key] != nil }

  /// The screens of a file: one object, or one on each line.
  static func screens(
    in bytes: [UInt8], file: String?
  ) throws(ImportError) -> [ImportedScreen] {
    try ScreenLine.screens(in: bytes, file: file) { line throws(ImportError) in
      var screen = try PlatformTreeReader.screen(line, as: format)
      AndroidNodeFacts.connectLabels(in: &screen)
      return screen
    }
  }

  private static let format = PlatformTreeReader.Format(
    origin: .androidNodes, fields: fields, aliases: aliases,
    references: ["labeledBy", "traversalBefore", "traversalAfter"],
    node: { AndroidNodeFacts($0).node }, approximation: .nodesOfAndroid)

  /// Every field of a node with what it may hold.
  static let fields: [String: FieldKind] = {
    var fields: [String: FieldKind] = [
      "actions": .names, "links": .texts, "customActions": .texts,
      "bounds": .rectangle(["left", "top", "right", "bottom"]),
      "liveRegion": .word, "maxTextLength": .integer, "inputType": .integer, "enabled": .flag,
      "visible": .flag, "importantForAccessibility": .flag,
      "rangeInfo": .object([
        "type": .choice(["int", "float", "percent"]), "min": .decimal, "max": .decimal,
        "current": .decimal,
      ]),
      "collectionInfo": .object([
        "rows": .integer, "cols": .integer, "hierarchical": .flag,
        "selectionMode": .choice(["none", "single", "multiple"]),
      ]),
      "collectionItemInfo": .object([
        "row": .integer, "rowSpan": .integer, "col": .integer, "colSpan": .integer,
        "heading": .flag, "selected": .flag, "rowTitle": .text, "columnTitle": .text,
      ]),
    ]
    for name in texts { fields[name] = .text }
    for name in flags { fields[name] = .flag }
    return fields
  }()

  /// What the getters of `AccessibilityNodeInfo` call the fields.
  static let aliases: [String: String] = {
    var aliases = [
      "isVisibleToUser": "visible", "isEnabled": "enabled", "viewIdResourceName": "resourceId",
      "isImportantForAccessibility": "importantForAccessibility",
      "boundsInScreen": "bounds", "actionList": "actions", "labelledBy": "labeledBy",
    ]
    for name in flags { aliases["is" + name.prefix(1).uppercased() + name.dropFirst()] = name }
    return aliases
  }()

  private static let texts = [
    "className", "text", "contentDescription", "hintText", "stateDescription", "roleDescription",
    "error", "tooltipText", "containerTitle", "paneTitle", "clickLabel", "longClickLabel",
    "resourceId", "labeledBy", "traversalBefore", "traversalAfter",
  ]

  private static let flags = [
    "showingHintText", "contentInvalid", "checkable", "checked", "clickable", "longClickable",
    "focusable", "screenReaderFocusable", "focused", "selected", "password", "editable", "heading",
    "scrollable", "multiLine", "textEntryKey", "web",
  ]
}
