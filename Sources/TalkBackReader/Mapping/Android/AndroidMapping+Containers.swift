import AccessibilityTree

/// The mapping of lists, items, groups and plain text.
extension AndroidMapping {
  func collection(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    let isGrid = node.role == .table || node.role == .grid || node.role == .treeGrid
    var info = AccessibilityNodeInfo(
      className(ofCollection: node.role), node: index, by: AndroidViewRule.collection)
    info.contentDescription = node.name
    let isRow = node.role == .tabBar || node.role == .tabList
    var collection = AccessibilityNodeInfo.CollectionInfo(
      rows: isRow
        ? 1
        : isGrid ? node.collectionPosition?.rowCount ?? -1 : node.collectionPosition?.setSize ?? -1,
      columns: isGrid ? node.collectionPosition?.columnCount ?? -1 : isRow ? -1 : 1)
    if node.role == .radioGroup || node.role == .listbox {
      collection.selectionMode = node.states.isMultiselectable ? .multiple : .single
    }
    info.collection = collection
    return info
  }

  private func className(ofCollection role: Role) -> String {
    switch role {
    case .table, .grid, .treeGrid: "android.widget.GridView"
    case .radioGroup: "android.widget.RadioGroup"
    case .tabBar, .tabList: "android.widget.HorizontalScrollView"
    default: "android.widget.ListView"
    }
  }

  func item(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo(
      "android.view.ViewGroup", node: index, by: AndroidViewRule.collection)
    let name = node.label?.text ?? node.value?.text ?? ""
    // The name of an item with children becomes a content description, which TalkBack speaks
    // instead of the children.
    if screen.firstChild(of: index) == nil {
      info.text = name
    } else {
      info.contentDescription = name
    }
    return info
  }

  /// Returns a node that announces the words of its descendants.
  func grouped(_ node: Node, _ index: Node.Index) -> (AccessibilityNodeInfo?, Treatment) {
    var inner = node
    inner.grouping = nil
    if node.grouping == .ignoreChildren {
      if node.role.keepsRoleWithoutChildren, var info = element(for: inner, at: index).0 {
        info.flags.insert(.screenReaderFocusable)
        return (info, .drop(.ignored))
      }
      var info = widget("android.view.ViewGroup", node, index)
      if info.contentDescription.isEmpty {
        (info.text, info.contentDescription) = (info.contentDescription, info.text)
      }
      info.flags.insert(.screenReaderFocusable)
      return (info, .drop(.ignored))
    }
    let (made, treatment) = element(for: inner, at: index)
    guard var info = made else {
      var group = AccessibilityNodeInfo("android.view.ViewGroup", node: index)
      group.contentDescription = node.name
      group.flags.insert(.screenReaderFocusable)
      group.mapping = [AndroidMappingRule.container]
      return (group, .keep)
    }
    info.flags.insert(.screenReaderFocusable)
    if info.hasRareFields, !info.rare.containerTitle.isEmpty {
      info.contentDescription = info.rare.containerTitle
      info.rare.containerTitle = ""
    }
    return (info, treatment)
  }

  func plain(_ node: Node, _ index: Node.Index) -> (AccessibilityNodeInfo?, Treatment) {
    let value = node.value?.text ?? ""
    let hasWords = !node.name.isEmpty || !value.isEmpty || node.states.isFocusable == true
    guard screen.firstChild(of: index) == nil else { return container(node, index) }
    guard hasWords else { return (nil, .lift(.empty)) }
    let isText = node.role.isPlainText
    var info = widget(
      isText ? "android.widget.TextView" : "android.view.View", node, index,
      rule: isText ? AndroidViewRule.text : AndroidMappingRule.namedRole)
    if !isText { info.roleWord = words.roleNames.word(for: node.role) }
    if info.text.isEmpty, info.contentDescription.isEmpty {
      info.text = value
    } else if !value.isEmpty {
      info.stateDescription = value
    }
    return (info, .keep)
  }

  private func container(_ node: Node, _ index: Node.Index) -> (AccessibilityNodeInfo?, Treatment) {
    let isFocusable = node.states.isFocusable == true
    guard !node.name.isEmpty || node.live != nil || isFocusable else {
      return (nil, .lift(.structure))
    }
    var info = AccessibilityNodeInfo("android.view.ViewGroup", node: index)
    info.mapping = [AndroidMappingRule.container]
    switch node.role {
    case .dialog, .alertDialog: info.rare.paneTitle = node.name
    default: if !node.name.isEmpty { info.rare.containerTitle = node.name }
    }
    return (info, .keep)
  }

  /// Sets the states and properties that every kind of node can have.
  func applyStates(of node: Node, to info: inout AccessibilityNodeInfo) {
    info.applyStates(of: node, isFocusable: node.states.isFocusable == true)
    let isNativeField = screen.origin == .android && info.actions.contains(.setText)
    if let hint = node.hint, !hint.text.isEmpty, !isNativeField {
      info.rare.tooltipText = hint.text
      info.mapping.append(AndroidMappingRule.hintTooltip)
    }
    if !node.actions.isEmpty { info.rare.customActions = node.actions }
    if let live = node.live { info.rare.liveRegion = live.politeness }
    if let error = node.error, !error.isEmpty {
      info.error = error
      info.flags.insert(.contentInvalid)
      info.mapping.append(AndroidMappingRule.errorMessage)
    }
    if let frame = node.frame { info.bounds = AccessibilityNodeInfo.Bounds(frame) }
    applyBusy(node, to: &info)
  }

  private func applyBusy(_ node: Node, to info: inout AccessibilityNodeInfo) {
    guard node.states.isBusy else { return }
    let state = info.stateDescription
    info.stateWord =
      state.isEmpty
      ? words.busy : Phrase("\(words.busy.text), \(state)", words.busy.attestation)
  }
}

extension AccessibilityNodeInfo {
  /// Sets the states that native nodes and web nodes can have, and the author's role description.
  mutating func applyStates(of node: Node, isFocusable: Bool) {
    if node.states.isDisabled { flags.insert(.disabled) }
    if node.states.selected == true { flags.insert(.selected) }
    if node.states.isFocused { flags.insert(.focused) }
    if isFocusable { flags.insert(.focusable) }
    if let expanded = node.states.expanded { actions.insert(expanded ? .collapse : .expand) }
    guard let description = node.roleDescription else { return }
    roleDescription = description
    platformWords.role = nil
  }
}

extension AccessibilityNodeInfo.Bounds {
  init(_ frame: Frame) {
    func pixel(_ value: Double) -> Int32 {
      guard value.isFinite else { return 0 }
      return Int32(min(max(value, -1e9), 1e9) + (value < 0 ? -0.5 : 0.5))
    }
    self.init(
      left: pixel(frame.x), top: pixel(frame.y), right: pixel(frame.x + frame.width),
      bottom: pixel(frame.y + frame.height))
  }
}
