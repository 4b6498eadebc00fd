internal import AccessibilityTree
internal import ComponentSource

/// A diagnostic about the name of an element.
///
/// It is only reported if a reader announces the name.
struct NameDiagnostic: Sendable {
  var sentence: DiagnosticSentence
  var name: String?
  var position: Node.Position?
}

/// An accessibility element of a view, or a container of elements.
struct ViewElement: Sendable {
  /// The node with all its properties except traits.
  var node: Node
  var traits: AccessibilityTraits
  /// The elements inside a container.
  var children: [ViewElement] = []
  /// Whether the element is a stop, and not a container.
  var isStop: Bool
  /// Whether a symbol is the only source of the name.
  ///
  /// The name of a symbol is left out when labels are joined.
  var isNamedBySymbol = false
  /// Whether an accessibility modifier set the label.
  var hasAuthoredLabel = false
  /// Whether the view is disabled.
  ///
  /// A control that has this view as its label is then dimmed.
  var isDisabledInside = false
  /// The diagnostics about the name, which are reported if a reader speaks the name.
  var nameDiagnostics: [NameDiagnostic] = []
  /// The number of the element's line, if the element is in a column.
  var line = 0
  var behaviour = ViewBehaviour()

  init(
    _ role: Role, _ traits: AccessibilityTraits = [], label: String? = nil, isStop: Bool = true,
    at position: Node.Position? = nil
  ) {
    node = Node(role)
    node.label = label.map { AuthoredText($0, from: .content) }
    node.position = position
    self.traits = traits
    self.isStop = isStop
  }

  /// Creates a container that UIKit or SwiftUI adds.
  init(
    container role: Role, class name: String? = nil, _ children: [ViewElement],
    at position: Node.Position? = nil
  ) {
    self.init(role, isStop: false, at: position)
    node.ios.className = name
    self.children = children
  }

  /// The label, if it is not empty.
  var label: String? { node.label.flatMap { $0.text.isEmpty ? nil : $0.text } }

  /// The text of the value, if there is any.
  var valueText: String? {
    let text = node.ios.authored.value ?? node.value?.text
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// Whether the only name is that of a symbol.
  var isUnlabelledSymbol: Bool { isNamedBySymbol && !hasAuthoredLabel }

  /// Whether the name of an asset is the only source of the name.
  ///
  /// Unlike the name of a symbol, the name of an asset is kept when labels are joined.
  var isNamedByAsset: Bool {
    !isUnlabelledSymbol && node.label?.origin == .fileName && node.ios.image != nil
  }

  /// Whether the element is a button that is not a switch or a field.
  var isPlainButton: Bool {
    traits.contains(.button) && !traits.contains(.switchButton) && node.textInput == nil
  }

  /// Whether the element changes its value by a swipe or a double tap.
  var isValueControl: Bool {
    node.role == .switchControl || node.role == .slider || node.role == .spinButton
      || node.textInput != nil
  }

  /// Changes all stops of the element: the element itself, or the stops inside a container.
  mutating func changeStops(_ change: (inout ViewElement) -> Void) {
    if isStop {
      change(&self)
    } else {
      for index in children.indices { children[index].changeStops(change) }
    }
  }

  /// The stops of the element in order: the element itself, or the stops inside a container.
  var stops: [ViewElement] { isStop ? [self] : children.flatMap(\.stops) }
}

extension ViewElement {
  /// The node with its traits, and with the role that follows from the traits.
  var finishedNode: Node {
    var node = node
    var traits = traits
    if !isStop {
      if !traits.isEmpty { node.ios.authored.traits = Spelled(traits) }
      return node
    }
    if ViewElement.isPlain(node.role) { node.role = ViewElement.role(traits) }
    if let usual = ViewElement.defaultTraits(of: node), usual != traits {
      if node.states.selected == true { traits.insert(.selected) }
      if node.states.isDisabled { traits.insert(.notEnabled) }
      node.ios.authored.traits = Spelled(traits)
    }
    let isSilent = node.role == .generic || node.role == .image || node.label == nil
    if isSilent, !isUIKitControl(node) {
      node.ios.authored.isElement = true
      if node.role == .generic { node.grouping = .ignoreChildren }
    }
    return node
  }

  /// Whether the node is an element even without a label, because of its UIKit class or its role.
  private func isUIKitControl(_ node: Node) -> Bool {
    node.textInput != nil || isValueControl || node.ios.className != nil
      || [.button, .link, .progressBar, .combobox, .pager, .dateField, .colorWell].contains(
        node.role)
  }

  /// Whether the traits of an element determine its role.
  private static func isPlain(_ role: Role) -> Bool {
    [.text, .heading, .button, .link, .image, .generic].contains(role)
  }

  /// Returns the role that traits determine.
  private static func role(_ traits: AccessibilityTraits) -> Role {
    let roles: [(AccessibilityTraits, Role)] = [
      (.link, .link), (.button, .button), (.header, .heading), (.adjustable, .slider),
      (.image, .image), (.staticText, .text),
    ]
    return roles.first { traits.contains($0.0) }?.1 ?? .generic
  }

  /// Returns the traits that UIKit's class or role has by default, or `nil` if they are not known.
  private static func defaultTraits(of node: Node) -> AccessibilityTraits? {
    switch node.role {
    case .text: .staticText
    case .heading: [.staticText, .header]
    case .button: node.ios.className == "backButton" ? [.button, .backButton] : .button
    case .link: .link
    case .image: .image
    case .generic: []
    case .switchControl: [.button, .switchButton]
    case .slider: .adjustable
    case .combobox: node.ios.className == nil ? .button : .adjustable
    default: nil
    }
  }
}

extension Spelled<AccessibilityTraits> {
  /// Creates a set of traits together with its spelling, which lists UIKit's names.
  init(_ traits: AccessibilityTraits) {
    self.init(traits, as: traits.isEmpty ? "none" : traits.names.joined(separator: " "))
  }
}
