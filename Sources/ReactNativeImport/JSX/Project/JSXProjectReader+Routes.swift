internal import TextIO

/// Reads the routes of expo-router: the layouts such as `_layout.tsx` in the folders around the
/// component's file. If the component's file is itself a layout, also reads the files in its
/// folder.
///
/// Source: expo-router 6, getRoutes.ts, matchers.tsx and sortRoutes.ts.
extension JSXProjectReader {
  private static let routeLimit = 200

  /// A folder that is still to be searched for routes of a layout.
  ///
  /// `prefix` is the path from the layout's folder to this folder.
  private struct PendingFolder {
    var folder: PathName
    var prefix: String
    var layout: Int
  }

  /// Returns the routes of the layouts around the component's file.
  ///
  /// If the component's file is itself a layout, the files of all its routes are read, too.
  /// Otherwise, only layouts and the component's file are read.
  mutating func readRoutes() -> JSXFileRoutes {
    var routes = JSXFileRoutes()
    var folders: [PathName] = []
    for folder in files.folders {
      guard let layout = files.code(at: folder.appending("_layout")), let file = read(layout) else {
        continue
      }
      follow(file, steps: JSXProjectReader.stepLimit)
      routes.path.insert(file, at: 0)
      folders.insert(folder, at: 0)
    }
    guard let first = routes.path.first, usesRouter(first) else { return JSXFileRoutes() }
    let isLayout = routes.path.contains(0)
    if !isLayout { routes.path.append(0) }
    var waiting = zip(folders, routes.path).prefix(1).map {
      PendingFolder(folder: $0.normalized, prefix: "", layout: $1)
    }
    var count = 0
    while let next = waiting.popLast(), count < JSXProjectReader.routeLimit {
      let found = self.routes(in: next, isRead: isLayout, into: &waiting)
      count += found.count + 1
      routes.ofLayout[next.layout, default: []] += found
    }
    for layout in routes.ofLayout.keys {
      routes.ofLayout[layout]?.sort { $0.rank < $1.rank }
    }
    return routes
  }

  private func usesRouter(_ file: Int) -> Bool {
    modules[file].imports.contains { $0.from.specifier.hasPrefix("expo-router") }
  }

  private mutating func routes(
    in next: PendingFolder, isRead: Bool, into waiting: inout [PendingFolder]
  ) -> [JSXFileRoutes.Route] {
    var routes: [JSXFileRoutes.Route] = []
    for name in files.codeNames(in: next.folder) where JSXFileRoutes.isRoute(name) {
      let path = next.folder.appending(name)
      guard let file = files.code(at: path) else { continue }
      // Only the files of routes that are shown are read.
      let isShown = isRead || index(of: file) == 0
      routes.append(
        JSXFileRoutes.Route(name: next.prefix + name, file: isShown ? readRoute(file) : nil))
    }
    for folder in files.folders(in: next.folder) {
      let name = next.prefix + folder.name
      guard let layout = files.code(at: folder.appending("_layout")) else {
        waiting.append(PendingFolder(folder: folder, prefix: name + "/", layout: next.layout))
        continue
      }
      let file = readRoute(layout)
      routes.append(JSXFileRoutes.Route(name: name, file: file))
      if let file { waiting.append(PendingFolder(folder: folder, prefix: "", layout: file)) }
    }
    return routes
  }

  private mutating func readRoute(_ file: PathName) -> Int? {
    guard let index = read(file) else { return nil }
    follow(index, steps: JSXProjectReader.stepLimit)
    // A route file can merely re-export the screen of another file.
    for name in modules[index].exportedNames {
      resolve(name, in: index, steps: JSXProjectReader.stepLimit)
    }
    return index
  }
}

extension JSXFileRoutes {
  /// Whether expo-router treats a file with this name as a route.
  ///
  /// The name has no extension.
  static func isRoute(_ name: String) -> Bool {
    name != "_layout" && !name.hasSuffix("+api") && name != "+html" && name != "+native-intent"
  }
}

extension JSXFileRoutes.Route {
  /// The sort key of a route that is not listed in its layout.
  ///
  /// Routes named `index` and groups such as `(tabs)` come first. Dynamic routes such as `[id]`
  /// come last. Among the same kind, shorter names come first.
  fileprivate var rank: (Int, Int, String) {
    let isIndex = name == "index" || name.hasPrefix("(")
    let isDynamic = name.contains("[") || name.hasPrefix("+")
    return (isDynamic ? 2 : isIndex ? 0 : 1, name.utf8.count, name)
  }
}
