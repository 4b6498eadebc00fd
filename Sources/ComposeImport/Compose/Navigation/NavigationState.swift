internal import ComponentSource

/// The back stacks of navigation controllers.
///
/// A back stack is stored as a state. The state is a list of entries, and the destination of the
/// last entry is shown.
///
/// Source: AndroidX Navigation, NavController.kt and NavHostController.kt.
extension Evaluator {
  private static func backStackKey(_ controller: Component) -> StateKey {
    StateKey(owner: controller.identity, path: ["backStack"])
  }

  private static func startKey(_ controller: Component) -> StateKey {
    StateKey(owner: controller.identity, path: ["startDestination"])
  }

  /// Returns the route of the start destination of a controller.
  func startRoute(of controller: Component) -> SourceValue? {
    states[Evaluator.startKey(controller)]
  }

  /// Returns the entries of a controller's back stack, or `nil` if the controller has no graph yet.
  func backStack(of controller: Component) -> [SourceValue]? {
    guard case .list(let entries)? = states[Evaluator.backStackKey(controller)] else { return nil }
    return entries
  }

  mutating func setBackStack(_ entries: [SourceValue], of controller: Component) {
    set(Evaluator.backStackKey(controller), to: .list(entries))
  }

  /// Sets the start destination of a controller, unless the controller already has a back stack.
  mutating func start(_ controller: Component, at destination: NavigationGraph.Destination) {
    set(Evaluator.startKey(controller), to: .string(SourceText(destination.route)))
    guard backStack(of: controller) == nil else { return }
    setBackStack([NavigationEntry.value(destination, at: controller.range)], of: controller)
  }

  /// Removes the last entry of a back stack, unless it is the only entry.
  ///
  /// Returns whether an entry was removed.
  mutating func popBackStack(of controller: Component) -> Bool {
    guard let entries = backStack(of: controller), entries.count > 1 else { return false }
    setBackStack(Array(entries.dropLast()), of: controller)
    return true
  }
}

/// An entry of a back stack, and its destination.
enum NavigationEntry {
  private static let controllers: Set<String> = [
    "rememberNavController", "rememberAnimatedNavController", "NavHostController",
  ]
  private static let entry = "NavBackStackEntry"
  private static let destination = "NavDestination"
  private static let graph = "NavGraph"
  /// `destinationID` is the name of the component that represents the identifier of a destination.
  ///
  /// `graphID` is the name of the component that represents the identifier of a graph.
  static let destinationID = "NavDestination.id"
  static let graphID = "NavGraph.id"

  /// Returns an entry of a back stack.
  ///
  /// - Parameters:
  ///   - given: The route that was passed to `navigate`, including its arguments.
  ///   - defaults: The default values of the destination's arguments. They are known once the
  ///     destination is shown.
  static func value(
    _ destination: NavigationGraph.Destination, given: SourceValue? = nil,
    defaults: SourceValue? = nil, at range: SourceRange
  ) -> SourceValue {
    let routes = ([destination.route] + destination.graphs).map { name -> SourceValue in
      component(self.destination, [argument("route", .string(SourceText(name)), range)], range)
    }
    return component(
      entry,
      [
        argument("hierarchy", .list(routes), range), argument("given", given ?? .null, range),
        argument("defaults", defaults ?? .null, range),
      ], range)
  }

  static func route(of entry: SourceValue, in evaluator: inout Evaluator) -> String? {
    guard case .list(let hierarchy)? = entry.component?.value("hierarchy"),
      let route = hierarchy.first?.component?.value("route")
    else { return nil }
    return evaluator.text(of: route)
  }

  /// Returns the route of an entry, and the routes of the graphs around its destination.
  static func routes(of entry: SourceValue, in evaluator: inout Evaluator) -> [String] {
    guard case .list(let hierarchy)? = entry.component?.value("hierarchy") else { return [] }
    return hierarchy.compactMap { $0.component?.value("route") }.map { evaluator.text(of: $0) }
  }

  /// Whether a component represents a navigation controller that the composition remembers.
  static func isController(_ component: Component) -> Bool {
    controllers.contains(component.name)
  }

  /// Returns a member of a controller, an entry or a destination.
  static func member(
    _ call: FrameworkCall, of component: Component, in evaluator: inout Evaluator
  ) -> SourceValue? {
    switch (component.name, call.name) {
    case (_, "currentBackStackEntryAsState") where isController(component),
      (_, "currentBackStackEntry") where isController(component):
      return evaluator.backStack(of: component)?.last
    case (_, "previousBackStackEntry") where isController(component):
      return evaluator.backStack(of: component).map { $0.dropLast().last ?? .null }
    case (_, "currentDestination") where isController(component):
      return evaluator.backStack(of: component)?.last.flatMap(shown)
    case (_, "graph") where isController(component):
      guard let start = evaluator.startRoute(of: component) else { return nil }
      return self.component(graph, [argument("start", start, call.range)], call.range)
    case (graph, "id"): return self.component(graphID, [], call.range)
    case (graph, "startDestinationRoute"): return component.value("start")
    case (graph, "startDestinationId"):
      return component.value("start").map { identifier(of: $0, at: call.range) }
    case (graph, "findStartDestination"):
      guard let start = component.value("start") else { return nil }
      return self.component(destination, [argument("route", start, call.range)], call.range)
    case (destination, "id"):
      return component.value("route").map { identifier(of: $0, at: call.range) }
    case (entry, "arguments"):
      guard case .list(let hierarchy)? = component.value("hierarchy") else { return nil }
      let route = hierarchy.first?.component?.value("route")
      return self.component(
        NavigationArguments.name,
        [
          argument("route", route ?? .null, call.range),
          argument("given", component.value("given") ?? .null, call.range),
          argument("defaults", component.value("defaults") ?? .null, call.range),
        ], call.range)
    case (entry, "toRoute"):
      guard case .record? = component.value("given") else { return nil }
      return component.value("given")
    case (entry, "value"): return .component(component)
    case (entry, "destination"): return shown(.component(component))
    case (destination, "hierarchy"):
      guard case .list(let graphs)? = component.value("graphs") else {
        return .list([.component(component)])
      }
      return .list([.component(component)] + graphs)
    case (destination, "route"): return component.value("route")
    case (destination, "hasRoute"):
      let type = call.types.first.map { SourceValue.string(SourceText($0.lastName)) }
      guard let wanted = call.arguments?.first?.value ?? type, let own = component.value("route")
      else { return nil }
      if wanted.unknown != nil { return nil }
      return .boolean(evaluator.route(of: wanted) == evaluator.text(of: own))
    default: return nil
    }
  }

  /// Returns the destination of an entry, and the graphs around the destination.
  private static func shown(_ entry: SourceValue) -> SourceValue? {
    guard let own = entry.component, case .list(let hierarchy)? = own.value("hierarchy"),
      let route = hierarchy.first?.component?.value("route")
    else { return nil }
    return component(
      destination,
      [
        argument("route", route, own.range),
        argument("graphs", .list(Array(hierarchy.dropFirst())), own.range),
      ], own.range)
  }

  /// Returns the identifier of the destination with a route.
  private static func identifier(of route: SourceValue, at range: SourceRange) -> SourceValue {
    component(destinationID, [argument("route", route, range)], range)
  }

  private static func component(
    _ name: String, _ arguments: [ComponentArgument], _ range: SourceRange
  ) -> SourceValue {
    .component(
      Component(name, arguments, at: range, identity: ComponentIdentity(number: 0)))
  }

  private static func argument(
    _ label: String, _ value: SourceValue, _ range: SourceRange
  ) -> ComponentArgument {
    ComponentArgument(label: label, value: value, at: range)
  }
}
