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
    let name = word("Drag handle", at: component.range)
    var handle = ComposeNode()
    handle.update { own in
      own.mergesDescendants = true
      own.contentDescription = name
      own.add(.click)
      own.add(.dismiss)
      if !skips { own.add(.expand) }
    }
    handle.behaviour.dismiss = windows[window].dismiss
    _ = append(handle, .box, component, at: point)
  }
}
