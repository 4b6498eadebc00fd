package import AccessibilityTree

/// The way in which a user moves through a screen from stop to stop.
public enum Navigation: Sendable, Hashable {
  /// Swipes to the next element, beginning at the first stop.
  case swipeRight
  /// Swipes to the previous element, beginning at the last stop.
  case swipeLeft
  /// Jumps to the next element of one kind, with VoiceOver's rotor or TalkBack's reading controls.
  case jump(Unit)

  /// A setting of VoiceOver's rotor or TalkBack's reading controls.
  public enum Unit: String, Sendable, Hashable, CaseIterable {
    /// Text fields, buttons and other controls.
    case formControls = "form-controls"
    case headings, links, landmarks
  }
}

extension Navigation.Unit {
  /// Creates the setting with which jumps visit a node; the result is `nil` if no jump visits the
  /// node.
  package init?(of node: Node) {
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
  /// All ways of moving.
  ///
  /// The most common way comes first.
  public static let all: [Navigation] = [.swipeRight, .swipeLeft] + Unit.allCases.map { .jump($0) }

  /// The name on the command line: `swipe-left`, `headings`.
  public var name: String {
    switch self {
    case .swipeRight: "swipe-right"
    case .swipeLeft: "swipe-left"
    case .jump(let unit): unit.rawValue
    }
  }

  /// Returns the stops that a user visits in this way of moving, in the order of the visits.
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
  /// Returns, for each node, the nearest node for which `isKind` returns `true`: the node itself or
  /// an ancestor.
  ///
  /// The result is in the order of node indices.
  ///
  /// - Complexity: Linear in the number of nodes, because parents come before their children.
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
  /// Whether the node is a landmark.
  ///
  /// A region is a landmark only if it has a name.
  ///
  /// Source: WAI-ARIA 1.2, landmark roles.
  package var isLandmark: Bool {
    switch role {
    case .banner, .complementary, .contentInfo, .main, .navigation, .search: true
    case .form, .region: !name.isEmpty
    default: false
    }
  }
}

extension Role {
  /// Whether a jump to the next form control visits nodes of this role.
  ///
  /// Assumed: these are HTML's form controls and the ARIA roles that correspond to them.
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
