import AccessibilityTree

/// The UIKit view of a node, and the elements that UIKit adds to the view.
struct UIKitView {
  var kind: UIKitClass
  var element: AccessibilityElement
  /// The elements that UIKit puts before and after the subviews.
  var leading: [AccessibilityElement] = []
  var trailing: [AccessibilityElement] = []
  /// The title of a navigation bar, if it has to be added after a back button.
  var title: AccessibilityElement?
  /// The title of a navigation bar; a label with the same text is recognized as showing the title.
  var barTitle: String?
  /// The label of a cell, if a switch in the cell gets this label.
  var cellLabel: String?
  /// Whether an element that UIKit added announces the text inside the view.
  var containsText = false
}

/// A builder of the accessibility element for a node of an iOS screen.
///
/// The element has the defaults of the node's UIKit class, unless the node's ``UIKitAttributes``
/// replace them. For outlines, see ``NativeElement``.
struct UIKitElement {
  let screen: Screen
  let parts: UIKitParts
  private let content: NativeContent
  private let words: VoiceOverPhrasebook
  private let labels: UIKitWords
  private let controls: UIKitControls

  init(_ screen: Screen, words: VoiceOverPhrasebook, _ corrections: VoiceOverCorrections) {
    self.screen = screen
    self.words = words
    content = UIKitContent.content(of: screen)
    labels = words.uiKit
    controls = UIKitControls(
      words: words, labels: labels, corrections: corrections, isOfSwiftUI: screen.isOfSwiftUI)
    parts = UIKitParts(
      labels: labels, direction: screen.direction, isOfSwiftUI: screen.isOfSwiftUI)
  }

  func make(of index: Node.Index, _ node: Node, in context: UIKitContext) -> UIKitView {
    let kind = kind(of: index, node, in: context.owner)
    var element = AccessibilityElement(node: index)
    element.identifier = node.id
    element.frame = node.frame
    element.isModal = node.states.isModal
    element.respondsToUserInteraction = node.knownIOS?.respondsToUserInteraction
    element.isElement = node.isUIKitElement ?? isElement(kind, node, index)
    var view = UIKitView(kind: kind, element: element)
    if element.isElement {
      fill(&view.element, kind, node, index, context)
    } else {
      contain(&view, node, index, context)
    }
    node.knownIOS?.apply(to: &view.element)
    return view
  }

  /// Returns the class of a node; it can depend on the class of the view around the node.
  func kind(of index: Node.Index, _ node: Node, in owner: UIKitClass) -> UIKitClass {
    let kind = UIKitClass(of: index, in: screen).placed(in: owner)
    // The source of a SwiftUI app tells the system's back button from a button of the app.
    let isBack =
      kind == .button && owner == .navigationBar && node.name == labels.back.text
      && !screen.isOfSwiftUI
    return isBack ? .backButton : kind
  }

  /// Whether a descendant of a node is an accessibility element that is not text.
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
    case .unknown: return !node.name.isEmpty && !holdsControl && containsAllText(node, index)
    default: return kind.isControl
    }
  }

  /// Whether the label of a view consists of all texts inside the view.
  ///
  /// Source: React Native's accessible views in dumps of XCUITest.
  private func containsAllText(_ node: Node, _ index: Node.Index) -> Bool {
    guard content.holdsWords[Int(index.position)] else { return true }
    let texts = UIKitContent.texts(of: index, in: screen)
    return [", ", " "].contains { texts.joined(separator: $0) == node.name }
  }

  func hasDetailButton(_ node: Node) -> Bool {
    switch node.knownIOS?.accessory {
    case .detailButton, .detailDisclosureButton: true
    case Optional.none, .some(.none), .disclosureIndicator, .checkmark: false
    }
  }

  /// Sets the properties of an element: the defaults of its class, and what the author states.
  func fill(
    _ element: inout AccessibilityElement, _ kind: UIKitClass, _ node: Node, _ index: Node.Index,
    _ context: UIKitContext
  ) {
    let own = screen.isOfSwiftUI ? SwiftUIRules.rule(for: kind) : nil
    element.rules.append(own ?? UIKitRules.rule(for: kind))
    if node.grouping == .merge { element.rules.append(UIKitRules.merged) }
    element.language = context.language.flatMap { $0.isEmpty ? nil : $0 }
    element.label = label(of: kind, node, index)
    if node.knownIOS?.className == "sectionHeader", controls.corrections.headersAreUpperCase {
      element.label = element.label?.uppercased()
      element.rules.append(SwiftUIRules.sectionHeader)
    }
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
      $0.omissions = UIKitOmissions.parts(of: node, as: kind, words)
    }
    if element.label == nil, kind == .toggle, let label = context.cellLabel {
      element.label = label
      element.rules.append(UIKitRules.cellLendsLabel)
    }
    controls.apply(kind, node, to: &element)
    if kind == .button, context.owner == .navigationBar || context.owner == .toolbar {
      controls.applyBarBadge(node, to: &element)
    }
    if kind == .label, let title = context.barTitle, node.firstText == title {
      element.traits.insert(.header)
      element.rules.append(UIKitRules.navigationBar)
    }
  }

  private func label(of kind: UIKitClass, _ node: Node, _ index: Node.Index) -> String? {
    let isPlaceholder = node.label?.origin == .placeholder
    if !node.name.isEmpty, !isPlaceholder { return node.name }
    switch node.grouping {
    case .ignoreChildren: return nil
    // The labels of buttons inside the view are left out, because the buttons become actions.
    // Source: CVS Health, iOS SwiftUI accessibility techniques, CombiningFocus.
    case .merge:
      return joined(NativeContent.labels(below: index, in: screen, without: { $0.role == .button }))
    case .contain, nil: break
    }
    switch kind {
    case .backButton: return labels.back.text
    case .textField, .secureTextField, .textView, .searchBar, .popUpButton, .toggle, .slider,
      .pageControl, .picker, .pickerWheel, .datePicker, .progressView, .activityIndicator, .image:
      return nil
    case .cell: return joined(UIKitContent.texts(of: index, in: screen))
    // UIKit does not join the labels inside a view that the author made an element.
    case .view, .group, .landmark, .tableView, .dataTable, .toolbar, .navigationBar, .tabBar,
      .segmentedControl, .stepper, .alert, .sheet, .menu, .decoration, .unknown, .systemUI:
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
