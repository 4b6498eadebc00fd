import AccessibilityTree
import Announcements

/// Makes the tree that TalkBack is given of nodes that were Android's own before: every field is
/// copied, nothing is added.
///
/// A dump also holds views that are not important for accessibility; services are told of those
/// inside them only, but always of the root of a window.
enum AndroidNodesMapping {
  /// The platform's tree of a whole screen.
  static func tree(
    of screen: Screen, _ words: TalkBackPhrasebook,
    _ capabilities: Capabilities<AndroidCapability>
  ) -> AccessibilityNodeTree {
    var tree = AccessibilityNodeTree()
    tree.reserveCapacity(screen.count + 1)
    tree.exposures = Array(repeating: .exposed, count: screen.count)
    guard let first = screen.firstRootIndex else { return tree }
    // A window has one root; an outline may have been given several.
    if screen.nextSibling(of: first) != nil {
      tree.append(AccessibilityNodeInfo("android.widget.FrameLayout", node: first))
    }
    let window = tree.count - 1
    var places = Array(repeating: window, count: screen.count)
    for visit in screen.preorder {
      let above = screen.parent(of: visit.index)
      let parent = above.map { places[Int($0.position)] } ?? window
      if above != nil, let exposure = exposure(of: visit.index, in: screen) {
        places[Int(visit.index.position)] = parent
        tree.exposures[Int(visit.index.position)] = exposure
        continue
      }
      var info = AccessibilityNodeInfo("android.view.View", node: visit.index)
      info.apply(screen[visit.index].android)
      if capabilities.contains(.stateDescriptions) {
        describeState(of: screen[visit.index], words, in: &info)
      }
      places[Int(visit.index.position)] = tree.append(info, to: parent)
    }
    connect(&tree, window: window, screen)
    return tree
  }

  /// Gives a compound button its state in the platform's words, where a dump does not tell states.
  private static func describeState(
    of node: Node, _ words: TalkBackPhrasebook, in info: inout AccessibilityNodeInfo
  ) {
    guard node.android.hasUntoldState == true else { return }
    let isChecked = info.flags.contains(.checked)
    let isSwitch = info.className.hasSuffix("Switch") || info.className.hasSuffix("ToggleButton")
    info.stateWord =
      isSwitch
      ? isChecked ? words.platform.on : words.platform.off
      : isChecked ? words.states.checked : words.states.notChecked
    info.mapping.append(AndroidViewRule.stateDescription)
  }

  /// What becomes of a view that services are not told of.
  private static func exposure(of index: Node.Index, in screen: Screen) -> NodeExposure? {
    let fields = screen[index].android
    guard fields.importantForAccessibility == .untold else { return nil }
    if fields.text != nil || fields.contentDescription != nil { return .unimportant }
    return screen.firstChild(of: index) == nil ? .empty : .structure
  }

  /// Replaces identifiers of other nodes by their places; those that nobody has mean nothing.
  private static func connect(_ tree: inout AccessibilityNodeTree, window: Int, _ screen: Screen) {
    guard tree.nodes.contains(where: { refers(screen[$0.node].android) }) else { return }
    var places: [String: Int] = [:]
    for place in stride(from: tree.count - 1, to: window, by: -1) {
      if let id = screen[tree[place].node].id { places[id] = place }
    }
    for place in tree.nodes.indices.dropFirst(window + 1) {
      let attributes = screen[tree[place].node].android
      guard refers(attributes) else { continue }
      let labels = (attributes.labeledByList ?? attributes.labeledBy.map { [$0] } ?? [])
        .compactMap { places[$0] }
      tree[place].rare.labeledBy = labels.first
      tree[place].rare.furtherLabels = Array(labels.dropFirst())
      tree[place].rare.traversalBefore = attributes.traversalBefore.flatMap { places[$0] }
      tree[place].rare.traversalAfter = attributes.traversalAfter.flatMap { places[$0] }
    }
  }

  private static func refers(_ attributes: AndroidAttributes) -> Bool {
    attributes.labeledBy != nil || attributes.labeledByList != nil
      || attributes.traversalBefore != nil
      || attributes.traversalAfter != nil
  }
}
