import AccessibilityTree

/// Additions of facts that VoiceOver needs and dumps of XCUITest lack.
///
/// The dumps lack the words for some roles, and the lists of items in bars and segmented controls.
///
/// Assumed: VoiceOver reads the items of a navigation bar from left to right, and then the large
/// title, because the title is more than one row lower.
enum XCUIElements {
  static func addLists(to tree: inout ElementTree, _ screen: Screen) {
    // The loop visits inner bars before outer bars, so that it visits each element once.
    for index in (0..<tree.count).reversed()
    where tree[index].explicit == nil && !tree[index].isElement {
      guard let node = tree[index].node, let type = screen[node].knownIOS?.type else { continue }
      switch type {
      case "SegmentedControl":
        tree[index].explicit = tree.children(of: index).filter { tree[$0].isElement }
      case "NavigationBar":
        let items = stops(below: index, in: tree)
        tree[index].explicit = sorted(items, in: tree[index], tree)
      default: break
      }
    }
  }

  /// The height of the row of buttons in a bar, in points, with some space below it.
  private static let rowHeight = 50.0

  private static func sorted(
    _ items: [Int], in bar: AccessibilityElement, _ tree: ElementTree
  ) -> [Int] {
    func corner(_ item: Int) -> (y: Double, x: Double) {
      guard let frame = tree[item].frame else { return (0, 0) }
      let middle = frame.y + frame.height / 2 - (bar.frame?.y ?? 0)
      return (middle > rowHeight ? middle : 0, frame.x)
    }
    let corners = items.map(corner)
    return items.indices.sorted {
      (corners[$0].y, corners[$0].x, $0) < (corners[$1].y, corners[$1].x, $1)
    }.map { items[$0] }
  }

  /// Returns the elements inside a view, and the views with explicit lists.
  ///
  /// The content of an element or of a view with an explicit list is left out.
  private static func stops(below index: Int, in tree: ElementTree) -> [Int] {
    var stops: [Int] = []
    var pending = tree.children(of: index).reversed() + []
    while let next = pending.popLast() {
      if tree[next].isElement || tree[next].explicit != nil {
        stops.append(next)
      } else {
        pending += tree.children(of: next).reversed()
      }
    }
    return stops
  }

  /// Sets the word for an element's role and, for a field, whether it shows its placeholder.
  static func addWords(_ attributes: UIKitAttributes, to element: inout AccessibilityElement) {
    guard let type = attributes.type else { return }
    if let placeholder = attributes.placeholder, !placeholder.isEmpty,
      element.value == placeholder, element.traits.contains(.textEntry)
    {
      element.showsPlaceholder = true
      element.rules.append(UIKitRules.placeholder)
    }
    guard element.isElement, let (word, kind) = words[type] else { return }
    element.design = element.facts { $0.roleWord = word }
    element.rules.append(UIKitRules.rule(for: kind))
  }

  private static let words: [String: (AccessibilityElement.RoleWord, UIKitClass)] = [
    "PickerWheel": (.pickerItem, .pickerWheel), "PopUpButton": (.popUpButton, .popUpButton),
    "ColorWell": (.colorWell, .colorWell),
  ]
}
