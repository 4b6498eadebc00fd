internal import Simulator

/// Decides what of a dump is out of reach: the system's own parts, what cannot be seen and what
/// lies behind an alert.
struct XCUIExposure {
  /// Why an element is out of reach, with all that is inside.
  private(set) var hidden: [Hidden?]
  /// The alert or sheet that hides everything else; −1 without one.
  private(set) var modal = -1
  /// Stops that say they cannot be seen.
  private(set) var invisible = 0
  /// Stops that say so and are told all the same, since everything around them says so too.
  private(set) var doubtful = 0

  private let tree: XCUITree
  private let ends: [Int]

  /// Decides for every element of a dump whose stops are known.
  init(_ tree: XCUITree, _ isStop: [Bool]) {
    self.tree = tree
    ends = tree.ends
    hidden = Array(repeating: nil, count: tree.count)
    hideFurniture()
    hideInvisible(isStop)
    hideBehindModal(isStop)
    for place in tree.elements.indices where tree.parents[place] >= 0 && hidden[place] == nil {
      hidden[place] = hidden[tree.parents[place]]
    }
  }

  /// Whether an element is part of the system and not of the app.
  private static func isFurniture(_ element: XCUIElement) -> Bool {
    switch element.type {
    case "StatusBar", "Keyboard", "ScrollBar": return true
    case "Other":
      let label = element.label ?? ""
      return label.hasPrefix("Vertical scroll bar") || label.hasPrefix("Horizontal scroll bar")
    default: return false
    }
  }

  private mutating func hideFurniture() {
    let isInside = tree.isInside(XCUIExposure.isFurniture)
    for place in tree.elements.indices where isInside[place] {
      hidden[place] = Hidden(.system, isVisible: true)
    }
  }

  /// Hides stops that say they cannot be seen, unless all that is around them says so too, or all
  /// other stops: that is a mistake of the dump, known of React Native.
  private mutating func hideInvisible(_ isStop: [Bool]) {
    var isAllInvisible = Array(repeating: true, count: tree.count)
    for place in tree.elements.indices {
      let parent = tree.parents[place]
      isAllInvisible[place] =
        tree.elements[place].isVisible == false && (parent < 0 || isAllInvisible[parent])
    }
    let stops = tree.elements.indices.filter { isStop[$0] && hidden[$0] == nil }
    let isBroken = stops.allSatisfy { tree.elements[$0].isVisible == false }
    for place in stops where tree.elements[place].isVisible == false {
      if isBroken || isAllInvisible[place] && tree.parents[place] >= 0 {
        doubtful += 1
      } else {
        hidden[place] = Hidden(.hidden)
        invisible += 1
      }
    }
  }

  private mutating func hideBehindModal(_ isStop: [Bool]) {
    var firstStop = Int.max
    let last = tree.elements.indices.reversed().first { place in
      // Backwards, the stop met last is the first one behind the place.
      if isStop[place], hidden[place] == nil { firstStop = place }
      return ["Alert", "Sheet", "Popover"].contains(tree.elements[place].type)
        && firstStop < ends[place]
    }
    guard let last else { return }
    modal = last
    for place in tree.elements.indices where hidden[place] == nil {
      let isAround = place <= last && last < ends[place]
      let isInside = last <= place && place < ends[last]
      // The region around a popover is a stop that closes it.
      let isDismissRegion =
        tree.elements[last].type == "Popover"
        && tree.elements[place].identifier == "PopoverDismissRegion"
      guard !isAround, !isInside, !isDismissRegion else { continue }
      hidden[place] = Hidden(.outsideModal)
    }
  }
}
