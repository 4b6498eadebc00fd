internal import AccessibilityTree
internal import ComponentSource

/// The modifiers that add and remove traits, and that join elements.
extension AccessibilityModifiers {
  /// Returns the behaviour of `accessibilityElement(children:)`, such as `combine`, or `nil` if it
  /// is unknown.
  static func children(_ modifier: Component, _ builder: inout ViewBuilder) -> String? {
    guard let behaviour = modifier.value("children") else { return "ignore" }
    return builder.memberName(behaviour)
  }

  /// Returns the names of the traits in a single value, a list or a union.
  static func traits(_ value: SourceValue?) -> [String] {
    switch value {
    case .list(let values)?: return values.compactMap(\.memberName)
    case .component(let component)?:
      let added = component.modifiers.filter { $0.name == "union" }
      let isInstance =
        component.arguments != nil && ["AccessibilityTraits", "init"].contains(component.lastName)
      // `AccessibilityTraits()`, `AccessibilityTraits([.isButton])`
      let first =
        isInstance
        ? (component.arguments ?? []).flatMap { traits(of: $0.value) } : [component.lastName]
      return first
        + added.flatMap { union -> [String] in
          guard let other = union.arguments?.first?.value else { return [] }
          if case .list(let values) = other { return values.compactMap(\.memberName) }
          return [other.memberName].compactMap { $0 }
        }
    default: return [value?.memberName].compactMap { $0 }
    }
  }

  private static func traits(of value: SourceValue) -> [String] {
    if case .list(let values) = value { return values.compactMap(\.memberName) }
    return [value.memberName].compactMap { $0 }
  }

  private static let named: [String: AccessibilityTraits] = [
    "isButton": .button, "isHeader": .header, "isLink": .link, "isImage": .image,
    "isSearchField": .searchField, "isKeyboardKey": .keyboardKey, "isStaticText": .staticText,
    "isSummaryElement": .summaryElement, "playsSound": .playsSound, "isToggle": .switchButton,
    "startsMediaSession": .startsMediaSession, "updatesFrequently": .updatesFrequently,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn,
  ]

  static func change(
    _ names: [String], of view: inout BuiltView, isAdded: Bool, _ builder: inout ViewBuilder,
    _ modifier: Component
  ) {
    for name in names {
      switch name {
      case "isSelected": view.changeStops { $0.node.states.selected = isAdded ? true : nil }
      case "isModal": setModal(isAdded, &view)
      case "isTabBar": if isAdded { makeTabBar(&view) }
      default:
        guard let trait = named[name] else {
          builder.record(.unknownTrait(name), at: modifier.range)
          continue
        }
        view.changeGroupOrStops { element in
          if isAdded { element.traits.insert(trait) } else { element.traits.remove(trait) }
          if trait == .searchField, isAdded, element.node.textInput != nil {
            element.node.role = .searchBox
          }
        }
      }
    }
  }

  private static func setModal(_ isModal: Bool, _ view: inout BuiltView) {
    if view.elements.count == 1, !view.elements[0].isStop {
      view.elements[0].node.states.isModal = isModal
      return
    }
    guard isModal, !view.elements.isEmpty else { return }
    var group = ViewElement(
      container: .group, view.elements, at: view.elements[0].node.position)
    group.node.states.isModal = true
    view.elements = [group]
  }

  private static func makeTabBar(_ view: inout BuiltView) {
    var tabs = view.elements
    var label: AuthoredText?
    if tabs.count == 1, !tabs[0].isStop { (label, tabs) = (tabs[0].node.label, tabs[0].children) }
    var bar = ViewElement(
      container: .tabBar, class: "tabBar",
      tabs.map { tab in
        var tab = tab
        tab.node.role = .tab
        tab.node.ios.className = "tabBarItem"
        return tab
      }, at: tabs.first?.node.position)
    bar.node.label = label
    view.elements = [bar]
  }
}
