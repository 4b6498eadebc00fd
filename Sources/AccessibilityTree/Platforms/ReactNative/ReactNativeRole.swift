/// The role of a component, by the prop that states it.
package enum ReactNativeRole: Sendable, Hashable {
  /// Neither `role` nor `accessibilityRole`.
  case none
  /// `accessibilityRole`, from React Native's own list.
  case accessibilityRole(String)
  /// `role`, from ARIA's list; overrides `accessibilityRole` even if the platform has no such role.
  case aria(String)

  /// The name as written.
  package var name: String? {
    switch self {
    case .none: nil
    case .accessibilityRole(let name), .aria(let name): name
    }
  }

  /// Creates the role of a node's props, else the one that a sketch means by its neutral role.
  init(_ node: Node, _ props: ReactNativeAttributes, _ component: ReactNativeComponent) {
    if let name = props.role {
      self = .aria(name)
    } else if let name = props.accessibilityRole {
      self = .accessibilityRole(name)
    } else if props.component != nil, component.impliedRole == node.role {
      self = .none
    } else if component == .image, node.name.isEmpty {
      // In a sketch, a picture without a name is decoration.
      self = .none
    } else {
      self = node.role.reactNative(isPressed: node.states.pressed != nil)
    }
  }
}

extension Role {
  /// Returns the prop by which an author states the role in React Native.
  ///
  /// Assumed: a role that React Native lacks is a button if it can be pressed.
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
