internal import AccessibilityTree
internal import ComponentSource

/// A diagnostic about the name of an element.
///
/// The diagnostic is only reported if a reader announces the name.
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
  /// Whether the element is a stop, as opposed to a container of elements.
  var isStop: Bool
  /// Whether the element has no other name than that of a symbol.
  ///
  /// Joined labels leave out the names of symbols.
  var isNamedBySymbol = false
  /// Whether an accessibility modifier set the label.
  var hasAuthoredLabel = false
  /// Whether the element stands for all elements of a group.
  ///
  /// The position of the element is then that of the first view in the group.
  var isGroup = false
  /// Whether the view is disabled.
  ///
  /// A control with this view as its label is then dimmed.
  var isDisabledInside = false
  /// The diagnostics about the element's name.
  ///
  /// They are reported if a reader speaks the name.
  var nameDiagnostics: [NameDiagnostic] = []
  /// The index of the element's line in a column, or 0 outside of columns.
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

  /// The label, or `nil` if the label is empty.
  var label: String? { node.label.flatMap { $0.text.isEmpty ? nil : $0.text } }

  /// Sets the value that an accessibility modifier gives to the element.
  mutating func setAuthoredValue(_ text: String) {
    node.ios.authored.value = text
    if node.value?.checked == nil { node.value = Value(text: text, range: node.value?.range) }
  }

  /// The value that an accessibility modifier gave to the element.
  var valueOfModifier: String? { node.knownIOS?.authored.value }

  /// The text of the value, or `nil` if the text is missing or empty.
  var valueText: String? {
    let text = node.ios.authored.value ?? node.value?.text
    return text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The percentage of a progress bar, or `nil` for other elements and for an unknown percentage.
  var progress: String? {
    guard node.role == .progressBar, let range = node.value?.range, let now = range.now,
      let minimum = range.minimum, let maximum = range.maximum, maximum > minimum
    else { return nil }
    let share = (now - minimum) / (maximum - minimum) * 100
    return share.isFinite && abs(share) < 1e9 ? "\(Int(share.rounded()))%" : nil
  }

  /// Whether the element has no other name than that of a symbol, and no authored label.
  var isUnlabelledSymbol: Bool { isNamedBySymbol && !hasAuthoredLabel }

  /// Whether the element has no other name than that of an asset.
  ///
  /// Joined labels contain the names of assets, but not the names of symbols.
  var isNamedByAsset: Bool {
    !isUnlabelledSymbol && node.label?.origin == .fileName && node.ios.image != nil
  }

  /// Whether the element reacts to a tap, although it is no control.
  var hasTapGesture: Bool { node.knownIOS?.details[.gestureRecognizers] != nil }

  /// Whether the tap gesture of the element also belongs to other elements.
  var sharesTapGesture: Bool {
    node.knownIOS?.details[.gestureRecognizers]?.contains(" (line") == true
  }

  /// Records that the element reacts to a tap.
  ///
  /// - Parameter location: The location of a gesture that belongs to several elements.
  mutating func setTapGesture(at location: String = "") {
    let group = isGroup && location.isEmpty ? " on a group" : ""
    node.ios.details[.gestureRecognizers] = "tapGestureRecognizer\(location)\(group)"
  }

  /// Whether views with a role have no action of their own.
  static func isStatic(_ role: Role) -> Bool {
    [.text, .heading, .image, .generic].contains(role)
  }

  /// Whether the element is a button that is not a switch or a field.
  var isPlainButton: Bool {
    traits.contains(.button) && !traits.contains(.switchButton) && node.textInput == nil
  }

  /// Whether a swipe or double tap changes the value of the element.
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
  /// The node with its traits, and with the role that is derived from the traits.
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

  /// Whether the node is an element even without a label.
  ///
  /// The reason is the UIKit class or the role of the node.
  private func isUIKitControl(_ node: Node) -> Bool {
    node.textInput != nil || isValueControl || node.ios.className != nil
      || [.button, .link, .progressBar, .combobox, .pager, .dateField, .colorWell].contains(
        node.role)
  }

  /// Whether the role of an element is derived from its traits.
  private static func isPlain(_ role: Role) -> Bool {
    [.text, .heading, .button, .link, .image, .generic].contains(role)
  }

  /// Returns the role for a set of traits.
  private static func role(_ traits: AccessibilityTraits) -> Role {
    let roles: [(AccessibilityTraits, Role)] = [
      (.link, .link), (.button, .button), (.header, .heading), (.adjustable, .slider),
      (.image, .image), (.staticText, .text),
    ]
    return roles.first { traits.contains($0.0) }?.1 ?? .generic
  }

  /// Returns the default traits of a node's UIKit class or role, or `nil` if they are unknown.
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
