/// How Chrome exposes one element.
extension ChromeMapping {
  /// An element that speaks for what is inside it; absent when it has nothing to say.
  func leaf(_ index: Node.Index) -> AccessibilityNodeInfo? {
    let node = screen[index]
    guard var info = control(node, index) else { return nil }
    applyStates(of: node, to: &info)
    info.flags.insert(.webStop)
    return info
  }

  private func control(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo? {
    if node.isBareEditor { return field(node, index) }
    switch node.role {
    case .textBox, .searchBox: return field(node, index)
    case .combobox: return node.isEditableOnWeb ? field(node, index) : picker(node, index)
    case .colorWell, .dateField, .dateTimeField, .monthField, .timeField, .weekField:
      return picker(node, index)
    case .spinButton: return spinButton(node, index)
    case .button, .fileButton, .checkbox, .menuItemCheckbox, .radio, .menuItemRadio,
      .switchControl, .disclosureTriangle, .tab, .menuItem, .option:
      return pressable(node, index)
    case .slider, .scrollBar, .progressBar, .meter: return range(node, index)
    case .link: return link(node, index)
    case .heading: return heading(node, index)
    case .image, .canvas: return image(node, index)
    case .cell, .gridCell, .columnHeader, .rowHeader: return cell(node, index)
    default: return text(node, index)
    }
  }

  /// Text of some role, such as a named separator or a deletion.
  private func text(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo? {
    let name = name(of: node, index)
    let isFocusable = node.states.isFocusable == true
    guard !name.isEmpty || isFocusable else { return nil }
    var info = AccessibilityNodeInfo("android.view.View", node: index)
    info.text = name
    info.roleWord =
      node.role == .media ? mediaWord(node) : words.roleNames.word(for: node.role)
    info.hintText = node.description
    info.mapping = [ChromeMappingRule.nameAsText]
    return info
  }

  private func mediaWord(_ node: Node) -> Phrase {
    node.web?.element == "audio" ? words.roleNames.audio : words.roleNames.video
  }

  private func pressable(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo(className(of: node), node: index)
    info.text = name(of: node, index)
    if node.role == .button, node.label?.origin == .standard {
      info.textWord = node.web?.type == "reset" ? words.reset : words.submit
    }
    info.hintText = node.description
    info.roleWord = buttonWord(node)
    info.flags.formUnion([.clickable, .focusable])
    info.mapping = [ChromeMappingRule.nameAsText, ChromeMappingRule.roleDescription]
    applyError(of: node, info.text, to: &info)
    let isToggle = node.states.pressed != nil && node.role == .button
    let checked = isToggle ? node.states.pressed : node.value?.checked
    guard let checked else { return info }
    info.flags.insert(.checkable)
    if checked == .on { info.flags.insert(.checked) }
    switch checked {
    case .mixed: info.stateWord = words.partiallyChecked
    case .on where isToggle || node.role == .switchControl: info.stateWord = words.on
    case .off where isToggle || node.role == .switchControl: info.stateWord = words.off
    case .on, .off: break
    }
    return info
  }

  private func className(of node: Node) -> String {
    switch node.role {
    case .checkbox, .menuItemCheckbox: "android.widget.CheckBox"
    case .radio, .menuItemRadio: "android.widget.RadioButton"
    case .switchControl: "android.widget.ToggleButton"
    case .button where node.states.pressed != nil: "android.widget.ToggleButton"
    case .button, .fileButton: "android.widget.Button"
    default: "android.view.View"
    }
  }

  private func buttonWord(_ node: Node) -> Phrase {
    guard node.role == .button else { return words.roleNames.word(for: node.role) }
    if node.states.pressed != nil { return words.roleNames.toggleButton }
    switch node.states.popup {
    case .menu: return words.roleNames.menuPopUpButton
    case .dialog: return words.roleNames.dialogPopUpButton
    case .listbox, .tree, .grid: return words.roleNames.popUpButton
    case nil: return words.roleNames.button
    }
  }

  private func link(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo("android.view.View", node: index)
    info.contentDescription = name(of: node, index)
    info.mapping = [ChromeMappingRule.linkDescription, ChromeMappingRule.roleDescription]
    if info.contentDescription.isEmpty, let web = node.web, web.target != nil {
      info.contentDescription = ChromeMapping.withoutEnding(web.lastPartOfTarget)
      info.mapping.append(ChromeMappingRule.linkTarget)
    }
    info.hintText = node.description
    info.roleWord = words.roleNames.link
    info.flags.formUnion([.clickable, .focusable])
    return info
  }

  /// The name of a file without its ending.
  private static func withoutEnding(_ name: Substring) -> String {
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return String(name) }
    return String(name[..<dot])
  }

  func heading(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo? {
    var info = headingFrame(node, index, isLink: isHeadingOfOneLink(index))
    info.text = name(of: node, index)
    return info.text.isEmpty && node.states.isFocusable != true ? nil : info
  }

  /// A heading without its text, which may lie below it.
  func headingFrame(_ node: Node, _ index: Node.Index, isLink: Bool) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo("android.view.View", node: index)
    info.hintText = node.description
    info.flags.insert(.heading)
    if isLink { info.flags.formUnion([.clickable, .focusable]) }
    info.roleWord = headingWord(node.level, isLink: isLink)
    info.mapping = [ChromeMappingRule.nameAsText, ChromeMappingRule.roleDescription]
    return info
  }

  private func headingWord(_ level: Int?, isLink: Bool) -> Phrase {
    guard let level, (1...6).contains(level) else {
      return isLink ? words.roleNames.headingLink : words.roleNames.heading
    }
    let template = isLink ? words.roleNames.headingLevelLink : words.roleNames.headingLevel
    return template.phrase(["level": String(level)])
  }

  private func image(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo? {
    let isImage = node.role == .image && node.web?.element != "svg"
    guard !node.name.isEmpty || isImage else { return nil }
    var info = AccessibilityNodeInfo("android.widget.ImageView", node: index)
    info.contentDescription = node.name
    info.hintText = node.description
    info.roleWord = words.roleNames.graphic
    info.mapping = [ChromeMappingRule.nameAsText, ChromeMappingRule.roleDescription]
    return info
  }

  /// The accessible name, else the text inside.
  func name(of node: Node, _ index: Node.Index) -> String {
    if let label = node.label, !label.text.isEmpty { return label.text }
    return text(inside: index)
  }

  private func text(inside index: Node.Index) -> String {
    var joined = ""
    var nodes = screen.descendants(of: index)
    while let visit = nodes.next() {
      let node = screen[visit.index]
      switch content.kinds[Int(visit.index.position)] {
      case .hidden: nodes.skipDescendants(of: visit)
      case .text: joined += node.name
      case .inline:
        guard let expansion = node.expansion else {
          if node.web?.element == "br" { joined += " " }
          continue
        }
        joined += expansion
        nodes.skipDescendants(of: visit)
      case .block, .container, .textOnly: joined += " "
      case .control:
        joined += " " + node.name
        if !node.name.isEmpty { nodes.skipDescendants(of: visit) }
      }
    }
    return joined.collapsed
  }
}
