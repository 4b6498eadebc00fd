import AccessibilityTree

/// The mapping of the views of an Android screen, with a rule for each view class.
///
/// Source: Android API 34, AndroidX and Material Components.
extension AndroidMapping {
  /// Returns the element of a view, and how the children of the view are mapped.
  func view(
    for node: Node, at index: Node.Index, _ widget: AndroidViewClass.Exposure
  ) -> (AccessibilityNodeInfo, Treatment) {
    var info: AccessibilityNodeInfo
    var treatment = Treatment.keep
    switch widget.form {
    case .field, .dropDown, .searchView:
      info = nativeField(node, index, widget)
      treatment = .drop(.insideControl)
    case .spinner:
      info = described(node, index, widget)
      treatment = .drop(.insideControl)
    case .checkable, .toggle, .checkedText, .menuRow, .chip, .materialButton, .button:
      info = textView(node, index, widget)
      applyChecked(node, index, widget, to: &info)
    case .seekBar, .slider, .rating, .progress:
      info = nativeRange(node, index, widget)
    case .imageButton, .image, .view:
      info = described(node, index, widget)
      applyChecked(node, index, widget, to: &info)
      if widget.form == .image, !holdsInteractive(index) { treatment = .drop(.partOfParent) }
    case .list, .grid, .tabRow, .buttonGroup: info = nativeCollection(node, index, widget)
    case .group, .radioGroup, .scroll, .pager: info = nativeGroup(node, index, widget)
    case .tab: info = nativeTab(node, index, widget)
    case .text:
      info = textView(node, index, widget)
      treatment = .drop(.partOfParent)
    }
    if node.grouping == .merge || node.grouping == .ignoreChildren {
      info.flags.insert(.screenReaderFocusable)
    }
    if node.grouping == .ignoreChildren { treatment = .drop(.ignored) }
    return (info, treatment)
  }

  func element(_ widget: AndroidViewClass.Exposure, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo(widget.className, node: index, by: widget.rule)
    info.flags = widget.flags
    return info
  }

  /// Returns a view that shows text.
  ///
  /// The text is the label, unless the label is the content description.
  func textView(
    _ node: Node, _ index: Node.Index, _ widget: AndroidViewClass.Exposure
  ) -> AccessibilityNodeInfo {
    var info = element(widget, index)
    var text = node.value?.text ?? ""
    if node.label?.origin == .contentDescription {
      info.contentDescription = node.name
      info.mapping.append(AndroidViewRule.description)
    } else if !node.ownName.isEmpty || text.isEmpty, node.label?.origin != .labelElement {
      text = node.label?.text ?? contentName(below: index)
    }
    if node.android.textAllCaps == true {
      text = text.uppercased()
      info.mapping.append(AndroidViewRule.allCaps)
    }
    // A view with children does not have text of its own.
    if screen.firstChild(of: index) == nil || widget.form == .text {
      info.text = text
    } else if info.contentDescription.isEmpty {
      info.contentDescription = text
    }
    if node.role == .heading { info.flags.insert(.heading) }
    if node.role == .menuItem || node.role == .treeItem { info.flags.insert(.clickable) }
    let links = linkTexts(of: node, index, widget)
    if !links.isEmpty {
      info.rare.links = links
      info.mapping.append(AndroidViewRule.linkSpans)
    }
    if node.android.textIsSelectable == true {
      info.flags.formUnion([.textSelectable, .clickable, .longClickable, .focusable])
    }
    return info
  }

  /// Returns the texts of the links in a text; in Android, these links are not views.
  private func linkTexts(
    of node: Node, _ index: Node.Index, _ widget: AndroidViewClass.Exposure
  ) -> [String] {
    if node.role == .link { return [node.name] }
    guard widget.form == .text, screen.firstChild(of: index) != nil else { return [] }
    return screen.descendants(of: index).compactMap {
      screen[$0.index].role == .link ? screen[$0.index].name : nil
    }
  }

  /// Returns a view without text, whose name is its content description.
  func described(
    _ node: Node, _ index: Node.Index, _ widget: AndroidViewClass.Exposure
  ) -> AccessibilityNodeInfo {
    var info = element(widget, index)
    info.contentDescription = node.ownName
    return info
  }

  /// Returns a group.
  ///
  /// If the name of the group is a content description, the description replaces the words of the
  /// children. Any other name becomes the title of the group, with exceptions for some roles.
  private func nativeGroup(
    _ node: Node, _ index: Node.Index, _ widget: AndroidViewClass.Exposure
  ) -> AccessibilityNodeInfo {
    var info = element(widget, index)
    switch (node.role, node.label?.origin) {
    case (_, nil): break
    case (.dialog, _), (.alertDialog, _): info.rare.paneTitle = node.name
    case (_, .contentDescription), (.cell, _), (.columnHeader, _), (.gridCell, _),
      (.heading, _), (.link, _), (.listItem, _), (.menuItem, _), (.option, _), (.rowHeader, _),
      (.tab, _), (.treeItem, _), (.button, _), (.image, _), (.radioGroup, _):
      info.contentDescription = node.name
    default:
      let isAround = node.grouping == nil && screen.firstChild(of: index) != nil
      if isAround, widget.form != .scroll, widget.form != .radioGroup {
        info.rare.containerTitle = node.name
        info.mapping.append(AndroidMappingRule.container)
      } else {
        info.contentDescription = node.name
      }
    }
    if node.role == .heading { info.flags.insert(.heading) }
    if widget.form == .scroll { info.flags.insert(.focusable) }
    // The app fills a pager that is empty in the layout, and TalkBack stops at its pages.
    if widget.form == .pager, screen.firstChild(of: index) != nil {
      info.flags.insert(.focusable)
      info.actions.formUnion([.scrollForward, .scrollBackward])
    }
    setChoices(of: node, widget, in: &info)
    return info
  }

  /// Sets the size and selection mode of a group of radio buttons or chips.
  ///
  /// Assumed: all chips are in one row, because only the running app knows how many fit into a row.
  private func setChoices(
    of node: Node, _ widget: AndroidViewClass.Exposure, in info: inout AccessibilityNodeInfo
  ) {
    let isChips = node.android.viewClass?.split(separator: ".").last == "ChipGroup"
    guard isChips || widget.form == .radioGroup && has(.radioGroupSizes) else { return }
    let isRow = isChips || node.android.passthrough["orientation"] == "horizontal"
    var size = AccessibilityNodeInfo.CollectionInfo(rows: isRow ? 1 : -1, columns: isRow ? -1 : 1)
    let isSingle = !isChips || node.android.singleSelection == true
    size.selectionMode = isSingle ? .single : .multiple
    info.collection = size
    info.mapping.append(isChips ? AndroidViewRule.chipGroup : AndroidViewRule.radioGroup)
  }

  /// Returns a tab, which has a role description and is not clickable while it is selected.
  private func nativeTab(
    _ node: Node, _ index: Node.Index, _ widget: AndroidViewClass.Exposure
  ) -> AccessibilityNodeInfo {
    var info = described(node, index, widget)
    if node.label == nil { info.contentDescription = contentName(below: index) }
    if node.states.selected == true { info.flags.remove(.clickable) }
    info.roleWord = words.roleNames.tab
    return info
  }

  private func nativeCollection(
    _ node: Node, _ index: Node.Index, _ widget: AndroidViewClass.Exposure
  ) -> AccessibilityNodeInfo {
    var info = described(node, index, widget)
    let position = node.collectionPosition
    var size: AccessibilityNodeInfo.CollectionInfo
    switch widget.form {
    case .grid: size = .init(rows: position?.rowCount ?? -1, columns: position?.columnCount ?? -1)
    case .tabRow, .buttonGroup: size = .init(rows: 1, columns: position?.setSize ?? -1)
    default:
      let columns = position?.columnCount ?? 1
      let rows = position?.rowCount ?? (columns > 1 ? -1 : position?.setSize ?? -1)
      size = .init(rows: rows, columns: columns)
    }
    if node.role == .listbox || node.states.isMultiselectable {
      size.selectionMode = node.states.isMultiselectable ? .multiple : .single
    } else if widget.form == .buttonGroup, node.android.singleSelection == true {
      size.selectionMode = .single
    }
    info.collection = size
    return info
  }
}
