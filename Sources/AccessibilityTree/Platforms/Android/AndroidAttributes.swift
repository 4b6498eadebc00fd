/// What only Android knows of a node: fields of `AccessibilityNodeInfo` and attributes of views, by
/// Android's own names.
///
/// An absent field is one of which the file says nothing, which is not the same as false or empty.
public struct AndroidAttributes: PlatformAttributes {
  /// The class, text and description that services are told of a node.
  public var className, text, contentDescription: String?
  /// What a field holds while it is empty, a state in words, a role in words, what is wrong.
  public var hintText, stateDescription, roleDescription, error: String?
  /// What Android 16 tells beside the text and description.
  public var supplementalDescription: String?
  /// What is shown beside a view, and the titles of a group and of a pane.
  public var tooltipText, containerTitle, paneTitle: String?
  /// What tapping and holding are called.
  public var clickLabel, longClickLabel: String?
  /// The identifier, as `package:id/name`.
  public var resourceId: String?
  /// Identifiers of other nodes.
  public var labeledBy, traversalBefore, traversalAfter: String?
  /// Identifiers of every node that labels this one, from Android 16 on.
  public var labeledByList: [String]?

  /// What can be checked, is, and can be pressed.
  public var checkable, checked, clickable, longClickable, contextClickable: Bool?
  /// What can take focus, and the state a view is in.
  public var focusable, focused, screenReaderFocusable, selected, enabled, visible: Bool?
  /// What a field is, and what is the matter with it.
  public var editable, password, multiLine, showingHintText, contentInvalid, textEntryKey: Bool?
  /// Whether a field must be filled in, from Android 16 on.
  public var fieldRequired: Bool?
  /// A state between checked and not, from Android 16 on.
  public var checkedState: CheckedState?
  /// How far a node is expanded, from Android 16 on: 0 unknown, 1 not, 2 partly, 3 fully.
  public var expandedState: Int?
  /// What else a view is.
  public var heading, scrollable, hasClickableSpan, isCollection: Bool?
  /// Whether the node offers moves to the next and previous element of a page.
  public var web: Bool?
  /// Whether there is a state that the file does not tell.
  public var hasUntoldState: Bool?

  /// What the author wishes services to be told, or what the platform made of the wish.
  public var importantForAccessibility: Importance?
  /// Names of standard actions.
  public var actions: [String]?
  /// Labels of the app's own actions.
  public var customActions: [String] = []
  /// Parts of the text that can be opened.
  public var links: [String] = []
  /// A number in a range.
  public var rangeInfo = RangeInfo()
  /// The size of a collection.
  public var collectionInfo = CollectionInfo()
  /// The place of an item in a collection.
  public var collectionItemInfo = CollectionItemInfo()
  /// The edges on the screen.
  public var bounds: Bounds?
  /// How changes are announced, by number or name.
  public var liveRegion: Spelled<LiveRegion.Politeness>?
  /// The most characters a field takes; −1 without a limit.
  public var maxTextLength: Int?
  /// What may be typed into a field.
  public var inputType: AndroidInputType?

  /// The class of the view, as a layout names it.
  public var viewClass: String?
  /// Identifier of the view that this one labels.
  public var labelFor: String?
  /// What a button shows while it is on and off.
  public var textOn, textOff: String?
  /// How a text is shown, a group chooses, and what a view only shows.
  public var textAllCaps, textIsSelectable, singleSelection, errorShown, isIndicator: Bool?
  /// Whether a field shows its hint, and a search view is an icon at first.
  public var hintEnabled, expandedHintEnabled, iconifiedByDefault: Bool?
  /// How many characters Material's counter counts up to.
  public var counterMaxLength: Int?
  /// What readers have no use for: attributes of ``carriedNames``, and those of app's own classes
  /// with their prefix, such as `app:caption`.
  public var carried: [String: String] = [:]

  /// No attributes.
  public init() {}
}

extension AndroidAttributes {
  /// Whether services are told of a view.
  public enum Importance: String, Sendable, Hashable, CaseIterable {
    case auto, yes, no, noHideDescendants
    /// The platform tells services of the view.
    case told = "true"
    /// The platform does not.
    case untold = "false"
  }

  /// A state that Android 16 tells of what can be checked.
  public enum CheckedState: String, Sendable, Hashable, CaseIterable {
    case unchecked = "false"
    case checked = "true"
    case partial
  }

  /// A number in a range.
  public struct RangeInfo: Sendable, Hashable {
    /// What kind of number it is.
    public enum Kind: String, Sendable, Hashable, CaseIterable { case int, float, percent }
    /// The kind, where the file tells it.
    public var type: Kind?
    /// The ends and the number.
    public var min, max, current: Spelled<Double>?

    /// A number of that kind.
    public init(
      type: Kind? = nil, min: Spelled<Double>? = nil, max: Spelled<Double>? = nil,
      current: Spelled<Double>? = nil
    ) {
      (self.type, self.min, self.max, self.current) = (type, min, max, current)
    }
  }

  /// The size of a collection; −1 where it is unknown.
  public struct CollectionInfo: Sendable, Hashable {
    /// How many items can be chosen.
    public enum Selection: String, Sendable, Hashable, CaseIterable { case none, single, multiple }
    /// How many there are.
    public var rows, columns: Int?
    /// How many items there are, and how many of them services are told of, from Android 15 on.
    public var itemCount, importantItemCount: Int?
    /// Whether items hold items.
    public var isHierarchical: Bool?
    /// How many can be chosen.
    public var selectionMode: Selection?
  }

  /// The place of an item in a collection, from 0.
  public struct CollectionItemInfo: Sendable, Hashable {
    /// Where it begins and how many rows and columns it covers.
    public var row, column, rowSpan, columnSpan: Int?
    /// How the column is sorted.
    public var sortDirection: Int?
    /// What the item is.
    public var isHeading, isSelected: Bool?
    /// What its row and column are called.
    public var rowTitle, columnTitle: String?
  }

  /// The edges of a rectangle.
  public struct Bounds: Sendable, Hashable {
    /// The edges.
    public var left, top, right, bottom: Double

    /// A rectangle between those edges.
    public init(left: Double, top: Double, right: Double, bottom: Double) {
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    /// The rectangle as place and size.
    package var frame: Frame { Frame(x: left, y: top, width: right - left, height: bottom - top) }
  }
}
