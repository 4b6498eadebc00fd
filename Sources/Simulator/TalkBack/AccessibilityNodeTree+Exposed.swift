extension AccessibilityNodeTree {
  /// The tree as it is printed: each node with the properties that differ from Android's defaults.
  package var exposed: [ExposedNode] {
    var depths: [Int] = []
    depths.reserveCapacity(count)
    var nodes: [ExposedNode] = []
    nodes.reserveCapacity(count)
    for place in 0..<count {
      let depth = parents[place] < 0 ? 0 : depths[parents[place]] + 1
      depths.append(depth)
      let info = self[place]
      nodes.append(
        ExposedNode(
          depth: depth, title: info.className, properties: info.properties, node: info.node))
    }
    return nodes
  }
}

extension AccessibilityNodeInfo {
  /// Android's names and values of what is set, in a fixed order.
  var properties: [ExposedNode.Property] {
    var list: [ExposedNode.Property] = []
    func add(_ name: String, _ value: String) {
      if !value.isEmpty { list.append(ExposedNode.Property(name, value)) }
    }
    add("text", text)
    add("contentDescription", contentDescription)
    add("hintText", hintText)
    add("stateDescription", stateDescription)
    add("roleDescription", roleDescription)
    add("error", error)
    for (name, flag) in AccessibilityNodeInfo.Flags.named where flags.contains(flag) {
      add(name, "true")
    }
    if flags.contains(.disabled) { add("enabled", "false") }
    if flags.contains(.invisible) { add("visibleToUser", "false") }
    let names = AccessibilityNodeInfo.actionNames.filter { actions.contains($0.1) }.map(\.0)
    add("actions", names.joined(separator: " "))
    if let collection { add("collectionInfo", collection.summary) }
    if let item { add("collectionItemInfo", item.summary) }
    if hasRareFields { list += rare.properties }
    if bounds != Bounds() {
      add("bounds", "[\(bounds.left),\(bounds.top)][\(bounds.right),\(bounds.bottom)]")
    }
    return list
  }

  /// Android's names of the actions, the last one short for its kind.
  static let actionNames: [(String, Actions)] = [
    ("CLICK", .click), ("LONG_CLICK", .longClick), ("FOCUS", .focus), ("EXPAND", .expand),
    ("COLLAPSE", .collapse), ("DISMISS", .dismiss), ("SELECT", .select),
    ("SCROLL_FORWARD", .scrollForward), ("SCROLL_BACKWARD", .scrollBackward),
    ("SCROLL_UP", .scrollUp), ("SCROLL_DOWN", .scrollDown), ("SCROLL_LEFT", .scrollLeft),
    ("SCROLL_RIGHT", .scrollRight), ("SET_PROGRESS", .setProgress), ("SET_TEXT", .setText),
    ("SET_SELECTION", .setSelection), ("PAGE", .page),
  ]
}

extension AccessibilityNodeInfo.RareFields {
  /// Android's names and values of what is set, in a fixed order.
  fileprivate var properties: [ExposedNode.Property] {
    var list: [ExposedNode.Property] = []
    func add(_ name: String, _ value: String) {
      if !value.isEmpty { list.append(ExposedNode.Property(name, value)) }
    }
    add("tooltipText", tooltipText)
    add("containerTitle", containerTitle)
    add("paneTitle", paneTitle)
    add("resourceId", resourceId)
    add("links", links.joined(separator: ", "))
    add("customActions", customActions.joined(separator: ", "))
    add("clickLabel", clickLabel)
    add("longClickLabel", longClickLabel)
    if let range {
      add(
        "rangeInfo",
        "\(range.kind.rawValue) \(range.current.shortText) of \(range.minimum.shortText) to "
          + range.maximum.shortText)
    }
    if liveRegion != .off { add("liveRegion", liveRegion.rawValue) }
    if maxTextLength >= 0 { add("maxTextLength", String(maxTextLength)) }
    return list
  }
}

extension AccessibilityNodeInfo.CollectionInfo {
  fileprivate var summary: String {
    var text = "rows \(rows), columns \(columns)"
    if isHierarchical { text += ", hierarchical" }
    if selectionMode != .none { text += ", selection \(selectionMode.rawValue)" }
    return text
  }
}

extension AccessibilityNodeInfo.CollectionItemInfo {
  fileprivate var summary: String {
    var text = "row \(row), column \(column)"
    if rowSpan != 1 { text += ", rowSpan \(rowSpan)" }
    if columnSpan != 1 { text += ", columnSpan \(columnSpan)" }
    return isHeading ? text + ", heading" : text
  }
}
