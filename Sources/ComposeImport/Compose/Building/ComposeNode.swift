internal import AndroidImport
internal import ComponentSource

/// The semantics of one layout node, with related data, while its modifiers are read.
struct ComposeNode {
  var configuration = SemanticsConfiguration()
  /// Whether any modifier or composable sets semantics, so that the node is in the tree.
  var hasSemantics = false
  /// Whether a modifier cleared the semantics of everything further inside.
  var isCleared = false
  var alignment = ComposeLayout.Alignment()
  var zIndex = 0.0
  var behaviour = ComposeBehaviour()

  /// Changes the semantics, unless an outer modifier cleared them.
  mutating func update(_ change: (inout SemanticsConfiguration) -> Void) {
    guard !isCleared else { return }
    hasSemantics = true
    change(&configuration)
  }
}

/// What the app does when a person uses a node.
struct ComposeBehaviour: Sendable {
  var click: SourceFunction?
  /// The arguments of the callback for a click.
  var clickValues: [SourceValue] = []
  var longClick: SourceFunction?
  /// The custom actions by their labels.
  var actions: [String: SourceFunction] = [:]
  /// The callback for a new value.
  ///
  /// ``nextValue`` is passed to it, unless the user enters the value.
  var change: SourceFunction?
  var nextValue: SourceValue?
  /// The state that a field itself changes.
  var textState: StateKey?
  /// The callbacks of the keyboard's action key by their names, such as `onNext`.
  var keys: [String: SourceFunction] = [:]
  /// The action of the keyboard, such as `Next`.
  var imeAction: String?
  /// Whether the text of a field can have several lines.
  var isMultiline = false
  /// Whether the text of a field cannot be changed.
  var isReadOnly = false
  /// The kind of keyboard, such as `Email`, and the purpose of the text, such as `EmailAddress`.
  var keyboardType, contentType: String?
  var dismiss: SourceFunction?
  /// The state that a click sets to `null`, as the button of a snackbar does.
  var removes: StateKey?
  /// The callbacks that are only known at run time.
  var unknownCallbacks: [UnknownValue] = []
  /// The focus requesters of the node.
  var requesters: [ComponentIdentity] = []

  var isEmpty: Bool {
    click == nil && longClick == nil && actions.isEmpty && change == nil && textState == nil
      && keys.isEmpty
      && !isMultiline && !isReadOnly && imeAction == nil && keyboardType == nil
      && contentType == nil && dismiss == nil && removes == nil
      && requesters.isEmpty && unknownCallbacks.isEmpty
  }
}
