import AccessibilityTree
import Announcements

struct ChromeTexts: Sendable, Hashable {
  var text = "", contentDescription = "", containerTitle = "", supplementalDescription = ""
  var hintText = "", tooltipText = ""
  /// The text as a phrase, if it is the browser's own word; otherwise `nil`.
  var textWord: Phrase?
  var isNamedByAttribute = false
  var rules: [Rule] = []

  var isBlank: Bool {
    text.isOnlyWhitespace && containerTitle.isOnlyWhitespace
      && contentDescription.isOnlyWhitespace && supplementalDescription.isOnlyWhitespace
  }
}

/// The Android field in which Chrome exposes the name of a node.
enum ChromeNameTarget: Sendable {
  case text, contentDescription, containerTitle, supplementalDescription

  /// Chooses the field by the origin of the name, the role, and the version of Chrome.
  ///
  /// Source: Chromium, browser_accessibility_android.cc, ComputeAndroidNameTo.
  init(of node: Node, _ capabilities: Capabilities<ChromeCapability>) {
    guard capabilities.contains(.nameTargets) else {
      self = node.role == .link ? .contentDescription : .text
      return
    }
    let isSupplement = capabilities.contains(.supplementalLabels)
    switch node.label?.origin {
    case .ariaLabelledBy, .labelElement, .legend, .figureCaption:
      self = isSupplement ? .supplementalDescription : .text
    case .ariaLabel, .alt, .contentDescription:
      self = ChromeNameTarget.ofAttribute(node, isSupplement)
    case .author where !node.role.isNamedByContentInChrome || node.role == .link:
      self = ChromeNameTarget.ofAttribute(node, isSupplement)
    case .title, .placeholder:
      self = isSupplement && node.isFieldInChrome ? .supplementalDescription : .text
    case .author, .caption, .value, .content, .fileName, .standard, .ariaDescribedBy,
      .ariaDescribedByAlert, .ariaDescription, nil:
      self = .text
    }
  }

  private static func ofAttribute(_ node: Node, _ isSupplement: Bool) -> ChromeNameTarget {
    switch node.role {
    case .frame, .banner, .complementary, .contentInfo, .form, .main, .navigation, .region,
      .search, .list, .directory, .listbox, .grid, .treeGrid, .menu, .menuBar, .radioGroup,
      .tabList, .tree, .group:
      return .containerTitle
    case .image, .canvas, .fileButton: return .contentDescription
    case .button where node.states.pressed != nil || node.states.popup != nil: break
    case .disclosureTriangle: break
    case let role where role.isGraphic || role.isNamedByContentInChrome:
      return .contentDescription
    default: break
    }
    return isSupplement ? .supplementalDescription : .text
  }
}
