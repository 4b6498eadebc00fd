import AccessibilityTree

/// Finds what is inside the views of an iOS screen.
enum UIKitContent {
  /// What is inside every node, where an element that is more than text counts as a control.
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

  /// The texts of a cell: those of its labels, in order; views that are elements keep theirs.
  ///
  /// Source: UIKit, UITableViewCell, the label of which is made of its text labels.
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
  /// Whether a file says that it is an accessibility element or that it is none.
  var isUIKitElement: Bool? { knownIOS?.property(\.isElement) }

  /// Whether a file says that it hides itself and everything inside.
  var isUIKitHidden: Bool {
    guard let ios = knownIOS else { return false }
    return ios.property(\.elementsHidden) == true || ios.property(\.isHidden) == true
  }

  /// Whether it is a cell that shows the control to move it.
  var showsReorderControl: Bool { knownIOS?.showsReorderControl?.value == true }

  /// Whether somebody gave it a name, rather than the name being that of a file.
  var hasAuthoredName: Bool { !name.isEmpty && label?.origin != .fileName }

  /// What a label shows: its text, else its value; absent when that is empty.
  var firstText: String? {
    if !name.isEmpty { return name }
    return value?.text.flatMap { $0.isEmpty ? nil : $0 }
  }
}
