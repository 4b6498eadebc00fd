internal import AccessibilityTree
internal import ComponentSource

/// Hosts of destinations.
extension ComposeBuilder {
  /// Shows the destination on top of the back stack, which begins with the start of navigation.
  ///
  /// Source: AndroidX Navigation, NavHost.kt and NavGraphBuilder.kt.
  mutating func showDestination(_ component: Component, at place: Place) {
    let arguments = ComposeArguments(
      component.arguments,
      to: ["navController", "startDestination", "modifier", "contentAlignment", "route", "builder"])
    let graph = NavigationGraph(contents(of: arguments["builder"]), in: &evaluator)
    let start = arguments["startDestination"].map { evaluator.route(of: $0) } ?? ""
    let controller = arguments.component("navController")
    let first = graph.destination(for: start) ?? graph.destinations.first
    if let controller, let first {
      evaluator.start(controller, at: first)
      controllers.append(controller)
    }
    let entries = controller.flatMap { evaluator.backStack(of: $0) } ?? []
    let top = entries.last.flatMap { NavigationEntry.route(of: $0, in: &evaluator) }
    guard let shown = top.flatMap({ graph.destination(for: $0) }) ?? first else { return }
    if let controller, !entries.isEmpty {
      let given = entries.last?.component?.value("given")
      let resolved = NavigationEntry.value(shown, given: given, at: controller.range)
      evaluator.setBackStack(entries.dropLast() + [resolved], of: controller)
    }
    if graph.destinations.count > 1, entries.count < 2 {
      diagnostics.record(.otherDestinations, at: position(of: component.range))
    }
    let content = shown.content.arguments?.last { $0.value.function != nil }?.value
    let entry = controller.flatMap { evaluator.backStack(of: $0)?.last }
    show(contents(of: content, entry.map { [$0] } ?? []), at: place)
  }
}
