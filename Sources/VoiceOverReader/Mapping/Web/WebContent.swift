import AccessibilityTree

/// The content of each node of a web page, which decides whether the node is a stop.
struct WebContent {
  private var holdsControl: [Bool]
  /// Whether each node has a text or an image as a descendant; indexed by node.
  private var holdsWords: [Bool]
  func holdsText(_ index: Node.Index) -> Bool { holdsWords[Int(index.position)] }

  /// The open modal dialog; the last one if several modal dialogs are open.
  ///
  /// Only a dialog with content counts.
  private(set) var modalDialog: Node.Index?

  /// Computes the facts in one pass in reverse order, so that children come before their parents.
  init(_ screen: Screen) {
    holdsControl = Array(repeating: false, count: screen.count)
    holdsWords = holdsControl
    for position in stride(from: screen.count - 1, through: 0, by: -1) {
      let index = Node.Index(position)
      if modalDialog == nil, isModalDialog(index, in: screen) { modalDialog = index }
      guard let parent = screen.parent(of: index) else { continue }
      let above = Int(parent.position)
      let isExposed = screen[index].isReachedInSafari
      if holdsWords[position] || isExposed && WebContent.isWords(screen[index]) {
        holdsWords[above] = true
      }
      if holdsControl[position] || isExposed && isControl(index, in: screen) {
        holdsControl[above] = true
      }
    }
  }

  private static func isWords(_ node: Node) -> Bool {
    node.role == .image || node.role == .text && !WebTextRun.isBlank(node.name)
  }

  /// Whether a node is a visible modal dialog with content.
  private func isModalDialog(_ index: Node.Index, in screen: Screen) -> Bool {
    let node = screen[index]
    guard node.states.isModal, node.role.isDialog, node.isExposed(to: .voiceOver) else {
      return false
    }
    return holdsControl[Int(index.position)] || holdsWords[Int(index.position)]
  }

  private func isControl(_ index: Node.Index, in screen: Screen) -> Bool {
    switch screen[index].role {
    case .text, .generic, .paragraph, .listItem: false
    case .link: true
    default: WebKitRoles.control(screen[index], isLeaf: screen.firstChild(of: index) == nil) != nil
    }
  }
}

extension Node {
  /// Whether WebKit's tree contains the node, so that VoiceOver can stop at it.
  ///
  /// The tree also contains those children of a control that ARIA calls presentational. For
  /// example, a heading in a `<summary>` is a stop. Source: a11ysupport.io, details-summary.json,
  /// VoiceOver on iOS.
  var isReachedInSafari: Bool {
    isExposed(to: .voiceOver) || hidden?.reason == .presentationalChild
  }
}
