/// The semantics of one layout node of Compose.
///
/// Source: AndroidX Compose UI, SemanticsConfiguration.kt and SemanticsProperties.kt.
package struct SemanticsConfiguration: Sendable {
  /// Whether the node is one stop together with its descendants.
  ///
  /// Descendants that merge their own descendants are separate stops.
  package var mergesDescendants = false
  /// Whether the node removes the semantics of all its descendants.
  package var clearsDescendants = false

  /// The text, or `nil` if there is no text.
  ///
  /// An empty text still makes the node a stop.
  package var text: String?
  package var contentDescription, stateDescription, paneTitle, error: String?
  /// The words of the links in the text.
  package var links: [String] = []
  package var role: ComposeRole?
  /// A class name that takes precedence over every other class name.
  ///
  /// Only the newest releases of Compose have this property.
  package var className: String?
  package var testTag: String?
  /// Whether accessibility services see test tags of the node and its descendants as resource
  /// identifiers.
  package var exposesTestTags = false

  package var toggleableState: ToggleableState?
  package var selected: Bool?
  package var progress: ProgressRange?
  /// The text of a field after its visual transformation, such as bullets for a password.
  package var editableText: String?
  package var hintText: String?
  /// Whether the text can be edited; `nil` in releases of Compose without this property.
  package var isEditable: Bool?
  /// `isPassword` states whether the field is a password, and `isPasswordShown` whether the
  /// password is visible.
  ///
  /// Only the newest releases of Compose state whether the password is visible.
  package var isPassword = false, isPasswordShown = false
  package var maxTextLength: Int?

  package var isHeading = false, isDisabled = false
  /// Whether accessibility services treat the node as invisible.
  ///
  /// The descendants of the node stay visible.
  package var isHidden = false
  /// Whether the node has focus, or `nil` if it cannot have focus.
  package var focused: Bool?
  package var liveRegion: LiveRegionMode?
  package var isTraversalGroup = false
  package var traversalIndex: Double = 0
  /// Whether the node marks the area of a link in the text of its parent.
  package var isLinkArea = false

  package var horizontalScroll, verticalScroll: ScrollRange?
  package var isSelectableGroup = false
  package var collection: CollectionSize?
  package var collectionItem: CollectionItem?

  /// The actions that accessibility services can perform, each with its label.
  ///
  /// The label of an action without a label is an empty text.
  package var actions: [SemanticsAction: String] = [:]
  /// The labels of custom actions.
  package var customActions: [String] = []

  package init() {}

  package func has(_ action: SemanticsAction) -> Bool { actions[action] != nil }

  /// Whether the node is a text field.
  ///
  /// Since Compose 1.6, a text field has an editable text. In earlier releases, only the action for
  /// setting the text marks a text field.
  package var isTextField: Bool { editableText != nil || has(.setText) }
}

extension SemanticsConfiguration {
  package enum ToggleableState: String, Sendable {
    case on = "On"
    case off = "Off"
    case indeterminate = "Indeterminate"
  }

  package enum LiveRegionMode: String, Sendable {
    case polite = "Polite"
    case assertive = "Assertive"
  }

  package enum ProgressRange: Sendable {
    case indeterminate
    case determinate(current: Double, start: Double, end: Double)
  }

  /// The position of a scrolling container on one axis.
  package struct ScrollRange: Sendable {
    package var value, maximum: Double
    package var isReversed = false

    package init(value: Double, maximum: Double, isReversed: Bool = false) {
      (self.value, self.maximum, self.isReversed) = (value, maximum, isReversed)
    }
  }

  /// The numbers of rows and columns of a collection.
  ///
  /// −1 means that the number is unknown.
  package struct CollectionSize: Sendable {
    package var rows, columns: Int

    package init(rows: Int, columns: Int) { (self.rows, self.columns) = (rows, columns) }
  }

  /// The row and column of an item in a collection, counted from 0.
  package struct CollectionItem: Sendable {
    package var row, column: Int
    package var rowSpan = 1, columnSpan = 1

    package init(row: Int, column: Int, rowSpan: Int = 1, columnSpan: Int = 1) {
      (self.row, self.column, self.rowSpan, self.columnSpan) = (row, column, rowSpan, columnSpan)
    }
  }
}
