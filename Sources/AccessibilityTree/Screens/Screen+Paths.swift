extension Screen {
  /// The paths of all nodes, computed in one pass.
  package var paths: Paths { Paths(of: self) }

  /// The CSS child path of every node of a screen, such as `body > form > input:nth-of-type(2)`.
  ///
  /// All paths are computed in one pass over the tree, which counts the children of each node only
  /// once.
  package struct Paths: Sendable {
    private let screen: Screen
    /// The last step of each node's path, such as `input:nth-of-type(2)`; indexed by node.
    ///
    /// For text, the step is empty.
    private var steps: [String]
    /// For each node, whether it is the body of a web page or inside the body; indexed by node.
    private var isInBody: [Bool]

    fileprivate init(of screen: Screen) {
      self.screen = screen
      steps = Array(repeating: "", count: screen.count)
      isInBody = Array(repeating: false, count: screen.count)
      setSteps(of: screen.roots)
      for visit in screen.preorder {
        let parent = screen.parent(of: visit.index)
        isInBody[Int(visit.index.position)] =
          parent.map { isInBody[Int($0.position)] } ?? false
          || screen[visit.index].web?.element == "body"
        setSteps(of: screen.children(of: visit.index))
      }
    }

    /// Returns the child path of a node from `body`, such as `body > form > input:nth-of-type(2)`.
    ///
    /// For a text, the result is the path of the element that contains it. For a node outside the
    /// body of a page, the result is empty.
    package func path(of index: Node.Index) -> String {
      guard isInBody[Int(index.position)] else { return "" }
      return screen.path(of: index) { steps[Int($0.position)] }
    }

    /// Returns the author's identifier of a node, or the node's path if it has no identifier.
    package func identifier(of index: Node.Index) -> String { screen[index].id ?? path(of: index) }

    private mutating func setSteps(of siblings: Siblings) {
      var counts: [String: Int] = [:]
      for sibling in siblings {
        guard let tag = screen.tag(of: sibling) else { continue }
        counts[tag, default: 0] += 1
      }
      var ranks: [String: Int] = [:]
      for sibling in siblings {
        guard let tag = screen.tag(of: sibling), let count = counts[tag] else { continue }
        guard count > 1 else {
          steps[Int(sibling.position)] = tag
          continue
        }
        let rank = ranks[tag, default: 0] + 1
        ranks[tag] = rank
        steps[Int(sibling.position)] = "\(tag):nth-of-type(\(rank))"
      }
    }
  }

  /// Returns the path of a node in the body of a page.
  ///
  /// - Parameter step: A function that returns the last step in the path of a node. It is called
  ///   for the node and for each ancestor.
  func path(of index: Node.Index, step: (Node.Index) -> String) -> String {
    var trail: [String] = []
    var current: Node.Index? = index
    while let here = current {
      // Text has no step of its own. Use the path of the element with the text.
      let last = step(here)
      if !last.isEmpty { trail.append(last) }
      if self[here].web?.element == "body" { return trail.reversed().joined(separator: " > ") }
      current = parent(of: here)
    }
    return ""
  }

  /// Returns the HTML element of a node, or `nil` for text, generated content and other platforms.
  func tag(of index: Node.Index) -> String? {
    guard let element = self[index].web?.element, !element.isEmpty, !element.hasPrefix(":")
    else { return nil }
    return element
  }
}
