import AccessibilityTree
import Announcements

/// The nodes of a screen that are not stops, each with the reason.
struct TalkBackSkippedNodes: Sendable {
  private(set) var nodes: [SkippedNode] = []

  init(_ focusOrder: TalkBackFocusOrder, _ screen: Screen) {
    var isStop = Array(repeating: false, count: screen.count)
    for index in focusOrder.stops { isStop[Int(focusOrder.tree[index].node.position)] = true }
    let exposed = TalkBackSkippedNodes.reasons(focusOrder, screen)
    nodes.reserveCapacity(screen.count - focusOrder.stops.count)
    for visit in screen.preorder where !isStop[Int(visit.index.position)] {
      let position = Int(visit.index.position)
      let exposure =
        position < focusOrder.tree.exposures.count ? focusOrder.tree.exposures[position] : .exposed
      let reason = exposure.reason(for: screen[visit.index]) ?? exposed[position].reason
      nodes.append(SkippedNode(visit.index, reason.text, by: reason.rule))
    }
  }

  /// The reason why TalkBack skips a node that the platform exposes.
  private enum Reason: UInt8 {
    case nothing, invisible, merged, silenced, container

    var reason: SkippedNode.Reason {
      switch self {
      case .nothing: ("no text, not actionable", TalkBackSkippedNodes.focusRule)
      case .invisible: ("not visible", TalkBackSkippedNodes.focusRule)
      case .merged: ("announced as part of its parent", TalkBackSkippedNodes.mergeRule)
      case .silenced:
        (
          "not announced, because its parent has a content description",
          TalkBackSkippedNodes.mergeRule
        )
      case .container:
        ("only a container; TalkBack stops at its children", TalkBackSkippedNodes.containerRule)
      }
    }
  }

  private static func reasons(_ focusOrder: TalkBackFocusOrder, _ screen: Screen) -> [Reason] {
    var reasons = Array(repeating: Reason.nothing, count: screen.count)
    var inherited = Array(repeating: Reason.nothing, count: focusOrder.tree.count)
    let stops = Set(focusOrder.stops)
    let focusability = focusOrder.composer.focusability
    for index in 0..<focusOrder.tree.count {
      let info = focusOrder.tree[index]
      let parent = focusOrder.tree.parents[index]
      if parent >= 0 {
        if stops.contains(parent) || inherited[parent] != .nothing {
          let isSilent = !focusOrder.tree[parent].contentDescription.isEmpty
          inherited[index] = isSilent || inherited[parent] == .silenced ? .silenced : .merged
        }
      }
      let facts = focusability.facts[index]
      let position = Int(info.node.position)
      if !facts.contains(.visible) || facts.contains(.inHiddenWebView) {
        reasons[position] = .invisible
      } else if inherited[index] != .nothing {
        reasons[position] = inherited[index]
      } else if facts.contains(.hasChildren) {
        reasons[position] = .container
      }
    }
    return reasons
  }

  private static let focusRule = Rule(
    "Focusability", "TalkBack stops at nodes with actions, and at text that no other stop speaks.",
    .talkBack("AccessibilityNodeInfoUtils.java, shouldFocusNode"))
  private static let mergeRule = Rule(
    "MergedIntoParent",
    "A stop without a content description speaks its children that are not focusable.",
    .talkBack("TreeNodesDescription.java"))
  private static let containerRule = Rule(
    "ContainerOfStops", "TalkBack skips a container whose children are stops.",
    .talkBack("AccessibilityNodeInfoUtils.java, shouldFocusNode"))
}
