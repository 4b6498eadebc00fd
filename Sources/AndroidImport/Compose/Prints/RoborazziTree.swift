internal import AccessibilityTree
internal import Encoding
public import ImportSupport
internal import TextIO

extension InputFormat {
  /// The semantics tree that Roborazzi writes beside a screenshot.
  ///
  /// Source: takahirom/roborazzi 1.72, UiTreeDump.kt, schema version 1.
  public static let roborazzi = InputFormat(
    name: "roborazzi",
    guide: FormatGuide(
      summary: "A semantics tree of Jetpack Compose, as Roborazzi writes it beside a screenshot.",
      recognised: "JSON with schemaVersion, capture and root, in files NAME.uitree.json",
      sources: [
        .init(
          "A project with Roborazzi",
          "./gradlew recordRoborazziDebug -Proborazzi.dumpUiTree=true")
      ],
      unknown: [
        "The order of merged texts: Roborazzi sorts the entries of a list by the alphabet.",
        "Most properties of views beside the Compose content.",
        "Labels of click actions, words of links in texts, and what is covered.",
      ]),
    keys: { key, before in
      switch key {
      case "capture" where before.contains("schemaVersion"): .certain
      case "root" where before.isSuperset(of: ["schemaVersion", "capture"]): .certain
      default: .none
      }
    },
    usualLanguage: { _, _ in "json" },
    budgetUnit: .objects,
    read: RoborazziTree.screens)
}

/// The importer of Roborazzi's trees: the merged semantics, and the views around them.
enum RoborazziTree {
  static func screens(
    in bytes: [UInt8], file: String?, options: ImportOptions
  ) throws(InputError) -> [ImportedScreen] {
    let document = try JSON(parsing: bytes, file: file)
    let root = try document.root.asObject().required("root").asObject()
    let windows =
      root["type"]?.string == "screen" ? try root.array("children") ?? [] : [root]
    var screens: [ImportedScreen] = []
    for (number, window) in windows.enumerated() {
      var imported = try screen(of: window)
      imported.screen.file = file
      imported.screen.name = windows.count == 1 ? file ?? "" : "window \(number + 1)"
      screens.append(imported)
    }
    guard !screens.isEmpty else {
      throw root.error("the tree has no window", remedy: "record the screenshot again")
    }
    return screens
  }

  private static func screen(of window: JSON.Value) throws(InputError) -> ImportedScreen {
    var reading = SemanticsImport()
    var count = 0
    var pending = [(value: window, parent: -1, isShown: true)]
    while let (value, parent, isAboveShown) = pending.popLast() {
      // If a view is hidden, everything inside the view is hidden, too.
      let isShown = isAboveShown && value["visibility"] == nil
      try append(value, below: parent, isShown: isShown, to: &reading)
      for child in try value.array("children")?.reversed() ?? [] {
        pending.append((child, count, isShown))
      }
      count += 1
    }
    return reading.screen(isUnmerged: false, missing: .missingInRoborazzi)
  }

  private static func append(
    _ value: JSON.Value, below parent: Int, isShown: Bool, to reading: inout SemanticsImport
  ) throws(InputError) {
    var semantics = try semantics(of: value)
    let bounds = try bounds(of: value)
    guard try value.string("type") == "view" else {
      if semantics.hasSeveralTexts { reading.diagnostics.record(.sortedTexts, at: value.position) }
      if !isShown { semantics.flags.append("HideFromAccessibility") }
      reading.append(semantics, bounds: bounds, at: value.position, below: parent)
      return
    }
    var view = AndroidAttributes()
    view.bounds = bounds
    view.resourceId = try value.string("id")
    if !isShown { view.visible = false }
    semantics.set(&view)
    view.setFields(ofClass: try value.string("className") ?? "android.view.View")
    reading.append(view, at: value.position, below: parent)
  }

  private static func semantics(of value: JSON.Value) throws(InputError) -> PrintedSemantics {
    var semantics = PrintedSemantics()
    for (key, member) in try value.field("properties")?.asObject().members ?? [] {
      guard member.kind != .object, member.kind != .array else { throw member.mustBe("a string") }
      semantics.properties.append((key, member.text))
    }
    semantics.flags = try value.strings("flags") ?? []
    semantics.actions = try value.strings("actions") ?? []
    semantics.tag = try value.string("testTag")
    return semantics
  }

  private static func bounds(
    of value: JSON.Value
  ) throws(InputError) -> AndroidAttributes.Bounds? {
    guard let edges = try value.field("bounds")?.asNumbers(count: 4) else { return nil }
    return .init(left: edges[0], top: edges[1], right: edges[2], bottom: edges[3])
  }
}

extension PrintedSemantics {
  /// Whether the node has a list of several texts.
  ///
  /// Roborazzi sorts such a list, so the order of the texts on the screen is unknown.
  fileprivate var hasSeveralTexts: Bool {
    properties.contains { property in
      ["Text", "ContentDescription"].contains(property.key)
        && property.value.range(ofScalars: ", ") != nil
    }
  }

  /// Copies the properties that Roborazzi writes for an Android view.
  fileprivate func set(_ view: inout AndroidAttributes) {
    let own = configuration
    view.text = own.text
    view.contentDescription = own.contentDescription
    view.stateDescription = own.stateDescription
    if actions.contains("OnClick") || flags.contains("Clickable") {
      view.clickable = true
      view.actions = ["CLICK"]
    }
    if let isFocused = own.focused {
      view.focusable = true
      view.focused = isFocused
    }
    if own.isDisabled { view.enabled = false }
  }
}

extension AndroidAttributes {
  /// Sets the fields that follow from the class of a view.
  ///
  /// Roborazzi writes the class in the code of the app. The class that the view reports to services
  /// can be another one: a `MaterialButton` reports `Button`. Assumed: the words for the state of a
  /// check box or switch are English, which only VoiceOver's approximation needs.
  ///
  /// Source: Android, TextView.java and CompoundButton.java; Material Components 1.12,
  /// TabLayout.java and NavigationBarItemView.java.
  fileprivate mutating func setFields(ofClass viewClass: String) {
    className = viewClass
    guard let exposure = AndroidViewClass.named(ViewType.simpleName(viewClass))?.exposure else {
      return
    }
    className = exposure.className
    if exposure.use == .focus || exposure.use == .edit { focusable = true }
    switch exposure.form {
    case .field, .dropDown:
      editable = true
      longClickable = true
    case .checkable, .toggle:
      checkable = true
      checked = ["checked", "on"].contains(stateDescription?.lowercased())
    case .tab: roleDescription = "Tab"
    default: break
    }
  }
}

extension DiagnosticSentence {
  fileprivate static let missingInRoborazzi = DiagnosticSentence(
    .notInFormat,
    "A tree of Roborazzi does not contain labels of click actions, words of links and what is covered; "
      + "TalkBack would announce and follow those that the app has.")
  fileprivate static let sortedTexts = DiagnosticSentence(
    .uncertainOrder,
    "The texts of [1 node|# nodes] are sorted by the alphabet, as Roborazzi writes lists; TalkBack says "
      + "them in the order of the layout.")
}
