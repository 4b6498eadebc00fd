internal import AccessibilityTree

/// Readers of bars and their items.
enum IBBars {
  /// Reads a `UINavigationBar` inside a view.
  ///
  /// The bar shows its last item. A back button leads to the previous item.
  static let navigationBar: IBViewKind.Reader = { element, view in
    let items = element.list("items").filter { $0.name == "navigationItem" }
    guard let top = items.last else { return }
    let back = items.count > 1 ? backTitle(of: items[items.count - 2], nil) : nil
    view.parts = parts(
      of: top, title: top.text("title"), isPushed: items.count > 1, back: back,
      at: top.position)
  }

  static let toolbar: IBViewKind.Reader = { element, view in
    view.parts = element.list("items").flatMap(barButton)
  }

  static let tabBar: IBViewKind.Reader = { element, view in
    view.parts = element.list("items").filter { $0.name == "tabBarItem" }
      .map { tab($0, title: nil, isSelected: false, at: $0.position) }
  }

  /// Returns the parts of a navigation bar, from its leading to its trailing edge.
  static func parts(
    of item: IBElement?, title: String?, isPushed: Bool, back: String?, at position: Node.Position?
  ) -> [IBPart] {
    var parts: [IBPart] = []
    if let prompt = item?.text("prompt") {
      var node = Node(.text, ofUIKit: "label", shows: prompt, at: item?.position)
      node.ios.part = .prompt
      parts.append(.synthesized(node, []))
    }
    let left = buttons(of: item, "left")
    let hidesBack =
      item?.flag("hidesBackButton") == true
      || !left.isEmpty && item?.flag("leftItemsSupplementBackButton") != true
    if isPushed, !hidesBack {
      parts.append(
        .synthesized(Node(.button, ofUIKit: "backButton", shows: back, at: position), []))
    }
    parts += left
    if let view = item?.child(key: "titleView") {
      parts.append(.view(view.id))
    } else if let title {
      parts.append(.text(title, .heading, at: item?.position ?? position))
    }
    // The first item on the right is nearest to the trailing edge, so reverse the order.
    return parts + buttons(of: item, "right").reversed()
  }

  /// Returns the title of the back button that leads to the screen of `item`, or `nil` for UIKit's
  /// default title.
  static func backTitle(of item: IBElement?, _ title: String?) -> String? {
    let own = item?.child(key: "backBarButtonItem")?.text("title")
    return own ?? item?.text("backButtonTitle") ?? item?.text("title") ?? title
  }

  private static func buttons(of item: IBElement?, _ side: String) -> [IBPart] {
    guard let item else { return [] }
    let one = item.child(key: "\(side)BarButtonItem").map(barButton) ?? []
    let list = item.child(key: "\(side)BarButtonItems") ?? item.child("\(side)BarButtonItems")
    return one + (list?.children.flatMap(barButton) ?? [])
  }

  /// Returns the button of a bar item.
  ///
  /// The result is an array with one part, or an empty array if the item is only a space between
  /// other items.
  static func barButton(_ item: IBElement) -> [IBPart] {
    guard item.name == "barButtonItem" else { return [] }
    let system = item["systemItem"]
    if system == "fixedSpace" || system == "flexibleSpace" { return [] }
    if let custom = item.child(key: "customView") { return [.view(custom.id)] }
    var view = IBView(.button)
    view.node.ios.className = "barButtonItem"
    view.node.ios.systemItem = system
    view.node.ios.details[.style] = item["style"]
    IBTexts.setImage(item["image"], of: item, in: &view.node)
    if system == nil {
      view.node.label = item.text("title").map { AuthoredText($0, from: .content) }
      IBTexts.labelByImage(&view.node)
    }
    IBControls.disable(item, &view.node)
    if item.flag("selected") == true { view.node.states.selected = true }
    IBButtons.setMenu(of: item, in: &view)
    finish(&view.node, item)
    return [.synthesized(view.node, view.parts)]
  }

  static func tab(
    _ item: IBElement?, title: String?, isSelected: Bool, at position: Node.Position?
  ) -> IBPart {
    // UIKit determines the titles of system items.
    let text = item?["systemItem"] == nil ? item?.text("title") ?? title : nil
    var node = Node(.tab, ofUIKit: "tabBarItem", shows: text, at: item?.position ?? position)
    if isSelected { node.states.selected = true }
    guard let item else { return .synthesized(node, []) }
    node.ios.systemItem = item["systemItem"]
    node.ios.badge = item.text("badgeValue")
    IBTexts.setImage(item["image"], of: item, in: &node)
    if item["systemItem"] == nil { IBTexts.labelByImage(&node) }
    IBControls.disable(item, &node)
    finish(&node, item)
    return .synthesized(node, [])
  }

  /// Sets the properties that all kinds of bar items have.
  private static func finish(_ node: inout Node, _ item: IBElement) {
    node.position = item.position
    node.ios.details[.objectID] = item.identifier
    node.ios.outlet = item.identifier.flatMap { item.document.outlets[$0] }
    IBAccessibility.apply(item, to: &node)
  }
}
