internal import AccessibilityTree
internal import Encoding

enum IBTables {
  /// Reads a `UITableView` with its sections or prototype cells.
  static let table: IBViewKind.Reader = { element, view in
    IBAttributes.store([.style], of: element, in: &view.node)
    view.views = children(of: element, keys: ["tableHeaderView"])
    view.views += element.list("sections").map(\.id)
    view.views += element.list("prototypes").map(\.id)
    view.views += children(of: element, keys: ["tableFooterView", "backgroundView"])
  }

  /// Reads a `UICollectionView` with its header, prototype cells and footer.
  static let collection: IBViewKind.Reader = { element, view in
    view.views = children(of: element, keys: ["sectionHeaderView"])
    view.views += element.list("cells").map(\.id)
    view.views += children(of: element, keys: ["sectionFooterView", "backgroundView"])
  }

  /// Reads a `UITableViewCell`.
  ///
  /// VoiceOver announces the text label of the cell first, then its detail label.
  static let cell: IBViewKind.Reader = { element, view in
    IBAttributes.store([.style, .selectionStyle], of: element, in: &view.node)
    view.node.ios.accessory = element["accessoryType"].flatMap(UIKitAttributes.Accessory.init)
    view.node.ios.showsReorderControl = element["showsReorderControl"].flatMap { text in
      element.flag("showsReorderControl").map { Spelled($0, as: text) }
    }
    if element.parent?.name == "prototypes" { view.node.ios.isPrototype = true }
    view.views = children(of: element, keys: ["backgroundView", "contentView", "accessoryView"])
    view.views += element.list("subviews").map(\.id)
    if let content = configuration(of: element) {
      for name in ["text", "secondaryText"] {
        let attributed = "attributed" + name.prefix(1).uppercased() + name.dropFirst()
        guard let text = content.text(attributed) ?? content.text(name) else { continue }
        var label = Node(.text, ofUIKit: "label", at: content.position)
        label.label = AuthoredText(text, from: .content)
        view.parts.append(.synthesized(label, []))
      }
    }
  }

  /// Returns the `UIListContentConfiguration` of a cell.
  ///
  /// It replaces the cell's views.
  private static func configuration(of cell: IBElement) -> IBElement? {
    let containers = [cell, cell.child(key: "contentView")].compactMap(\.self)
    return containers.lazy.flatMap(\.children).first { $0.name == "listContentConfiguration" }
  }

  /// Returns the views in the content of a cell in the order of reading.
  ///
  /// The text label and the detail label of the cell come first.
  static func ordered(_ views: [IBElement], ofContentIn cell: IBElement?) -> [IBElement] {
    guard let cell, cell.name == "tableViewCell" else { return views }
    let names = [cell["textLabel"], cell["detailTextLabel"]].compactMap { $0 }
    guard !names.isEmpty else { return views }
    let own = names.compactMap { name in views.first { $0.identifier == name } }
    return own + views.filter { view in !names.contains { $0 == view.identifier } }
  }

  private static func children(of element: IBElement, keys: [String]) -> [XMLDocument.ID] {
    keys.compactMap { element.child(key: $0)?.id }
  }
}
