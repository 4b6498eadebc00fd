internal import Simulator

/// Reads trees of `AccessibilityNodeInfo`, as an accessibility service on a device can write them.
enum AndroidNodes {
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
    node: { fields in
      var attributes = AndroidAttributes()
      _ = attributes.set(fields)
      return AndroidNodeFacts(attributes).node
    }, approximation: approximation)

  /// What VoiceOver's rules cannot know of such nodes.
  static let approximation =
    "These are nodes as Android exposes them to TalkBack; what VoiceOver says of them is an "
    + "approximation."

  /// Every field of a node with what it may hold.
  static let fields: [String: FieldKind] = {
    var fields = FieldKind.fields(of: AndroidAttributes.nodeRows)
    fields["importantForAccessibility"] = .flag
    fields["inputType"] = .integer
    return fields
  }()

  /// What the getters of `AccessibilityNodeInfo` call the fields.
  static let aliases: [String: String] = {
    var aliases = [
      "isVisibleToUser": "visible", "isEnabled": "enabled", "viewIdResourceName": "resourceId",
      "isImportantForAccessibility": "importantForAccessibility",
      "boundsInScreen": "bounds", "actionList": "actions", "labelledBy": "labeledBy",
    ]
    for row in AndroidAttributes.nodeRows where row.kind == .flag && !row.name.contains(".") {
      aliases["is" + row.name.prefix(1).uppercased() + row.name.dropFirst()] = row.name
    }
    return aliases
  }()
}
