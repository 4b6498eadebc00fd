internal import AccessibilityTree
internal import Encoding

/// Readers of buttons.
///
/// The label is the title in the button's configuration or, if the configuration has no title, the
/// title for the button's state. If there is no title, the label comes from the image.
enum IBButtons {
  static let button: IBViewKind.Reader = { element, view in
    let configuration = element.child(key: "configuration")
    let state = state(of: element)
    let title = ([configuration].compactMap(\.self) + state).lazy
      .compactMap { $0.text("attributedTitle") ?? $0.text("title") }.first
    let subtitle = configuration?.text("attributedSubtitle") ?? configuration?.text("subtitle")
    var texts = [title, subtitle].compactMap { $0 }
    if let subtitle {
      view.node.ios.details[.subtitle] = subtitle
      view.node.ios.details[.title] = title
    }
    if let selected = selectedAction(of: element) { texts = [selected] }
    if !texts.isEmpty {
      view.node.label = AuthoredText(texts.joined(separator: ", "), from: .content)
    }
    setImage(configuration, state, in: &view.node)
    view.node.states.isDisabled = element.flag("enabled") == false
    if element.flag("selected") == true { view.node.states.selected = true }
    view.node.ios.buttonType = element["buttonType"]
    setMenu(of: element, in: &view)
    // UIKit determines the labels of system buttons.
    if !named.contains(element["buttonType"] ?? "") { IBTexts.labelByImage(&view.node) }
  }

  /// The button types for which UIKit determines the label.
  private static let named = ["close", "infoLight", "infoDark", "contactAdd", "detailDisclosure"]

  /// Returns the child elements for the button's current states, such as `selected`.
  ///
  /// The state `normal` comes last.
  private static func state(of element: IBElement) -> [IBElement] {
    var keys = ["normal"]
    if element.flag("highlighted") == true { keys.insert("highlighted", at: 0) }
    if element.flag("selected") == true { keys.insert("selected", at: 0) }
    if element.flag("enabled") == false { keys.insert("disabled", at: 0) }
    let states = element.children.filter { $0.name == "state" }
    return keys.compactMap { key in states.first { $0.key == key } }
  }

  private static func setImage(
    _ configuration: IBElement?, _ states: [IBElement], in node: inout Node
  ) {
    let reference = configuration?.child(key: "image")
    if let reference, let name = reference["image"] ?? reference["name"] {
      IBTexts.setImage(name, of: reference, in: &node)
    } else if let configuration, let name = configuration["image"] {
      IBTexts.setImage(name, of: configuration, in: &node)
    } else if let state = states.first(where: { $0["image"] != nil || $0["backgroundImage"] != nil }
    ) {
      IBTexts.setImage(state["image"] ?? state["backgroundImage"], of: state, in: &node)
    }
  }

  /// Returns the title of the selected item in a pop-up button.
  private static func selectedAction(of element: IBElement) -> String? {
    guard element.flag("changesSelectionAsPrimaryAction") == true else { return nil }
    let actions = menuItems(element.child(key: "menu"))
    return (actions.first { $0["state"] == "on" } ?? actions.first)?.text("title")
  }

  /// Adds the items of a closed menu.
  ///
  /// Screen readers cannot reach these items.
  static func setMenu(of element: IBElement, in view: inout IBView) {
    guard let menu = element.child(key: "menu") else { return }
    if element.flag("showsMenuAsPrimaryAction") ?? true {
      view.node.ios.className = "popUpButton"
      view.node.states.popup = .menu
    }
    view.node.ios.details[.menuTitle] = menu.text("title")
    for item in menuItems(menu) {
      var node = Node(.menuItem, ofUIKit: "menuItem", at: item.position)
      node.label = item.text("title").map { AuthoredText($0) }
      node.hidden = Hidden(.insideControl)
      view.parts.append(.synthesized(node, []))
    }
  }

  /// Returns the items of a menu and of its submenus, in order.
  private static func menuItems(_ menu: IBElement?) -> [IBElement] {
    guard let menu else { return [] }
    let names = ["action", "command", "keyCommand", "menu"]
    return menu.document.xml.elements(below: menu.id).map(menu.document.element)
      .filter { names.contains($0.name) && $0.text("title") != nil }
  }
}
