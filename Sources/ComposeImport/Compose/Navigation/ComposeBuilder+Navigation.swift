internal import AccessibilityTree
internal import ComponentSource

/// Hosts of navigation destinations.
extension ComposeBuilder {
  /// Shows the destination on top of the back stack.
  ///
  /// Initially, the back stack contains only the start destination.
  ///
  /// A dialog is shown in a window over the destination below the dialog.
  ///
  /// Source: AndroidX Navigation, NavHost.kt, NavGraphBuilder.kt and DialogHost.kt.
  mutating func showDestination(_ component: Component, at point: InsertionPoint) {
    let arguments = ComposeArguments(
      component.arguments,
      to: ["navController", "startDestination", "modifier", "contentAlignment", "route", "builder"])
    let graph = NavigationGraph(contents(of: arguments["builder"]), in: &evaluator)
    let controller = arguments.component("navController")
    let first = start(of: graph, at: arguments["startDestination"])
    if let controller, let first {
      evaluator.start(controller, at: first)
      controllers.append(controller)
      graphs[controller.identity] = graph
      backCallbacks.append(BackCallback(action: .pop(controller), window: window))
    }
    let entries = controller.flatMap { evaluator.backStack(of: $0) } ?? []
    if graph.destinations.count > 1, entries.count < 2 {
      diagnostics.record(.otherDestinations, at: position(of: component.range))
    }
    guard let controller, !entries.isEmpty else {
      if let first { show(first, nil, at: point) }
      return
    }
    let found = entries.map { entry in
      NavigationEntry.route(of: entry, in: &evaluator).flatMap { graph.destination(for: $0) }
        ?? first
    }
    let lowest = found.lastIndex { $0?.isDialog != true } ?? 0
    for index in lowest..<entries.count {
      guard let destination = found[index] else { continue }
      let entry = resolve(index, as: destination, of: controller)
      if destination.isDialog {
        showDialog(destination, entry, of: controller)
      } else {
        show(destination, entry, at: point)
      }
    }
  }

  private mutating func show(
    _ destination: NavigationGraph.Destination, _ entry: SourceValue?, at point: InsertionPoint
  ) {
    let content = destination.content.arguments?.last { $0.value.function != nil }?.value
    show(contents(of: content, entry.map { [$0] } ?? []), at: point)
  }

  /// Shows a destination in a separate window, which the back gesture closes.
  private mutating func showDialog(
    _ destination: NavigationGraph.Destination, _ entry: SourceValue, of controller: Component
  ) {
    let point = openWindow(at: destination.content.range)
    windows[window].owner = destination.content.identity
    if let title = destination.content.value("dialogProperties")?.component?.value("windowTitle") {
      windows[window].title = evaluator.composeText(of: title).text
    }
    backCallbacks.append(BackCallback(action: .pop(controller), window: window))
    show(destination, entry, at: point)
    open.removeLast()
  }

  /// Returns an entry of the back stack with the default arguments of its destination.
  private mutating func resolve(
    _ index: Int, as destination: NavigationGraph.Destination, of controller: Component
  ) -> SourceValue {
    var entries = evaluator.backStack(of: controller) ?? []
    let given = entries.indices.contains(index) ? entries[index].component?.value("given") : nil
    let defaults = evaluator.defaultArguments(of: destination.content)
    let entry = NavigationEntry.value(
      destination, given: given, defaults: defaults, at: controller.range)
    if entries.indices.contains(index) {
      entries[index] = entry
      evaluator.setBackStack(entries, of: controller)
    }
    return entry
  }

  /// Returns the start destination, or the first destination if the source does not determine the
  /// start destination.
  private mutating func start(
    of graph: NavigationGraph, at value: SourceValue?
  ) -> NavigationGraph.Destination? {
    guard let value else { return graph.destinations.first }
    let name = evaluator.route(of: value)
    if let found = graph.destination(for: name) { return found }
    guard let first = graph.destinations.first else { return nil }
    if value.namesRoute, graph.isComplete {
      diagnostics.record(.missingDestination(name), at: position(of: first.content.range))
    } else {
      let range = value.unknown?.range ?? first.content.range
      diagnostics.record(
        .unknownStart(value.unknown?.name ?? name), at: position(of: range))
    }
    return first
  }
}
