import AccessibilityTree
import Announcements

/// Whether the platform exposes a node of the screen or, if not, the reason.
package enum NodeExposure: UInt8, Sendable, Hashable {
  case exposed
  case hidden
  case insideHidden
  /// The node only groups its children.
  case structure
  /// The words of the node are part of the name or text of an ancestor.
  case partOfParent
  /// The node only names a control.
  case nameOfControl
  /// The node is inside a control that shows its content only while it is open.
  case insideControl
  /// The node has no words and no actions.
  case empty
  /// An ancestor excludes its descendants from the tree.
  case ignored
  /// The node is not important for accessibility.
  case unimportant
  /// A modal window covers the node.
  case behindModal

  /// Returns why a node is not a stop, or `nil` if the node is exposed.
  func reason(for node: Node) -> SkippedNode.Reason? {
    switch self {
    case .exposed: nil
    case .hidden: (node.hidden?.sentence ?? "hidden", NodeExposure.hiddenRule)
    case .insideHidden: ("inside a hidden node", NodeExposure.hiddenRule)
    case .structure: ("only a container", NodeExposure.structureRule)
    case .partOfParent:
      ("it is announced as part of the node that contains it", NodeExposure.partRule)
    case .nameOfControl: ("its text is the name of its control", NodeExposure.labelRule)
    case .insideControl: ("shown only while its control is open", NodeExposure.partRule)
    case .empty: ("no text, not actionable", NodeExposure.emptyRule)
    case .ignored: ("a node that contains it hides its content", NodeExposure.partRule)
    case .unimportant: ("not important for accessibility", NodeExposure.importanceRule)
    case .behindModal: ("behind a modal window", ReactNativeAndroidRule.modal)
    }
  }

  private static let hiddenRule = Rule(
    "NotExposed", "Hidden nodes are not in the accessibility tree.",
    .documented("WAI-ARIA 1.2, section 7; Android, View.isImportantForAccessibility"))
  private static let structureRule = Rule(
    "StructureOnly",
    "A container without text or actions of its own is not a stop.",
    .chromium(
      "browser_accessibility_android.cc, IsInterestingOnAndroid; Android, "
        + "View.isImportantForAccessibility"))
  private static let partRule = Rule(
    "PartOfParent", "A control, heading or paragraph is announced with its content as one node.",
    .chromium("browser_accessibility_android.cc, IsLeaf"))
  private static let labelRule = Rule(
    "LabelOfCheckable",
    "A label that only names a check box or radio button is not exposed as a node.",
    .chromium("html/input-types-expected-android.txt"))
  private static let emptyRule = Rule(
    "NothingToSay", "A node without text or action is not exposed.",
    .sourceCode(
      "Android, View.isImportantForAccessibility; Chromium, browser_accessibility_android.cc"))
  private static let importanceRule = Rule(
    "NotImportantForAccessibility",
    "The author hides the view from accessibility services (importantForAccessibility).",
    .documented("Android, View.isImportantForAccessibility"))
}

extension Hidden {
  fileprivate var sentence: String {
    let reasonText = reason == .hidden ? "" : ": \(reason.rawValue)"
    return (isVisible ? "hidden from the reader" : "hidden") + reasonText
  }
}
