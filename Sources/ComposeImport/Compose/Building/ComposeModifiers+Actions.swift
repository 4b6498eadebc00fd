internal import AndroidImport
internal import ComponentSource

/// The modifiers that make a node interactive.
extension ComposeBuilder {
  mutating func click(_ arguments: ComposeArguments, to node: inout ComposeNode) {
    let isEnabled = flag(arguments, "enabled") ?? true
    let role = role(arguments["role"])
    let label = arguments["onClickLabel"].map { evaluator.text(of: $0) }
    let longLabel = arguments["onLongClickLabel"].map { evaluator.text(of: $0) }
    let hasLongClick = arguments["onLongClick"] != nil
    node.update { own in
      own.makeInteractive(isEnabled: isEnabled)
      own.setIfAbsent(\.role, role)
      own.add(.click, label: label)
      if hasLongClick { own.add(.longClick, label: longLabel) }
    }
    node.recordClearedClick(isEnabled: isEnabled)
    node.behaviour.click = node.behaviour.click ?? arguments.function("onClick")
    node.behaviour.longClick = node.behaviour.longClick ?? arguments.function("onLongClick")
  }

  /// Makes a node clickable.
  mutating func click(
    _ callback: String, _ arguments: ComposeArguments, role: ComposeRole?,
    to node: inout ComposeNode
  ) {
    let isEnabled = flag(arguments, "enabled") ?? true
    node.update { own in
      own.makeInteractive(isEnabled: isEnabled)
      own.setIfAbsent(\.role, role)
      own.add(.click)
    }
    node.recordClearedClick(isEnabled: isEnabled)
    node.behaviour.click = node.behaviour.click ?? arguments.function(callback)
  }

  /// Makes a node toggleable.
  ///
  /// A control without a callback gets no semantics, because the row around the control has the
  /// semantics.
  mutating func toggle(
    _ value: SourceValue?, _ arguments: ComposeArguments, callback: String, role: ComposeRole?,
    to node: inout ComposeNode
  ) {
    guard !arguments.isNull(callback) else { return }
    let isOn = decided(value, named: "checked")
    let isEnabled = flag(arguments, "enabled") ?? true
    let role = role ?? self.role(arguments["role"])
    node.update { own in
      own.makeInteractive(isEnabled: isEnabled)
      own.setIfAbsent(\.toggleableState, isOn ? .on : .off)
      own.setIfAbsent(\.role, role)
      own.add(.click)
    }
    node.recordClearedClick(isEnabled: isEnabled)
    guard node.behaviour.change == nil else { return }
    node.behaviour.change = arguments.function(callback)
    node.behaviour.nextValue = .boolean(!isOn)
  }

  mutating func toggleState(
    _ arguments: ComposeArguments, role: ComposeRole?, to node: inout ComposeNode
  ) {
    guard !arguments.isNull("onClick") else { return }
    let state = toggleableState(arguments["state"])
    let isEnabled = flag(arguments, "enabled") ?? true
    let role = role ?? self.role(arguments["role"])
    node.update { own in
      own.makeInteractive(isEnabled: isEnabled)
      own.setIfAbsent(\.toggleableState, state)
      own.setIfAbsent(\.role, role)
      own.add(.click)
    }
    node.recordClearedClick(isEnabled: isEnabled)
    node.behaviour.click = node.behaviour.click ?? arguments.function("onClick")
  }

  mutating func select(
    _ value: SourceValue?, _ arguments: ComposeArguments, role: ComposeRole?,
    to node: inout ComposeNode
  ) {
    guard !arguments.isNull("onClick") else { return }
    let isSelected = decided(value, named: "selected")
    let isEnabled = flag(arguments, "enabled") ?? true
    let role = role ?? self.role(arguments["role"])
    node.update { own in
      own.makeInteractive(isEnabled: isEnabled)
      own.setIfAbsent(\.selected, isSelected)
      own.setIfAbsent(\.role, role)
      own.add(.click)
    }
    node.recordClearedClick(isEnabled: isEnabled)
    node.behaviour.click = node.behaviour.click ?? arguments.function("onClick")
  }

  /// Makes a node scrollable.
  ///
  /// A scrolling container is a traversal group.
  ///
  /// Source: foundation, Scroll.kt.
  mutating func scroll(_ isVertical: Bool, to node: inout ComposeNode) {
    node.update { own in
      own.isTraversalGroup = true
      own.add(.scrollBy)
      // The range is set to 0, because it depends on the size of the screen.
      let range = SemanticsConfiguration.ScrollRange(value: 0, maximum: 0)
      if isVertical {
        own.setIfAbsent(\.verticalScroll, range)
      } else {
        own.setIfAbsent(\.horizontalScroll, range)
      }
    }
  }

  /// Turns a node into the anchor of an exposed menu.
  ///
  /// Source: material3, ExposedDropdownMenu.kt, expandable.
  mutating func anchorMenu(
    _ arguments: ComposeArguments, at range: SourceRange, to node: inout ComposeNode
  ) {
    let isButton = arguments.component("type")?.lastMember == "SecondaryEditable"
    node.update { $0.add(.click) }
    if isButton || !version.has(.menuRoles) {
      let state = word(isMenuExpanded ? "Expanded" : "Collapsed", at: range)
      let name = word(isButton ? "Toggle dropdown menu" : "Dropdown menu", at: range)
      node.update { own in
        if isButton { own.setIfAbsent(\.role, .button) }
        own.setIfAbsent(\.stateDescription, state)
        own.setIfAbsent(\.contentDescription, name)
      }
    } else {
      node.update { $0.setIfAbsent(\.role, .dropdownList) }
    }
    guard node.behaviour.click == nil else { return }
    node.behaviour.click = menuCallback
    // Source: material3, ExposedDropdownMenu.kt, expandable: `onExpandedChange(!expanded)`.
    node.behaviour.clickValues = [.boolean(!isMenuExpanded)]
  }
}
