/// What is inside every node of a web page, as far as it decides which nodes are stops.
struct WebContent {
  /// Whether a control or link is below, by position of the node.
  private(set) var holdsControl: [Bool]
  /// Whether a heading is below.
  private(set) var holdsHeading: [Bool]

  /// Looks at every node once, the last ones first, since children come after their parents.
  init(_ screen: Screen) {
    holdsControl = Array(repeating: false, count: screen.count)
    holdsHeading = holdsControl
    for position in stride(from: screen.count - 1, through: 0, by: -1) {
      let index = Node.Index(position)
      guard let parent = screen.parent(of: index) else { continue }
      let above = Int(parent.position)
      let isExposed = screen[index].isExposed(to: .voiceOver)
      if holdsHeading[position] || isExposed && screen[index].role == .heading {
        holdsHeading[above] = true
      }
      if holdsControl[position] || isExposed && isControl(index, in: screen) {
        holdsControl[above] = true
      }
    }
  }

  private func isControl(_ index: Node.Index, in screen: Screen) -> Bool {
    switch screen[index].role {
    case .text, .generic, .paragraph, .listItem: false
    case .link: true
    case .disclosureTriangle: !holdsHeading[Int(index.position)]
    default: WebKitRoles.control(screen[index], isLeaf: screen.firstChild(of: index) == nil) != nil
    }
  }
}
