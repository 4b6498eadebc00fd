/// The actions that Compose offers to accessibility services on a node.
///
/// Source: AndroidX Compose UI, AndroidComposeViewAccessibilityDelegateCompat.android.kt,
/// populateAccessibilityNodeInfoProperties.
struct ComposeActions {
  /// Android's names of the actions, in the order in which Compose adds them.
  private(set) var names: [String] = []
  /// Whether Android's field `clickable` is true, or `nil` if the node has no click action.
  ///
  /// A selected tab or radio button is not clickable.
  private(set) var clickable: Bool?
  private(set) var isScrollable = false

  private let configuration: SemanticsConfiguration
  private var isEnabled: Bool { !configuration.isDisabled }

  /// The maximum number of custom actions of a node.
  ///
  /// Compose reserves this number of identifiers for custom actions.
  static let maximumCustomActions = 31

  init(_ configuration: SemanticsConfiguration) {
    self.configuration = configuration
    if configuration.focused == false { names.append("FOCUS") }
    addClicks()
    if isEnabled, configuration.has(.setText) { names.append("SET_TEXT") }
    addProgress()
    addScrolling()
    for (action, name) in ComposeActions.direct where isEnabled && configuration.has(action) {
      names.append(name)
    }
  }

  /// Semantics actions, each with the name of the Android action that Compose offers for it.
  private static let direct: [(SemanticsAction, String)] = [
    (.pageUp, "PAGE_UP"), (.pageDown, "PAGE_DOWN"), (.pageLeft, "PAGE_LEFT"),
    (.pageRight, "PAGE_RIGHT"), (.expand, "EXPAND"), (.collapse, "COLLAPSE"),
    (.dismiss, "DISMISS"),
  ]

  /// Adds the actions for selecting text.
  ///
  /// Compose offers these actions on every node with text.
  mutating func setTextSelection(isOffered: Bool) {
    if isOffered { names.append("SET_SELECTION") }
  }

  private mutating func addClicks() {
    if configuration.has(.click) {
      // A selected tab or radio button cannot be selected again.
      let isExclusive = configuration.role == .tab || configuration.role == .radioButton
      clickable = !(isExclusive && configuration.selected == true)
      if isEnabled, clickable == true { names.append("CLICK") }
    }
    if configuration.has(.longClick), isEnabled { names.append("LONG_CLICK") }
  }

  private mutating func addProgress() {
    guard configuration.has(.setProgress), isEnabled else { return }
    names.append("SET_PROGRESS")
    guard case .determinate(let current, let start, let end) = configuration.progress else {
      return
    }
    if current < max(start, end) { names.append("SCROLL_FORWARD") }
    if current > min(start, end) { names.append("SCROLL_BACKWARD") }
  }

  private mutating func addScrolling() {
    guard configuration.has(.scrollBy) else { return }
    add(configuration.horizontalScroll, forward: "SCROLL_RIGHT", backward: "SCROLL_LEFT")
    add(configuration.verticalScroll, forward: "SCROLL_DOWN", backward: "SCROLL_UP")
  }

  private mutating func add(
    _ range: SemanticsConfiguration.ScrollRange?, forward: String, backward: String
  ) {
    guard let range, range.maximum > 0 else { return }
    isScrollable = true
    guard isEnabled else { return }
    let (isBeforeEnd, isBehindStart) = (range.value < range.maximum, range.value > 0)
    if range.isReversed ? isBehindStart : isBeforeEnd { names += ["SCROLL_FORWARD", forward] }
    if range.isReversed ? isBeforeEnd : isBehindStart { names += ["SCROLL_BACKWARD", backward] }
  }
}
