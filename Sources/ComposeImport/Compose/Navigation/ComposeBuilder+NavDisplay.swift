internal import AccessibilityTree
internal import ComponentSource

/// Displays of back stacks that the app holds in a list of keys.
///
/// Source: AndroidX Navigation 3, NavDisplay.kt, NavEntry.kt and EntryProvider.kt.
extension ComposeBuilder {
  /// Shows the entry for the last key of a back stack.
  mutating func showNavDisplay(_ component: Component, at point: InsertionPoint) {
    let arguments = ComposeArguments(
      component.arguments,
      to: ["backStack", "modifier", "contentAlignment", "onBack", "entryProvider"])
    guard case .list(let keys)? = arguments["backStack"], let key = keys.last,
      let provider = arguments["entryProvider"]
    else {
      return diagnostics.record(
        .unknownComposable(component.lastName, showsContent: false),
        at: position(of: component.range))
    }
    if keys.count > 1, let handler = arguments.function("onBack") {
      backCallbacks.append(BackCallback(action: .handler(handler, []), window: window))
    }
    let entries: [Component]
    if let function = provider.function {
      entries = evaluator.contents(of: function, [key])
    } else {
      let declared = contents(of: provider.component?.arguments?.last?.value)
      if declared.count > 1, keys.count < 2 {
        diagnostics.record(.otherDestinations, at: position(of: component.range))
      }
      let route = evaluator.route(of: key)
      entries = declared.filter { entry in
        let value = entry.value("route") ?? entry.unlabelled.first
        return value.map { evaluator.route(of: $0) } == route
      }
    }
    guard let entry = entries.first(where: { ["entry", "NavEntry"].contains($0.lastName) }) else {
      return show(entries, at: point)
    }
    let content = entry.arguments?.last { $0.value.function != nil }?.value
    show(contents(of: content, [key]), at: point)
  }
}
