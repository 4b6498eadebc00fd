/// How Chrome exposes lists, tables, landmarks and other elements around stops.
extension ChromeMapping {
  /// An element whose content lies below it.
  func container(_ index: Node.Index) -> AccessibilityNodeInfo {
    let node = screen[index]
    var info: AccessibilityNodeInfo
    switch node.role {
    case .list, .directory, .feed, .listbox, .tree:
      info = list(node, index)
    case .table, .grid, .treeGrid: info = table(node, index)
    case .cell, .gridCell, .columnHeader, .rowHeader: info = cellFrame(node, index)
    case .heading:
      info = headingFrame(node, index, isLink: false)
    case .other where node.role.isGraphic: info = drawing(node, index)
    default:
      info = AccessibilityNodeInfo(className(ofContainer: node.role), node: index)
      info.text = node.name
      info.roleWord = words.roleNames.word(for: node.role)
      info.mapping = [ChromeMappingRule.roleDescription]
    }
    info.hintText = node.description
    applyStates(of: node, to: &info)
    if node.isFocusableInChrome || node.role.isGraphic { info.flags.insert(.webStop) }
    return info
  }

  /// A named drawing is heard as an image, and what can be reached in it after it.
  private func drawing(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo("android.widget.ImageView", node: index)
    info.contentDescription = node.name
    info.roleWord = words.roleNames.graphic
    info.mapping = [ChromeMappingRule.nameAsText, ChromeMappingRule.roleDescription]
    return info
  }

  private func className(ofContainer role: Role) -> String {
    switch role {
    case .tabList, .tabBar: "android.widget.TabWidget"
    case .dialog, .alertDialog: "android.app.Dialog"
    default: "android.view.View"
    }
  }

  private func list(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo("android.widget.ListView", node: index)
    info.contentDescription = node.name
    info.roleWord = words.roleNames.word(for: node.role)
    info.mapping = [ChromeMappingRule.collection]
    var collection = AccessibilityNodeInfo.CollectionInfo(
      rows: node.place?.setSize ?? -1, columns: 1)
    if node.role == .listbox {
      collection.selectionMode = node.states.isMultiselectable ? .multiple : .single
    }
    if isNested(index) || node.role == .tree {
      collection.isHierarchical = true
      info.mapping.append(ChromeMappingRule.nested)
    }
    info.collection = collection
    return info
  }

  /// Whether a list is inside or around another list.
  private func isNested(_ index: Node.Index) -> Bool {
    !openLists.isEmpty || content.holdsLists[Int(index.position)]
  }

  private func table(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo("android.widget.GridView", node: index)
    info.contentDescription = node.name
    // A role description would replace TalkBack's own “in grid”, which is what recordings have.
    if node.role == .treeGrid { info.roleWord = words.roleNames.treeGrid }
    info.mapping = [ChromeMappingRule.collection, ChromeMappingRule.grid]
    info.collection = AccessibilityNodeInfo.CollectionInfo(
      rows: node.place?.rowCount ?? -1, columns: node.place?.columnCount ?? -1)
    return info
  }

  /// A cell that holds nothing but text; absent when it is empty.
  func cell(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo? {
    let text = name(of: node, index)
    guard !text.isEmpty || node.states.isFocusable == true else { return nil }
    var info = cellFrame(node, index)
    info.text = text
    info.hintText = node.description
    return info
  }

  private func cellFrame(_ node: Node, _ index: Node.Index) -> AccessibilityNodeInfo {
    var info = AccessibilityNodeInfo("android.view.View", node: index)
    info.roleWord = words.roleNames.word(for: node.role)
    info.mapping = [ChromeMappingRule.collection]
    guard let place = node.place, let row = place.row, let column = place.column else {
      return info
    }
    var item = AccessibilityNodeInfo.CollectionItemInfo(
      row: AndroidCollection.index(row), column: AndroidCollection.index(column))
    item.rowSpan = place.rowSpan ?? 1
    item.columnSpan = place.columnSpan ?? 1
    item.isHeading = node.role == .columnHeader || node.role == .rowHeader
    info.item = item
    return info
  }
}
