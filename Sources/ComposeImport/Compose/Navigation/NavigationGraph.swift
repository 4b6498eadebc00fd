internal import ComponentSource

/// The destinations of a `NavHost`.
///
/// Source: AndroidX Navigation, NavHost.kt, NavGraphBuilder.kt and NavDestination.kt.
struct NavigationGraph {
  /// A destination, and the graphs that contain it.
  struct Destination {
    var route: String
    /// The routes of the graphs around the destination, from the innermost outward.
    var graphs: [String]
    var content: Component

    /// Whether the destination is shown in a separate window over the previous destination.
    var isDialog: Bool { content.lastName == "dialog" }
  }

  private(set) var destinations: [Destination] = []
  /// The route of the start destination of each graph, by the route of the graph.
  private var starts: [String: String] = [:]
  /// Whether all destinations in the block of the `NavHost` are known.
  private(set) var isComplete = true

  /// The maximum depth of nested graphs.
  ///
  /// Deeper graphs are left out.
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
        // In a call of `navigation`, the start precedes the route, unless the route is a type
        // argument.
        let start = component.value("startDestination") ?? component.unlabelled.first
        let route = component.value("route") ?? component.unlabelled.dropFirst().first
        let name = route.map { evaluator.route(of: $0) } ?? ""
        if let start { starts[name] = evaluator.route(of: start) }
        let inner = content.map { evaluator.contents(of: $0) } ?? []
        append(inner, graphs: [name] + graphs, &evaluator)
      // A function that no file declares may add destinations.
      default: isComplete = false
      }
    }
  }

  /// Returns the destination to which a route leads, or `nil` if the graph has no such destination.
  func destination(for route: String) -> Destination? {
    var route = route
    for _ in 0..<NavigationGraph.maximumDepth {
      if let found = destinations.first(where: { $0.route == route }) { return found }
      guard let start = starts[route] else { break }
      route = start
    }
    return destinations.first { NavigationGraph.matches($0.route, route) }
  }

  /// Whether a route is the pattern of a destination, with parameters instead of arguments.
  func isDestination(_ route: String) -> Bool { destinations.contains { $0.route == route } }

  /// Returns the routes by which a destination can be reached.
  ///
  /// These are the route of the destination, and the routes of the graphs that start at the
  /// destination.
  func names(of route: String) -> [String] {
    var names = [route]
    for graph in destinations.first(where: { $0.route == route })?.graphs ?? [] {
      guard starts[graph] == names.last else { break }
      names.append(graph)
    }
    return names
  }

  /// Whether a route fits a pattern such as `detail/{id}?tab={tab}`.
  private static func matches(_ pattern: String, _ route: String) -> Bool {
    func segments(_ text: String) -> [Substring] {
      text.prefix { $0 != "?" }.split(separator: "/", omittingEmptySubsequences: false)
    }
    let (pattern, route) = (segments(pattern), segments(route))
    return pattern.count == route.count
      && zip(pattern, route).allSatisfy { fits($0, $1) }
  }

  /// Whether a segment of a route matches a segment of a pattern, such as `user-{id}`.
  ///
  /// Source: AndroidX Navigation, NavDeepLink.kt: an argument can be any text.
  private static func fits(_ pattern: Substring, _ segment: Substring) -> Bool {
    guard let open = pattern.firstIndex(of: "{"),
      let close = pattern[open...].lastIndex(of: "}")
    else { return pattern == segment }
    let (start, end) = (pattern[..<open], pattern[pattern.index(after: close)...])
    return segment.count >= start.count + end.count && segment.hasPrefix(start)
      && segment.hasSuffix(end)
  }
}

extension SourceValue {
  var isNull: Bool { if case .null = current { true } else { false } }

  /// Whether the source determines the route that this value represents.
  var namesRoute: Bool {
    switch current {
    case .string(let text): text.known != nil
    case .record, .enumCase, .type: true
    default: false
    }
  }
}

extension Evaluator {
  /// Returns the route that a value represents, as a text.
  ///
  /// For an instance or object, the route is the name of its type.
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
