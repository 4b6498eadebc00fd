package import Simulator

/// A selection of stops of a screen.
package struct StopChoice: Sendable {
  /// The numbers of stops in swipe order, from 1; empty for all stops.
  package var numbers: [Int] = []
  /// Texts to search in announcements and names of nodes, ignoring case; empty for all stops.
  package var names: [String] = []
  /// A CSS selector for a page, or the identifier or path of a node in another format.
  package var selector: String?

  package init() {}

  /// Whether the choice includes all stops and skipped nodes.
  package var isEverything: Bool { numbers.isEmpty && names.isEmpty && selector == nil }

  /// Returns the error message for a choice that matches nothing.
  ///
  /// - Parameter count: The number of stops on the screen with the most stops.
  package func missing(ofStops count: Int) -> String {
    if let number = numbers.first(where: { $0 > count }), names.isEmpty, selector == nil {
      return "the screen has \(count) \(count == 1 ? "stop" : "stops"); there is no stop \(number)"
    }
    let parts =
      [numbers.isEmpty ? nil : "is stop " + numbers.map(String.init).joined(separator: " or ")]
      + [names.isEmpty ? nil : "contains " + names.map { "“\($0)”" }.joined(separator: " or ")]
      + [selector.map { "matches “\($0)”" }]
    return "no stop or node " + parts.compactMap(\.self).joined(separator: " and ")
  }

  /// Returns the chosen stops and skipped nodes of a transcript.
  package func chosen(of transcript: Transcript, on screen: Screen, selected: [Node.Index]?)
    -> Transcript
  {
    guard !isEverything else { return transcript }
    let inside = nodes(on: screen, selected: selected)
    var transcript = transcript
    transcript.stops.removeAll { stop in
      !(numbers.isEmpty || numbers.contains(stop.index))
        || !(inside?.contains(stop.node) ?? true)
        || !(names.isEmpty || isNamed(screen[stop.node].name, stop.announcement.text))
    }
    transcript.skippedNodes.removeAll { skipped in
      !numbers.isEmpty || !(inside?.contains(skipped.node) ?? true)
        || !(names.isEmpty || isNamed(screen[skipped.node].name, ""))
    }
    return transcript
  }

  private func isNamed(_ name: String, _ words: String) -> Bool {
    let (name, words) = (name.lowercased(), words.lowercased())
    return names.contains { wanted in
      let wanted = wanted.lowercased()
      return name.contains(wanted) || words.contains(wanted)
    }
  }

  /// Returns the selected nodes with their descendants, or `nil` if all nodes are included.
  private func nodes(on screen: Screen, selected: [Node.Index]?) -> Set<Node.Index>? {
    guard let selector else { return nil }
    var nodes = Set(selected ?? [])
    if selected == nil {
      let paths = screen.paths
      for visit in screen.preorder where paths.identifier(of: visit.index) == selector {
        nodes.insert(visit.index)
      }
    }
    // A parent comes before its children, so the parent's result is already known.
    for visit in screen.preorder {
      if let parent = screen.parent(of: visit.index), nodes.contains(parent) {
        nodes.insert(visit.index)
      }
    }
    return nodes
  }
}
