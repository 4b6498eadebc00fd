import AccessibilityTree

enum UIKitContent {
  /// Returns what every node contains.
  ///
  /// Here, each accessibility element that is not text counts as a control.
  static func content(of screen: Screen) -> NativeContent {
    NativeContent(screen, isOutOfReach: \.isUIKitHidden) { index in
      isControl(index, screen[index], in: screen)
    }
  }

  private static func isControl(_ index: Node.Index, _ node: Node, in screen: Screen) -> Bool {
    if let isElement = node.isUIKitElement { return isElement }
    let kind = UIKitClass(of: index, in: screen)
    return kind == .image ? node.hasAuthoredName : kind.isControl
  }

  /// Returns the texts of the labels in a cell, in order.
  ///
  /// Texts inside other elements in the cell, such as buttons, are left out.
  ///
  /// Source: UIKit, UITableViewCell, which composes its label from its text labels.
  static func texts(of cell: Node.Index, in screen: Screen) -> [String] {
    var texts: [String] = []
    var walk = screen.descendants(of: cell)
    while let visit = walk.next() {
      let node = screen[visit.index]
      if !node.isExposed(to: .voiceOver) || node.isUIKitHidden {
        if node.hidden?.keepsChildren != true { walk.skipDescendants(of: visit) }
        continue
      }
      switch UIKitClass(of: visit.index, in: screen) {
      case .label:
        if let text = node.firstText {
          texts.append(text)
          walk.skipDescendants(of: visit)
        }
      case .view, .group, .landmark, .toolbar: break
      default: walk.skipDescendants(of: visit)
      }
    }
    return texts
  }
}

extension Node {
  /// Whether the node is an accessibility element, or `nil` if the file does not state this.
  var isUIKitElement: Bool? { knownIOS?.property(\.isElement) }

  /// Whether the file states that the node and everything inside it are hidden.
  var isUIKitHidden: Bool {
    guard let ios = knownIOS else { return false }
    return ios.property(\.elementsHidden) == true || ios.property(\.isHidden) == true
  }

  var showsReorderControl: Bool { knownIOS?.showsReorderControl?.value == true }

  var hasAuthoredName: Bool { !name.isEmpty && label?.origin != .fileName }

  /// The text of a label: its name, or its value if it has no name.
  var firstText: String? {
    if !name.isEmpty { return name }
    return value?.text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
