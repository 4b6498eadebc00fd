public import AccessibilityTree

/// How a person moves through a screen from stop to stop.
public enum Navigation: Sendable, Hashable {
  /// To the next element, from the first stop to the last.
  case swipeRight
  /// To the previous element, from the last stop to the first.
  case swipeLeft
  /// To the next thing of one kind: the rotor of VoiceOver, the reading control of TalkBack.
  case jump(Unit)

  /// What a rotor or reading control can be set to.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Fields, buttons and other controls.
    case formControls = "form-controls"
    case headings, links, landmarks
  }
}

extension Navigation.Unit {
  /// What a rotor or reading control is set to by whoever looks for a node; absent where none comes
  /// to it.
  public init?(of node: Node) {
    switch node.role {
    case .heading: self = .headings
    case .link: self = .links
    case let role where role.isFormControl: self = .formControls
    default:
      guard node.isLandmark else { return nil }
      self = .landmarks
    }
  }
}

extension Navigation {
  /// Every way of moving, the usual one first.
  public static let all: [Navigation] = [.swipeRight, .swipeLeft] + Unit.allCases.map { .jump($0) }

  /// What users call it: `swipe-left`, `headings`.
  public var name: String {
    switch self {
    case .swipeRight: "swipe-right"
    case .swipeLeft: "swipe-left"
    case .jump(let unit): unit.rawValue
    }
  }

  /// The stops this way of moving comes to, in its order.
  package func path<StopOfReader>(
    along stops: [StopOfReader], on screen: Screen, node: (StopOfReader) -> Node.Index
  ) -> [StopOfReader] {
    let unit: Unit
    switch self {
    case .swipeRight: return stops
    case .swipeLeft: return stops.reversed()
    case .jump(let chosen): unit = chosen
    }
    switch unit {
    case .formControls:
      return stops.filter { screen[node($0)].role.isFormControl }
    case .headings, .links:
      let role = unit == .headings ? Role.heading : .link
      let around = screen.nearest { $0.role == role }
      return stops.filter { around[Int(node($0).position)] != nil }
    case .landmarks:
      let around = screen.nearest { $0.isLandmark }
      var visited: Set<Node.Index> = []
      return stops.filter { stop in
        guard let landmark = around[Int(node(stop).position)] else { return false }
        return visited.insert(landmark).inserted
      }
    }
  }
}

extension Screen {
  /// For every node, by position, the nearest node at or above it that is of some kind.
  ///
  /// One look at each node is enough, since parents come before their children.
  package func nearest(where isKind: (Node) -> Bool) -> [Node.Index?] {
    var nearest: [Node.Index?] = Array(repeating: nil, count: count)
    for position in 0..<count {
      let index = Node.Index(position)
      if isKind(self[index]) {
        nearest[position] = index
      } else if let parent = parent(of: index) {
        nearest[position] = nearest[Int(parent.position)]
      }
    }
    return nearest
  }
}

extension Node {
  /// Whether the node is one of the regions that readers jump to.
  ///
  /// Source: WAI-ARIA 1.2, landmark roles; a region is one when it has a name.
  package var isLandmark: Bool {
    switch role {
    case .banner, .complementary, .contentInfo, .main, .navigation, .search: true
    case .form, .region: !name.isEmpty
    default: false
    }
  }
}

extension Role {
  /// Whether a form is filled in or sent with it, so that a jump by form controls comes to it.
  ///
  /// Assumed: what HTML calls form controls, with the ARIA roles that stand for them.
  package var isFormControl: Bool {
    switch self {
    case .button, .checkbox, .colorWell, .combobox, .dateField, .dateTimeField, .fileButton,
      .listbox, .menuItemCheckbox, .menuItemRadio, .monthField, .radio, .searchBox, .slider,
      .spinButton, .switchControl, .textBox, .timeField, .weekField:
      true
    default: false
    }
  }
}
