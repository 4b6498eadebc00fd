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
    let texts = [
      ("text", text), ("contentDescription", contentDescription), ("hintText", hintText),
      ("stateDescription", stateDescription), ("roleDescription", roleDescription),
      ("error", error),
    ]
    let flags = Flags.named.filter { self.flags.contains($0.flag) }.map { ($0.name, "true") }
    let names = AccessibilityNodeInfo.actionNames.filter { actions.contains($0.1) }.map(\.0)
    let others = [
      ("enabled", self.flags.contains(.disabled) ? "false" : ""),
      ("visibleToUser", self.flags.contains(.invisible) ? "false" : ""),
      ("actions", names.joined(separator: " ")), ("collectionInfo", collection?.summary ?? ""),
      ("collectionItemInfo", item?.summary ?? ""),
    ]
    let corners = "[\(bounds.left),\(bounds.top)][\(bounds.right),\(bounds.bottom)]"
    let place = [("bounds", bounds == Bounds() ? "" : corners)]
    return (texts + flags + others + (hasRareFields ? rare.facts : []) + place)
      .filter { !$1.isEmpty }.map { ExposedNode.Property($0, $1) }
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
  /// Android's names and values in a fixed order, empty where nothing is set.
  fileprivate var facts: [(String, String)] {
    [
      ("tooltipText", tooltipText), ("containerTitle", containerTitle),
      ("supplementalDescription", supplementalDescription), ("paneTitle", paneTitle),
      ("resourceId", resourceId), ("links", links.joined(separator: ", ")),
      ("customActions", customActions.joined(separator: ", ")), ("clickLabel", clickLabel),
      ("longClickLabel", longClickLabel), ("rangeInfo", range?.summary ?? ""),
      ("liveRegion", liveRegion == .off ? "" : liveRegion.rawValue),
      ("maxTextLength", maxTextLength < 0 ? "" : String(maxTextLength)),
    ]
  }
}

extension AccessibilityNodeInfo.RangeInfo {
  fileprivate var summary: String {
    "\(kind.rawValue) \(current.shortText) of \(minimum.shortText) to \(maximum.shortText)"
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
