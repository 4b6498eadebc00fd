import AccessibilityTree
package import Announcements

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
  var properties: [ExposedNode.Property] { AccessibilityNodeInfo.fields.printed(self) }
}

extension AccessibilityNodeInfo.Flags {
  /// The flags as they are printed; the ones that are usually true where they are not.
  var printed: [ElementField<AccessibilityNodeInfo>.Printed] {
    var printed: [ElementField<AccessibilityNodeInfo>.Printed] = []
    for (name, flag) in Self.named where contains(flag) { printed.append((name, "true")) }
    if contains(.disabled) { printed.append(("enabled", "false")) }
    if contains(.invisible) { printed.append(("visibleToUser", "false")) }
    return printed
  }
}

extension AccessibilityNodeInfo.Actions {
  /// Android's names of the actions that are set.
  var names: [String] {
    AccessibilityNodeInfo.Actions.named.filter { contains($0.1) }.map(\.0)
  }

  /// Android's names of the actions, the last one short for its kind.
  static let named: [(String, Self)] = [
    ("CLICK", .click), ("LONG_CLICK", .longClick), ("FOCUS", .focus), ("EXPAND", .expand),
    ("COLLAPSE", .collapse), ("DISMISS", .dismiss), ("SELECT", .select),
    ("SCROLL_FORWARD", .scrollForward), ("SCROLL_BACKWARD", .scrollBackward),
    ("SCROLL_UP", .scrollUp), ("SCROLL_DOWN", .scrollDown), ("SCROLL_LEFT", .scrollLeft),
    ("SCROLL_RIGHT", .scrollRight), ("SET_PROGRESS", .setProgress), ("SET_TEXT", .setText),
    ("SET_SELECTION", .setSelection), ("PAGE", .page),
  ]
}

extension AccessibilityNodeInfo.Bounds {
  /// The corners as Android writes them.
  var corners: String { "[\(left),\(top)][\(right),\(bottom)]" }
}

extension AccessibilityNodeInfo.RangeInfo {
  var summary: String {
    "\(kind.rawValue) \(current.shortText) of \(minimum.shortText) to \(maximum.shortText)"
  }
}

extension AccessibilityNodeInfo.CollectionInfo {
  var summary: String {
    var text = "rows \(rows), columns \(columns)"
    if isHierarchical { text += ", hierarchical" }
    if selectionMode != .none { text += ", selection \(selectionMode.rawValue)" }
    return text
  }
}

extension AccessibilityNodeInfo.CollectionItemInfo {
  var summary: String {
    var text = "row \(row), column \(column)"
    if rowSpan != 1 { text += ", rowSpan \(rowSpan)" }
    if columnSpan != 1 { text += ", columnSpan \(columnSpan)" }
    return isHeading ? text + ", heading" : text
  }
}
