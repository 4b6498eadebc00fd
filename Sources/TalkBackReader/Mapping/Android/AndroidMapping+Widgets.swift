import AccessibilityTree

/// The mapping of roles to the Android widgets that authors most likely use for them.
extension AndroidMapping {
  /// Returns the element of a node, and how the children of the node are mapped.
  func element(for node: Node, at index: Node.Index) -> (AccessibilityNodeInfo?, Treatment) {
    if node.grouping == .ignoreChildren || node.grouping == .merge { return grouped(node, index) }
    switch node.role {
    case .textBox, .searchBox, .spinButton: return (field(node, index), .drop(.insideControl))
    case .combobox, .colorWell, .dateField, .dateTimeField, .monthField, .timeField, .weekField:
      return (picker(node, index), .drop(.insideControl))
    case .button, .fileButton, .disclosureTriangle: return (button(node, index), .keep)
    case .checkbox, .menuItemCheckbox: return (checkable("CheckBox", node, index), .keep)
    case .radio, .menuItemRadio: return (checkable("RadioButton", node, index), .keep)
    case .switchControl: return (checkable("Switch", node, index), .keep)
    case .slider, .progressBar, .meter, .scrollBar: return (range(node, index), .keep)
    case .image, .canvas: return image(node, index)
    case .other where node.role.isGraphic: return image(node, index)
    case .link, .menuItem, .tab, .option, .treeItem: return (pressable(node, index), .keep)
    case .list, .descriptionList, .directory, .feed, .listbox, .radioGroup, .tabBar, .tabList,
      .tree, .table, .grid, .treeGrid:
      return (collection(node, index), .keep)
    case .listItem, .cell, .gridCell, .columnHeader, .rowHeader:
      return (item(node, index), .keep)
    case .row: return (nil, .lift(.structure))
    case .rowGroup, .generic, .none: return plain(node, index)
    case .heading:
      return (heading(node, index), holdsInteractive(index) ? .keep : .drop(.partOfParent))
    case .alert, .alertDialog, .application, .article, .banner, .blockquote, .caption, .code,
      .comment, .complementary, .contentInfo, .definition, .deletion, .dialog, .document,
      .emphasis, .figure, .form, .frame, .group, .insertion, .log, .main, .mark, .marquee,
      .math, .media, .menu, .menuBar, .navigation, .note, .pager, .paragraph, .region, .search,
      .separator, .status, .strong, .subscripted, .suggestion, .superscripted, .tabPanel, .term,
      .text, .time, .timer, .toolbar, .tooltip, .other:
      return plain(node, index)
    }
  }

  /// Returns an element of this class, with the node's name as text or as content description.
  func widget(
    _ className: String, _ node: Node, _ index: Node.Index, rule: Rule = AndroidViewRule.widget
  ) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo(className, node: index, by: rule)
    let name = node.label?.text ?? contentName(below: index)
    let isDescription = node.label?.origin == .contentDescription
    // As a content description, the name replaces the words of the children. As text, it would be
    // spoken in addition to them.
    if isDescription || screen.firstChild(of: index) != nil {
      info.contentDescription = name
    } else {
      info.text = name
    }
    return info
  }

  /// Returns the text inside a control without a label.
  ///
  /// The text of controls and headings inside the control is left out.
  func contentName(below index: Node.Index) -> String {
    var texts: [String] = []
    var nodes = screen.descendants(of: index)
    while let visit = nodes.next() {
      let node = screen[visit.index]
      guard node.isExposed(to: .talkBack), !node.role.takesFocus, node.role != .heading
      else {
        nodes.skipDescendants(of: visit)
        continue
      }
      if !node.name.isEmpty {
        texts.append(node.name)
        nodes.skipDescendants(of: visit)
      }
    }
    return texts.joined(separator: ", ")
  }

  private func button(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    guard let pressed = node.states.pressed else {
      var info = widget("android.widget.Button", node, index)
      info.flags.formUnion([.clickable, .focusable])
      return info
    }
    var info = widget("android.widget.ToggleButton", node, index)
    info.flags.formUnion([.clickable, .focusable, .checkable])
    if pressed == .on { info.flags.insert(.checked) }
    info.stateWord = stateWord(pressed)
    info.roleWord = words.roleNames.toggleButton
    return info
  }

  private func checkable(
    _ name: String, _ node: Node, _ index: Node.Index
  ) -> AccessibilityNodeInfo {
    var info = widget("android.widget.\(name)", node, index)
    info.flags.formUnion([.clickable, .focusable, .checkable])
    let checked = node.value?.checked ?? node.states.pressed ?? .off
    if checked == .on { info.flags.insert(.checked) }
    if checked == .mixed || node.role == .switchControl {
      info.stateWord = stateWord(checked)
    } else if has(.stateDescriptions) {
      // Since Android 11, compound buttons set their state description.
      info.stateWord = checked == .on ? states.checked : states.notChecked
    }
    return info
  }

  private func stateWord(_ checked: Checked) -> Phrase {
    switch checked {
    case .on: words.on
    case .off: words.off
    case .mixed: words.partiallyChecked
    }
  }

  private func pressable(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = widget("android.view.View", node, index, rule: AndroidMappingRule.namedRole)
    info.flags.insert(.focusable)
    // The selected tab is not clickable.
    if node.role != .tab || node.states.selected != true { info.flags.insert(.clickable) }
    info.roleWord = words.roleNames.word(for: node.role)
    return info
  }

  private func image(_ node: Node, _ index: Node.Index) -> (AccessibilityNodeInfo?, Treatment) {
    guard !node.name.isEmpty || node.states.isFocusable == true else { return (nil, .lift(.empty)) }
    var info = AccessibilityNodeInfo("android.widget.ImageView", node: index)
    info.contentDescription = node.name
    info.mapping = [AndroidViewRule.widget]
    return (info, .drop(.partOfParent))
  }

  private func heading(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = widget("android.widget.TextView", node, index, rule: AndroidViewRule.text)
    info.flags.insert(.heading)
    return info
  }

  private func range(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    let isSlider = node.role == .slider || node.role == .scrollBar
    var info = widget(
      isSlider ? "android.widget.SeekBar" : "android.widget.ProgressBar", node, index)
    if !info.text.isEmpty {
      (info.text, info.contentDescription) = (info.contentDescription, info.text)
    }
    let range = node.value?.range
    info.describeRange(of: node, words)
    if let range, let now = range.now {
      info.rare.range = AccessibilityNodeInfo.RangeInfo(
        kind: .float, minimum: range.minimum ?? 0, maximum: range.maximum ?? 100, current: now)
    }
    guard isSlider else { return info }
    info.flags.insert(.focusable)
    info.actions.formUnion([.setProgress, .scrollForward, .scrollBackward])
    return info
  }
}

extension AccessibilityNodeInfo {
  /// Sets the state description of a slider or progress bar.
  ///
  /// The description is in the author's words or, if there are none, a percentage.
  mutating func describeRange(of node: Node, _ words: TalkBackPhrasebook.Platform) {
    if let text = node.value?.text {
      stateDescription = text
    } else if let percentage = node.value?.range?.percentage(words) {
      stateWord = percentage
    }
  }
}

extension Value.Range {
  /// Returns the number as a percentage of the range, rounded to a whole number or rounded down.
  ///
  /// Returns `nil` if the number is unknown.
  func percentage(_ words: TalkBackPhrasebook.Platform, roundsDown: Bool = false) -> Phrase? {
    let (low, high) = (minimum ?? 0, maximum ?? 100)
    guard let now, high > low else { return nil }
    let share = min(max((now - low) / (high - low) * 100, 0), 100)
    guard share.isFinite else { return nil }
    // The added 1e-9 corrects shares that are just below a whole number because of rounding errors.
    let whole = roundsDown ? Int(share + 1e-9) : Int(share + 0.5)
    return words.percent.phrase(["number": words.numerals.text(whole)])
  }
}
