/// The role of a component, together with the prop that states the role.
package enum ReactNativeRole: Sendable, Hashable {
  /// The component has neither `role` nor `accessibilityRole`.
  case none
  /// The component has this `accessibilityRole`, a word of React Native's own list.
  case accessibilityRole(String)
  /// The component has this `role`, a word of ARIA's list.
  ///
  /// This prop overrides `accessibilityRole`, even if the platform has no such role.
  case aria(String)

  /// The role as the source writes it.
  package var name: String? {
    switch self {
    case .none: nil
    case .accessibilityRole(let name), .aria(let name): name
    }
  }

  /// Creates the role from the props of a node.
  ///
  /// If no prop states a role, the result is derived from the role of the node.
  init(_ node: Node, _ props: ReactNativeAttributes, _ component: ReactNativeComponent) {
    if let name = props.role {
      self = .aria(name)
    } else if let name = props.accessibilityRole {
      self = .accessibilityRole(name)
    } else if props.component != nil, component.impliedRole == node.role {
      self = .none
    } else if component == .image, node.name.isEmpty {
      // An image without a name is decoration, unless a prop states a role.
      self = .none
    } else {
      self = node.role.reactNative(isPressed: node.states.pressed != nil)
    }
  }
}

extension Role {
  /// Returns the role prop that an author of a React Native app would write for this role.
  ///
  /// Assumed: for a role that React Native lacks but that people press, such as a date field, the
  /// author writes `button`.
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
