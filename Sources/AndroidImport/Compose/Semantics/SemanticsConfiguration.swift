/// The semantics of one layout node of Compose.
///
/// Source: AndroidX Compose UI, SemanticsConfiguration.kt and SemanticsProperties.kt.
struct SemanticsConfiguration: Sendable {
  /// Whether the node is one stop together with its descendants.
  ///
  /// Descendants that merge their own descendants are separate stops.
  var mergesDescendants = false
  /// Whether the semantics of all descendants are removed.
  var clearsDescendants = false

  /// The text.
  ///
  /// `nil` means no text; an empty text still makes the node a stop.
  var text: String?
  var contentDescription, stateDescription, paneTitle, error: String?
  /// The words of the links in the text.
  var links: [String] = []
  var role: ComposeRole?
  /// A class name that overrides every other, in the newest releases of Compose.
  var className: String?
  var testTag: String?
  /// Whether services see test tags of the node and its descendants as resource identifiers.
  var exposesTestTags = false

  var toggleableState: ToggleableState?
  var selected: Bool?
  var progress: ProgressRange?
  /// The text of a field, after its visual transformation.
  var editableText: String?
  var hintText: String?
  /// Whether the text can be edited.
  ///
  /// `nil` in releases without this property.
  var isEditable: Bool?
  /// Whether the field is a password, and whether it shows the password in plain text.
  ///
  /// Only the newest releases of Compose state whether the password is in plain text.
  var isPassword = false, isPasswordShown = false
  var maxTextLength: Int?

  var isHeading = false, isDisabled = false
  /// Whether services treat the node as invisible.
  ///
  /// Its descendants stay visible.
  var isHidden = false
  /// Whether the node has focus, or `nil` if it cannot have focus.
  var focused: Bool?
  var liveRegion: LiveRegionMode?
  var isTraversalGroup = false
  var traversalIndex: Double = 0
  /// Whether the node marks the area of a link in the text of its parent.
  var isLinkArea = false

  var horizontalScroll, verticalScroll: ScrollRange?
  var isSelectableGroup = false
  var collection: CollectionSize?
  var collectionItem: CollectionItem?

  /// The actions with their labels.
  ///
  /// An action without a label has an empty text.
  var actions: [SemanticsAction: String] = [:]
  /// The labels of custom actions.
  var customActions: [String] = []

  func has(_ action: SemanticsAction) -> Bool { actions[action] != nil }

  /// Whether the node is a text field.
  ///
  /// Since Compose 1.6, a text field has an editable text. Before, only its action for setting the
  /// text showed that the node is a text field.
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

  /// The size of a collection.
  ///
  /// −1 means that it is unknown.
  struct CollectionSize: Sendable {
    var rows, columns: Int
  }

  /// The position of an item in a collection, from 0.
  struct CollectionItem: Sendable {
    var row, column: Int
    var rowSpan = 1, columnSpan = 1
  }
}
