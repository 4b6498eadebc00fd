internal import AccessibilityTree
internal import ComponentSource

/// Hosts of destinations.
extension ComposeBuilder {
  /// Shows the destination on top of the back stack.
  ///
  /// At first, the back stack only has the destination at which navigation starts.
  ///
  /// Source: AndroidX Navigation, NavHost.kt and NavGraphBuilder.kt.
  mutating func showDestination(_ component: Component, at place: Place) {
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
    let top = entries.last.flatMap { NavigationEntry.route(of: $0, in: &evaluator) }
    guard let shown = top.flatMap({ graph.destination(for: $0) }) ?? first else { return }
    if let controller, !entries.isEmpty {
      let given = entries.last?.component?.value("given")
      let defaults = evaluator.defaultArguments(of: shown.content)
      let resolved = NavigationEntry.value(
        shown, given: given, defaults: defaults, at: controller.range)
      evaluator.setBackStack(entries.dropLast() + [resolved], of: controller)
    }
    if graph.destinations.count > 1, entries.count < 2 {
      diagnostics.record(.otherDestinations, at: position(of: component.range))
    }
    let content = shown.content.arguments?.last { $0.value.function != nil }?.value
    let entry = controller.flatMap { evaluator.backStack(of: $0)?.last }
    show(contents(of: content, entry.map { [$0] } ?? []), at: place)
  }

  /// Returns the destination at which navigation starts.
  ///
  /// If the source does not determine this destination, the first destination is assumed.
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
