/// The attributes of a node that only Android has, by Android's names.
///
/// These are fields of `AccessibilityNodeInfo` and attributes of views. `nil` means that the file
/// does not contain the field. `false` and an empty text are values from the file.
@usableFromInline package struct AndroidAttributes: PlatformAttributes {
  package var className, text, contentDescription: String?
  /// The hint of an empty field, the state in words, the role in words, and the error message.
  package var hintText, stateDescription, roleDescription, error: String?
  /// A description in addition to the text, from Android 16 on.
  package var supplementalDescription: String?
  /// The tooltip of a view, the title of a group, and the title of a pane.
  package var tooltipText, containerTitle, paneTitle: String?
  /// The labels of the click and long-click actions.
  package var clickLabel, longClickLabel: String?
  /// The identifier, as `package:id/name`.
  package var resourceId: String?
  /// The identifiers of three other nodes: the label of this node, the node to be visited after it,
  /// and the node to be visited before it.
  package var labeledBy, traversalBefore, traversalAfter: String?
  /// The identifiers of all labels of this node, from Android 16 on.
  package var labeledByList: [String]?

  /// Whether the node is checkable, and whether it is checked; whether it accepts clicks, long
  /// clicks and context clicks.
  package var checkable, checked, clickable, longClickable, contextClickable: Bool?
  /// Whether the node can take input focus, has input focus, is a single stop of screen readers, is
  /// selected, is enabled, and is visible.
  package var focusable, focused, screenReaderFocusable, selected, enabled, visible: Bool?
  /// Whether the node is an editable field, hides a password, takes several lines, shows its hint,
  /// and has invalid content; and whether it is a key of a keyboard.
  package var editable, password, multiLine, showingHintText, contentInvalid, textEntryKey: Bool?
  /// Whether the field must be filled in, from Android 16 on.
  package var fieldRequired: Bool?
  /// The checked state, which can be partial, from Android 16 on.
  package var checkedState: CheckedState?
  /// The expanded state, from Android 16 on.
  ///
  /// 0 means unknown, 1 collapsed, 2 partly expanded, 3 fully expanded.
  package var expandedState: Int?
  /// Whether the view is a heading, whether it can scroll, whether its text contains links, and
  /// whether it is a collection.
  package var heading, scrollable, hasClickableSpan, isCollection: Bool?
  /// Whether the view asks for focus when its window opens, from Android 14 on.
  package var requestInitialAccessibilityFocus: Bool?
  /// Whether the node belongs to a web page: it offers actions for moving to the next and previous
  /// HTML element.
  package var web: Bool?
  /// Whether the node has a state description, but the file does not contain its words.
  package var hasUnknownState: Bool?

  /// The importance of the view for accessibility, as a layout states it or a dump reports it.
  package var importantForAccessibility: Importance?
  /// The names of the standard actions that the node offers.
  package var actions: [String]?
  /// Labels of the app's own actions.
  package var customActions: [String] = []
  package var links: [String] = []
  /// The current number, the limits and the type of a range.
  package var rangeInfo = RangeInfo()
  /// The size of a collection.
  package var collectionInfo = CollectionInfo()
  /// The position of an item in a collection.
  package var collectionItemInfo = CollectionItemInfo()
  /// The bounds on the screen.
  package var bounds: Bounds?
  /// The live region mode, by number or name.
  package var liveRegion: Spelled<LiveRegion.Politeness>?
  /// The minimum time between two announced changes of a live region, in milliseconds.
  package var minMillisBetweenContentChanges: Int?
  /// The maximum number of characters of a field; −1 means no limit.
  package var maxTextLength: Int?
  /// The input type of a field.
  package var inputType: AndroidInputType?

  /// The class of the view in a layout.
  package var viewClass: String?
  /// The identifier of the view that this view labels.
  package var labelFor: String?
  /// The texts of a toggle button: the text while it is on, and the text while it is off.
  package var textOn, textOff: String?
  /// Whether a text is shown in capitals and can be selected, whether a group has at most one
  /// selected item, whether a view shows its error, and whether a rating bar cannot be changed.
  package var textAllCaps, textIsSelectable, singleSelection, errorShown, isIndicator: Bool?
  /// Whether a field shows its hint, whether it shows the hint in place of text while it is empty,
  /// and whether a search view first appears as an icon.
  package var hintEnabled, expandedHintEnabled, iconifiedByDefault: Bool?
  /// The maximum number of characters that Material's character counter shows.
  package var counterMaxLength: Int?
  /// Attributes without effect on announcements, because no platform mapping reads them.
  ///
  /// These are the attributes in ``passthroughNames``, the attributes of the app's own classes under
  /// names with a prefix, such as `app:caption`, and the facts that audits need of Compose's code, such
  /// as `compose:silentChoice`.
  package var passthrough: [String: String] = [:]

  @usableFromInline package init() {}
}

extension AndroidAttributes {
  /// The importance of a view for accessibility, by which Android decides whether to expose the
  /// view.
  package enum Importance: String, Sendable, Hashable, CaseIterable {
    case auto, yes, no, noHideDescendants
    /// The platform exposes the view.
    case exposed = "true"
    /// The platform does not expose the view.
    case notExposed = "false"
  }

  /// A checked state of Android 16.
  package enum CheckedState: String, Sendable, Hashable, CaseIterable {
    case unchecked = "false"
    case checked = "true"
    case partial
  }

  /// A number in a range.
  package struct RangeInfo: Sendable, Hashable {
    /// A type of number.
    ///
    /// The order of the cases is that of Android's numbers, from 0. Android 16 added the last case.
    package enum Kind: String, Sendable, Hashable, CaseIterable {
      case int, float, percent, indeterminate
    }
    /// The type, if known.
    package var type: Kind?
    /// The minimum, maximum and current number.
    package var min, max, current: Spelled<Double>?

    package init(
      type: Kind? = nil, min: Spelled<Double>? = nil, max: Spelled<Double>? = nil,
      current: Spelled<Double>? = nil
    ) {
      (self.type, self.min, self.max, self.current) = (type, min, max, current)
    }
  }

  /// The size of a collection.
  ///
  /// −1 means that a number is unknown.
  package struct CollectionInfo: Sendable, Hashable {
    /// A selection mode.
    ///
    /// The order of the cases is that of Android's numbers, from 0.
    package enum Selection: String, Sendable, Hashable, CaseIterable { case none, single, multiple }
    /// The number of rows and columns.
    package var rows, columns: Int?
    /// The number of items, and the number of items important for accessibility, from Android 15
    /// on.
    package var itemCount, importantItemCount: Int?
    /// Whether items of the collection contain other items, as in a tree.
    package var isHierarchical: Bool?
    package var selectionMode: Selection?
  }

  /// The position of an item in a collection, from 0.
  package struct CollectionItemInfo: Sendable, Hashable {
    /// The first row and column of the item, and the numbers of rows and columns that it spans.
    package var row, column, rowSpan, columnSpan: Int?
    /// The sort direction of the column.
    package var sortDirection: Int?
    /// Whether the item is a heading, and whether it is selected.
    package var isHeading, isSelected: Bool?
    package var rowTitle, columnTitle: String?
  }

  /// The edges of a rectangle.
  package struct Bounds: Sendable, Hashable {
    /// The positions of the edges, counted from the left and the top of the screen.
    package var left, top, right, bottom: Double

    /// Creates bounds from edges.
    package init(left: Double, top: Double, right: Double, bottom: Double) {
      (self.left, self.top, self.right, self.bottom) = (left, top, right, bottom)
    }

    /// The bounds as position and size.
    package var frame: Frame { Frame(x: left, y: top, width: right - left, height: bottom - top) }
  }
}
