/// What a component is said to be.
package enum ReactNativeRole: Sendable, Hashable {
  /// Neither `role` nor `accessibilityRole` is given.
  case none
  /// `accessibilityRole`, React Native's own list.
  case accessibilityRole(String)
  /// `role`, ARIA's list; wins over `accessibilityRole`, also where the platform knows no such role.
  case aria(String)

  /// The name as given.
  package var name: String? {
    switch self {
    case .none: nil
    case .accessibilityRole(let name), .aria(let name): name
    }
  }

  /// The role that the props of a node give, else the one a sketch means by its neutral role.
  init(_ node: Node, _ props: ReactNativeAttributes, _ component: ReactNativeComponent) {
    if let name = props.role {
      self = .aria(name)
    } else if let name = props.accessibilityRole {
      self = .accessibilityRole(name)
    } else if props.component != nil, component.impliedRole == node.role {
      self = .none
    } else if component == .image, node.name.isEmpty {
      // A picture without a name is decoration to whoever sketches it.
      self = .none
    } else {
      self = node.role.reactNative(isPressed: node.states.pressed != nil)
    }
  }
}

extension Role {
  /// The prop with which an author says the role in React Native.
  ///
  /// Assumed: what React Native has no role for is a button when it can be pressed.
  fileprivate func reactNative(isPressed: Bool) -> ReactNativeRole {
    switch self {
    case .button where isPressed: .accessibilityRole("togglebutton")
    case .button, .fileButton, .colorWell, .disclosureTriangle, .dateField, .dateTimeField,
      .monthField, .timeField, .weekField:
      .accessibilityRole("button")
    case .image, .canvas: .accessibilityRole("image")
    case .heading: .accessibilityRole("header")
    case .searchBox: .accessibilityRole("search")
    case .slider: .accessibilityRole("adjustable")
    case .menuItemCheckbox, .menuItemRadio: .accessibilityRole("menuitem")
    case .alert, .checkbox, .combobox, .grid, .link, .list, .menu, .menuBar, .menuItem,
      .progressBar, .radio, .radioGroup, .scrollBar, .spinButton, .switchControl, .tab, .tabBar,
      .tabList, .timer, .toolbar, .other:
      .accessibilityRole(rawValue)
    case .generic, .group, .none, .paragraph, .text, .textBox, .row, .rowGroup, .caption, .code,
      .emphasis, .mark, .strong, .time:
      .none
    default: .aria(rawValue)
    }
  }
}
