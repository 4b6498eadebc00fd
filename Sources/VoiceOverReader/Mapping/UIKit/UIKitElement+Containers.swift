import AccessibilityTree

/// How container views, such as bars, cells and groups, become elements.
extension UIKitElement {
  /// Sets the properties of a container view, and the elements that UIKit adds to the view.
  func contain(
    _ view: inout UIKitView, _ node: Node, _ index: Node.Index, _ context: UIKitContext
  ) {
    view.element.rules = [UIKitRules.view]
    view.element.groupsChildren = node.grouping == .contain
    switch view.kind {
    case .dataTable:
      view.element.containerType = .dataTable
      view.element.kind = .dataTable
    case .landmark: view.element.containerType = .landmark
    case .group: nameGroup(&view.element, node)
    case .tabBar:
      view.element.kind = .tabBar
      view.element.traits.insert(.tabBar)
      view.element.itemCount = 0
    case .segmentedControl:
      view.element.kind = .segmented
      view.element.explicit = []
      nameGroup(&view.element, node)
    case .stepper:
      if screen.firstChild(of: index) == nil { view.leading = parts.stepper(node, index) }
    case .cell: containCell(&view, node, index, context)
    case .searchBar: containField(&view, node, index, context)
    case .navigationBar: containBar(&view, node, index)
    case .alert:
      view.element.isModal = true
      if !node.name.isEmpty, !holdsTitle(index, node.name) {
        view.leading = [parts.title(node.name, of: index, node, isHeader: false)]
      }
    case .sheet:
      view.element.isModal = true
      view.leading = [parts.dismissSheet(node, index)]
    case .menu: view.trailing = [parts.dismissMenu(node, index)]
    default:
      if node.grouping == .contain { nameGroup(&view.element, node) }
    }
  }

  /// Adds the title of a navigation bar; the title comes after the back button, if the bar has one.
  private func containBar(_ view: inout UIKitView, _ node: Node, _ index: Node.Index) {
    view.barTitle = barTitle(of: index, node)
    guard !node.name.isEmpty, !holdsTitle(index, node.name) else { return }
    let title = parts.title(node.name, of: index, node, isHeader: true)
    if startsWithBackButton(index) { view.title = title } else { view.leading = [title] }
  }

  /// Turns a named group into a container that VoiceOver announces when focus enters it.
  private func nameGroup(_ element: inout AccessibilityElement, _ node: Node) {
    guard !node.name.isEmpty else { return }
    element.containerType = .semanticGroup
    element.label = node.name
  }

  /// Adds, to a cell that contains controls, one element with all texts of the cell.
  ///
  /// This element comes before the controls.
  private func containCell(
    _ view: inout UIKitView, _ node: Node, _ index: Node.Index, _ context: UIKitContext
  ) {
    guard node.isUIKitElement == nil else { return }
    if hasDetailButton(node) { view.trailing = [parts.detailButton(node, index)] }
    let hasText = !node.name.isEmpty || !UIKitContent.texts(of: index, in: screen).isEmpty
    guard hasText else { return }
    var text = AccessibilityElement(node: index)
    text.isElement = true
    text.frame = node.frame
    fill(&text, .cell, node, index, context)
    node.knownIOS?.apply(to: &text)
    text.rules.append(UIKitRules.cellWithControls)
    if node.showsReorderControl, let label = text.label {
      view.trailing.append(parts.reorderControl(label, node, index))
    }
    view.leading = [text]
    view.containsText = true
    guard holdsOneSwitch(index), view.trailing.isEmpty else { return }
    view.cellLabel = text.label
    view.leading = []
  }

  /// Whether a switch without a name is the only control in a cell.
  ///
  /// If the result is true, VoiceOver announces the cell and the switch as one element.
  private func holdsOneSwitch(_ cell: Node.Index) -> Bool {
    var count = 0
    for visit in screen.descendants(of: cell) where screen[visit.index].isExposed(to: .voiceOver) {
      let node = screen[visit.index]
      let kind = UIKitClass(of: visit.index, in: screen)
      guard kind.isControl || node.isUIKitElement == true else { continue }
      guard kind == .toggle, node.name.isEmpty, node.isUIKitElement == nil else { return false }
      count += 1
    }
    return count == 1
  }

  /// Adds the field of a search bar, if the bar also contains buttons.
  private func containField(
    _ view: inout UIKitView, _ node: Node, _ index: Node.Index, _ context: UIKitContext
  ) {
    guard node.isUIKitElement == nil else { return }
    var field = AccessibilityElement(node: index)
    field.isElement = true
    field.frame = node.frame
    fill(&field, .searchBar, node, index, context)
    node.knownIOS?.apply(to: &field)
    view.leading = [field]
    view.containsText = true
  }

  /// Returns the title of a bar: the name of the bar or, without a name, its first label.
  ///
  /// Returns `nil` if the bar contains a heading, or has neither a name nor a label.
  private func barTitle(of bar: Node.Index, _ node: Node) -> String? {
    let children = screen.children(of: bar)
    if children.contains(where: { screen[$0].role == .heading }) { return nil }
    if !node.name.isEmpty { return node.name }
    return children.first {
      UIKitClass(of: $0, in: screen) == .label && screen[$0].firstText != nil
        // The prompt above the title does not have the header trait.
        && screen[$0].knownIOS?.part != .prompt
    }
    .flatMap { screen[$0].firstText }
  }

  private func startsWithBackButton(_ bar: Node.Index) -> Bool {
    guard let first = screen.firstChild(of: bar), screen[first].isExposed(to: .voiceOver) else {
      return false
    }
    return kind(of: first, screen[first], in: .navigationBar) == .backButton
  }

  /// Whether a label among the children of a bar already shows the bar's title.
  private func holdsTitle(_ index: Node.Index, _ title: String) -> Bool {
    screen.children(of: index).contains {
      screen[$0].name == title && UIKitClass(of: $0, in: screen) == .label
    }
  }
}
