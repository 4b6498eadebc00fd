import AccessibilityTree

/// What UIKit makes of one node: a view, and the elements it adds inside.
struct UIKitView {
  var kind: UIKitClass
  var element: AccessibilityElement
  /// Elements before the subviews, and after them.
  var leading: [AccessibilityElement] = []
  var trailing: [AccessibilityElement] = []
  /// The title of a navigation bar that begins with a back button, to follow it.
  var title: AccessibilityElement?
  /// The text of the label inside a navigation bar that is its title.
  var barTitle: String?
  /// What a cell says where a switch inside says it.
  var cellLabel: String?
  /// Whether text inside is part of an element that was added.
  var takesText = false
}

/// Makes the accessibility element of one node of an iOS screen, as UIKit's classes do by default.
///
/// Of a sketch ``NativeElement`` makes what its author meant.
///
/// What a node has no fact for stands among its ``UIKitAttributes``, which take the place of the
/// default.
struct UIKitElement {
  let screen: Screen
  let parts: UIKitParts
  private let content: NativeContent
  private let words: VoiceOverPhrasebook
  private let labels: UIKitWords
  private let controls: UIKitControls

  /// A maker of elements for one screen.
  init(_ screen: Screen, words: VoiceOverPhrasebook, _ corrections: VoiceOverCorrections) {
    self.screen = screen
    self.words = words
    content = UIKitContent.content(of: screen)
    labels = words.uiKit
    controls = UIKitControls(words: words, labels: labels, corrections: corrections)
    parts = UIKitParts(labels: labels, direction: screen.direction)
  }

  /// The view of a node, in those surroundings.
  func make(of index: Node.Index, _ node: Node, in surroundings: UIKitContext) -> UIKitView {
    let kind = kind(of: index, node, in: surroundings.owner)
    var element = AccessibilityElement(node: index)
    element.identifier = node.id
    element.frame = node.frame
    element.isModal = node.states.isModal
    element.respondsToUserInteraction = node.knownIOS?.respondsToUserInteraction
    element.isElement = node.isUIKitElement ?? isElement(kind, node, index)
    var view = UIKitView(kind: kind, element: element)
    if element.isElement {
      fill(&view.element, kind, node, index, surroundings)
    } else {
      contain(&view, node, index, surroundings)
    }
    node.knownIOS?.apply(to: &view.element)
    return view
  }

  /// The class of a node inside another.
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
      return !holdsControl && !hasDetailButton(node) && !node.showsReorderControl
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

  /// Whether a cell has a button of its own that tells more.
  func hasDetailButton(_ node: Node) -> Bool {
    switch node.knownIOS?.accessory {
    case .detailButton, .detailDisclosureButton: true
    case Optional.none, .some(.none), .disclosureIndicator, .checkmark: false
    }
  }

  /// Gives an element what its class has by default and what the author said.
  func fill(
    _ element: inout AccessibilityElement, _ kind: UIKitClass, _ node: Node, _ index: Node.Index,
    _ surroundings: UIKitContext
  ) {
    element.rules.append(UIKitRules.rule(for: kind))
    if node.grouping == .merge { element.rules.append(UIKitRules.merged) }
    element.language = surroundings.language.flatMap { $0.isEmpty ? nil : $0 }
    element.label = label(of: kind, node, index)
    if element.label == nil, let name = labels.name(of: node) {
      element.setLabel(name)
      element.rules.append(UIKitRules.ownName)
    }
    element.hint = node.hint.flatMap { $0.text.isEmpty ? nil : $0.text }
    element.value = node.value?.text.flatMap { $0.isEmpty ? nil : $0 }
    element.customActions = node.actions
    element.customContent = node.customContent
    if node.states.selected == true { element.traits.insert(.selected) }
    if node.states.isDisabled { element.traits.insert(.notEnabled) }
    element.design = element.facts {
      $0.expanded = node.states.expanded
      $0.lost = UIKitDiagnostics.parts(of: node, as: kind, words)
    }
    if element.label == nil, kind == .toggle, let label = surroundings.cellLabel {
      element.label = label
      element.rules.append(UIKitRules.cellLendsLabel)
    }
    controls.apply(kind, node, to: &element)
    if kind == .label, let title = surroundings.barTitle, node.firstText == title {
      element.traits.insert(.header)
      element.rules.append(UIKitRules.navigationBar)
    }
  }

  private func label(of kind: UIKitClass, _ node: Node, _ index: Node.Index) -> String? {
    let isPlaceholder = node.label?.origin == .placeholder
    if !node.name.isEmpty, !isPlaceholder { return node.name }
    switch node.grouping {
    case .ignoreChildren: return nil
    // Buttons in it keep their labels, as they are actions.
    // Source: CVS Health, iOS SwiftUI accessibility techniques, CombiningFocus.
    case .merge: return joined(NativeContent.labels(below: index, in: screen, without: .button))
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
