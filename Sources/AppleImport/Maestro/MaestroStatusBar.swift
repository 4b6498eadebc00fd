internal import AccessibilityTree
internal import ImportSupport

/// The status bar in a Maestro hierarchy.
///
/// It belongs to the system, not to the app.
///
/// Maestro puts the app and the status bar side by side below a root without an area.
///
/// Assumed: a bar at the top of the screen is the status bar if one of its siblings is much taller.
/// The status bars of iPhones are 20 to 62 points high.
struct MaestroStatusBar {
  /// The index of the bar's topmost node, or `nil` if there is no status bar.
  let top: Int?
  private var inside: Set<Int> = []

  init(_ nodes: [MaestroNode]) {
    let windows = nodes.indices.filter { index in
      let parent = nodes[index].parent
      return parent >= 0 && nodes[parent].parent < 0 && !nodes[parent].hasArea
    }
    let frames = windows.map { nodes[$0].edges }
    top =
      zip(windows, frames).first { _, edges in
        guard edges.count == 4, edges[0] == 0, edges[1] == 0 else { return false }
        let isBar = (20...62).contains(edges[3])
        return isBar
          && frames.contains { $0.count == 4 && $0[2] <= edges[2] && $0[3] > 4 * edges[3] }
      }?.0
    guard let top else { return }
    inside = [top]
    for index in nodes.indices.dropFirst(top + 1) where inside.contains(nodes[index].parent) {
      inside.insert(index)
    }
  }

  /// Whether a node is in the status bar.
  func contains(_ index: Int) -> Bool { inside.contains(index) }
}

extension MaestroNode {
  /// The left, top, right and bottom edges of the bounds.
  ///
  /// The list has four elements unless the bounds are malformed.
  var edges: [Double] {
    (self["bounds"] ?? "").split { "[], ".contains($0) }.compactMap { Double($0) }
  }

  fileprivate var hasArea: Bool {
    let edges = edges
    return edges.count == 4 && edges[2] > edges[0] && edges[3] > edges[1]
  }
}

extension DiagnosticSentence {
  static let statusBar = DiagnosticSentence(
    .leftOut, "The status bar, which belongs to the system, is skipped and not announced.")
}
