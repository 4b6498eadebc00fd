extension Screen {
  /// The paths of all nodes, worked out in one pass.
  public var paths: Paths { Paths(of: self) }

  /// Child paths of every node of a screen, for those who need many of them.
  ///
  /// Every parent's children are counted once, so that all paths cost one walk.
  public struct Paths: Sendable {
    private let screen: Screen
    /// The last step of each node's path by position; empty where a path cannot lead through.
    private var steps: [String]
    /// Whether each node is the body of a web page or inside it.
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

    /// Where a node is, as child path from `body`, such as `body > form > input:nth-of-type(2)`;
    /// for text, where its element is; empty outside the body of a web page.
    public func path(of index: Node.Index) -> String {
      guard isInBody[Int(index.position)] else { return "" }
      return screen.path(of: index) { steps[Int($0.position)] }
    }

    /// The author's identifier of a node, else its path.
    public func identifier(of index: Node.Index) -> String { screen[index].id ?? path(of: index) }

    private mutating func setSteps(of siblings: Siblings) {
      var counts: [String: Int] = [:]
      for sibling in siblings {
        guard let tag = screen.tag(of: sibling) else { continue }
        counts[tag, default: 0] += 1
      }
      var places: [String: Int] = [:]
      for sibling in siblings {
        guard let tag = screen.tag(of: sibling), let count = counts[tag] else { continue }
        guard count > 1 else {
          steps[Int(sibling.position)] = tag
          continue
        }
        let place = places[tag, default: 0] + 1
        places[tag] = place
        steps[Int(sibling.position)] = "\(tag):nth-of-type(\(place))"
      }
    }
  }

  /// The path of a node that is in the body of a page, by the last steps of those above it.
  func path(of index: Node.Index, step: (Node.Index) -> String) -> String {
    var trail: [String] = []
    var current: Node.Index? = index
    while let here = current {
      // Text has no step of its own: it is found at the element that holds it.
      let last = step(here)
      if !last.isEmpty { trail.append(last) }
      if self[here].web?.element == "body" { return trail.reversed().joined(separator: " > ") }
      current = parent(of: here)
    }
    return ""
  }

  /// The element of a node; absent for text, generated content and other platforms.
  func tag(of index: Node.Index) -> String? {
    guard let element = self[index].web?.element, !element.isEmpty, !element.hasPrefix(":")
    else { return nil }
    return element
  }
}
