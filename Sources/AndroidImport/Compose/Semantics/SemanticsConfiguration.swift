/// The semantics of one layout node of Compose.
///
/// Source: AndroidX Compose UI, SemanticsConfiguration.kt and SemanticsProperties.kt.
struct SemanticsConfiguration: Sendable {
  /// Whether it is one stop together with its descendants that do not merge their own.
  var mergesDescendants = false
  /// Whether its descendants have no semantics.
  var clearsDescendants = false

  /// The text; `nil` differs from an empty text, which still makes a stop.
  var text: String?
  var contentDescription, stateDescription, paneTitle, error: String?
  /// The words of the links in the text.
  var links: [String] = []
  var role: ComposeRole?
  /// A class that replaces every other, in the newest releases.
  var className: String?
  var testTag: String?
  /// Whether services see the test tags of it and its descendants as resource ids.
  var exposesTestTags = false

  var toggleableState: ToggleableState?
  var selected: Bool?
  var progress: ProgressRange?
  /// The text of a field, with its visual transformation.
  var editableText: String?
  var hintText: String?
  /// Whether the text can be edited; `nil` in releases without this property.
  var isEditable: Bool?
  /// Whether it is a password, and whether the newest releases show it in plain text.
  var isPassword = false, isPasswordShown = false
  var maxTextLength: Int?

  var isHeading = false, isDisabled = false
  /// Whether services take it for invisible, though not its descendants.
  var isHidden = false
  /// Whether it has focus; `nil` if it cannot.
  var focused: Bool?
  var liveRegion: LiveRegionMode?
  var isTraversalGroup = false
  var traversalIndex: Double = 0
  /// Whether it marks the area of a link in its parent's text.
  var isLinkArea = false

  var horizontalScroll, verticalScroll: ScrollRange?
  var isSelectableGroup = false
  var collection: CollectionSize?
  var collectionItem: CollectionItem?

  /// The actions with their labels, where they have one.
  var actions: [SemanticsAction: String] = [:]
  /// The labels of the app's own actions.
  var customActions: [String] = []

  func has(_ action: SemanticsAction) -> Bool { actions[action] != nil }

  /// Whether it is a text field; before release 1.6 by its action, since then by its text.
  var isTextField: Bool { editableText != nil || has(.setText) }
}

extension SemanticsConfiguration {
  enum ToggleableState: String, Sendable {
    case on = "On"
    case off = "Off"
    case indeterminate = "Indeterminate"
  }

  enum LiveRegionMode: String, Sendable {
    case polite = "Polite"
    case assertive = "Assertive"
  }

  enum ProgressRange: Sendable {
    case indeterminate
    case determinate(current: Double, start: Double, end: Double)
  }

  /// The position of a scrolling container on one axis.
  struct ScrollRange: Sendable {
    var value, maximum: Double
    var isReversed = false
  }

  /// The size of a collection; −1 is unknown.
  struct CollectionSize: Sendable {
    var rows, columns: Int
  }

  /// The position of an item in a collection, from 0.
  struct CollectionItem: Sendable {
    var row, column: Int
    var rowSpan = 1, columnSpan = 1
  }
}
