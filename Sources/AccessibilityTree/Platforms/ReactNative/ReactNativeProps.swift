/// The accessibility props of a component, before iOS or Android maps them to a view.
///
/// Most props come from platform-neutral facts of the node, unless its ``ReactNativeAttributes``
/// contain the prop. A label with origin `content` is the text or title that the component shows.
/// Any other label is the prop `accessibilityLabel`.
package struct ReactNativeProps {
  package let component: ReactNativeComponent
  /// `accessibilityLabel`, or the `alt` of an image.
  package let label: String?
  /// The text or title that the component shows, or `nil` if a child of the component shows it.
  package let text: String?
  package let hint: String?
  package let role: ReactNativeRole
  package let state: ReactNativeState
  /// `accessibilityValue`.
  ///
  /// It is `nil` for text fields and switches, which expose their own value.
  package let value: Value?
  package let actions: [ReactNativeAction]
  /// The first identifier of `accessibilityLabelledBy`.
  package let labelledBy: String?
  /// Whether the component is one accessibility element that stands for all its descendants.
  package let isAccessible: Bool
  /// Whether `accessible` and `focusable` are true, or `nil` if the source does not set them.
  package let accessible, focusable: Bool?
  /// Whether the component has a handler for presses.
  package let isPressable: Bool

  package init(_ node: Node, isLeaf: Bool) {
    let props = node.reactNative
    let name = props.component
    // An outline, for example, can contain only a role.
    let isDeclared = name != nil
    let component =
      name.map(ReactNativeComponent.init(named:))
      ?? node.role.reactNativeComponent(isLeaf: isLeaf, node: node)
    self.component = component
    let isContent = node.label?.origin == .content
    label = isContent ? nil : node.label?.text
    text = isContent && (isLeaf || component == .text) ? node.label?.text : nil
    hint = node.hint.flatMap { $0.text.isEmpty ? nil : $0.text }
    role = ReactNativeRole(node, props, component)
    state = ReactNativeState(node, props.stateKeys ?? [], component)
    value = component == .textInput || component == .switchControl ? nil : node.value
    actions = props.actions ?? node.actions.map { ReactNativeAction(name: $0, label: $0) }
    labelledBy = props.labelledBy?.value.first
    accessible = props.isAccessible ?? ReactNativeProps.accessible(node.grouping)
    focusable = props.isFocusable
    isPressable = props.isPressable ?? component.isTouchable
    isAccessible =
      accessible
      ?? ReactNativeProps.isAccessible(component, node, isDeclared: isDeclared, isLeaf: isLeaf)
  }

  private static func accessible(_ grouping: Grouping?) -> Bool? {
    switch grouping {
    case .merge, .ignoreChildren: true
    case .contain: false
    case nil: nil
    }
  }

  /// Whether a component is an accessibility element by default, without the prop `accessible`.
  ///
  /// If the file does not name the component, a view is an element in two cases: its role has a
  /// number in a range, or it has a name and no children.
  private static func isAccessible(
    _ component: ReactNativeComponent, _ node: Node, isDeclared: Bool, isLeaf: Bool
  ) -> Bool {
    switch component {
    case .text, .textInput, .pressable, .touchable, .button, .switchControl, .activityIndicator:
      return true
    case .image:
      return isDeclared ? node.label?.origin == .alt : !node.name.isEmpty
    case .view:
      guard !isDeclared else { return false }
      switch node.role {
      case .slider, .spinButton, .progressBar, .meter: return true
      default: return isLeaf && !node.name.isEmpty
      }
    case .modal, .scrollView, .horizontalScrollView: return false
    }
  }
}

extension Screen {
  /// Returns the last exposed `Modal` of the screen.
  ///
  /// React Native shows this `Modal` above all others.
  package func reactNativeModal(for audience: Hidden.Audience) -> Node.Index? {
    var modal: Node.Index?
    var nodes = preorder
    while let visit = nodes.next() {
      let node = self[visit.index]
      if !node.isExposed(to: audience), node.hidden?.keepsChildren != true {
        nodes.skipDescendants(of: visit)
      } else if let name = node.knownReactNative?.component,
        ReactNativeComponent(named: name) == .modal
      {
        modal = visit.index
      }
    }
    return modal
  }

  /// Returns the text of a `Text` that is inside another `Text`.
  package func reactNativeFragment(of index: Node.Index) -> String {
    self[index].name.isEmpty ? reactNativeText(of: index) : self[index].name
  }

  /// Returns the text that a `Text` shows.
  ///
  /// If the node has a text of its own, this text is the result. Otherwise, the result consists of
  /// the texts inside the node, joined without a separator.
  package func reactNativeText(of index: Node.Index) -> String {
    let node = self[index]
    if let label = node.label, label.origin == .content { return label.text }
    var text = ""
    var inner = descendants(of: index)
    while let visit = inner.next() {
      let child = self[visit.index]
      guard !child.name.isEmpty else { continue }
      text += child.name
      inner.skipDescendants(of: visit)
    }
    return text
  }
}
