import AccessibilityTree
import Announcements

/// What became of a node of the screen on its way into the platform's tree.
package enum NodeExposure: UInt8, Sendable, Hashable {
  /// The platform exposes it.
  case exposed
  /// The author hid it.
  case hidden
  /// A node above it is hidden.
  case insideHidden
  /// It only groups what is inside it.
  case structure
  /// Its words are part of the name or text of a node above it.
  case partOfParent
  /// It names a control, and is nowhere else.
  case nameOfControl
  /// The control above it shows it only when opened.
  case insideControl
  /// There is nothing to say and nothing to do.
  case empty
  /// A node above it asked that its descendants be ignored.
  case ignored
  /// The author keeps it from accessibility services.
  case unimportant
  /// A window of its own lies over it.
  case behindModal

  /// Why such a node is no stop; absent for nodes that the platform exposes.
  func reason(for node: Node) -> SkippedNode.Reason? {
    switch self {
    case .exposed: nil
    case .hidden: (node.hidden?.sentence ?? "hidden", NodeExposure.hiddenRule)
    case .insideHidden: ("inside a hidden node", NodeExposure.hiddenRule)
    case .structure: ("groups what is inside it", NodeExposure.structureRule)
    case .partOfParent: ("its words are part of the node above it", NodeExposure.partRule)
    case .nameOfControl: ("its words are the name of its control", NodeExposure.labelRule)
    case .insideControl: ("shown only when the control above it is opened", NodeExposure.partRule)
    case .empty: ("no text, not actionable", NodeExposure.emptyRule)
    case .ignored: ("the node above it ignores its children", NodeExposure.partRule)
    case .unimportant: ("not important for accessibility", NodeExposure.importanceRule)
    case .behindModal: ("behind a window of its own", ReactNativeAndroidRule.modal)
    }
  }

  private static let hiddenRule = Rule(
    "NotExposed", "What the author hides is not in the accessibility tree.",
    .documented("WAI-ARIA 1.2, section 7; Android, View.isImportantForAccessibility"))
  private static let structureRule = Rule(
    "StructureOnly", "A container without words or actions of its own is no stop.",
    .chromium(
      "browser_accessibility_android.cc, IsInterestingOnAndroid; Android, "
        + "View.isImportantForAccessibility"))
  private static let partRule = Rule(
    "PartOfParent", "Content of a control, heading or text run is heard with it.",
    .chromium("browser_accessibility_android.cc, IsLeaf"))
  private static let labelRule = Rule(
    "LabelOfCheckable",
    "A label that only names a check box or radio button is not exposed itself.",
    .chromium("html/input-types-expected-android.txt"))
  private static let emptyRule = Rule(
    "NothingToSay", "A node without text or action is left out.",
    .sourceCode(
      "Android, View.isImportantForAccessibility; Chromium, "
        + "browser_accessibility_android.cc"))
  private static let importanceRule = Rule(
    "NotImportantForAccessibility", "The author keeps the view from accessibility services.",
    .documented("Android, View.isImportantForAccessibility"))
}

extension Hidden {
  /// The reason in words.
  var sentence: String {
    isVisible ? "hidden from the reader: \(reason.rawValue)" : "hidden: \(reason.rawValue)"
  }
}
