internal import AccessibilityTree
internal import AndroidImport
internal import ComponentSource

/// Functions that show the composables in ``ComposableTable``.
extension ComposeBuilder {
  /// Shows several components in the order in which Compose draws them.
  mutating func show(_ components: [Component], at point: InsertionPoint) {
    for component in sortedByDrawing(components) { show(component, at: point) }
  }

  /// Sorts siblings by their `zIndex`.
  ///
  /// Source: AndroidX Compose UI, LayoutNode.kt, ZComparator.
  func sortedByDrawing(_ components: [Component]) -> [Component] {
    let heights = components.map { component in
      component.modifierArgument?.modifierChain
        .first { $0.lastName == "zIndex" }?.unlabelled.first?.number ?? 0
    }
    guard heights.contains(where: { $0 != 0 }) else { return components }
    return components.indices.sorted { (heights[$0], $0) < (heights[$1], $1) }
      .map { components[$0] }
  }

  mutating func show(_ component: Component, at point: InsertionPoint) {
    guard depth < ComposeBuilder.maximumDepth else {
      return diagnostics.record(.nestedTooDeeply, at: position(of: component.range))
    }
    depth += 1
    defer { depth -= 1 }
    let name = component.lastName
    if let composable = composable(for: component) {
      show(component, as: composable, named: name, at: point)
    } else if name == "CompositionLocalProvider" {
      showProvided(component, at: point)
    } else if let wrapper = ComposeBuilder.wrappers[name] {
      let arguments = ComposeArguments(component.arguments, to: wrapper)
      show(contents(of: arguments["content"]), at: point)
    } else if !showOutsideTable(component, named: name, at: point) {
      showUnknown(component, named: name, at: point)
    }
  }

  /// Returns the overload of a composable that accepts the arguments of a component.
  func composable(for component: Component) -> Composable? {
    guard let overloads = ComposableTable.overloads(named: component.lastName) else { return nil }
    let labels = Set((component.arguments ?? []).compactMap(\.label))
    if isMultiChoice, component.lastName == "SegmentedButton" { return overloads.last }
    return overloads.first { overload in
      overload.requires.isEmpty || overload.requires.contains(where: labels.contains)
        || ComposeBuilder.firstArgumentMatchesRequired(overload, component)
    } ?? overloads.last
  }

  /// Whether the first unlabelled argument can only belong to the parameter that an overload
  /// requires.
  private static func firstArgumentMatchesRequired(_ overload: Composable, _ component: Component)
    -> Bool
  {
    guard overload.parameters.first == overload.requires.first,
      let first = component.unlabelled.first?.current
    else { return false }
    switch (overload.requires.first, first) {
    case ("selected", .boolean), ("checked", .boolean): return true
    // If the call has no trailing lambda, its first lambda is content: `ListItem({ Text("Ann") })`.
    case ("onClick", .function): return component.arguments?.last?.isTrailing == true
    case ("text", .function), ("title", .function), ("actions", .function): return true
    case ("content", .function): return true
    case ("count", .integer): return true
    case ("state", .component(let state)): return state.lastName.hasSuffix("State")
    case ("state", .string): return component.unlabelled.first.map(\.isState) ?? false
    default: return false
    }
  }

  mutating func show(
    _ component: Component, as composable: Composable, named name: String, at point: InsertionPoint
  ) {
    let arguments = ComposeArguments(component.arguments, to: composable.parameters)
    if case .over(let condition) = composable.window {
      if let condition, !decided(arguments[condition], named: condition) { return }
      if name.hasPrefix("Expanded") {
        let state = arguments.component("state")
        guard let state, ContainerState.isSearchExpanded(state, in: evaluator) else { return }
      }
      return showWindow(component, as: composable, named: name, arguments)
    }
    if name == "AnimatedVisibility" {
      guard isVisible(arguments) else { return }
    }
    if name == "Snackbar", arguments["content"] == nil, composable.parameters.first == "modifier",
      let data = component.value("snackbarData") ?? component.unlabelled.first
    {
      if let own = data.component, own.name == Evaluator.snackbarData {
        showSnackbar(own, at: point)
      }
      return
    }
    let inner = append(component, as: composable, named: name, arguments, at: point)
    fill(component, composable, named: name, arguments, at: inner)
  }

  mutating func isVisible(_ arguments: ComposeArguments) -> Bool {
    guard let value = arguments["visible"] else { return true }
    if let flag = value.boolean { return flag }
    if let unknown = value.unknown {
      diagnostics.record(.hiddenVisibility(unknown.name), at: position(of: unknown.range))
      return unknown.isAssumedTrue
    }
    return true
  }
}

extension SourceValue {
  fileprivate var isState: Bool { if case .state = self { true } else { false } }
}
