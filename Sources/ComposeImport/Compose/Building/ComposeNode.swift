internal import AndroidImport
internal import ComponentSource

/// The semantics of one layout node, and related data, while the node's modifiers are read.
struct ComposeNode {
  var configuration = SemanticsConfiguration()
  /// Whether any modifier or composable sets semantics, so that the node is in the tree.
  var hasSemantics = false
  /// Whether a modifier cleared the semantics of inner modifiers and of the content.
  var isCleared = false
  var alignment = ComposeLayout.Alignment()
  var behaviour = ComposeBehaviour()
  /// Whether the node reacts to taps without semantics: `pointerInput { detectTapGestures { … } }`.
  var detectsTaps = false
  /// Whether the node reacts to taps, but an outer modifier cleared the semantics of its action.
  var hasClearedClick = false
  /// Whether the author hides the node from readers, but not from people who see the screen.
  var isHiddenFromReaders = false

  /// Whether accessibility services do not get the node if its bounds are empty.
  ///
  /// Source: ui, SemanticsUtils.android.kt, getAllUncoveredSemanticsNodesToIntObjectMap: nodes with
  /// empty bounds are left out; SemanticsNode.kt, touchBoundsInRoot: a node that can be clicked has
  /// at least the bounds of a touch target. Nodes that contain other nodes are not considered.
  var isOutOfSightWithoutArea: Bool {
    let own = configuration
    return !own.has(.click)
      && (!own.mergesDescendants || own.clearsDescendants || own.progress != nil)
  }

  /// Changes the semantics, unless an outer modifier cleared the semantics.
  mutating func update(_ change: (inout SemanticsConfiguration) -> Void) {
    guard !isCleared else { return }
    hasSemantics = true
    change(&configuration)
  }
}

/// The response of the app when a person uses a node.
struct ComposeBehaviour: Sendable {
  var click: SourceFunction?
  /// The arguments of the callback for a click.
  var clickValues: [SourceValue] = []
  var longClick: SourceFunction?
  /// The custom actions by their labels.
  var actions: [String: SourceFunction] = [:]
  /// The callback for a new value.
  ///
  /// Its argument is the value that the user entered or, without an entered value, ``nextValue``.
  var change: SourceFunction?
  var nextValue: SourceValue?
  /// Whether a field shows only the value that the app passes after its callback for a new value.
  var isControlled = false
  /// The text that a field shows instead of its value, or `nil` if it shows its value.
  var transformation: FieldTransformation?
  /// The value of a slider.
  ///
  /// `setProgress` is the callback for a new value in a `semantics` block of the app. `finished` is
  /// the callback after a change.
  var progress: ComposeProgress?
  var setProgress, finished: SourceFunction?
  /// The state in which a field or slider itself stores its new value.
  var textState, progressState: StateKey?
  /// The callbacks of the keyboard's action key by their names, such as `onNext`.
  var keys: [String: SourceFunction] = [:]
  /// The action of the keyboard, such as `Next`.
  var imeAction: String?
  /// Whether the text of a field can have several lines.
  var isMultiline = false
  /// Whether a person cannot change the text of a field.
  var isReadOnly = false
  /// The kind of keyboard, such as `Email`, and the purpose of the text, such as `EmailAddress`.
  var keyboardType, contentType: String?
  var dismiss: SourceFunction?
  /// A state that a click sets, and the new value of the state.
  ///
  /// For example, a click on the scrim of a drawer closes the drawer.
  var sets: (key: StateKey, value: SourceValue)?
  /// The snackbar that a click ends, and the result of the snackbar.
  var snackbar: (data: Component, result: SnackbarResult)?
  /// The callbacks that are unknown before run time.
  var unknownCallbacks: [UnknownValue] = []
  /// The focus requesters of the node.
  var requesters: [ComponentIdentity] = []

  var isEmpty: Bool {
    click == nil && longClick == nil && actions.isEmpty && change == nil && textState == nil
      && keys.isEmpty
      && !isMultiline && !isReadOnly && imeAction == nil && keyboardType == nil
      && contentType == nil && dismiss == nil && snackbar == nil && sets == nil
      && requesters.isEmpty && unknownCallbacks.isEmpty && progress == nil && setProgress == nil
  }
}

/// The position of a slider's value in its range.
struct ComposeProgress: Sendable {
  var current, start, end: Float
  /// The number of possible values between both ends of the range, or 0 if every value is possible.
  var steps: Int
  /// The end of the chosen range that the second thumb sets, or `nil` for a slider with one thumb.
  var other: RangeEnd?

  enum RangeEnd { case start(Float), end(Float) }

  /// The number of gestures that move a slider without steps from one end to the opposite end.
  ///
  /// Source: ui, AndroidComposeViewAccessibilityDelegateCompat.android.kt, AccessibilitySliderStepsCount.
  private static let gestures: Float = 20
  /// The maximum number of steps of a slider for which the nearest step is searched.
  private static let maximumSteps = 1_000

  /// Returns the number of steps in a part of a slider's range.
  ///
  /// - Parameter share: The size of the part, as a fraction of the range.
  static func steps(_ steps: Int, share: Double) -> Int {
    guard steps > 0, steps <= maximumSteps, share.isFinite else { return max(0, steps) }
    return Int((Double(steps) * min(max(share, 0), 1)).rounded(.down))
  }

  /// Creates the value of a slider, or `nil` if the progress is indeterminate.
  init?(_ range: SemanticsConfiguration.ProgressRange, steps: Int) {
    guard case .determinate(let current, let start, let end) = range else { return nil }
    self.current = Float(current)
    (self.start, self.end, self.steps) = (Float(start), Float(end), steps)
  }

  /// Returns the argument for the callback for a new value.
  ///
  /// The argument is a range if the slider has two thumbs.
  ///
  /// Source: material3, Slider.kt, RangeSlider.
  func argument(_ value: Float, of component: Component) -> SourceValue {
    let ends: [Float]
    switch other {
    case .start(let start): ends = [start, value]
    case .end(let end): ends = [value, end]
    case nil: return .float(value)
    }
    let arguments = ends.map {
      ComponentArgument(label: nil, value: .float($0), at: component.range)
    }
    return .component(
      Component("..", arguments, at: component.range, identity: component.identity))
  }

  /// Returns the value after one gesture, or `nil` if the slider keeps its value.
  ///
  /// Source: ui, AndroidComposeViewAccessibilityDelegateCompat.android.kt, performActionHelper;
  /// material3, Slider.kt, sliderSemantics.
  ///
  /// - Parameter staysOnSteps: Whether the slider takes only values that are in its range and on
  ///   its steps, as Material's slider does.
  func next(_ isIncrement: Bool, staysOnSteps: Bool) -> Float? {
    let (lower, upper) = (min(start, end), max(start, end))
    guard lower < upper, steps >= 0, steps <= ComposeProgress.maximumSteps else { return nil }
    let increment = (upper - lower) / (steps > 0 ? Float(steps + 1) : ComposeProgress.gestures)
    let wanted = isIncrement ? current + increment : current - increment
    guard staysOnSteps else { return wanted }
    var value = min(max(wanted, lower), upper)
    if steps > 0 {
      let values = (0...(steps + 1)).map { lower + (upper - lower) * Float($0) / Float(steps + 1) }
      value = values.min { abs($0 - value) < abs($1 - value) } ?? value
    }
    return value == current ? nil : value
  }
}
