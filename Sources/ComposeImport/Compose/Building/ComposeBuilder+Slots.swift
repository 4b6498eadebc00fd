internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource

/// The slots of composables, which are parameters for content.
extension ComposeBuilder {
  /// Returns the components that a slot shows.
  mutating func contents(
    of value: SourceValue?, _ arguments: [SourceValue] = []
  ) -> [Component] {
    guard let value else { return [] }
    if let function = value.function {
      return evaluator.contents(of: function, arguments)
    }
    return evaluator.contents(of: value.current)
  }

  /// Returns the components that a slot of a composable at a point shows.
  ///
  /// If their number depends on an unknown list, a selectable group around them has an unknown
  /// number of choices.
  private mutating func contents(
    of value: SourceValue?, _ arguments: [SourceValue] = [], at point: InsertionPoint
  ) -> [Component] {
    let before = evaluator.uncertainty.lists
    let components = contents(of: value, arguments)
    guard evaluator.uncertainty.lists != before else { return components }
    update(point.node) { own in
      if own.isSelectableGroup { own.setIfAbsent(\.collection, .init(rows: -1, columns: 1)) }
    }
    return components
  }

  /// Shows the slots of a composable in the order of their placement.
  mutating func fill(
    _ component: Component, _ composable: Composable, named name: String,
    _ arguments: ComposeArguments, at point: InsertionPoint
  ) {
    if showWindowListOrAnchor(component, named: name, arguments, at: point) { return }
    if ["ConstraintLayout", "MotionLayout", "Layout"].contains(name) {
      diagnostics.record(.unknownPlacement(name), at: position(of: component.range))
    }
    for slot in composable.slots {
      guard arguments.has(slot.name), isShown(slot.name, of: name, arguments) else { continue }
      if slot.name == "sheetContent" { appendSheetHandle(component, arguments, at: point, slot) }
      show(
        slot, contents(of: arguments[slot.name], slotArguments(name, arguments), at: point),
        component, of: composable, at: point)
    }
    appendAfterSlots(component, named: name, arguments, at: point)
  }

  /// Appends the handle of a sheet if the sheet is part of the screen rather than a separate
  /// window.
  ///
  /// Source: material3, BottomSheetScaffold.kt, StandardBottomSheet.
  private mutating func appendSheetHandle(
    _ component: Component, _ arguments: ComposeArguments, at point: InsertionPoint,
    _ slot: Composable.Slot
  ) {
    guard !arguments.isNull("sheetDragHandle") else { return }
    let content = contents(of: arguments["sheetDragHandle"])
    let isDefault = arguments["sheetDragHandle"] == nil
    if content.isEmpty, !isDefault { return }
    let name = isDefault ? word("Drag handle", at: component.range) : nil
    var handle = ComposeNode()
    handle.update { own in
      own.mergesDescendants = true
      own.contentDescription = name
      own.add(.expand)
    }
    var point = point
    point.rank = slot.rank ?? 0
    let inner = append(handle, .box, component, at: point)
    show(content, at: inner)
  }

  mutating func show(
    _ slot: Composable.Slot, _ contents: [Component], _ component: Component,
    of composable: Composable, at point: InsertionPoint
  ) {
    guard composable.slots.count > 1 || slot.isRow else {
      return show(contents, at: point)
    }
    var inner = point
    inner.rank = slot.rank ?? 0
    inner = append(ComposeNode(), slot.isRow ? .across : .down, component, at: inner)
    show(contents, at: inner)
  }

  /// Returns the arguments with which a composable calls its content lambda.
  mutating func slotArguments(
    _ name: String, _ arguments: ComposeArguments
  ) -> [SourceValue] {
    switch name {
    case "AnimatedContent", "Crossfade": [arguments["targetState"]].compactMap { $0 }
    case "HorizontalPager", "VerticalPager": [.integer(firstPage(of: arguments))]
    default: []
    }
  }

  /// Shows the content of composables that need special treatment, such as drawers, lists and menu
  /// anchors.
  ///
  /// - Returns: Whether the content was shown.
  mutating func showWindowListOrAnchor(
    _ component: Component, named name: String, _ arguments: ComposeArguments,
    at point: InsertionPoint
  ) -> Bool {
    switch name {
    case "ExposedDropdownMenuBox":
      let before = (isMenuExpanded, menuCallback)
      isMenuExpanded = arguments["expanded"]?.boolean ?? false
      menuCallback = arguments.function("onExpandedChange")
      show(contents(of: arguments["content"]), at: point)
      (isMenuExpanded, menuCallback) = before
    case "MultiChoiceSegmentedButtonRow", "SingleChoiceSegmentedButtonRow":
      let before = isMultiChoice
      isMultiChoice = name.hasPrefix("Multi")
      show(contents(of: arguments["content"], at: point), at: point)
      isMultiChoice = before
    case "TooltipBox", "BasicTooltipBox":
      let before = tooltip
      tooltip = word("Show tooltip", at: component.range)
      show(contents(of: arguments["content"]), at: point)
      tooltip = before
    case "SearchBar" where arguments.has("query"), "DockedSearchBar" where arguments.has("query"):
      var field = component
      field.name = "InputField"
      field.arguments = (component.arguments ?? []).filter {
        !$0.isTrailing && $0.label != "modifier"
      }
      show(field, at: point)
      return false
    case "ModalNavigationDrawer", "ModalDrawer": fillDrawer(component, arguments, at: point)
    case "ModalBottomSheetLayout": fillSheetLayout(component, arguments, at: point)
    case "AppBarRow", "AppBarColumn":
      show(contents(of: arguments["content"]).map(\.asBarItem), at: point)
    case "Text", "BasicText", "ClickableText": fillInline(arguments, at: point)
    case _ where name.hasSuffix("Carousel"):
      let count = min(pageCount(of: arguments) ?? 1, ComposeFramework.maximumItems)
      guard let content = arguments.function("content") else { break }
      for number in 0..<max(0, count) {
        show(evaluator.contents(of: content, [.integer(number)], pass: number), at: point)
      }
    case _ where name.hasPrefix("Lazy"): fillList(arguments, at: point)
    // A pager without pages shows nothing.
    case "HorizontalPager", "VerticalPager": return pageCount(of: arguments) == 0
    default: return false
    }
    return true
  }

  /// Shows the inline composables in a text.
  mutating func fillInline(_ arguments: ComposeArguments, at point: InsertionPoint) {
    guard case .dictionary(let entries)? = arguments["inlineContent"],
      let text = arguments["text"]
    else { return }
    let names = Set(evaluator.composeText(of: text).inline)
    for (key, value) in entries where names.contains(evaluator.text(of: key)) {
      guard let content = value.component?.arguments?.last?.value else { continue }
      show(contents(of: content), at: point)
    }
  }

  /// Shows a drawer.
  ///
  /// While it is open, it covers the content.
  mutating func fillDrawer(
    _ component: Component, _ arguments: ComposeArguments, at point: InsertionPoint
  ) {
    leavesOutContent = true
    guard let state = arguments.component("drawerState"),
      ContainerState.isDrawerOpen(state, in: evaluator)
    else {
      return show(contents(of: arguments["content"]), at: point)
    }
    if arguments.has("content") {
      diagnostics.record(.behindWindow, at: position(of: component.range))
    }
    // The scrim is wider than the drawer, so the scrim comes after the drawer.
    show(contents(of: arguments["drawerContent"]), at: point)
    appendScrim("Close navigation menu", closing: state, component, at: point)
  }

  /// Appends the nodes of a composable that are drawn over its slots.
  mutating func appendAfterSlots(
    _ component: Component, named name: String, _ arguments: ComposeArguments,
    at point: InsertionPoint
  ) {
    guard name == "PullToRefreshBox", decided(arguments["isRefreshing"], named: "isRefreshing")
    else { return }
    var indicator = ComposeNode()
    indicator.update { own in
      own.mergesDescendants = true
      own.progress = .indeterminate
    }
    _ = append(indicator, .box, component, at: point)
  }
}
