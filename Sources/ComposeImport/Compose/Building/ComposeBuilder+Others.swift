internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource

/// What has no row in the table of composables.
extension ComposeBuilder {
  /// Composables without a layout node of their own, with their parameters.
  static let wrappers: [String: [String]] = [
    "MaterialTheme": ["colorScheme", "shapes", "typography", "content"],
    "MaterialExpressiveTheme": ["colorScheme", "content"],
    "SharedTransitionLayout": ["modifier", "content"], "ProvideTextStyle": ["value", "content"],
    "SelectionContainer": ["modifier", "content"], "DisableSelection": ["content"],
    "LookaheadScope": ["content"], "SubcomposeLayout": ["modifier", "content"],
  ]

  /// Shows content with the local values that are provided to it.
  mutating func showProvided(_ component: Component, at place: Place) {
    let outer = evaluator.provided
    let values = ComposeFramework.provided(by: component.arguments ?? [])
    evaluator.provided.merge(values) { $1 }
    show(contents(of: component.arguments?.last { $0.value.function != nil }?.value), at: place)
    evaluator.provided = outer
  }

  /// Handles what is no composable: effects, and items of lists.
  ///
  /// - Returns: Whether it is known.
  mutating func showSpecial(
    _ component: Component, named name: String, at place: Place
  ) -> Bool {
    switch name {
    case ComposeFramework.item: showItem(component, at: place)
    case "LaunchedEffect", "DisposableEffect", "SideEffect":
      if let effect = component.arguments?.last?.value.function {
        mounted.append((effect, component.identity, component.unlabelled))
      }
    case "AndroidView", "AndroidViewBinding", "AndroidFragment":
      diagnostics.record(.interop, at: position(of: component.range))
    case "Spacer", "Divider", "HorizontalDivider", "VerticalDivider":
      showSpacer(component, at: place)
    case "NavHost", "AnimatedNavHost": showStartDestination(component, at: place)
    case "RangeSlider": showRangeSlider(component, at: place)
    case "DatePicker", "DateRangePicker":
      diagnostics.record(.unknownTime, at: position(of: component.range))
    case "TimePicker", "TimeInput": showTimePicker(component, named: name, at: place)
    case "SnackbarHost", "BackHandler", "PredictiveBackHandler", "ReportDrawn",
      "ReportDrawnWhen", "ReportDrawnAfter":
      break
    default: return false
    }
    return true
  }

  /// Shows the destination at which navigation starts.
  ///
  /// Source: AndroidX Navigation, NavHost.kt and NavGraphBuilder.kt.
  private mutating func showStartDestination(_ component: Component, at place: Place) {
    let arguments = ComposeArguments(
      component.arguments,
      to: ["navController", "startDestination", "modifier", "contentAlignment", "route", "builder"])
    let start = arguments["startDestination"].map { evaluator.text(of: $0) }
    let destinations = contents(of: arguments["builder"]).filter {
      ["composable", "dialog", "navigation"].contains($0.lastName)
    }
    let found = destinations.first { destination in
      (destination.value("route") ?? destination.unlabelled.first)
        .map { evaluator.text(of: $0) == start } ?? false
    }
    guard let shown = found ?? destinations.first else { return }
    if destinations.count > 1 {
      diagnostics.record(.otherDestinations, at: position(of: component.range))
    }
    show(contents(of: shown.arguments?.last { $0.value.function != nil }?.value), at: place)
  }

  /// Shows a spacer, which has semantics only if its modifier sets some.
  mutating func showSpacer(_ component: Component, at place: Place) {
    let arguments = ComposeArguments(component.arguments, to: ["modifier"])
    guard let chain = arguments.component("modifier")?.modifierChain else { return }
    var node = ComposeNode()
    apply(chain, to: &node)
    if node.hasSemantics { _ = append(node, .box, component, at: place) }
  }

  /// Shows the content of a composable that no file declares.
  mutating func showUnknown(_ component: Component, named name: String, at place: Place) {
    guard let arguments = component.arguments else { return }
    guard name.first?.isUppercase == true else { return showLambdas(of: component, at: place) }
    let lambda = arguments.last { $0.isTrailing && $0.value.function != nil }
    let content = lambda ?? arguments.last { $0.label == "content" }
    let isTheme = name.hasSuffix("Theme")
    if !isTheme || content == nil {
      diagnostics.record(
        .unknownComposable(name, showsContent: content != nil), at: position(of: component.range))
    }
    var node = ComposeNode()
    if let chain = component.value("modifier")?.component?.modifierChain {
      apply(chain, to: &node)
    }
    guard content != nil || node.hasSemantics else { return }
    let inner = append(node, .down, component, at: place)
    show(contents(of: content?.value), at: inner)
  }

  /// Shows what the lambdas of a function that no file declares show, if that is anything.
  private mutating func showLambdas(of component: Component, at place: Place) {
    let shown = (component.arguments ?? []).filter { $0.value.function != nil }
      .flatMap { contents(of: $0.value) }.filter(isShown)
    guard !shown.isEmpty else { return }
    diagnostics.record(
      .unknownComposable(component.lastName, showsContent: true), at: position(of: component.range))
    show(shown, at: append(ComposeNode(), .down, component, at: place))
  }

  private func isShown(_ component: Component) -> Bool {
    component.arguments != nil
      && (component.lastName.first?.isUppercase == true
        || component.arguments?.contains { $0.value.function != nil } == true)
  }
}
