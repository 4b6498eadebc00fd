/// Actions, collections, ranges and rectangles.
extension AndroidAttributes {
  /// The standard actions of a node; a label of its own makes a node clickable, too.
  static func applyActions(
    _ attributes: [String: String], to info: inout AccessibilityNodeInfo
  ) {
    if let names = attributes["actions"] {
      for name in names.split(whereSeparator: { $0 == "," || $0 == " " }) {
        let word = name.hasPrefix("ACTION_") ? name.dropFirst("ACTION_".count) : name
        if let action = actions[String(word)] { info.actions.insert(action) }
        if htmlMoves.contains(String(word)) { info.flags.insert(.web) }
      }
    }
    if attributes["clickLabel"]?.isEmpty == false { info.actions.insert(.click) }
    if attributes["longClickLabel"]?.isEmpty == false { info.actions.insert(.longClick) }
  }

  /// The size of a collection and the place of an item in one.
  static func applyCollections(
    _ attributes: [String: String], to info: inout AccessibilityNodeInfo
  ) {
    let rows = number("collectionInfo.rows", in: attributes)
    let columns = number("collectionInfo.cols", in: attributes)
    if rows != nil || columns != nil {
      var collection = AccessibilityNodeInfo.CollectionInfo(rows: rows ?? 0, columns: columns ?? 0)
      collection.isHierarchical = attributes["collectionInfo.hierarchical"] == "true"
      let mode = attributes["collectionInfo.selectionMode"] ?? ""
      collection.selectionMode = .init(rawValue: mode) ?? .none
      info.collection = collection
    }
    let row = number("collectionItemInfo.row", in: attributes)
    let column = number("collectionItemInfo.col", in: attributes)
    guard row != nil || column != nil else { return }
    var item = AccessibilityNodeInfo.CollectionItemInfo(row: row ?? 0, column: column ?? 0)
    item.rowSpan = number("collectionItemInfo.rowSpan", in: attributes) ?? 1
    item.columnSpan = number("collectionItemInfo.colSpan", in: attributes) ?? 1
    item.isHeading = attributes["collectionItemInfo.heading"] == "true"
    item.rowTitle = attributes["collectionItemInfo.rowTitle"] ?? ""
    item.columnTitle = attributes["collectionItemInfo.columnTitle"] ?? ""
    info.item = item
  }

  /// A number in a range; absent unless all three numbers are there.
  static func range(in attributes: [String: String]) -> AccessibilityNodeInfo.RangeInfo? {
    guard let minimum = decimal("rangeInfo.min", in: attributes),
      let maximum = decimal("rangeInfo.max", in: attributes),
      let current = decimal("rangeInfo.current", in: attributes)
    else { return nil }
    let kind =
      AccessibilityNodeInfo.RangeInfo.Kind(rawValue: attributes["rangeInfo.type"] ?? "") ?? .float
    // Android holds the numbers in floats and turns those of a whole range into integers.
    let most = kind == .int ? Double(Int32.max) : Double(Float.greatestFiniteMagnitude)
    func held(_ number: Double) -> Double { min(max(number, -most), most) }
    return AccessibilityNodeInfo.RangeInfo(
      kind, minimum: held(minimum), maximum: held(maximum), current: held(current))
  }

  /// A rectangle: the left, top, right and bottom edge.
  static func bounds(_ text: String) -> AccessibilityNodeInfo.Bounds? {
    let edges = text.split { $0 == "," || $0 == " " }.compactMap { Double($0) }
    guard edges.count == 4 else { return nil }
    let frame = Frame(
      x: edges[0], y: edges[1], width: edges[2] - edges[0], height: edges[3] - edges[1])
    return AccessibilityNodeInfo.Bounds(frame)
  }

  /// How changes are announced: Android's number, or its name.
  static func politeness(_ text: String) -> LiveRegion.Politeness {
    switch text {
    case "1": .polite
    case "2": .assertive
    default: LiveRegion.Politeness(rawValue: text) ?? .off
    }
  }

  /// Texts under one name: `links.0`, `links.1`.
  static func list(_ name: String, in attributes: [String: String]) -> [String] {
    var list: [String] = []
    while let text = attributes["\(name).\(list.count)"] { list.append(text) }
    return list
  }

  /// A whole number, kept to what Android can hold so that sums of such numbers can be computed.
  static func number(_ name: String, in attributes: [String: String]) -> Int? {
    guard let text = attributes[name] else { return nil }
    if let number = Int(text) { return Int(Int32(clamping: number)) }
    guard let number = decimal(name, in: attributes) else { return nil }
    return Int(min(max(number, Double(Int32.min)), Double(Int32.max)))
  }

  private static func decimal(_ name: String, in attributes: [String: String]) -> Double? {
    attributes[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
  }

  private static let actions: [String: AccessibilityNodeInfo.Actions] = [
    "CLICK": .click, "LONG_CLICK": .longClick, "FOCUS": .focus, "EXPAND": .expand,
    "COLLAPSE": .collapse, "DISMISS": .dismiss, "SELECT": .select,
    "SCROLL_FORWARD": .scrollForward, "SCROLL_BACKWARD": .scrollBackward,
    "SCROLL_UP": .scrollUp, "SCROLL_DOWN": .scrollDown, "SCROLL_LEFT": .scrollLeft,
    "SCROLL_RIGHT": .scrollRight, "SET_PROGRESS": .setProgress, "SET_TEXT": .setText,
    "SET_SELECTION": .setSelection, "PAGE_UP": .page, "PAGE_DOWN": .page, "PAGE_LEFT": .page,
    "PAGE_RIGHT": .page, "DRAG_START": .drag, "DRAG_DROP": .drag, "DRAG_CANCEL": .drag,
  ]

  /// The actions by which TalkBack knows web content.
  ///
  /// Source: TalkBack 15.1, WebInterfaceUtils.java, supportsWebActions.
  private static let htmlMoves = ["NEXT_HTML_ELEMENT", "PREVIOUS_HTML_ELEMENT"]
}
