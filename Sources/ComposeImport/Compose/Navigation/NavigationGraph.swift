internal import ComponentSource

/// The destinations of a `NavHost`.
///
/// Source: AndroidX Navigation, NavHost.kt, NavGraphBuilder.kt and NavDestination.kt.
struct NavigationGraph {
  /// A destination with the graphs that contain it.
  struct Destination {
    var route: String
    /// The routes of the graphs around the destination, from the innermost outward.
    var graphs: [String]
    var content: Component
  }

  private(set) var destinations: [Destination] = []
  /// The route at which each graph starts, by the route of the graph.
  private var starts: [String: String] = [:]

  /// The depth at which nested graphs are left out.
  private static let maximumDepth = 8

  /// Reads the destinations that the block of a `NavHost` adds.
  init(_ components: [Component], in evaluator: inout Evaluator) {
    append(components, graphs: [], &evaluator)
  }

  private mutating func append(
    _ components: [Component], graphs: [String], _ evaluator: inout Evaluator
  ) {
    guard graphs.count < NavigationGraph.maximumDepth else { return }
    for component in components {
      let content = component.arguments?.last { $0.value.function != nil }?.value
      switch component.lastName {
      case "composable", "dialog":
        let value = component.value("route") ?? component.unlabelled.first
        let route = value.map { evaluator.route(of: $0) } ?? ""
        destinations.append(Destination(route: route, graphs: graphs, content: component))
      case "navigation":
        // A graph takes the start before the route, unless the route is a type.
        let start = component.value("startDestination") ?? component.unlabelled.first
        let route = component.value("route") ?? component.unlabelled.dropFirst().first
        let name = route.map { evaluator.route(of: $0) } ?? ""
        if let start { starts[name] = evaluator.route(of: start) }
        let inner = content.map { evaluator.contents(of: $0) } ?? []
        append(inner, graphs: [name] + graphs, &evaluator)
      default: break
      }
    }
  }

  /// Returns the destination to which a route leads, or `nil` if the graph has none.
  func destination(for route: String) -> Destination? {
    var route = route
    for _ in 0..<NavigationGraph.maximumDepth {
      if let found = destinations.first(where: { $0.route == route }) { return found }
      guard let start = starts[route] else { break }
      route = start
    }
    return destinations.first { NavigationGraph.matches($0.route, route) }
  }

  /// Whether a route fits a pattern such as `detail/{id}?tab={tab}`.
  private static func matches(_ pattern: String, _ route: String) -> Bool {
    func segments(_ text: String) -> [Substring] {
      text.prefix { $0 != "?" }.split(separator: "/", omittingEmptySubsequences: false)
    }
    let (pattern, route) = (segments(pattern), segments(route))
    return pattern.count == route.count
      && zip(pattern, route).allSatisfy { $0 == $1 || $0.hasPrefix("{") && $0.hasSuffix("}") }
  }
}

extension Evaluator {
  /// Returns a route as a text: a text itself, or the name of the type of an instance or object.
  mutating func route(of value: SourceValue) -> String {
    switch value.current {
    case .record(let record): return project.types[record.type].declaration.name
    case .enumCase(let own): return own.name
    case .type(let type): return project.types[type].declaration.name
    case .component(let component): return component.lastName
    case .function(let function): return function.reference.last ?? ""
    default: return text(of: value)
    }
  }
}
