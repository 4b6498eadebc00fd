internal import ComponentSource

/// The effect of a call of a navigation controller.
enum NavigationOutcome {
  case changed, unchanged
  /// The graph has no destination with this route, so the app crashes.
  case missing(route: String)
  /// The effect of the call is unknown before run time.
  case unknown
}

/// The effects of `navigate` and similar calls on a back stack.
///
/// Source: AndroidX Navigation, NavController.kt.
extension Evaluator {
  /// Performs the navigation for a call on a controller.
  mutating func navigate(
    _ call: Component, on controller: Component, in graph: NavigationGraph?
  ) -> NavigationOutcome {
    guard let graph, let entries = backStack(of: controller) else { return .unknown }
    switch call.lastMember {
    case "popBackStack":
      guard let target = call.value("route") ?? call.value("destinationId") ?? call.unlabelled.first
      else { return popBackStack(of: controller) ? .changed : .unknown }
      return pop(call, to: target, entries, of: controller, in: graph)
    case "navigateUp": return popBackStack(of: controller) ? .changed : .unknown
    default: return push(call, entries, on: controller, in: graph)
    }
  }

  /// Pops the entries above a destination: `popBackStack("home", inclusive = false)`.
  private mutating func pop(
    _ call: Component, to target: SourceValue, _ entries: [SourceValue], of controller: Component,
    in graph: NavigationGraph
  ) -> NavigationOutcome {
    let rest = call.unlabelled.dropFirst(call.value("route") == nil ? 1 : 0)
    var pop = NavigationPop(target: target)
    pop.isInclusive = (call.value("inclusive") ?? rest.first)?.current
    pop.savesState = (call.value("saveState") ?? rest.dropFirst().first)?.current
    var left = entries
    guard apply(pop, to: &left, of: controller, in: graph) else { return .unknown }
    if left.count == entries.count { return .unchanged }
    // Without any entries, the app shows no destination and usually closes itself.
    guard !left.isEmpty else { return .unknown }
    setBackStack(left, of: controller)
    return .changed
  }

  private mutating func push(
    _ call: Component, _ entries: [SourceValue], on controller: Component,
    in graph: NavigationGraph
  ) -> NavigationOutcome {
    guard let value = call.value("route") ?? call.unlabelled.first, value.unknown == nil,
      let options = options(of: call)
    else { return .unknown }
    let route = route(of: value)
    guard let destination = graph.destination(for: route) else {
      return value.namesRoute && graph.isComplete ? .missing(route: route) : .unknown
    }
    var entries = entries
    if let pop = options.pop {
      guard apply(pop, to: &entries, of: controller, in: graph) else { return .unknown }
    }
    // Source: NavController.kt, addEntryToBackStack: a new destination closes the dialogs above the
    // last destination, unless the new destination is a dialog.
    while !destination.isDialog, entries.count > 1,
      let top = entries.last.flatMap({ NavigationEntry.route(of: $0, in: &self) }),
      graph.destination(for: top)?.isDialog == true
    {
      entries.removeLast()
    }
    let next = NavigationEntry.value(destination, given: value.current, at: call.range)
    let top = entries.last.flatMap { NavigationEntry.route(of: $0, in: &self) }
    if options.restoresState,
      let saved = removeSavedEntries(for: [route, destination.route], of: controller)
    {
      entries += saved
    } else if options.isSingleTop, top == destination.route {
      entries[entries.count - 1] = next
    } else {
      entries.append(next)
    }
    // If the restored back stack is empty, the new destination is shown.
    if entries.isEmpty { entries = [next] }
    setBackStack(entries, of: controller)
    return .changed
  }

  // MARK: Options

  /// Returns the options of `navigate`, or `nil` if the source does not determine them.
  ///
  /// Source: AndroidX Navigation, NavOptionsBuilder.kt.
  private mutating func options(of call: Component) -> NavigationOptions? {
    var options = NavigationOptions()
    var block = call.arguments?.last { $0.value.function != nil }?.value.function
    if let given = call.value("navOptions"), !given.isNull {
      guard let builder = given.current.component, builder.lastName == "navOptions" else {
        return nil
      }
      block = builder.arguments?.last?.value.function
    }
    guard let block else { return options }
    for effect in run(block) {
      switch effect {
      case .call(let call, _) where call.lastName == "popUpTo":
        guard let target = call.value("route") ?? call.value("id") ?? call.unlabelled.first else {
          return nil
        }
        var pop = NavigationPop(target: target)
        if let block = call.arguments?.last(where: { $0.value.function != nil })?.value.function {
          for case .assignment(let names, _, let value, _) in run(block) {
            if names == ["inclusive"] { pop.isInclusive = value.current }
            if names == ["saveState"] { pop.savesState = value.current }
          }
        }
        options.pop = pop
      case .assignment(["launchSingleTop"], _, let value, _):
        guard let flag = value.boolean else { return nil }
        options.isSingleTop = flag
      case .assignment(["restoreState"], _, let value, _):
        guard let flag = value.boolean else { return nil }
        options.restoresState = flag
      default: break
      }
    }
    return options
  }

  /// Removes the entries above the target of a call.
  ///
  /// Returns whether the source determines the removed entries.
  private mutating func apply(
    _ pop: NavigationPop, to entries: inout [SourceValue], of controller: Component,
    in graph: NavigationGraph
  ) -> Bool {
    guard let isInclusive = pop.flag(pop.isInclusive), let savesState = pop.flag(pop.savesState)
    else { return false }
    var first = 0
    var target: String?
    switch pop.target.current {
    case .integer(0): break
    case .component(let component) where component.name == NavigationEntry.graphID: break
    case .component(let component) where component.name == NavigationEntry.destinationID:
      guard let value = component.value("route") else { return false }
      target = route(of: value)
    case .unknown, .integer, .null, .nothing: return false
    default: target = route(of: pop.target)
    }
    if let target {
      let routes = entries.map { NavigationEntry.routes(of: $0, in: &self) }
      let name = graph.isDestination(target) ? target : graph.destination(for: target)?.route
      if let index = routes.lastIndex(where: { $0.first == target || $0.first == name }) {
        first = index + (isInclusive ? 0 : 1)
      } else if let last = routes.lastIndex(where: { $0.contains(target) }) {
        // The target is a graph. The entries of a graph follow each other on the back stack.
        first = last
        while first > 0, routes[first - 1].contains(target) { first -= 1 }
      } else {
        // The library ignores a destination that is not on the back stack.
        return pop.target.namesRoute || graph.isDestination(target)
      }
    }
    guard first < entries.count else {
      return true
    }
    if savesState {
      save(Array(entries[first...]), above: isInclusive ? nil : target, of: controller, in: graph)
    }
    entries.removeSubrange(first...)
    return true
  }

  // MARK: Saved entries

  private static func savedKey(_ controller: Component) -> StateKey {
    StateKey(owner: controller.identity, path: ["savedBackStacks"])
  }

  /// Saves removed entries under names by which `navigate` can restore the entries.
  ///
  /// Source: AndroidX Navigation, NavController.kt, executePopOperations: the entries are saved
  /// under the first removed destination, and under the destination below it.
  private mutating func save(
    _ entries: [SourceValue], above target: String?, of controller: Component,
    in graph: NavigationGraph
  ) {
    var saved = savedEntries(of: controller)
    let taken = Set(saved.flatMap(\.names))
    let first = entries.first.flatMap { NavigationEntry.route(of: $0, in: &self) }
    let names = [target, first].compactMap(\.self)
      .flatMap { graph.names(of: $0).prefix { !taken.contains($0) } }
    guard !names.isEmpty else { return }
    saved.append((names, entries))
    setSavedEntries(saved, of: controller)
  }

  /// Removes the saved entries that have one of the given names, and returns them.
  private mutating func removeSavedEntries(
    for names: [String], of controller: Component
  ) -> [SourceValue]? {
    var saved = savedEntries(of: controller)
    let index = saved.firstIndex { own in names.contains { own.names.contains($0) } }
    guard let index else { return nil }
    let entries = saved.remove(at: index).entries
    setSavedEntries(saved, of: controller)
    return entries
  }

  private func savedEntries(
    of controller: Component
  ) -> [(names: [String], entries: [SourceValue])] {
    guard case .list(let saved)? = states[Evaluator.savedKey(controller)] else { return [] }
    return saved.compactMap { own in
      guard case .list(let parts) = own, parts.count == 2, case .list(let names) = parts[0],
        case .list(let entries) = parts[1]
      else { return nil }
      let texts = names.compactMap { name -> String? in
        if case .string(let text) = name { text.known } else { nil }
      }
      return (texts, entries)
    }
  }

  private mutating func setSavedEntries(
    _ saved: [(names: [String], entries: [SourceValue])], of controller: Component
  ) {
    let values = saved.map { own -> SourceValue in
      .list([.list(own.names.map { .string(SourceText($0)) }), .list(own.entries)])
    }
    set(Evaluator.savedKey(controller), to: .list(values))
  }
}

/// The options of `navigate`.
private struct NavigationOptions {
  var pop: NavigationPop?
  var isSingleTop = false
  var restoresState = false
}

/// The destination up to which `navigate` pops entries.
private struct NavigationPop {
  var target: SourceValue
  var isInclusive, savesState: SourceValue?

  /// Returns the value of a flag, or `nil` if the source does not determine the value.
  ///
  /// A missing flag is `false`.
  func flag(_ value: SourceValue?) -> Bool? { value.map(\.boolean) ?? false }
}
