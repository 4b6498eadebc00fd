import AccessibilityTree
import Announcements

extension AccessibilityNodeTree {
  /// The nodes of the tree, each with the properties that differ from Android's defaults.
  var exposed: [ExposedNode] {
    var depths: [Int] = []
    depths.reserveCapacity(count)
    var nodes: [ExposedNode] = []
    nodes.reserveCapacity(count)
    for index in 0..<count {
      let depth = parents[index] < 0 ? 0 : depths[parents[index]] + 1
      depths.append(depth)
      let info = self[index]
      nodes.append(
        ExposedNode(
          depth: depth, title: info.className,
          properties: AccessibilityNodeInfo.fields.printed(info), node: info.node))
    }
    return nodes
  }
}

extension AccessibilityNodeInfo.Flags {
  /// The names of the flags to print; `enabled` and `visibleToUser` are printed only if false.
  var printed: [ElementField<AccessibilityNodeInfo>.PrintedProperty] {
    var printed: [ElementField<AccessibilityNodeInfo>.PrintedProperty] = []
    for (name, flag) in Self.named where contains(flag) { printed.append((name, "true")) }
    if contains(.disabled) { printed.append(("enabled", "false")) }
    if contains(.invisible) { printed.append(("visibleToUser", "false")) }
    return printed
  }
}

extension AccessibilityNodeInfo.Actions {
  var names: [String] {
    AccessibilityNodeInfo.Actions.named.filter { contains($0.1) }.map(\.0)
  }

  /// Android's names of the actions; `PAGE` stands for the four actions that turn pages.
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
  /// The top-left and bottom-right corners in Android's notation: `[left,top][right,bottom]`.
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
