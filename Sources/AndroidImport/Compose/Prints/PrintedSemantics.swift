internal import AccessibilityTree
internal import ImportSupport

/// The semantics of a node in the output of a test.
///
/// The output contains keys with values, keys without values, and names of actions.
///
/// Source: AndroidX Compose UI Test, Output.kt, appendConfigInfo.
struct PrintedSemantics: Sendable {
  /// The keys and values, in the order of the file.
  var properties: [(key: String, value: String)] = []
  /// Keys without a value, such as `Heading`.
  var flags: [String] = []
  var actions: [String] = []
  var tag: String?

  var configuration: SemanticsConfiguration {
    var configuration = SemanticsConfiguration()
    configuration.testTag = tag
    for action in actions.compactMap(SemanticsAction.init) { configuration.actions[action] = "" }
    for flag in flags { PrintedSemantics.keys[flag]?(&configuration, "") }
    for (key, value) in properties { PrintedSemantics.keys[key]?(&configuration, value) }
    setUnknownSize(in: &configuration)
    return configuration
  }

  /// The keys without a known effect, followed by the values of `Role` that are not roles of
  /// Compose.
  var unknownKeys: [String] {
    let keys = (properties.map(\.key) + flags).filter {
      PrintedSemantics.keys[$0] == nil && !PrintedSemantics.silentKeys.contains($0)
    }
    let roles = properties.filter { $0.key == "Role" && ComposeRole(rawValue: $0.value) == nil }
    return keys + roles.map { "Role = \($0.value)" }
  }

  /// Whether the output omits the numbers of rows and columns of a collection, or the row and
  /// column of an item.
  var hasUnknownCollection: Bool {
    properties.contains { property in
      ["CollectionInfo", "CollectionItemInfo"].contains(property.key)
        && PrintedValue.numbers(in: property.value).isEmpty
    }
  }

  /// Whether the output omits the labels of custom actions.
  var hasUnknownActions: Bool {
    properties.contains {
      $0.key == "CustomActions" && $0.value.count > 2 && PrintedValue.labels(in: $0.value).isEmpty
    }
  }

  /// Sets the size of a collection whose numbers the output omits.
  ///
  /// A collection with actions for turning pages is a pager. The size of a pager only marks the
  /// direction of the pager, because TalkBack announces only the direction. Any other collection is
  /// a list of unknown size.
  private func setUnknownSize(in configuration: inout SemanticsConfiguration) {
    guard configuration.collection == nil,
      properties.contains(where: { $0.key == "CollectionInfo" })
    else { return }
    let turns: [SemanticsAction] = [.pageLeft, .pageRight, .pageUp, .pageDown]
    if !turns.contains(where: configuration.has) {
      configuration.collection = .init(rows: -1, columns: -1)
    } else if configuration.verticalScroll != nil {
      configuration.collection = .init(rows: 2, columns: 1)
    } else {
      configuration.collection = .init(rows: 1, columns: 2)
    }
  }

  /// Records the texts of the node, except passwords.
  func recordTexts(in found: inout FoundTexts, at position: Node.Position) {
    for (key, value) in properties {
      switch key {
      case "Text", "ContentDescription":
        found.record(PrintedValue.list(value), in: key, at: position)
      case "EditableText" where flags.contains("Password"): continue
      case "EditableText", "StateDescription", "Error", "PaneTitle", "HintText":
        found.record(value, in: key, at: position)
      default: continue
      }
    }
  }
}

extension PrintedSemantics {
  private typealias Setter = @Sendable (inout SemanticsConfiguration, String) -> Void

  /// The keys with an effect, each with a function that applies the value of the key.
  ///
  /// Source: AndroidX Compose UI, SemanticsProperties.kt.
  private static let keys: [String: Setter] = [
    "MergeDescendants": { $0.mergesDescendants = $1 != "false" },
    "ClearAndSetSemantics": { $0.clearsDescendants = $1 != "false" },
    "Text": { $0.text = PrintedValue.list($1) },
    "ContentDescription": { $0.contentDescription = PrintedValue.list($1) },
    "StateDescription": { $0.stateDescription = $1 },
    "PaneTitle": { $0.paneTitle = $1 },
    "Error": { $0.error = $1 },
    "HintText": { $0.hintText = PrintedValue.list($1) },
    "AccessibilityClassName": { $0.className = $1 },
    "Role": { $0.role = ComposeRole(rawValue: $1) },
    "TestTag": { $0.testTag = $1 },
    "TestTagsAsResourceId": { $0.exposesTestTags = $1 != "false" },
    "ToggleableState": { $0.toggleableState = .init(rawValue: $1) },
    "Selected": { $0.selected = $1 == "true" },
    "ProgressBarRangeInfo": { $0.progress = PrintedValue.progress($1) },
    "EditableText": { $0.editableText = $1 },
    "IsEditable": { $0.isEditable = $1 != "false" },
    "Password": { configuration, _ in configuration.isPassword = true },
    "IsPasswordObfuscated": { $0.isPasswordShown = $1 == "false" },
    "MaxTextLength": { $0.maxTextLength = Int($1) },
    "Heading": { configuration, _ in configuration.isHeading = true },
    "Disabled": { configuration, _ in configuration.isDisabled = true },
    "InvisibleToUser": { configuration, _ in configuration.isHidden = true },
    "HideFromAccessibility": { configuration, _ in configuration.isHidden = true },
    "Focused": { $0.focused = $1 == "true" },
    "LiveRegion": { $0.liveRegion = .init(rawValue: $1) },
    "IsContainer": { $0.isTraversalGroup = $1 != "false" },
    "IsTraversalGroup": { $0.isTraversalGroup = $1 != "false" },
    "TraversalIndex": { $0.traversalIndex = PrintedValue.numbers(in: $1).first ?? 0 },
    "LinkTestMarker": { configuration, _ in configuration.isLinkArea = true },
    "HorizontalScrollAxisRange": { $0.horizontalScroll = PrintedValue.scrollRange($1) },
    "VerticalScrollAxisRange": { $0.verticalScroll = PrintedValue.scrollRange($1) },
    "SelectableGroup": { configuration, _ in configuration.isSelectableGroup = true },
    "CollectionInfo": { $0.collection = PrintedValue.collection($1) },
    "CollectionItemInfo": { $0.collectionItem = PrintedValue.collectionItem($1) },
    "CustomActions": { $0.customActions = PrintedValue.labels(in: $1) },
  ]

  /// Keys without an effect on announcements, for example because accessibility services do not get
  /// them.
  private static let silentKeys: Set<String> = [
    "IsPopup", "IsDialog", "InputText", "TextSelectionRange", "ImeAction", "ContentType",
    "ContentDataType", "Shape", "TextSubstitution", "IsShowingTextSubstitution", "FillableData",
    "IndexForKey", "IsSensitiveData", "InputTextSuggestionState", "TextEntryKey",
    "SelectionTrackingEnabled",
  ]
}
