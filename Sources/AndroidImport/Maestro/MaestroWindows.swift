internal import AccessibilityTree
internal import ImportSupport
internal import TextIO

/// The windows in a Maestro hierarchy, without windows of the system and of keyboards.
///
/// If the root has no class, each of its children is a window. A window does not state its package,
/// but the identifiers of its views contain the package.
struct MaestroWindows {
  /// The nodes of the windows that are imported.
  private(set) var nodes: [MaestroNode] = []
  private(set) var skipped: [MaestroNode] = []
  private var skippedPackages: [String] = []
  private var firstSkipped: Node.Position?

  init(_ hierarchy: [MaestroNode]) {
    let windows = MaestroWindows.windows(of: hierarchy)
    let packages = MaestroWindows.packages(of: hierarchy, windows)
    let others = packages.filter { $0.value.allSatisfy(DumpWindow.isSystem(package:)) }
    let hasApp = others.count < Set(windows.filter { $0 >= 0 }).count
    var indices = Array(repeating: -1, count: hierarchy.count)
    for (index, var node) in hierarchy.enumerated() {
      if hasApp, let names = others[windows[index]] {
        if skipped.isEmpty { firstSkipped = node.position }
        for name in names where !skippedPackages.contains(name) { skippedPackages.append(name) }
        skipped.append(node)
        continue
      }
      indices[index] = nodes.count
      node.parent = node.parent < 0 ? -1 : indices[node.parent]
      nodes.append(node)
    }
  }

  /// Returns, for each node, the index of the topmost node of its window.
  ///
  /// For a root that contains windows, the index is −1.
  private static func windows(of hierarchy: [MaestroNode]) -> [Int] {
    var windows: [Int] = []
    windows.reserveCapacity(hierarchy.count)
    for (index, node) in hierarchy.enumerated() {
      let above = node.parent < 0 ? -1 : windows[node.parent]
      let isAroundWindows = node.parent < 0 && !node.has("class")
      windows.append(above >= 0 ? above : isAroundWindows ? -1 : index)
    }
    return windows
  }

  /// Returns the packages that occur in the identifiers of each window, by the index of its topmost
  /// node.
  private static func packages(
    of hierarchy: [MaestroNode], _ windows: [Int]
  ) -> [Int: [String]] {
    var packages: [Int: [String]] = [:]
    for (index, node) in hierarchy.enumerated() where windows[index] >= 0 {
      guard let identifier = node["resource-id"], let colon = identifier.range(ofScalars: ":id/")
      else { continue }
      let package = String(identifier[..<colon.lowerBound])
      // The package `android` is left out, because its identifiers occur in the windows of every
      // app.
      guard package != "android", packages[windows[index]]?.contains(package) != true else {
        continue
      }
      packages[windows[index], default: []].append(package)
    }
    return packages
  }

  /// A diagnostic that names the packages of the skipped windows.
  var diagnostics: [ImportDiagnostic] {
    guard let firstSkipped else { return [] }
    return [
      ImportDiagnostic(
        .otherWindows(skippedPackages), count: skippedPackages.count, at: firstSkipped)
    ]
  }
}
