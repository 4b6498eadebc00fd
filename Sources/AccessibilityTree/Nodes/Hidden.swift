/// How a node exposes its descendants.
public enum Grouping: String, Sendable, Hashable, CaseIterable {
  /// The node is one stop that announces all of its descendants.
  case merge
  /// The node is a container whose descendants are visited without interruption.
  case contain
  /// The node is one stop; its descendants are neither stops nor announced.
  case ignoreChildren = "ignore"
}

/// The reason why a node is not in the accessibility tree, and for which readers.
public struct Hidden: Sendable, Hashable {
  /// The mechanism that hides a node.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// The author hides the node; how is not known.
    case hidden
    case hiddenAttribute = "hidden-attribute"
    case displayNone = "display-none"
    case visibilityHidden = "visibility-hidden"
    case ariaHidden = "aria-hidden"
    case inert
    case outsideModal = "outside-modal"
    case closedDetails = "closed-details"
    case closedDialog = "closed-dialog"
    case closedPopover = "closed-popover"
    case contentVisibility = "content-visibility"
    /// An element that browsers never show, such as `<script>`.
    case notRendered = "not-rendered"
    /// Decoration: an image with an empty `alt`, or the role `none`.
    case decorative
    /// Inside a control whose name contains it.
    case presentationalChild = "presentational-child"
    /// Inside a control that shows it only while open, such as a picker.
    case insideControl = "inside-control"
    /// Part of the system and not of the app: status bar, keyboard, scroll bar.
    case system
  }

  /// The readers that a node is hidden from.
  public enum Audience: String, Sendable, Hashable, CaseIterable {
    case everyReader = "all"
    case voiceOver = "voiceover"
    case talkBack = "talkback"
  }

  /// The mechanism that hides the node.
  public var reason: Reason
  /// Whether the node is visible on the screen.
  public var isVisible: Bool
  /// The readers that the node is hidden from.
  public var audience: Audience
  /// Whether only the node itself is hidden and its children remain exposed.
  public var keepsChildren: Bool

  /// Creates a reason.
  public init(
    _ reason: Reason, isVisible: Bool = false, from audience: Audience = .everyReader,
    keepsChildren: Bool = false
  ) {
    self.reason = reason
    self.isVisible = isVisible
    self.audience = audience
    self.keepsChildren = keepsChildren
  }
}
