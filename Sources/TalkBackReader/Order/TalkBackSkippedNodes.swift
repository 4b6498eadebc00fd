import AccessibilityTree
import Announcements

/// Why the nodes that are no stops are none.
struct TalkBackSkippedNodes: Sendable {
  /// The nodes that are no stops, in document order.
  private(set) var nodes: [SkippedNode] = []

  /// Gives a reason for every node that a route does not stop at.
  init(_ route: TalkBackFocusOrder, _ screen: Screen) {
    var isStop = Array(repeating: false, count: screen.count)
    for place in route.order { isStop[Int(route.tree[place].node.position)] = true }
    let exposed = TalkBackSkippedNodes.reasons(route, screen)
    nodes.reserveCapacity(screen.count - route.order.count)
    for visit in screen.preorder where !isStop[Int(visit.index.position)] {
      let position = Int(visit.index.position)
      let exposure =
        position < route.tree.exposures.count ? route.tree.exposures[position] : .exposed
      let reason = exposure.reason(for: screen[visit.index]) ?? exposed[position].reason
      nodes.append(SkippedNode(visit.index, reason.text, by: reason.rule))
    }
  }

  /// What TalkBack makes of a node that the platform exposes.
  private enum Reason: UInt8 {
    case nothing, invisible, merged, silenced, container

    var reason: SkippedNode.Reason {
      switch self {
      case .nothing: ("no text, not actionable", TalkBackSkippedNodes.focusRule)
      case .invisible: ("not visible", TalkBackSkippedNodes.focusRule)
      case .merged: ("merged into its parent", TalkBackSkippedNodes.mergeRule)
      case .silenced: ("silenced by the description of its parent", TalkBackSkippedNodes.mergeRule)
      case .container: ("only what is inside it is reached", TalkBackSkippedNodes.containerRule)
      }
    }
  }

  private static func reasons(_ route: TalkBackFocusOrder, _ screen: Screen) -> [Reason] {
    var reasons = Array(repeating: Reason.nothing, count: screen.count)
    var inherited = Array(repeating: Reason.nothing, count: route.tree.count)
    let stops = Set(route.order)
    let focusability = route.composer.focusability
    for place in 0..<route.tree.count {
      let info = route.tree[place]
      let parent = route.tree.parents[place]
      if parent >= 0 {
        if stops.contains(parent) || inherited[parent] != .nothing {
          let isSilent = !route.tree[parent].contentDescription.isEmpty
          inherited[place] = isSilent || inherited[parent] == .silenced ? .silenced : .merged
        }
      }
      let facts = focusability.facts[place]
      let position = Int(info.node.position)
      if !facts.contains(.visible) || facts.contains(.inHiddenWebView) {
        reasons[position] = .invisible
      } else if inherited[place] != .nothing {
        reasons[position] = inherited[place]
      } else if facts.contains(.hasChildren) {
        reasons[position] = .container
      }
    }
    return reasons
  }

  private static let focusRule = Rule(
    "Focusability", "Focus lands on what can be used and on text nobody else speaks.",
    .talkBack("AccessibilityNodeInfoUtils.java, shouldFocusNode"))
  private static let mergeRule = Rule(
    "MergedIntoParent",
    "Children that take no focus are spoken by the stop above them, unless it has a description.",
    .talkBack("TreeNodesDescription.java"))
  private static let containerRule = Rule(
    "ContainerOfStops", "A container whose content takes focus itself is passed over.",
    .talkBack("AccessibilityNodeInfoUtils.java, shouldFocusNode"))
}
