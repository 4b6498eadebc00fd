import AccessibilityTree
import Announcements

/// A builder of the accessibility element for one node of an outline or an Android screen.
///
/// The result is the closest element that UIKit has. For an iOS screen, ``UIKitElement`` creates
/// what UIKit's classes expose.
struct NativeElement {
  let words: VoiceOverPhrasebook
  let screen: Screen
  let content: NativeContent
  private let isAndroid: Bool
  /// Whether each node has a descendant that is focusable on Android.
  ///
  /// The array is indexed by node; it is empty unless the screen is an Android screen.
  private let holdsFocusable: [Bool]
  /// Whether each node has a descendant that is a control only because of its class.
  ///
  /// The array is indexed by node; it is empty unless the screen is an Android layout.
  private let holdsPlainControl: [Bool]

  init(_ screen: Screen, words: VoiceOverPhrasebook) {
    self.screen = screen
    self.words = words
    content = NativeContent(screen)
    isAndroid = screen.origin == .android || screen.origin == .androidNodes
    holdsFocusable =
      isAndroid
      ? NativeContent(screen, isOutOfReach: { _ in false }) { screen[$0].isFocusableOnAndroid }
        .holdsControl : []
    holdsPlainControl =
      screen.origin == .android
      ? NativeContent(screen, isOutOfReach: { _ in false }) { screen[$0].isPlainControl }
        .holdsControl : []
  }

  /// Whether controls below a node are separate elements although the node is an element, too.
  ///
  /// Assumed: VoiceOver stops at each control of an Android screen at which TalkBack stops,
  /// although UIKit does not expose an element inside another element.
  func holdsElement(_ index: Node.Index) -> Bool {
    isAndroid && holdsFocusable[Int(index.position)]
  }

  func make(of index: Node.Index, _ node: Node, language: String?) -> AccessibilityElement {
    var element = AccessibilityElement(node: index)
    element.language = language.flatMap { $0.isEmpty ? nil : $0 }
    element.identifier = node.id
    element.frame = node.frame
    element.isModal = node.states.isModal
    let role = node.role.native
    element.isElement = isStop(node, role, index)
    if element.isElement {
      fill(&element, node, role, index)
    } else {
      contain(&element, node, role, index)
    }
    node.knownIOS?.apply(to: &element)
    return element
  }

  /// Returns the element for a whole text that contains links.
  ///
  /// This element comes before the elements of the links.
  ///
  /// The result is `nil` for other nodes, and for a text that consists only of links.
  func wholeText(of index: Node.Index, _ node: Node, language: String?) -> AccessibilityElement? {
    guard node.role.native == .text, node.grouping == nil, !node.name.isEmpty else { return nil }
    let links = screen.children(of: index).map { screen[$0] }
    guard !links.isEmpty, links.allSatisfy({ $0.role == .link }),
      links.map(\.name).joined(separator: " ") != node.name
    else { return nil }
    var element = AccessibilityElement(node: index)
    element.isElement = true
    element.language = language.flatMap { $0.isEmpty ? nil : $0 }
    element.frame = node.frame
    fill(&element, node, .text, index)
    return element
  }

  private func isStop(_ node: Node, _ role: NativeRole, _ index: Node.Index) -> Bool {
    let position = Int(index.position)
    switch node.grouping {
    case .merge, .ignoreChildren: return true
    case .contain: return false
    case nil: break
    }
    if role == .image { return !node.name.isEmpty }
    if role.isControl { return !isSilentRow(node, index) }
    if mergesContent(node, index), node.value != nil || label(of: node, index) != nil {
      return true
    }
    if content.holdsControl[position] { return false }
    if role.isStopWithoutControls {
      return !node.name.isEmpty || content.holdsWords[position] || node.value != nil
        || role == .heading || node.role.isUnknown
    }
    // A container with a name and without content is treated as text, so that its name is
    // announced.
    return !content.holdsWords[position] && !node.name.isEmpty && role != .decoration
  }

  /// Whether TalkBack stops at a node and announces the content of the node there.
  ///
  /// Assumed: VoiceOver stops there, too, unless the node contains a control of a layout that is a
  /// control only because of its class. Such a control is a stop of its own.
  private func mergesContent(_ node: Node, _ index: Node.Index) -> Bool {
    guard isAndroid, node.android.screenReaderFocusable == true else { return false }
    return screen.origin != .android || !holdsPlainControl[Int(index.position)]
  }

  /// Whether a clickable view has no words except those of stops inside the view.
  ///
  /// TalkBack does not stop at such a view. Assumed: neither does VoiceOver.
  private func isSilentRow(_ node: Node, _ index: Node.Index) -> Bool {
    holdsElement(index) && node.role == .button && node.value == nil
      && label(of: node, index) == nil
      && node.android.screenReaderFocusable == true
  }

  private func contain(
    _ element: inout AccessibilityElement, _ node: Node, _ role: NativeRole, _ index: Node.Index
  ) {
    element.rules = [UIKitRules.view]
    switch role {
    case .list:
      // VoiceOver says “list start” and “list end” only for lists of iOS, not for those of an
      // Android file.
      if !isAndroid { element.containerType = .list }
    case .landmark: element.containerType = .landmark
    case .table:
      element.containerType = .dataTable
      element.kind = .dataTable
    case .tabBar:
      element.kind = .tabBar
      element.itemCount = screen.children(of: index).reduce(0) {
        $0 + (screen[$1].role == .tab && screen[$1].isExposed(to: .voiceOver) ? 1 : 0)
      }
    case .group, .passage, .other:
      if !node.name.isEmpty {
        element.containerType = .semanticGroup
        element.label = node.name
      }
      element.groupsChildren = node.grouping == .contain
    default: break
    }
  }

  private func fill(
    _ element: inout AccessibilityElement, _ node: Node, _ role: NativeRole, _ index: Node.Index
  ) {
    element.label = label(of: node, index)
    element.hint = node.hint.flatMap { $0.text.isEmpty ? nil : $0.text }
    element.customActions = node.actions
    element.customContent = node.customContent
    element.value = node.value?.text
    element.rules = [UIKitRules.rule(for: role)]
    if node.states.selected == true { element.traits.insert(.selected) }
    if node.states.isDisabled { element.traits.insert(.notEnabled) }
    fillFacts(&element, node)
    NativeControls(words: words).apply(role, node, to: &element)
  }

  private func label(of node: Node, _ index: Node.Index) -> String? {
    if !node.name.isEmpty { return node.name }
    guard node.grouping != .ignoreChildren, screen.firstChild(of: index) != nil else { return nil }
    let labels = NativeContent.labels(below: index, in: screen) {
      isAndroid && $0.isFocusableOnAndroid
    }
    return labels.isEmpty ? nil : labels.joined(separator: ", ")
  }

  private func fillFacts(_ element: inout AccessibilityElement, _ node: Node) {
    let states = node.states
    let isSketch = screen.origin == .design || screen.origin == .android
    element.design = element.facts { facts in
      facts.error = node.error
      if let knownPosition = node.collectionPosition?.knownPosition {
        facts.position = knownPosition.position
        facts.count = knownPosition.count
      }
      facts.expanded = states.expanded
      facts.isRequired = states.isRequired && isSketch
      facts.isReadOnly = states.isReadOnly
      facts.omissions = NativeOmissions.parts(of: node, isSketch: isSketch, words)
    }
  }
}

extension AccessibilityElement {
  /// Returns the design facts with a change applied, or `nil` if no fact is set after the change.
  func facts(_ change: (inout DesignFacts) -> Void) -> DesignFacts? {
    var facts = native.design ?? DesignFacts()
    change(&facts)
    return facts == DesignFacts() ? nil : facts
  }
}

extension Node {
  /// The level of a heading, or `nil` if it is less than 1.
  var headingLevel: Int? { level.flatMap { $0 >= 1 ? $0 : nil } }
}

extension Node {
  /// Whether the node takes TalkBack's focus even inside a clickable view.
  ///
  /// A field takes focus unless its author prevents that. Any other control takes focus only if the
  /// file says that it is clickable or focusable. A node that is not a control takes focus only if
  /// the file says that it is focusable for screen readers.
  var isFocusableOnAndroid: Bool {
    if android.screenReaderFocusable == true { return true }
    let role = role.native
    guard role.isControl else { return false }
    let takesTouch = [android.clickable, android.longClickable, android.focusable]
    if takesTouch.contains(true) { return true }
    guard role == .textField || role == .searchField else { return false }
    return android.focusable != false
  }
}

extension Node {
  /// Whether the node is a control of a class such as `Button`, whose layout does not say whether
  /// the control takes clicks or focus.
  fileprivate var isPlainControl: Bool {
    role.native.isControl && android.clickable == nil && !isFocusableOnAndroid
  }
}

extension Role {
  /// Whether no reader has rules for the role.
  var isUnknown: Bool {
    if case .other = self { true } else { false }
  }
}

/// Facts stated by a native screen for which UIKit has no property.
enum NativeOmissions {
  /// Returns the parts that VoiceOver does not announce, each with the rule for omitting it.
  static func parts(of node: Node, isSketch: Bool, _ words: VoiceOverPhrasebook) -> [Part] {
    var parts: [Part] = []
    let states = node.states
    if let description = node.roleDescription {
      parts.append(Part(.role, description, by: UIKitRules.noRoleDescription))
    }
    if states.isRequired, !isSketch {
      parts.append(Part(.state, words.states.required, by: UIKitRules.noRequired))
    }
    if node.error == nil, let invalid = states.invalid,
      let text = words.states.words(for: invalid)
    {
      parts.append(Part(.state, text, by: UIKitRules.noInvalid))
    }
    if let current = states.current {
      parts.append(Part(.state, words.states.words(for: current), by: UIKitRules.noCurrent))
    }
    return parts
  }
}
