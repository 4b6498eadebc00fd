internal import AccessibilityTree
internal import ImportSupport

/// The fields of `AccessibilityNodeInfo` for a semantics node.
///
/// The engine never sets a state description, an error, an input type, a label's reference or the
/// range of a slider. Therefore, TalkBack announces no errors, does not say which fields are
/// required, and announces few roles.
struct AndroidFields {
  /// The name of the class of nodes without a role.
  static let view = "android.view.View"

  private let node: SemanticsNode
  private let version: FlutterVersion
  /// The list, or `nil` if the node is not a list with a known size.
  let list: AndroidList?

  init(_ node: SemanticsNode, version: FlutterVersion) {
    self.node = node
    self.version = version
    list = AndroidList(node, version: version)
  }

  var attributes: AndroidAttributes {
    var fields = AndroidAttributes()
    fields.className = className
    setTexts(of: &fields)
    setStates(of: &fields)
    setActions(of: &fields)
    setRange(of: &fields)
    if let list { fields.collectionInfo = list.size }
    if isImportant {
      fields.importantForAccessibility = .exposed
    } else if fields.focusable != true, fields.contentDescription == nil {
      fields.importantForAccessibility = .notExposed
    }
    fields.resourceId = node.identifier.isEmpty ? nil : node.identifier
    if node.has(.isLiveRegion) { fields.liveRegion = Spelled(.polite, as: "polite") }
    return fields
  }

  /// Whether the engine marks the node as important for accessibility.
  ///
  /// Android removes unimportant views from the tree. It does not remove unimportant nodes that
  /// come from a node provider, such as Flutter's engine. For example, TalkBack stops at a disabled
  /// button that has only a tooltip, and at a tooltip that is a content description. Source:
  /// flutter/flutter#171071.
  private var isImportant: Bool {
    let silent: Set<SemanticsAction> = [
      .didGainAccessibilityFocus, .didLoseAccessibilityFocus, .showOnScreen,
    ]
    return !node.has(.scopesRoute) && (node.hasWords || !node.actions.isSubset(of: silent))
  }

  /// The name of the node's class.
  ///
  /// If the conditions for several classes are true, the last class applies.
  private var className: String {
    var name = AndroidFields.view
    if node.isEditable { name = "android.widget.EditText" }
    if node.has(.isButton) || isButtonLink { name = "android.widget.Button" }
    if node.has(.isImage) { name = "android.widget.ImageView" }
    if hasProgress { name = "android.widget.ProgressBar" }
    if node.has(.hasImplicitScrolling), node.scrolls, list == nil {
      name =
        node.scrollsSideways ? "android.widget.HorizontalScrollView" : "android.widget.ScrollView"
    }
    if node.can(.increase) || node.can(.decrease) { name = "android.widget.SeekBar" }
    if node.has(.hasCheckedState) {
      name =
        node.has(.isInMutuallyExclusiveGroup)
        ? "android.widget.RadioButton" : "android.widget.CheckBox"
    }
    if node.has(.hasToggledState) { name = "android.widget.Switch" }
    return name
  }

  /// Whether the node is a link that the engine exposes as a button in every case.
  ///
  /// Since 3.29, the engine exposes a link with an address as a span in the text. TalkBack does not
  /// announce this span. If the dump does not show whether a link has an address, the link gets no
  /// role either.
  private var isButtonLink: Bool {
    guard node.has(.isLink) else { return false }
    guard version.has(.linkSpans) else { return true }
    return version.has(.buttonLinks) && node.printsLinkURL && node.linkURL == nil
  }

  private var hasProgress: Bool {
    node.role == .progressBar && version.has(.progressBars)
  }

  private func setTexts(of fields: inout AndroidAttributes) {
    fields.tooltipText = node.tooltip.isEmpty ? nil : node.tooltip
    func joined(_ texts: [String]) -> String? {
      let texts = texts.filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    if node.has(.isTextField) {
      fields.text = node.value.isEmpty ? nil : node.value
      fields.hintText = joined([node.label, node.hint])
    } else if !node.has(.scopesRoute) {
      fields.contentDescription = joined([node.value, node.label, node.hint])
      if !node.hasWords, version.has(.tooltipDescriptions) {
        fields.contentDescription = fields.tooltipText
      }
    }
  }

  private func setStates(of fields: inout AndroidAttributes) {
    fields.enabled = !node.has(.hasEnabledState) || node.has(.isEnabled)
    fields.focusable = isFocusable
    if node.has(.isFocused) { fields.focused = true }
    if node.has(.isSelected) { fields.selected = true }
    if node.has(.isTextField) {
      if !node.has(.isReadOnly) { fields.editable = true }
      if node.has(.isObscured) { fields.password = true }
      fields.maxTextLength = node.maxValueLength
    }
    if node.has(.hasCheckedState) || node.has(.hasToggledState) {
      fields.checkable = true
      fields.checked = node.has(.isChecked) || node.has(.isToggled)
      if node.has(.isCheckStateMixed), version.has(.mixedChecks) {
        fields.checkedState = .partial
      }
    }
    let isHeading =
      version.has(.headingLevels) ? node.headingLevel > 0 : node.has(.isHeader)
    if isHeading { fields.heading = true }
    if node.has(.hasExpandedState), version.has(.expandedStates) {
      fields.expandedState = node.has(.isExpanded) ? 3 : 1
    }
  }

  private var isFocusable: Bool {
    guard !node.has(.scopesRoute) else { return false }
    if node.has(.isFocusable) { return true }
    guard !node.has(.isAccessibilityFocusBlocked) else { return false }
    return !node.actions.isSubset(of: SemanticsAction.scrolling) || node.hasWords
      || !node.flags.isDisjoint(with: AndroidFields.focusableFlags)
  }

  /// The flags because of which the engine marks a node as focusable.
  ///
  /// Source: Flutter, AccessibilityBridge.java, `FOCUSABLE_FLAGS`.
  private static let focusableFlags: Set<SemanticsFlag> = [
    .hasCheckedState, .isChecked, .isSelected, .isTextField, .isFocused, .hasEnabledState,
    .isEnabled, .isInMutuallyExclusiveGroup, .hasToggledState, .isToggled, .isSlider,
  ]

  private func setActions(of fields: inout AndroidAttributes) {
    var names: [String] = []
    let isPressed = node.can(.tap) || node.has(.isSlider) && version.has(.clickableSliders)
    if isPressed {
      fields.clickable = true
      names.append("CLICK")
    }
    if node.can(.longPress) {
      fields.longClickable = true
      names.append("LONG_CLICK")
    }
    if node.scrolls { fields.scrollable = true }
    if node.can(.scrollLeft) || node.can(.scrollUp) || node.can(.increase) {
      names.append("SCROLL_FORWARD")
    }
    if node.can(.scrollRight) || node.can(.scrollDown) || node.can(.decrease) {
      names.append("SCROLL_BACKWARD")
    }
    let plain: [(SemanticsAction, String)] = [
      (.setSelection, "SET_SELECTION"), (.copy, "COPY"), (.cut, "CUT"), (.paste, "PASTE"),
      (.setText, "SET_TEXT"), (.dismiss, "DISMISS"),
    ]
    names += plain.filter { node.can($0.0) }.map(\.1)
    if version.has(.expandedStates) {
      if node.can(.expand) { names.append("EXPAND") }
      if node.can(.collapse) { names.append("COLLAPSE") }
    }
    if node.can(.moveCursorForwardByCharacter) || node.can(.moveCursorForwardByWord) {
      names.append("NEXT_AT_MOVEMENT_GRANULARITY")
    }
    if node.can(.moveCursorBackwardByCharacter) || node.can(.moveCursorBackwardByWord) {
      names.append("PREVIOUS_AT_MOVEMENT_GRANULARITY")
    }
    if !names.isEmpty { fields.actions = names }
    fields.customActions = node.customActions
  }

  /// Sets the range of a progress bar.
  ///
  /// If the value of the node is not a number, the bar is indeterminate.
  private func setRange(of fields: inout AndroidAttributes) {
    guard hasProgress else { return }
    fields.rangeInfo.type = .float
    guard let value = Double(node.value), value.isFinite else {
      let zero = Spelled(0.0, as: "0")
      fields.rangeInfo = .init(type: .float, min: zero, max: zero, current: zero)
      return
    }
    func number(_ text: String, otherwise fallback: Double) -> Spelled<Double> {
      let number = Double(text).flatMap { $0.isFinite ? $0 : nil } ?? fallback
      return Spelled(number, as: DumpNumber.text(number))
    }
    fields.rangeInfo = .init(
      type: .float, min: number(node.minimumValue, otherwise: 0),
      max: number(node.maximumValue, otherwise: 100),
      current: Spelled(value, as: DumpNumber.text(value)))
  }
}
