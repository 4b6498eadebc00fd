/// What UIKit makes of one node: a view, and the elements it adds inside.
struct UIKitView {
  var kind: UIKitClass
  var element: AccessibilityElement
  /// Elements before the subviews, and after them.
  var leading: [AccessibilityElement] = []
  var trailing: [AccessibilityElement] = []
  /// The title of a navigation bar that begins with a back button, to follow it.
  var title: AccessibilityElement?
  /// Whether text inside is part of an element that was added.
  var takesText = false
}

/// Makes the accessibility element of one node of an iOS screen, as UIKit's classes do by default.
///
/// What a node has no fact for stands among its `ios` attributes: `class` (`UIStepper`, `Cell`),
/// `isAccessibilityElement`, `accessoryType` of a cell, `badgeValue` of a tab, `animating` of an
/// activity indicator, `preferredDatePickerStyle`, and every property of `UIAccessibility`, which
/// takes the place of the default (``UIKitAttributes``).
struct UIKitElement {
  let screen: Screen
  private let content: UIKitContent
  private let words: VoiceOverPhrasebook
  private let labels: UIKitWords
  private let controls: UIKitControls
  private let parts: UIKitParts

  /// A maker of elements for one screen.
  init(_ screen: Screen, words: VoiceOverPhrasebook, system: Int) {
    self.screen = screen
    self.words = words
    content = UIKitContent(screen)
    labels = UIKitWords.forLanguage(words.language)
    controls = UIKitControls(words: words, labels: labels, system: system)
    parts = UIKitParts(labels: labels, direction: screen.direction)
  }

  /// The view of a node, in those surroundings.
  func make(of index: Node.Index, _ node: Node, in surroundings: UIKitSurroundings) -> UIKitView {
    let kind = kind(of: index, node, in: surroundings.owner)
    var element = AccessibilityElement(node: index)
    element.identifier = node.id
    element.frame = node.frame
    element.isModal = node.states.isModal
    if !node.ios.isEmpty {
      element.respondsToUserInteraction = node.ios.flag("accessibilityRespondsToUserInteraction")
    }
    element.isElement = node.isUIKitElement ?? isElement(kind, node, index)
    var view = UIKitView(kind: kind, element: element)
    if element.isElement {
      fill(&view.element, kind, node, index, surroundings)
    } else {
      contain(&view, node, index, surroundings)
    }
    if !node.ios.isEmpty { UIKitAttributes.apply(node.ios, to: &view.element) }
    return view
  }

  func kind(of index: Node.Index, _ node: Node, in owner: UIKitClass) -> UIKitClass {
    let kind = UIKitClass(of: index, in: screen).placed(in: owner)
    let isBack = kind == .button && owner == .navigationBar && node.name == labels.back.text
    return isBack ? .backButton : kind
  }

  /// Whether an element that is more than text is below a node.
  func holdsControl(_ index: Node.Index) -> Bool { content.holdsControl[Int(index.position)] }

  private func isElement(_ kind: UIKitClass, _ node: Node, _ index: Node.Index) -> Bool {
    let holdsControl = holdsControl(index)
    let holdsWords = content.holdsWords[Int(index.position)]
    switch node.grouping {
    case .merge, .ignoreChildren: return true
    case .contain: return false
    case nil: break
    }
    switch kind {
    case .label: return !holdsControl && (node.firstText != nil || holdsWords)
    case .image: return node.hasAuthoredName
    case .cell:
      return !holdsControl && !hasDetailButton(node)
        && (!node.name.isEmpty || holdsWords && !UIKitContent.texts(of: index, in: screen).isEmpty)
    case .dataCell: return !holdsControl && (node.firstText != nil || holdsWords)
    case .searchBar, .datePicker: return !holdsControl
    case .picker: return !holdsWords
    case .stepper, .segmentedControl: return false
    case .unknown: return !node.name.isEmpty && !holdsControl && speaksForAll(node, index)
    default: return kind.isControl
    }
  }

  /// Whether the label of a view of unknown class is all that is inside.
  ///
  /// Source: React Native's accessible views in dumps of XCUITest.
  private func speaksForAll(_ node: Node, _ index: Node.Index) -> Bool {
    guard content.holdsWords[Int(index.position)] else { return true }
    let texts = UIKitContent.texts(of: index, in: screen)
    return [", ", " "].contains { texts.joined(separator: $0) == node.name }
  }

  private func hasDetailButton(_ node: Node) -> Bool {
    if node.ios.isEmpty { return false }
    return ["detailButton", "detailDisclosureButton"].contains(node.ios["accessoryType"])
  }

  private func fill(
    _ element: inout AccessibilityElement, _ kind: UIKitClass, _ node: Node, _ index: Node.Index,
    _ surroundings: UIKitSurroundings
  ) {
    element.rules.append(UIKitRules.rule(for: kind))
    element.language = surroundings.language.flatMap { $0.isEmpty ? nil : $0 }
    element.label = label(of: kind, node, index)
    element.hint = node.hint.flatMap { $0.text.isEmpty ? nil : $0.text }
    element.value = node.value?.text.flatMap { $0.isEmpty ? nil : $0 }
    element.customActions = node.actions
    element.customContent = node.customContent
    if node.states.selected == true { element.traits.insert(.selected) }
    if node.states.isDisabled { element.traits.insert(.notEnabled) }
    element.design = element.facts {
      $0.expanded = node.states.expanded
      $0.lost = UIKitLosses.parts(of: node, as: kind, words)
    }
    if element.label == nil, kind == .toggle, let label = surroundings.cellLabel {
      element.label = label
      element.rules.append(UIKitRules.cellLendsLabel)
    }
    controls.apply(kind, node, to: &element)
    if kind == .label, surroundings.owner == .navigationBar {
      element.traits.insert(.header)
      element.rules.append(UIKitRules.navigationBar)
    }
  }

  private func label(of kind: UIKitClass, _ node: Node, _ index: Node.Index) -> String? {
    let isPlaceholder = node.label?.origin == .placeholder
    if !node.name.isEmpty, !isPlaceholder { return node.name }
    switch node.grouping {
    case .ignoreChildren: return nil
    case .merge: return joined(UIKitContent.mergedLabels(below: index, in: screen))
    case .contain, nil: break
    }
    switch kind {
    case .backButton: return labels.back.text
    case .textField, .secureTextField, .textView, .searchBar, .popUpButton, .toggle, .slider,
      .pageControl, .picker, .pickerWheel, .datePicker, .progressView, .activityIndicator, .image:
      return nil
    case .cell: return joined(UIKitContent.texts(of: index, in: screen))
    // A view that was made an element does not speak for what is inside.
    case .view, .group, .landmark, .tableView, .dataTable, .toolbar, .navigationBar, .tabBar,
      .segmentedControl, .stepper, .alert, .sheet, .menu, .decoration, .unknown, .furniture:
      return nil
    case .label, .button, .link, .key, .checkbox, .radio, .segment, .tab, .colorWell, .dataCell:
      break
    }
    guard screen.firstChild(of: index) != nil else { return nil }
    return joined(NativeContent.labels(below: index, in: screen))
  }

  private func joined(_ texts: [String]) -> String? {
    texts.isEmpty ? nil : texts.joined(separator: ", ")
  }
}

extension UIKitElement {
  /// Makes a view that is no element a container of its class.
  private func contain(
    _ view: inout UIKitView, _ node: Node, _ index: Node.Index, _ surroundings: UIKitSurroundings
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
    case .cell: containCell(&view, node, index, surroundings)
    case .searchBar: containField(&view, node, index, surroundings)
    case .navigationBar:
      guard !node.name.isEmpty, !holdsTitle(index, node.name) else { break }
      let title = parts.title(node.name, of: index, node, isHeader: true)
      if startsWithBackButton(index) { view.title = title } else { view.leading = [title] }
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

  /// A group with a name tells it when it is entered.
  private func nameGroup(_ element: inout AccessibilityElement, _ node: Node) {
    guard !node.name.isEmpty else { return }
    element.containerType = .semanticGroup
    element.label = node.name
  }

  /// A cell with controls inside tells its texts as one element, before the controls.
  private func containCell(
    _ view: inout UIKitView, _ node: Node, _ index: Node.Index, _ surroundings: UIKitSurroundings
  ) {
    guard node.isUIKitElement == nil else { return }
    if hasDetailButton(node) { view.trailing = [parts.detailButton(node, index)] }
    let hasText = !node.name.isEmpty || !UIKitContent.texts(of: index, in: screen).isEmpty
    guard hasText else { return }
    var text = AccessibilityElement(node: index)
    text.isElement = true
    text.frame = node.frame
    fill(&text, .cell, node, index, surroundings)
    if !node.ios.isEmpty { UIKitAttributes.apply(node.ios, to: &text) }
    text.rules.append(UIKitRules.cellWithControls)
    view.leading = [text]
    view.takesText = true
  }

  /// A search bar with buttons is its field and the buttons.
  private func containField(
    _ view: inout UIKitView, _ node: Node, _ index: Node.Index, _ surroundings: UIKitSurroundings
  ) {
    guard node.isUIKitElement == nil else { return }
    var field = AccessibilityElement(node: index)
    field.isElement = true
    field.frame = node.frame
    fill(&field, .searchBar, node, index, surroundings)
    if !node.ios.isEmpty { UIKitAttributes.apply(node.ios, to: &field) }
    view.leading = [field]
    view.takesText = true
  }

  private func startsWithBackButton(_ bar: Node.Index) -> Bool {
    guard let first = screen.firstChild(of: bar), screen[first].isExposed(to: .voiceOver) else {
      return false
    }
    return kind(of: first, screen[first], in: .navigationBar) == .backButton
  }

  /// Whether a view right inside shows the title already.
  private func holdsTitle(_ index: Node.Index, _ title: String) -> Bool {
    screen.children(of: index).contains {
      screen[$0].name == title && UIKitClass(of: $0, in: screen) == .label
    }
  }
}
