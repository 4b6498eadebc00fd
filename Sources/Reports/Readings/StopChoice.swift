package import Simulator

/// Which stops of a screen are asked about.
package struct StopChoice: Sendable {
  /// Places in the swipe order, from 1; any with none.
  package var places: [Int] = []
  /// Parts of the words or of the name of the node, whatever their case; any with none.
  package var names: [String] = []
  /// CSS selectors of a page, or the identifier or path of a node in another format.
  package var selector: String?

  package init() {}

  /// Whether everything is asked about.
  package var isEverything: Bool { places.isEmpty && names.isEmpty && selector == nil }

  /// The stops and the nodes that are no stops which all that was said holds for.
  package func chosen(of transcript: Transcript, on screen: Screen, selected: [Node.Index]?)
    -> Transcript
  {
    guard !isEverything else { return transcript }
    let inside = nodes(on: screen, selected: selected)
    var transcript = transcript
    transcript.stops.removeAll { stop in
      !(places.isEmpty || places.contains(stop.index))
        || !(inside?.contains(stop.node) ?? true)
        || !(names.isEmpty || isNamed(screen[stop.node].name, stop.announcement.text))
    }
    transcript.skippedNodes.removeAll { passed in
      !places.isEmpty || !(inside?.contains(passed.node) ?? true)
        || !(names.isEmpty || isNamed(screen[passed.node].name, ""))
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

  /// The selected nodes with all that is inside them; absent where any will do.
  private func nodes(on screen: Screen, selected: [Node.Index]?) -> Set<Node.Index>? {
    guard let selector else { return nil }
    var nodes = Set(selected ?? [])
    if selected == nil {
      let paths = screen.paths
      for visit in screen.preorder where paths.identifier(of: visit.index) == selector {
        nodes.insert(visit.index)
      }
    }
    // A parent comes before its children.
    for visit in screen.preorder {
      if let parent = screen.parent(of: visit.index), nodes.contains(parent) {
        nodes.insert(visit.index)
      }
    }
    return nodes
  }
}
