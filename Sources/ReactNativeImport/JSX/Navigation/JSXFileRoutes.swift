/// The routes that expo-router creates from the files of a project.
///
/// Source: expo-router 6, getRoutes.ts and sortRoutes.ts.
struct JSXFileRoutes: Sendable {
  /// A route that a layout can show: a file, or a folder with another layout.
  struct Route: Sendable {
    /// The path from the layout's folder, without extension: `settings`, `(tabs)`.
    var name: String
    /// The index of the route's file.
    ///
    /// If the route is a folder, this is the file of its layout. The index is `nil` if the file was
    /// not read.
    var file: Int?
  }

  /// The routes that each layout can show, by the index of the layout's file.
  var ofLayout: [Int: [Route]] = [:]
  /// The indices of the files from the outermost layout to the component's file, outermost first.
  var path: [Int] = []
}

extension JSXBuilder {
  /// The files from the outermost layout to the component's file.
  ///
  /// Navigators choose the routes that lead to these files.
  var requiredFiles: Set<Int> { Set(evaluator.fileRoutes.path) }

  /// Returns the routes of a layout, including routes that exist only as files and are not listed
  /// in the layout's code.
  ///
  /// The result is `nil` if the layout has no files for routes.
  ///
  /// Routes in the layout's code come first. The remaining routes follow in the order of their
  /// names.
  ///
  /// - Parameter outer: The route whose file is the layout, or `nil` for the outermost layout.
  func routesOfFiles(
    in outer: JSXRoute?, after listed: [JSXRoute], options: [JSXValue], at tokens: Range<Int>
  ) -> [JSXRoute]? {
    let routes = evaluator.fileRoutes
    guard let layout = outer == nil ? routes.path.first : outer?.file,
      let files = routes.ofLayout[layout], !listed.contains(where: \.hasComponent)
    else { return nil }
    var found: [JSXRoute] = []
    for var route in listed {
      guard let file = files.first(where: { $0.name == route.name }) else { continue }
      route.show(file)
      found.append(route)
    }
    let names = Set(listed.map(\.name))
    for file in files where !names.contains(file.name) && !file.name.hasPrefix("+") {
      var route = JSXRoute(name: file.name, content: .unknown, tokens: tokens, scope: layout)
      route.options = options
      route.show(file)
      found.append(route)
    }
    return found
  }
}

extension JSXRoute {
  fileprivate var hasComponent: Bool { if case .component = content { true } else { false } }

  fileprivate mutating func show(_ file: JSXFileRoutes.Route) {
    self.file = file.file
    content = file.file.map { .file($0) } ?? .unknown
  }
}

extension JSXEvaluator {
  /// Returns the outermost layout around the component's file as the only root.
  ///
  /// This layout shows the component inside the bars of all layouts around it.
  mutating func routeRoots() -> [JSXRoot] {
    guard let layout = fileRoutes.path.first, layout != 0,
      let function = component(exportedAs: .init(file: layout, name: "default"))
    else { return [] }
    let name = declarations.functions[function].screenName
    return [JSXRoot(kind: .function(function), name: name, rank: .main)]
  }
}
