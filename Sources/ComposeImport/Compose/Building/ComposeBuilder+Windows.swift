internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource

/// Dialogs, sheets and menus. Each of them is shown in a separate window.
extension ComposeBuilder {
  /// Shows a dialog, sheet or menu in a separate window.
  mutating func showWindow(
    _ component: Component, as composable: Composable, named name: String,
    _ arguments: ComposeArguments
  ) {
    let outer = openWindow(at: component.range)
    windows[window].dismiss = arguments.function("onDismissRequest")
    windows[window].owner = component.identity
    // Source: ui, AndroidPopup.android.kt, default_popup_window_title; DialogProperties.windowTitle.
    if ["Popup", "DropdownMenu", "ExposedDropdownMenu"].contains(name) {
      windows[window].title = "Pop-Up Window"
    } else if let title = arguments.component("properties")?.value("windowTitle") {
      windows[window].title = evaluator.composeText(of: title).text
    }
    if name == "ModalBottomSheet" {
      sheets[component.identity] = arguments.component("sheetState").map(ContainerState.key)
      appendScrim(component, at: outer)
    }
    let inner = append(component, as: composable, named: name, arguments, at: outer)
    if name == "ModalBottomSheet" { appendHandle(component, arguments, at: inner) }
    fill(component, composable, named: name, arguments, at: inner)
    open.removeLast()
  }

  /// Appends the scrim, which is the area beside a sheet.
  ///
  /// A tap on it closes the sheet.
  ///
  /// Source: material3, ModalBottomSheet.kt, Scrim.
  mutating func appendScrim(_ component: Component, at point: InsertionPoint) {
    let name = word("Close sheet", at: component.range)
    var scrim = ComposeNode()
    scrim.update { own in
      own.mergesDescendants = true
      own.traversalIndex = 1
      own.contentDescription = name
      own.add(.click)
    }
    scrim.behaviour.click = windows[window].dismiss
    _ = append(scrim, .box, component, at: point)
  }

  /// Appends the handle of a sheet.
  ///
  /// Assumed: a sheet is partly expanded, unless it skips the partly expanded state.
  mutating func appendHandle(
    _ component: Component, _ arguments: ComposeArguments, at point: InsertionPoint
  ) {
    guard !arguments.isNull("dragHandle") else { return }
    let state = arguments.component("sheetState")
    let skips = (state?.value("skipPartiallyExpanded") ?? state?.unlabelled.first)?.boolean ?? false
    let content = contents(of: arguments["dragHandle"])
    let isDefault = arguments["dragHandle"] == nil
    if content.isEmpty, !isDefault { return }
    let name = isDefault ? word("Drag handle", at: component.range) : nil
    var handle = ComposeNode()
    handle.update { own in
      own.mergesDescendants = true
      own.contentDescription = name
      own.add(.click)
      own.add(.dismiss)
      if !skips { own.add(.expand) }
    }
    handle.behaviour.dismiss = windows[window].dismiss
    let inner = append(handle, .box, component, at: point)
    show(content, at: inner)
  }

  /// Shows the bar that drags a sheet: `BottomSheetDefaults.DragHandle()`.
  ///
  /// Source: material3, SheetDefaults.kt, DragHandle.
  mutating func showDragHandle(_ component: Component, at point: InsertionPoint) {
    let name = word("Drag handle", at: component.range)
    var node = ComposeNode()
    if let chain = component.value("modifier")?.component?.modifierChain { apply(chain, to: &node) }
    node.update { $0.setIfAbsent(\.contentDescription, name) }
    _ = append(node, .box, component, at: point)
  }

  /// Shows the sheet over a screen, or else the screen.
  ///
  /// The scrim covers the screen. It also covers the area of the sheet, and so comes before it.
  ///
  /// Source: material, ModalBottomSheet.kt, ModalBottomSheetLayout.
  mutating func fillSheetLayout(
    _ component: Component, _ arguments: ComposeArguments, at point: InsertionPoint
  ) {
    leavesOutContent = true
    guard let state = arguments.component("sheetState"),
      ContainerState.isSheetVisible(state, in: evaluator)
    else {
      return show(contents(of: arguments["content"]), at: point)
    }
    diagnostics.record(.behindWindow, at: position(of: component.range))
    appendScrim("Close sheet", closing: state, component, at: point)
    show(contents(of: arguments["sheetContent"]), at: point)
  }

  /// Appends the scrim that covers the content behind an open drawer or sheet.
  ///
  /// A double tap on the scrim closes the drawer or sheet.
  mutating func appendScrim(
    _ name: String, closing state: Component, _ component: Component, at point: InsertionPoint
  ) {
    let name = word(name, at: component.range)
    var scrim = ComposeNode()
    scrim.update { own in
      own.mergesDescendants = true
      own.contentDescription = name
      own.add(.click)
    }
    scrim.behaviour.sets = (ContainerState.key(of: state), .boolean(false))
    _ = append(scrim, .box, component, at: point)
  }
}
