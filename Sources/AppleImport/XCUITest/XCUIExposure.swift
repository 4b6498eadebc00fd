internal import AccessibilityTree

/// The elements that VoiceOver cannot reach.
///
/// These elements belong to the system, are invisible, or are behind an alert.
struct XCUIExposure {
  /// For each element, the reason why VoiceOver cannot reach the element, or `nil` if VoiceOver can
  /// reach it.
  private(set) var hidden: [Hidden?]
  /// The index of the alert or sheet that hides everything else, or −1 if there is none.
  private(set) var modal = -1
  /// The number of stops that are hidden because of the attribute `visible=false`.
  private(set) var invisible = 0
  /// The number of stops whose `visible=false` is ignored.
  ///
  /// The attribute is ignored if all ancestors of the stop, or all stops, have `visible=false`.
  private(set) var doubtful = 0

  private let tree: XCUITree
  private let ends: [Int]

  init(_ tree: XCUITree, _ isStop: [Bool]) {
    self.tree = tree
    ends = tree.ends
    hidden = Array(repeating: nil, count: tree.count)
    hideSystemUI()
    hideInvisible(isStop)
    hideBehindModal(isStop)
    for index in tree.elements.indices where tree.parents[index] >= 0 && hidden[index] == nil {
      hidden[index] = hidden[tree.parents[index]]
    }
  }

  /// Whether an element belongs to the system and not to the app.
  private static func isSystemUI(_ element: XCUIElement) -> Bool {
    switch element.type {
    case "StatusBar", "Keyboard", "ScrollBar": return true
    case "Other":
      let label = element.label ?? ""
      return label.hasPrefix("Vertical scroll bar") || label.hasPrefix("Horizontal scroll bar")
    default: return false
    }
  }

  private mutating func hideSystemUI() {
    let isInside = tree.isInside(XCUIExposure.isSystemUI)
    for index in tree.elements.indices where isInside[index] {
      hidden[index] = Hidden(.system, isVisible: true)
    }
  }

  /// Hides stops with `visible=false`, unless all their ancestors, or all stops, have this
  /// attribute.
  ///
  /// In these two cases, `visible=false` is known to be wrong in dumps of React Native apps.
  private mutating func hideInvisible(_ isStop: [Bool]) {
    var isAllInvisible = Array(repeating: true, count: tree.count)
    for index in tree.elements.indices {
      let parent = tree.parents[index]
      isAllInvisible[index] =
        tree.elements[index].isVisible == false && (parent < 0 || isAllInvisible[parent])
    }
    let stops = tree.elements.indices.filter { isStop[$0] && hidden[$0] == nil }
    let isBroken = stops.allSatisfy { tree.elements[$0].isVisible == false }
    for index in stops where tree.elements[index].isVisible == false {
      if isBroken || isAllInvisible[index] && tree.parents[index] >= 0 {
        doubtful += 1
      } else {
        hidden[index] = Hidden(.hidden)
        invisible += 1
      }
    }
  }

  private mutating func hideBehindModal(_ isStop: [Bool]) {
    var firstStop = Int.max
    let last = tree.elements.indices.reversed().first { index in
      // The loop runs backwards. Therefore, the last visited stop is the first stop at or after the
      // index.
      if isStop[index], hidden[index] == nil { firstStop = index }
      return ["Alert", "Sheet", "Popover"].contains(tree.elements[index].type)
        && firstStop < ends[index]
    }
    guard let last else { return }
    modal = last
    for index in tree.elements.indices where hidden[index] == nil {
      let isAncestor = index <= last && last < ends[index]
      let isInside = last <= index && index < ends[last]
      // VoiceOver also stops at the region around a popover. A double tap on this region dismisses
      // the popover.
      let isDismissRegion =
        tree.elements[last].type == "Popover"
        && tree.elements[index].identifier == "PopoverDismissRegion"
      guard !isAncestor, !isInside, !isDismissRegion else { continue }
      hidden[index] = Hidden(.outsideModal)
    }
  }
}
