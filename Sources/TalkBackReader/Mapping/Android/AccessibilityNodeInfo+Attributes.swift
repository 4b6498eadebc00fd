import AccessibilityTree

extension AccessibilityNodeInfo {
  /// Sets the properties that the file states under Android's names.
  mutating func apply(_ attributes: AndroidAttributes) {
    guard !attributes.isEmpty else { return }
    // A table of key paths would be shorter, but each access by key path would copy all attributes.
    if let name = attributes.className { className = name }
    if let shown = attributes.text { text = shown }
    if let description = attributes.contentDescription { contentDescription = description }
    if let hint = attributes.hintText { hintText = hint }
    if let message = attributes.error { error = message }
    // The words of the file replace the platform's words.
    if let state = attributes.stateDescription { stateWord = Phrase(state, .attested) }
    if let role = attributes.roleDescription { roleWord = Phrase(role, .attested) }
    applyFlags(attributes)
    if let checked = attributes.checkedState {
      set(.checked, checked == .checked)
      set(.partlyChecked, checked == .partial)
    }
    set(.partlyExpanded, attributes.expandedState == AccessibilityNodeInfo.partlyExpandedState)
    if let isEnabled = attributes.enabled { set(.disabled, !isEnabled) }
    if let isVisible = attributes.visible { set(.invisible, !isVisible) }
    applyActions(attributes)
    if let collection = CollectionInfo(attributes.collectionInfo) { self.collection = collection }
    if let item = CollectionItemInfo(attributes.collectionItemInfo) { self.item = item }
    if let edges = attributes.bounds { bounds = Bounds(edges.frame) }
    var rare = self.rare
    rare.apply(attributes)
    if rare != self.rare { self.rare = rare }
    mapping.append(AndroidMappingRule.attributes)
  }

  private mutating func set(_ flag: Flags, _ isOn: Bool?) {
    guard let isOn else { return }
    if isOn { flags.insert(flag) } else { flags.remove(flag) }
  }

  private mutating func applyFlags(_ attributes: AndroidAttributes) {
    set(.showingHintText, attributes.showingHintText)
    set(.contentInvalid, attributes.contentInvalid)
    set(.checkable, attributes.checkable)
    set(.checked, attributes.checked)
    set(.clickable, attributes.clickable)
    set(.longClickable, attributes.longClickable)
    set(.focusable, attributes.focusable)
    set(.screenReaderFocusable, attributes.screenReaderFocusable)
    set(.focused, attributes.focused)
    set(.selected, attributes.selected)
    set(.password, attributes.password)
    set(.editable, attributes.editable)
    set(.heading, attributes.heading)
    set(.scrollable, attributes.scrollable)
    set(.multiLine, attributes.multiLine)
    set(.textEntryKey, attributes.textEntryKey)
    set(.fieldRequired, attributes.fieldRequired)
    set(.textSelectable, attributes.textIsSelectable)
    set(.web, attributes.web)
  }

  /// Adds the standard actions that the file states.
  ///
  /// The label of an action also adds the action.
  private mutating func applyActions(_ attributes: AndroidAttributes) {
    for name in attributes.actions ?? [] {
      for name in name.split(separator: " ") {
        let word = String(name.hasPrefix("ACTION_") ? name.dropFirst("ACTION_".count) : name)
        if let action = AccessibilityNodeInfo.standardActions[word] { actions.insert(action) }
        if AccessibilityNodeInfo.htmlMoves.contains(word) { flags.insert(.web) }
      }
    }
    if attributes.clickLabel?.isEmpty == false { actions.insert(.click) }
    if attributes.longClickLabel?.isEmpty == false { actions.insert(.longClick) }
  }

  /// The actions by their names in output.
  ///
  /// Several of Android's names stand for one action here: for example, `PAGE_UP` for `page` and
  /// `DRAG_START` for `drag`.
  private static let standardActions = Dictionary(
    uniqueKeysWithValues: Actions.named.dropLast() + [
      ("PAGE_UP", .page), ("PAGE_DOWN", .page), ("PAGE_LEFT", .page), ("PAGE_RIGHT", .page),
      ("DRAG_START", .drag), ("DRAG_DROP", .drag), ("DRAG_CANCEL", .drag),
    ])

  /// The number that Android's expanded state has for a partly expanded node.
  ///
  /// Source: Android 16, AccessibilityNodeInfo.EXPANDED_STATE_PARTIAL.
  private static let partlyExpandedState = 2

  /// The actions by which TalkBack recognizes web content.
  ///
  /// Source: TalkBack 15.1, WebInterfaceUtils.java, supportsWebActions.
  private static let htmlMoves = ["NEXT_HTML_ELEMENT", "PREVIOUS_HTML_ELEMENT"]
}

extension AccessibilityNodeInfo.RareFields {
  fileprivate mutating func apply(_ attributes: AndroidAttributes) {
    if let text = attributes.tooltipText { tooltipText = text }
    if let title = attributes.containerTitle { containerTitle = title }
    if let title = attributes.paneTitle { paneTitle = title }
    if let identifier = attributes.resourceId { resourceId = identifier }
    if let label = attributes.clickLabel { clickLabel = label }
    if let label = attributes.longClickLabel { longClickLabel = label }
    if let description = attributes.supplementalDescription {
      supplementalDescription = description
    }
    if !attributes.links.isEmpty { links = attributes.links }
    if !attributes.customActions.isEmpty { customActions = attributes.customActions }
    if let range = AccessibilityNodeInfo.RangeInfo(attributes.rangeInfo) { self.range = range }
    if let length = attributes.maxTextLength { maxTextLength = length }
    if let region = attributes.liveRegion { liveRegion = region.value }
    if let interval = attributes.minMillisBetweenContentChanges { changeInterval = interval }
  }
}

extension AccessibilityNodeInfo.RangeInfo {
  /// Creates a range, or `nil` if a number is missing or the range is indeterminate.
  ///
  /// Assumed: TalkBack says no number of an indeterminate range.
  fileprivate init?(_ range: AndroidAttributes.RangeInfo) {
    guard range.type != .indeterminate, let minimum = range.min, let maximum = range.max,
      let current = range.current
    else { return nil }
    // Android stores the numbers as floats; for an integer range it casts them to integers.
    let most = range.type == .int ? Double(Int32.max) : Double(Float.greatestFiniteMagnitude)
    func clamped(_ number: Spelled<Double>) -> Double { min(max(number.value, -most), most) }
    self.init(
      kind: range.type ?? .float, minimum: clamped(minimum), maximum: clamped(maximum),
      current: clamped(current))
  }
}

extension AccessibilityNodeInfo.CollectionInfo {
  fileprivate init?(_ size: AndroidAttributes.CollectionInfo) {
    guard size.rows != nil || size.columns != nil else { return nil }
    self.init(rows: size.rows ?? 0, columns: size.columns ?? 0)
    isHierarchical = size.isHierarchical == true
    selectionMode = size.selectionMode ?? .none
    itemCount = size.itemCount ?? -1
    importantItemCount = size.importantItemCount ?? -1
  }
}

extension AccessibilityNodeInfo.CollectionItemInfo {
  fileprivate init?(_ position: AndroidAttributes.CollectionItemInfo) {
    guard position.row != nil || position.column != nil else { return nil }
    self.init(row: position.row ?? 0, column: position.column ?? 0)
    rowSpan = position.rowSpan ?? 1
    columnSpan = position.columnSpan ?? 1
    isHeading = position.isHeading == true
    rowTitle = position.rowTitle ?? ""
    columnTitle = position.columnTitle ?? ""
  }
}
