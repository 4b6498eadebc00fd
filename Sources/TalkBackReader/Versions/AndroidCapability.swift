import Announcements

/// A difference between Android versions in what they expose.
///
/// Each difference applies from an API level on.
///
/// Source: Android, View and AccessibilityNodeInfo reference, “Added in API level”.
enum AndroidCapability: Int, VersionCapability {
  case headings, stateDescriptions, radioGroupSizes, disabledTexts, importantItemCounts

  var row: CapabilityRow<Int> {
    switch self {
    case .headings:
      Row(
        28, "Views expose headings, stops of screen readers and titles of panes.",
        "Android, View.setAccessibilityHeading, setScreenReaderFocusable, setAccessibilityPaneTitle"
      )
    case .stateDescriptions:
      Row(30, "Views have state descriptions.", "Android, View.setStateDescription")
    case .radioGroupSizes:
      Row(
        31, "A radio group exposes its number of buttons.",
        "Android 12, RadioGroup.java, onInitializeAccessibilityNodeInfo")
    case .disabledTexts:
      Row(
        31, "Nodes without actions are announced as disabled, too.",
        "TalkBack 15.1, TreeNodesDescription.java, aggregateNodeTreeDescription")
    case .importantItemCounts:
      Row(
        35, "A collection exposes how many of its items are important for accessibility.",
        "Android 15, AccessibilityNodeInfo.CollectionInfo.getImportantForAccessibilityItemCount")
    }
  }

  private typealias Row = CapabilityRow<Int>
}

extension TalkBackSettings {
  var androidCapabilities: Capabilities<AndroidCapability> { Capabilities(of: api) }
}
