/// One thing on a screen, as its author described it, before any platform or reader looks at it.
///
/// A node does not know its place: parent and children belong to the ``Screen``. Everything but
/// the role is optional.
public struct Node: Sendable, Hashable {
  /// The place of a node in the storage of its screen.
  ///
  /// Indices stay valid while nodes are only added.
  public struct Index: Sendable, Hashable, Comparable {
    package let position: Int32

    package init(_ position: Int) { self.position = Int32(truncatingIfNeeded: position) }

    /// Orders nodes by when they were added.
    public static func < (left: Index, right: Index) -> Bool { left.position < right.position }
  }

  /// Where a node stands in its file; lines and columns count from 1, columns in Unicode scalars.
  public struct Position: Sendable, Hashable {
    /// The file, where it is another than the screen's own.
    public var file: String?
    /// Line and column, from 1.
    public var line, column: Int

    /// A place in a file.
    public init(line: Int, column: Int, in file: String? = nil) {
      self.file = file
      self.line = line
      self.column = column
    }
  }

  /// What the node is.
  public var role: Role
  /// The author's identifier.
  public var id: String?
  /// The accessible name, with where it came from.
  public var label: AuthoredText?
  /// What the node holds: typed text, a number in a range, a check mark.
  public var value: Value?
  /// Advice or description that goes with the name.
  public var hint: AuthoredText?
  /// The text shown in an empty field.
  public var placeholder: String?
  /// What is wrong with what was entered, in the author's words.
  public var error: String?
  /// The author's replacement for the role's word.
  public var roleDescription: String?
  /// BCP 47 tag of the node's own text; absent means as its parent, empty means unknown.
  public var language: String?
  /// Conditions such as disabled, selected, expanded.
  public var states: States
  /// How text is entered, for nodes that take it.
  @Indirect public var textInput: TextInput?
  /// Level of a heading, list or tree item, from 1.
  public var level: Int?
  /// Place among its siblings or in a table.
  @Indirect public var place: Place?
  /// Whether and how changes are announced.
  @Indirect public var live: LiveRegion?
  /// Names of the author's own actions.
  public var actions: [String] = []
  /// Further labelled facts that a reader offers on request.
  public var customContent: [CustomContent] = []
  /// Why the node is not in the tree of one or both readers; absent when it is.
  public var hidden: Hidden?
  /// How the node treats its descendants.
  public var grouping: Grouping?
  /// Identifiers of descendants in the order the author wants; absent means natural order.
  public var order: [String]?
  /// Identifiers of the nodes that the author wants right after and right before this one.
  public var traversalBefore, traversalAfter: String?
  /// Place and size on the screen.
  @Indirect public var frame: Frame?
  /// What only a web page has.
  @Indirect public var web: WebFacts?
  /// What only Android's accessibility API has, by its own names.
  @OutOfLine public var android: AndroidAttributes
  /// What only iOS's accessibility API has.
  @OutOfLine public var ios: UIKitAttributes
  /// What only React Native has.
  @OutOfLine public var reactNative: ReactNativeAttributes
  /// Where the node stands in its file.
  public var position: Position?

  /// A node of that role and name.
  public init(
    _ role: Role, label: AuthoredText? = nil, id: String? = nil, value: Value? = nil,
    hint: AuthoredText? = nil, placeholder: String? = nil, error: String? = nil,
    states: States = States()
  ) {
    self.role = role
    self.label = label
    self.id = id
    self.value = value
    self.hint = hint
    self.placeholder = placeholder
    self.error = error
    self.states = states
  }
}

/// Text of the author, with where it was found.
public struct AuthoredText: Sendable, Hashable, ExpressibleByStringLiteral {
  /// Where a text was found.
  public enum Origin: String, Sendable, Hashable, CaseIterable {
    /// Given as the label or hint itself.
    case author
    case ariaLabel = "aria-label"
    case ariaLabelledBy = "aria-labelledby"
    /// A `<label>` or a view with `labelFor`.
    case labelElement = "label"
    case legend, caption
    case figureCaption = "figcaption"
    case alt, title, placeholder, value, content
    /// The name of the image's file.
    case fileName = "file-name"
    /// The browser's or platform's own word, such as “Submit”.
    case standard
    /// Android's content description, React Native's `accessibilityLabel`.
    case contentDescription = "content-description"
    case ariaDescribedBy = "aria-describedby"
    /// An alert that `aria-describedby` points at.
    case ariaDescribedByAlert = "aria-describedby-alert"
    case ariaDescription = "aria-description"
  }

  /// The words.
  public var text: String
  /// Where they were found.
  public var origin: Origin

  /// A text found at `origin`.
  public init(_ text: String, from origin: Origin = .author) {
    self.text = text
    self.origin = origin
  }

  /// A text given as such.
  public init(stringLiteral text: String) { self.init(text) }
}

/// A labelled fact that a reader offers on request.
public struct CustomContent: Sendable, Hashable {
  /// What the fact is about.
  public var label: String
  /// The fact; may be empty.
  public var value: String
  /// Whether it is spoken at once rather than on request.
  public var isImportant: Bool

  /// A labelled fact.
  public init(label: String, value: String, isImportant: Bool = false) {
    self.label = label
    self.value = value
    self.isImportant = isImportant
  }
}

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
