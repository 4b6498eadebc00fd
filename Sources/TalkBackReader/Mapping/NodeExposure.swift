import AccessibilityTree
import Announcements

/// Whether the platform exposes a node of the screen, or why it does not.
package enum NodeExposure: UInt8, Sendable, Hashable {
  case exposed
  case hidden
  case insideHidden
  /// It only groups its children.
  case structure
  /// Its words are part of the name or text of an ancestor.
  case partOfParent
  /// It only names a control.
  case nameOfControl
  /// Its control shows it only when opened.
  case insideControl
  /// It has no words and no actions.
  case empty
  /// An ancestor ignores its descendants.
  case ignored
  /// It is not important for accessibility.
  case unimportant
  /// A modal window covers it.
  case behindModal

  /// Returns why a node is no stop, or `nil` for exposed nodes.
  func reason(for node: Node) -> SkippedNode.Reason? {
    switch self {
    case .exposed: nil
    case .hidden: (node.hidden?.sentence ?? "hidden", NodeExposure.hiddenRule)
    case .insideHidden: ("inside a hidden node", NodeExposure.hiddenRule)
    case .structure: ("groups what is inside it", NodeExposure.structureRule)
    case .partOfParent: ("its words are part of a node above it", NodeExposure.partRule)
    case .nameOfControl: ("its words are the name of its control", NodeExposure.labelRule)
    case .insideControl: ("shown only when its control is open", NodeExposure.partRule)
    case .empty: ("no text, not actionable", NodeExposure.emptyRule)
    case .ignored: ("a node above it ignores its descendants", NodeExposure.partRule)
    case .unimportant: ("not important for accessibility", NodeExposure.importanceRule)
    case .behindModal: ("behind a window of its own", ReactNativeAndroidRule.modal)
    }
  }

  private static let hiddenRule = Rule(
    "NotExposed", "Hidden nodes are not in the accessibility tree.",
    .documented("WAI-ARIA 1.2, section 7; Android, View.isImportantForAccessibility"))
  private static let structureRule = Rule(
    "StructureOnly", "A container without words or actions of its own is no stop.",
    .chromium(
      "browser_accessibility_android.cc, IsInterestingOnAndroid; Android, "
        + "View.isImportantForAccessibility"))
  private static let partRule = Rule(
    "PartOfParent", "A control, heading or run of text speaks its content.",
    .chromium("browser_accessibility_android.cc, IsLeaf"))
  private static let labelRule = Rule(
    "LabelOfCheckable",
    "A label that only names a check box or radio button is not exposed itself.",
    .chromium("html/input-types-expected-android.txt"))
  private static let emptyRule = Rule(
    "NothingToSay", "A node without text or action is left out.",
    .sourceCode(
      "Android, View.isImportantForAccessibility; Chromium, browser_accessibility_android.cc"))
  private static let importanceRule = Rule(
    "NotImportantForAccessibility", "The author keeps the view from accessibility services.",
    .documented("Android, View.isImportantForAccessibility"))
}

extension Hidden {
  fileprivate var sentence: String {
    isVisible ? "hidden from the reader: \(reason.rawValue)" : "hidden: \(reason.rawValue)"
  }
}
