internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource

/// What has no row in the table of composables.
extension ComposeBuilder {
  /// Composables without a layout node of their own, with their parameters.
  static let wrappers: [String: [String]] = [
    "CompositionLocalProvider": ["value", "content"],
    "MaterialTheme": ["colorScheme", "shapes", "typography", "content"],
    "MaterialExpressiveTheme": ["colorScheme", "content"],
    "SharedTransitionLayout": ["modifier", "content"], "ProvideTextStyle": ["value", "content"],
    "SelectionContainer": ["modifier", "content"], "DisableSelection": ["content"],
    "LookaheadScope": ["content"], "SubcomposeLayout": ["modifier", "content"],
  ]

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
    guard name.first?.isUppercase == true, component.arguments != nil else { return }
    let lambda = component.arguments?.last { $0.isTrailing && $0.value.function != nil }
    let content = lambda ?? component.arguments?.last { $0.label == "content" }
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
}
