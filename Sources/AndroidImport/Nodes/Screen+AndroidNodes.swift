internal import ImportSupport
internal import Simulator
internal import TextIO

/// Reads trees of `AccessibilityNodeInfo`, as an accessibility service on a device can write them.
package enum AndroidNodes {
  /// Whether a key of JSON is a field of such a node, by whatever name.
  package static func isField(_ key: String) -> Bool { fields[aliases[key] ?? key] != nil }

  /// The screens of a file: one object, or one on each line.
  static func screens(
    in bytes: [UInt8], file: String?
  ) throws(InputError) -> [ImportedScreen] {
    try ScreenLine.screens(in: bytes, file: file) { line throws(InputError) in
      var screen = try PlatformTreeReader.screen(line, as: format)
      AndroidNodeFacts.connectLabels(in: &screen)
      return screen
    }
  }

  private static let format = PlatformTreeReader.Format(
    origin: .androidNodes, fields: fields, aliases: aliases,
    references: ["labeledBy", "labeledByList", "traversalBefore", "traversalAfter"],
    node: { fields in
      var attributes = AndroidAttributes()
      _ = attributes.set(fields)
      return AndroidNodeFacts(attributes).node
    }, approximation: .nodesOfAndroid)

  /// Every field of a node with what it may hold.
  static let fields: [String: FieldKind] = {
    var fields = FieldKind.fields(of: AndroidAttributes.nodeRows)
    fields["importantForAccessibility"] = .flag
    fields["textIsSelectable"] = .flag
    fields["inputType"] = .integer
    return fields
  }()

  /// What the getters of `AccessibilityNodeInfo` call the fields.
  static let aliases: [String: String] = {
    var aliases = [
      "isVisibleToUser": "visible", "isEnabled": "enabled", "viewIdResourceName": "resourceId",
      "isImportantForAccessibility": "importantForAccessibility",
      "boundsInScreen": "bounds", "actionList": "actions", "labelledBy": "labeledBy",
      "textSelectable": "textIsSelectable",
    ]
    for row in AndroidAttributes.nodeRows where row.kind == .flag && !row.name.contains(".") {
      aliases["is" + row.name.prefix(1).uppercased() + row.name.dropFirst()] = row.name
    }
    return aliases
  }()
}
