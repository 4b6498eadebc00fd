import AccessibilityTree

/// A builder of Android's node for a React Native component.
///
/// Source: React Native 0.81, ReactAccessibilityDelegate.kt, BaseViewManager.java.
struct ReactNativeAndroidView {
  let props: ReactNativeProps
  let words: TalkBackPhrasebook.Platform
  let version: ReactNativeVersion
  private let role: ReactNativeAndroidRole?

  init(
    _ props: ReactNativeProps, _ words: TalkBackPhrasebook.Platform, _ version: ReactNativeVersion
  ) {
    self.props = props
    self.words = words
    self.version = version
    role = ReactNativeAndroidRole(props.role)
  }

  /// Whether a view without words of its own gets a description made of its children's words.
  var isDescribedByChildren: Bool {
    role != nil || props.state.isGiven || !props.actions.isEmpty || props.labelledBy != nil
  }

  /// Returns the node of a view, or `nil` if Android does not expose it.
  func make(of index: Node.Index, _ node: Node, text: String) -> AccessibilityNodeInfo? {
    var info = AccessibilityNodeInfo(className, node: index, by: rule)
    info.contentDescription = description
    if !info.contentDescription.isEmpty {
      info.mapping.append(ReactNativeAndroidRule.contentDescription)
    }
    show(text, node, in: &info)
    setClickability(&info)
    if let role {
      role.apply(to: &info, words.reactNative)
      info.mapping.append(ReactNativeAndroidRule.role)
    }
    setState(node, in: &info)
    setValue(in: &info)
    setActions(in: &info)
    setHint(in: &info)
    if let live = node.live { info.rare.liveRegion = live.politeness }
    if let id = node.knownReactNative?.testID { info.rare.resourceId = id }
    if let frame = node.frame { info.bounds = AccessibilityNodeInfo.Bounds(frame) }
    return isImportant(info, node) ? info : nil
  }

  private var className: String {
    switch props.component {
    case .view, .pressable, .touchable, .button, .modal: "android.view.ViewGroup"
    case .text: "android.widget.TextView"
    case .textInput: "android.widget.EditText"
    case .switchControl: "android.widget.Switch"
    case .image: "android.widget.ImageView"
    case .activityIndicator: "android.widget.ProgressBar"
    case .scrollView: "android.widget.ScrollView"
    case .horizontalScrollView: "android.widget.HorizontalScrollView"
    }
  }

  private var rule: Rule {
    switch props.component {
    case .view: ReactNativeAndroidRule.view
    case .text: ReactNativeAndroidRule.text
    case .textInput: ReactNativeAndroidRule.textInput
    case .pressable, .touchable: ReactNativeAndroidRule.pressable
    case .button: ReactNativeAndroidRule.button
    case .switchControl: ReactNativeAndroidRule.switchControl
    case .image: ReactNativeAndroidRule.image
    case .activityIndicator: ReactNativeAndroidRule.activityIndicator
    case .modal: ReactNativeAndroidRule.modal
    case .scrollView, .horizontalScrollView: ReactNativeAndroidRule.scrollView
    }
  }

  /// The content description, whose parts are joined by commas.
  ///
  /// The parts are the label; “mixed” and “busy”, in the order of the props; and the text of the
  /// value. In some versions, the hint is the last part.
  private var description: String {
    var parts: [String] = []
    if let label = props.label { parts.append(label) }
    let mixed = props.state.checked == .mixed ? words.reactNative.mixed.text : nil
    let busy = props.state.isBusy ? words.reactNative.busy.text : nil
    parts += (props.state.isBusyFirst ? [busy, mixed] : [mixed, busy]).compactMap(\.self)
    if let text = props.value?.text { parts.append(text) }
    if version.hintEndsDescription, let hint = props.hint { parts.append(hint) }
    return parts.joined(separator: ", ")
  }

  private func show(_ text: String, _ node: Node, in info: inout AccessibilityNodeInfo) {
    switch props.component {
    case .textInput: fillField(node, in: &info)
    case .button: showTitle(text.uppercased(), in: &info)
    case .text: info.text = text
    default: showTitle(text, in: &info)
    }
  }

  /// Sets the text that a view shows itself, so that TalkBack speaks it like the text of a child.
  private func showTitle(_ text: String, in info: inout AccessibilityNodeInfo) {
    guard isDescribedByChildren else {
      info.text = text
      return
    }
    guard info.contentDescription.isEmpty, !text.isEmpty else { return }
    info.contentDescription = text
    info.mapping.append(ReactNativeAndroidRule.children)
  }

  private func fillField(_ node: Node, in info: inout AccessibilityNodeInfo) {
    info.flags.formUnion([.editable, .clickable, .longClickable])
    info.mapping.append(ReactNativeAndroidRule.longClicks)
    info.actions.insert(.setText)
    if node.textInput?.isMultiline == true { info.flags.insert(.multiLine) }
    if let length = node.textInput?.maximumLength { info.rare.maxTextLength = length }
    info.hintText = node.placeholder ?? ""
    if node.textInput?.isSecure == true { info.flags.insert(.password) }
    let text = node.value?.text ?? node.value?.range?.now?.shortText ?? ""
    info.show(text, orHint: info.hintText)
  }

  /// Sets whether a view is clickable and focusable.
  ///
  /// A touchable component is not clickable if it is disabled or has no handler for presses.
  private func setClickability(_ info: inout AccessibilityNodeInfo) {
    var isClickable =
      switch props.component {
      case .pressable, .button, .switchControl: true
      case .touchable: props.isPressable && !props.state.isDisabled
      default: props.isPressable
      }
    if let focusable = props.focusable { isClickable = focusable }
    if isClickable { info.flags.formUnion([.clickable, .focusable]) }
    let isText = props.component == .text
    if isText ? props.accessible == true : props.isAccessible { info.flags.insert(.focusable) }
  }

  private func setState(_ node: Node, in info: inout AccessibilityNodeInfo) {
    let state = props.state
    if state.isGiven { info.mapping.append(ReactNativeAndroidRule.state) }
    if state.selected == true { info.flags.insert(.selected) }
    if state.isDisabled { info.flags.insert(.disabled) }
    if node.states.isFocused { info.flags.insert(.focused) }
    if let expanded = state.expanded {
      info.actions.insert(expanded ? .collapse : .expand)
      info.mapping.append(ReactNativeAndroidRule.expanded)
    }
    guard let checked = state.checked else {
      // A native switch always has a state, even if the importer does not know the state.
      let isGiven = node.reactNative.stateKeys?.contains(.checked) == true
      if props.component == .switchControl || isGiven {
        info.flags.formUnion([.checkable, .checkUnknown])
      }
      return
    }
    if props.component == .switchControl {
      info.flags.insert(.checkable)
      info.stateWord = checked == .on ? words.on : words.off
    } else if checked != .mixed {
      info.flags.insert(.checkable)
    }
    if checked == .on { info.flags.insert(.checked) }
  }

  private func setValue(in info: inout AccessibilityNodeInfo) {
    guard let given = props.value?.range, let now = given.now, let low = given.minimum,
      let high = given.maximum
    else { return }
    let range = AccessibilityNodeInfo.RangeInfo(
      kind: .int, minimum: whole(low), maximum: whole(high), current: whole(now))
    guard range.isValid else { return }
    info.rare.range = range
    info.mapping.append(ReactNativeAndroidRule.range)
  }

  /// Returns the number without its fraction, limited to the range of Android's integers.
  private func whole(_ number: Double) -> Double {
    Double(Int32(max(min(number.isNaN ? 0 : number, Double(Int32.max)), Double(Int32.min))))
  }

  private func setActions(in info: inout AccessibilityNodeInfo) {
    guard !props.actions.isEmpty else { return }
    info.mapping.append(ReactNativeAndroidRule.actions)
    for action in props.actions {
      switch action.name {
      case "activate":
        info.actions.insert(.click)
        if let label = action.label { info.rare.clickLabel = label }
      case "longpress":
        info.actions.insert(.longClick)
        if let label = action.label { info.rare.longClickLabel = label }
      case "increment": info.actions.insert(.scrollForward)
      case "decrement": info.actions.insert(.scrollBackward)
      case "expand": info.actions.insert(.expand)
      case "collapse": info.actions.insert(.collapse)
      default: if let label = action.label { info.rare.customActions.append(label) }
      }
    }
  }

  private func setHint(in info: inout AccessibilityNodeInfo) {
    guard let hint = props.hint else { return }
    if version.hintEndsDescription {
      info.mapping.append(ReactNativeAndroidRule.hintInDescription)
    } else {
      info.rare.tooltipText = hint
      info.mapping.append(ReactNativeAndroidRule.hint)
    }
  }

  /// Whether Android exposes the view.
  ///
  /// Views that serve only the layout are not exposed.
  ///
  /// Source: Android, View.isImportantForAccessibility; BaseViewManager.java, setDelegate.
  private func isImportant(_ info: AccessibilityNodeInfo, _ node: Node) -> Bool {
    if info.isActionable || !info.ownText.isEmpty { return true }
    switch props.component {
    case .scrollView, .horizontalScrollView, .activityIndicator, .switchControl, .textInput:
      return true
    default: break
    }
    return isDescribedByChildren || props.role != .none || node.live != nil
      || info.rare.liveRegion != .off || !node.android.isEmpty
      || node.knownReactNative?.testID != nil
  }
}
