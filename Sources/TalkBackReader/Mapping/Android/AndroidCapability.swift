import Announcements

/// What versions of Android tell services differently, by API level.
///
/// Source: Android, View and AccessibilityNodeInfo reference, “Added in API level”.
enum AndroidCapability: Int, VersionCapability {
  case headings, stateDescriptions, radioGroupSizes, disabledTexts, importantItemCounts

  var row: CapabilityRow<Int> {
    switch self {
    case .headings:
      Row(
        28, "Views tell that they are headings or stops of a reader, and the titles of panes.",
        "Android, View.setAccessibilityHeading, setScreenReaderFocusable, setAccessibilityPaneTitle"
      )
    case .stateDescriptions:
      Row(30, "Views describe their states in words.", "Android, View.setStateDescription")
    case .radioGroupSizes:
      Row(
        31, "A radio group tells how many buttons it has.",
        "Android 12, RadioGroup.java, onInitializeAccessibilityNodeInfo")
    case .disabledTexts:
      Row(
        31, "What nobody could act on says that it is disabled, too.",
        "TalkBack 15.1, TreeNodesDescription.java, aggregateNodeTreeDescription")
    case .importantItemCounts:
      Row(
        35, "A collection tells how many of its items services are told of.",
        "Android 15, AccessibilityNodeInfo.CollectionInfo.getImportantForAccessibilityItemCount")
    }
  }

  private typealias Row = CapabilityRow<Int>
}

extension TalkBackSettings {
  /// What the version of Android tells services.
  var androidCapabilities: Capabilities<AndroidCapability> { Capabilities(of: api) }
}
