/// The reason why a node is not in the accessibility tree, and the readers from which it is hidden.
public struct Hidden: Sendable, Hashable {
  /// The mechanism that hides a node.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// The node is hidden, but the file does not state the mechanism.
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
    /// Decoration, such as an image with an empty `alt` or an element with the role `none`.
    case decorative
    /// A node inside a control. The control's accessible name already contains the node's text.
    case presentationalChild = "presentational-child"
    /// A node inside a closed control, such as an option of a picker.
    case insideControl = "inside-control"
    /// A part of the system rather than of the app: status bar, keyboard, scroll bar.
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
  /// Whether readers still reach the children of the hidden node.
  public var keepsChildren: Bool

  /// Creates the reason why a node is hidden.
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
