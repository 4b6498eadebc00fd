import AccessibilityTree
public import Announcements

/// How focus moves from one window into another.
extension TalkBackWalk {
  /// Returns the stop that gets focus first in a new window.
  ///
  /// The result is the first stop whose words do more than repeat the title of the window.
  ///
  /// - Parameter title: The title of the window, if it is known.
  /// - Returns: The index of the stop, or `nil` if no stop gets focus.
  ///
  /// Source: TalkBack 15.1, FocusActorForScreenStateChange.java.
  public func firstStop(inWindowTitled title: String?) -> Int? {
    // The browser, not TalkBack, decides where focus begins on a web page.
    guard let title = title?.lowercased(), !title.isEmpty, screen.origin != .web else {
      return path.isEmpty ? nil : 0
    }
    let texts = TalkBackWindowTexts(focusOrder)
    return path.indices.first { !texts.isTitle(path[$0], title) }
  }

  /// Returns the words for leaving the collections around a stop.
  ///
  /// - Parameter index: The index of the stop.
  /// - Returns: Words such as “out of list”; empty outside collections.
  public func wordsLeavingWindow(at index: Int) -> [Part] {
    let composer = focusOrder.composer
    guard composer.settings.speaksContainers else { return [] }
    var collections = focusOrder.collections
    collections.move(to: path[index])
    _ = collections.transitionWords(composer.words)
    collections.leave()
    return collections.transitionWords(composer.words)
  }

  /// Returns a stop with the announcement that it has if focus comes from another window.
  ///
  /// The announcement contains the words for entering the collections around the stop. If the stop
  /// is in no collection, the announcement contains the words for leaving the collections of the
  /// other window.
  ///
  /// - Parameters:
  ///   - index: The index of the stop.
  ///   - words: The words for leaving the collections of the other window.
  /// - Returns: The stop.
  ///
  /// Source: TalkBack 15.1, CollectionState.java, which a new window does not reset.
  public func stop(at index: Int, afterLeaving words: [Part]) -> Stop {
    var arrival = focusOrder.arrivals(visiting: [path[index]])[0]
    if arrival.transition.isEmpty { arrival.transition = words }
    return stop(at: index, arrival) { screen.language(of: $0) }
  }
}

/// How focus moves back from stop to stop, or jumps.
extension TalkBackWalk {
  /// The number of visited stops that decide what TalkBack announces at the next stop.
  ///
  /// TalkBack announces the title of a container one stop late, so more than one stop matters.
  private static let decidingStops = 4

  /// Returns a stop with its announcement when focus comes from another stop.
  ///
  /// - Parameters:
  ///   - index: The index of the stop.
  ///   - previous: The index of the stop that focus leaves.
  ///   - navigation: The swipe or jump that moves focus.
  /// - Returns: The stop.
  ///
  /// Source: TalkBack 15.1, CollectionState.java, which compares a stop with the stop before it.
  public func stop(at index: Int, comingFrom previous: Int, by navigation: Navigation) -> Stop {
    let visited: [Int]
    switch navigation {
    case .swipeLeft where path.indices.contains(previous) && previous > index:
      let first = min(previous + TalkBackWalk.decidingStops, path.count) - 1
      visited = stride(from: first, through: previous, by: -1).map { path[$0] }
    case .jump where path.indices.contains(previous) && previous != index - 1:
      visited = Array(path[max(0, previous - TalkBackWalk.decidingStops + 1)...previous])
    case .swipeLeft, .swipeRight, .jump: return stop(at: index)
    }
    let arrivals = focusOrder.arrivals(visiting: visited + [path[index]])
    return stop(at: index, arrivals[visited.count]) { screen.language(of: $0) }
  }
}

/// The first text in each part of a window, for comparing it with the title of the window.
private struct TalkBackWindowTexts {
  private let focusOrder: TalkBackFocusOrder
  /// The first node with text at or below each node; −1 for none.
  private var firstTexts: [Int]

  init(_ focusOrder: TalkBackFocusOrder) {
    self.focusOrder = focusOrder
    let tree = focusOrder.tree
    firstTexts = Array(repeating: -1, count: tree.count)
    // Parents come before their children in the tree, so this loop visits each child before its
    // parent.
    for index in tree.indices.reversed() {
      if !tree[index].ownText.isOnlyWhitespace { firstTexts[index] = index }
      if tree.parents[index] >= 0, firstTexts[index] >= 0 {
        firstTexts[tree.parents[index]] = firstTexts[index]
      }
    }
  }

  /// Whether a node only repeats the title of the window.
  ///
  /// The first text of such a node is the title. Neither such a node nor any of its ancestors is
  /// clickable, a list or a grid.
  func isTitle(_ index: Int, _ title: String) -> Bool {
    let tree = focusOrder.tree
    guard firstTexts[index] >= 0, tree[firstTexts[index]].ownText.lowercased() == title else {
      return false
    }
    let isUsable = sequence(first: index) { tree.parents[$0] >= 0 ? tree.parents[$0] : nil }
      .contains { node in
        if tree[node].isClickable || tree[node].isLongClickable { return true }
        switch focusOrder.composer.focusability.roles[node] {
        case .list, .grid: return true
        default: return false
        }
      }
    return !isUsable
  }
}
