internal import AccessibilityTree
internal import Encoding
public import ImportSupport
internal import TextIO

extension InputFormat {
  /// The nodes that Android exposes to accessibility services, in JSON or in JSON lines (one JSON
  /// object on each line).
  public static let androidNodes = InputFormat(
    name: "android-nodes",
    guide: FormatGuide(
      summary: "Nodes as Android exposes them to TalkBack, every field, in JSON or JSON lines.",
      recognised: "JSON whose keys are fields of AccessibilityNodeInfo",
      screens: "Each line is a screen, and so is each window of a dump of inspector-widget.",
      sources: [
        .init(
          "An accessibility service or test of your own that writes AccessibilityNodeInfo",
          "{\"className\": \"android.widget.Button\", \"text\": \"Save\", \"isClickable\": true}"),
        .init(
          "inspector-widget",
          "# Dump the screen by its own instructions; no source of announce has the command.",
          "announce dump.json.gz  # its dump with “windows”, also gzipped, as it is"),
      ],
      unknown: ["What iOS would expose; VoiceOver's announcements are approximate."]),
    signs: [FormatSign(.json) { _ in true }],
    keys: { key, _ in
      AndroidNodes.isField(key) || key == "root_view_id" || key == "node_key" ? .sure : .none
    },
    usualLanguage: { _, _ in "json" },
    budgetUnit: .objects,
    read: { bytes, file, options throws(InputError) in
      try AndroidNodes.screens(in: bytes, file: file, options)
    })
}

/// Trees of `AccessibilityNodeInfo`, as an accessibility service on a device can write them.
package enum AndroidNodes {
  /// Whether a JSON key is the name of a field or of its getter.
  package static func isField(_ key: String) -> Bool { fields[aliases[key] ?? key] != nil }

  /// Returns the screens of a file.
  ///
  /// The file is either one JSON object for one screen, or has a JSON object for a screen on each
  /// line.
  static func screens(
    in bytes: [UInt8], file: String?, _ options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    if bytes.prefix(InspectorDump.headLength).range(ofBytes: "\"windows\"".utf8) != nil,
      let document = try? JSON(parsing: bytes, file: file), InspectorDump.isDump(document.root)
    {
      return try InspectorDump.screens(document.root, window: options.window, file: file)
    }
    return try ScreenLine.screens(in: bytes, file: file) { line throws(InputError) in
      var screen = try PlatformTreeReader.screen(line, as: format)
      AndroidNodeFacts.connectLabels(in: &screen)
      screen.diagnostics += diagnosticsOfLists(on: screen)
      return screen
    }
  }

  /// Reports each recycler view in which no row has a position.
  ///
  /// A row has a position only if the app filled it with data while an accessibility service was
  /// on.
  ///
  /// Source: AndroidX RecyclerView, RecyclerViewAccessibilityDelegate.java and RecyclerView.java,
  /// attachAccessibilityDelegateOnBind.
  static func diagnosticsOfLists(on screen: Screen) -> [ImportDiagnostic] {
    var diagnostics = DiagnosticCollector()
    for visit in screen.preorder {
      let node = screen[visit.index]
      guard node.android.className?.hasSuffix("RecyclerView") == true,
        screen.firstChild(of: visit.index) != nil,
        screen.children(of: visit.index).allSatisfy({
          screen[$0].android.collectionItemInfo.row == nil
            && screen[$0].android.collectionItemInfo.column == nil
        })
      else { continue }
      diagnostics.record(.rowsWithoutPositions, at: node.position)
    }
    return diagnostics.diagnostics
  }

  private static let format = PlatformTreeReader.Format(
    origin: .androidNodes, fields: fields, aliases: aliases, memberAliases: memberAliases,
    references: ["labeledBy", "labeledByList", "traversalBefore", "traversalAfter"],
    node: { fields in
      var attributes = AndroidAttributes()
      _ = attributes.set(fields)
      return AndroidNodeFacts(attributes).node
    }, approximation: .nodesOfAndroid)

  /// The fields that a node can have, each with the type of its value.
  static let fields: [String: FieldKind] = {
    var fields = FieldKind.fields(of: AndroidAttributes.nodeRows)
    fields["importantForAccessibility"] = .flag
    fields["textIsSelectable"] = .flag
    fields["inputType"] = .integer
    return fields
  }()

  /// The names of the members of collections and items, by the name of Android's getter.
  static let memberAliases = [
    "rowCount": "rows", "columnCount": "cols", "rowIndex": "row", "columnIndex": "col",
    "columnSpan": "colSpan", "isHierarchical": "hierarchical", "isHeading": "heading",
    "isSelected": "selected",
  ]

  /// The names of fields, by other names that a file can use, mostly those of getters of
  /// `AccessibilityNodeInfo`.
  static let aliases: [String: String] = {
    var aliases = [
      "isVisibleToUser": "visible", "isEnabled": "enabled", "viewIdResourceName": "resourceId",
      "isImportantForAccessibility": "importantForAccessibility",
      "boundsInScreen": "bounds", "actionList": "actions", "labelledBy": "labeledBy",
      "textSelectable": "textIsSelectable",
      "hasRequestInitialAccessibilityFocus": "requestInitialAccessibilityFocus",
    ]
    for row in AndroidAttributes.nodeRows where row.kind == .flag && !row.name.contains(".") {
      aliases["is" + row.name.prefix(1).uppercased() + row.name.dropFirst()] = row.name
    }
    return aliases
  }()
}
