import AccessibilityTree
import Announcements

/// A builder of the tree for a dump of Android's nodes, which copies every field.
///
/// A view that is not important for accessibility is replaced by its children. The root of a window
/// is always kept.
enum AndroidNodesMapping {
  static func tree(
    of screen: Screen, _ words: TalkBackPhrasebook,
    _ capabilities: Capabilities<AndroidCapability>
  ) -> AccessibilityNodeTree {
    var tree = AccessibilityNodeTree()
    tree.reserveCapacity(screen.count + 1)
    tree.exposures = Array(repeating: .exposed, count: screen.count)
    guard let first = screen.firstRootIndex else { return tree }
    // A window has one root view, but an outline can have several roots. A frame is added around
    // them.
    if screen.nextSibling(of: first) != nil {
      tree.append(AccessibilityNodeInfo("android.widget.FrameLayout", node: first))
    }
    let window = tree.count - 1
    var indices = Array(repeating: window, count: screen.count)
    for visit in screen.preorder {
      let above = screen.parent(of: visit.index)
      let parent = above.map { indices[Int($0.position)] } ?? window
      if above != nil, let exposure = exposure(of: visit.index, in: screen) {
        indices[Int(visit.index.position)] = parent
        tree.exposures[Int(visit.index.position)] = exposure
        continue
      }
      var info = AccessibilityNodeInfo("android.view.View", node: visit.index)
      info.apply(screen[visit.index].android)
      if capabilities.contains(.stateDescriptions) {
        describeState(of: screen[visit.index], words, in: &info)
      }
      indices[Int(visit.index.position)] = tree.append(info, to: parent)
    }
    connect(&tree, window: window, screen)
    return tree
  }

  /// Sets the state description of a compound button, if the dump lacks it.
  ///
  /// The words are those of the platform.
  private static func describeState(
    of node: Node, _ words: TalkBackPhrasebook, in info: inout AccessibilityNodeInfo
  ) {
    guard node.android.hasUnknownState == true else { return }
    let isChecked = info.flags.contains(.checked)
    let isSwitch = info.className.hasSuffix("Switch") || info.className.hasSuffix("ToggleButton")
    info.stateWord =
      isSwitch
      ? isChecked ? words.platform.on : words.platform.off
      : isChecked ? words.states.checked : words.states.notChecked
    info.mapping.append(AndroidViewRule.stateDescription)
  }

  /// Returns the reason why accessibility services do not see a view, or `nil` if they see it.
  private static func exposure(of index: Node.Index, in screen: Screen) -> NodeExposure? {
    let fields = screen[index].android
    guard fields.importantForAccessibility == .notExposed else { return nil }
    if fields.text != nil || fields.contentDescription != nil { return .unimportant }
    return screen.firstChild(of: index) == nil ? .empty : .structure
  }

  /// Replaces the identifiers in references between nodes by indices; ignores unknown identifiers.
  private static func connect(_ tree: inout AccessibilityNodeTree, window: Int, _ screen: Screen) {
    guard tree.indices.contains(where: { refers(screen[tree[$0].node].android) }) else { return }
    let indices = tree.indices(byIdentifierOf: screen, window: window)
    for index in tree.indices.dropFirst(window + 1) {
      let attributes = screen[tree[index].node].android
      guard refers(attributes) else { continue }
      let labels = (attributes.labeledByList ?? attributes.labeledBy.map { [$0] } ?? [])
        .compactMap { indices[$0] }
      tree[index].rare.labeledBy = labels.first
      tree[index].rare.furtherLabels = Array(labels.dropFirst())
      tree[index].rare.traversalBefore = attributes.traversalBefore.flatMap { indices[$0] }
      tree[index].rare.traversalAfter = attributes.traversalAfter.flatMap { indices[$0] }
    }
  }

  private static func refers(_ attributes: AndroidAttributes) -> Bool {
    attributes.labeledBy != nil || attributes.labeledByList != nil
      || attributes.traversalBefore != nil
      || attributes.traversalAfter != nil
  }
}
