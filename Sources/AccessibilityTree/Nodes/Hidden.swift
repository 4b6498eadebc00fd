/// How a node treats its descendants.
public enum Grouping: String, Sendable, Hashable, CaseIterable {
  /// One stop that speaks for all its descendants.
  case merge
  /// A container that keeps its descendants together and in one run.
  case contain
  /// One stop; descendants are neither stops nor spoken.
  case ignoreChildren = "ignore"
}

/// Why a node is not in the tree.
public struct Hidden: Sendable, Hashable {
  /// What keeps a node out of the tree.
  public enum Reason: String, Sendable, Hashable, CaseIterable {
    /// Hidden by the author with no further reason known.
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
    /// Decoration: an image with an empty `alt`, or a role of `none`.
    case decorative
    /// Inside a control, whose name already says it.
    case presentationalChild = "presentational-child"
    /// Inside a closed picker or other control that shows it only when opened.
    case insideControl = "inside-control"
    /// The system's own and not the app's: status bar, keyboard, scroll bar.
    case system
  }

  /// From whom a node is hidden.
  public enum Audience: String, Sendable, Hashable, CaseIterable {
    case everyReader = "all"
    case voiceOver = "voiceover"
    case talkBack = "talkback"
  }

  /// What keeps the node out of the tree.
  public var reason: Reason
  /// Whether it can be seen all the same.
  public var isVisible: Bool
  /// From whom it is hidden.
  public var audience: Audience
  /// Whether only the node itself is hidden and its children take its place.
  public var keepsChildren: Bool

  /// A reason not to be in the tree.
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
