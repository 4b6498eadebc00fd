/// Attributes that go into the node as they are, for a reader's mapping or for audits.
enum KeptAttributes {
  /// What a value looks like.
  enum Kind: Sendable {
    case flag, word, reference, text
  }

  /// The attributes of Android's namespace by name, with the name they have in a node.
  static let table: [String: (name: String, kind: Kind)] = {
    var table: [String: (name: String, kind: Kind)] = [:]
    for (names, kind) in rows {
      for name in names.split(separator: " ") { table[String(name)] = (String(name), kind) }
    }
    table["accessibilityPaneTitle"] = ("paneTitle", .text)
    return table
  }()

  /// Attributes that readers go by, whose names are so long that what is nearly one is a mistake.
  ///
  /// Source: Android API 36, View reference, XML attributes.
  static let forAccessibility = [
    "accessibilityDataSensitive", "accessibilityHeading", "accessibilityLiveRegion",
    "accessibilityPaneTitle", "accessibilityTraversalAfter", "accessibilityTraversalBefore",
    "contentDescription", "importantForAccessibility", "screenReaderFocusable", "stateDescription",
    "supplementalDescription", "tooltipText",
  ]

  private static let rows: [(names: String, kind: Kind)] = [
    (
      "clickable longClickable contextClickable focusable screenReaderFocusable textIsSelectable "
        + "focusableInTouchMode duplicateParentState filterTouchesWhenObscured",
      .flag
    ),
    (
      "gravity layout_gravity textAlignment orientation layoutDirection imeOptions imeActionId "
        + "autofillHints importantForAutofill minWidth minHeight textSize ellipsize maxLines "
        + "lines minLines onClick",
      .word
    ),
    (
      "nextFocusForward nextFocusUp nextFocusDown nextFocusLeft nextFocusRight "
        + "nextClusterForward",
      .reference
    ),
    ("tooltipText stateDescription imeActionLabel", .text),
  ]
}
