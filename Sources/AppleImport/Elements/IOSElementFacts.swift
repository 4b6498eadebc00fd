package import AccessibilityTree

/// The conversion of a UIKit accessibility element's properties to a node of a screen.
///
/// VoiceOver reads UIKit's properties directly. Outlines and TalkBack use the properties that
/// result from the conversion.
package struct IOSElementFacts {
  private let attributes: UIKitAttributes
  private let properties: UIKitAttributes.Properties
  private let traits: AccessibilityTraits

  package init(_ attributes: UIKitAttributes) {
    self.attributes = attributes
    properties = attributes.exported
    traits = properties.traits?.value ?? []
  }

  package var node: Node {
    let role = role
    var node = Node(role)
    node.ios = attributes
    node.label = properties.label.map { AuthoredText($0, from: role == .text ? .content : .author) }
    node.hint = properties.hint.map { AuthoredText($0) }
    node.language = properties.language
    node.states = states
    node.frame = attributes.frame?.value
    node.actions = attributes.customActions?.list ?? []
    node.customContent = attributes.customContents
    node.collectionPosition = cellPosition
    node.order = attributes.elements?.list
    setValue(of: &node)
    if properties.groupsChildren == true { node.grouping = .contain }
    if isHidden { node.hidden = Hidden(.hidden) }
    return node
  }

  private var role: Role {
    if properties.isElement == true { return elementRole }
    switch attributes.kind {
    case .tabBar: return .tabBar
    case .dataTable: return .table
    case .cell: return .cell
    case .view, .element, .tabBarButton, .switchControl, .segmented, nil: break
    }
    if traits.contains(.tabBar) { return .tabBar }
    switch properties.containerType {
    case .dataTable: return .table
    case .list: return .list
    case .landmark: return .region
    case .semanticGroup: return .group
    case Optional.none, .some(.none): return (properties.label ?? "").isEmpty ? .generic : .group
    }
  }

  private var elementRole: Role {
    let roles: [(AccessibilityTraits, Role)] = [
      (.switchButton, .switchControl), (.searchField, .searchBox), (.textEntry, .textBox),
      (.secureTextField, .textBox), (.tabBarItem, .tab), (.adjustable, .slider),
      (.link, .link), (.button, .button), (.backButton, .button), (.keyboardKey, .button),
      (.header, .heading), (.image, .image),
    ]
    if let role = roles.first(where: { traits.contains($0.0) })?.1 { return role }
    if attributes.kind == .switchControl { return .switchControl }
    return attributes.rows == nil ? .text : .cell
  }

  private func setValue(of node: inout Node) {
    let value = properties.value
    switch node.role {
    case .switchControl:
      node.value = Value(checked: value == "1" ? .on : value == "2" ? .mixed : .off)
    case .textBox, .searchBox:
      node.textInput = TextInput(
        isSecure: traits.contains(.secureTextField), isMultiline: traits.contains(.textArea))
      node.value = value.map { Value(text: $0) }
    default: node.value = value.map { Value(text: $0) }
    }
  }

  private var states: States {
    var states = States()
    states.isDisabled = traits.contains(.notEnabled)
    states.selected = traits.contains(.selected) ? true : nil
    states.isFocused = traits.contains(.isEditing)
    states.isModal = properties.isModal == true
    return states
  }

  private var isHidden: Bool {
    if properties.elementsHidden == true { return true }
    guard attributes.kind != .element else { return false }
    return properties.isHidden == true || attributes.alpha.map { $0.value <= 0 } == true
  }

  private var cellPosition: CollectionPosition? {
    let row = start(attributes.rows)
    let column = start(attributes.columns)
    guard row != nil || column != nil else { return nil }
    return CollectionPosition(row: row, column: column)
  }

  /// Returns the number of the first row or column in a range, counted from 1.
  private func start(_ range: Spelled<UIKitAttributes.Span>?) -> Int? {
    guard let start = range?.value.location, (0..<Int(Int32.max)).contains(start) else {
      return nil
    }
    return start + 1
  }
}
