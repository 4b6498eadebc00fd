internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource

/// Functions that show composables outside ``ComposableTable``.
extension ComposeBuilder {
  /// The parameters of composables without a layout node, by the name of the composable.
  static let wrappers: [String: [String]] = [
    "MaterialTheme": ["colorScheme", "shapes", "typography", "content"],
    "MaterialExpressiveTheme": ["colorScheme", "content"],
    "SharedTransitionLayout": ["modifier", "content"], "ProvideTextStyle": ["value", "content"],
    "DisableSelection": ["content"],
    "LookaheadScope": ["content"], "SubcomposeLayout": ["modifier", "content"],
  ]

  /// Shows the content of a `CompositionLocalProvider`.
  ///
  /// The content can use the provided values.
  mutating func showProvided(_ component: Component, at point: InsertionPoint) {
    let outer = evaluator.provided
    let values = ComposeFramework.provided(by: component.arguments ?? [])
    evaluator.provided.merge(values) { $1 }
    show(contents(of: component.arguments?.last { $0.value.function != nil }?.value), at: point)
    evaluator.provided = outer
  }

  /// Shows a composable that is not in ``ComposableTable``, such as `NavHost` or an item of a lazy
  /// list.
  ///
  /// Effects such as `LaunchedEffect` are only recorded here, and run later.
  ///
  /// - Returns: Whether the composable is known.
  mutating func showOutsideTable(
    _ component: Component, named name: String, at point: InsertionPoint
  ) -> Bool {
    switch name {
    case ComposeFramework.item: showItem(component, at: point)
    case "LaunchedEffect", "DisposableEffect", "SideEffect":
      if let effect = component.arguments?.last?.value.function {
        let keys = (component.arguments ?? []).map(\.value).filter { $0.function == nil }
        mounted.append((effect, component.identity, keys))
      }
    case "LifecycleEventEffect", "LifecycleStartEffect", "LifecycleResumeEffect":
      mountLifecycleEffect(component)
    case "AndroidView", "AndroidViewBinding", "AndroidFragment":
      diagnostics.record(.interop, at: position(of: component.range))
    case "DragHandle": showDragHandle(component, at: point)
    case "Spacer", "Divider", "HorizontalDivider", "VerticalDivider", "VerticalDragHandle":
      showSpacer(component, at: point)
    case "NavHost", "AnimatedNavHost": showDestination(component, at: point)
    case "NavDisplay": showNavDisplay(component, at: point)
    case "RangeSlider": showRangeSlider(component, at: point)
    case "DatePicker": showDatePicker(component, at: point)
    case "DateRangePicker": showDateRangePicker(component, at: point)
    case "NavigationSuiteScaffold", "NavigationSuiteScaffoldLayout":
      showNavigationSuite(component, at: point)
    case "TimePicker", "TimeInput": showTimePicker(component, named: name, at: point)
    case "SnackbarHost": showSnackbarHost(component, at: point)
    case "BackHandler", "PredictiveBackHandler": addBackHandler(component)
    case "ReportDrawn", "ReportDrawnWhen", "ReportDrawnAfter": break
    default: return false
    }
    return true
  }

  /// Records an effect that runs when the app starts or resumes, as it does when the screen opens.
  ///
  /// Source: AndroidX Lifecycle, LifecycleEffect.kt.
  private mutating func mountLifecycleEffect(_ component: Component) {
    let arguments = component.arguments ?? []
    guard let effect = arguments.last?.value.function else { return }
    let keys = arguments.map(\.value).filter { $0.function == nil }
    let event = (component.value("event") ?? keys.first)?.component?.lastMember
    let opening = ["ON_CREATE", "ON_START", "ON_RESUME"]
    guard component.lastName != "LifecycleEventEffect" || opening.contains(event ?? "") else {
      return
    }
    mounted.append((effect, component.identity, keys))
  }

  /// Shows a scaffold, which has a navigation bar at its bottom on a phone.
  ///
  /// Source: material3-adaptive-navigation-suite, NavigationSuiteScaffold.kt.
  private mutating func showNavigationSuite(_ component: Component, at point: InsertionPoint) {
    let isLayout = component.lastName.hasSuffix("Layout")
    let arguments = ComposeArguments(
      component.arguments,
      to: [
        isLayout ? "navigationSuite" : "navigationSuiteItems", "modifier", "layoutType", "content",
      ])
    let inner = append(ComposeNode(), .down, component, at: point)
    show(contents(of: arguments["content"]), at: inner)
    if isLayout { return show(contents(of: arguments["navigationSuite"]), at: inner) }
    if let items = component.value("navigationItems") {
      show(contents(of: component.value("primaryActionContent")), at: inner)
      let content = ComponentArgument(label: "content", value: items, at: component.range)
      return show(
        Component(
          "ShortNavigationBar", [content], at: component.range, identity: component.identity),
        at: inner)
    }
    let items = SourceValue.components(contents(of: arguments["navigationSuiteItems"]))
    let content = ComponentArgument(label: "content", value: items, at: component.range)
    show(
      Component(
        "NavigationBar", [content], at: component.range, identity: component.identity), at: inner)
  }

  /// Shows a spacer.
  ///
  /// It has semantics only if its modifier sets semantics.
  mutating func showSpacer(_ component: Component, at point: InsertionPoint) {
    let arguments = ComposeArguments(component.arguments, to: ["modifier"])
    guard let chain = arguments.component("modifier")?.modifierChain else { return }
    var node = ComposeNode()
    apply(chain, to: &node)
    if node.hasSemantics { _ = append(node, .box, component, at: point) }
  }

  /// Shows the content of a composable that no file declares.
  mutating func showUnknown(_ component: Component, named name: String, at point: InsertionPoint) {
    guard let arguments = component.arguments else { return }
    guard name.first?.isUppercase == true else { return showLambdas(of: component, at: point) }
    let lambda = arguments.last { $0.isTrailing && $0.value.function != nil }
    let content = lambda ?? arguments.last { $0.label == "content" }
    var others = component
    others.arguments = arguments.filter { $0.range != content?.range }
    let slots = shownByLambdas(of: others)
    let isTheme = name.hasSuffix("Theme")
    if !isTheme || content == nil {
      diagnostics.record(
        .unknownComposable(name, showsContent: content != nil || !slots.isEmpty),
        at: position(of: component.range))
    }
    var node = ComposeNode()
    if let chain = component.value("modifier")?.component?.modifierChain {
      apply(chain, to: &node)
    }
    guard content != nil || !slots.isEmpty || node.hasSemantics else { return }
    let inner = append(node, .down, component, at: point)
    show(slots + contents(of: content?.value), at: inner)
  }

  /// Shows the components in the lambdas of an undeclared function.
  private mutating func showLambdas(of component: Component, at point: InsertionPoint) {
    let shown = shownByLambdas(of: component)
    guard !shown.isEmpty else { return }
    diagnostics.record(
      .unknownComposable(component.lastName, showsContent: true), at: position(of: component.range))
    show(shown, at: append(ComposeNode(), .down, component, at: point))
  }

  /// Returns the components in the lambdas of a call, except for callbacks such as `onClick`.
  private mutating func shownByLambdas(of component: Component) -> [Component] {
    var shown: [Component] = []
    for argument in component.arguments ?? []
    where argument.value.function != nil && argument.label?.hasPrefix("on") != true {
      shown += contents(of: argument.value).filter(isShown)
    }
    return shown
  }

  private func isShown(_ component: Component) -> Bool {
    component.arguments != nil
      && (component.lastName.first?.isUppercase == true
        || component.arguments?.contains { $0.value.function != nil } == true)
  }
}
