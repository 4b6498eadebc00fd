package import AccessibilityTree
import Announcements

/// The view in which an event happens, as an accessibility service reads it.
package struct AndroidEventSource: Sendable {
  /// The node of the screen to which the view belongs.
  let node: Node.Index
  let info: AccessibilityNodeInfo
  let role: TalkBackRole
  /// The view itself if it is checkable, or else the first checkable view that is merged into it.
  let checkable: (info: AccessibilityNodeInfo, role: TalkBackRole)?
  /// The words that TalkBack says when the view gets focus, without hint and position.
  ///
  /// For a live region, these are the words of everything inside the region.
  let description: [Part]
  /// Whether the view has TalkBack’s focus.
  let isFocused: Bool
  /// Whether the view has TalkBack’s focus, or is merged into the view that has it.
  let isInFocus: Bool

  var liveRegion: LiveRegion.Politeness { info.hasRareFields ? info.rare.liveRegion : .off }

  /// The group of speech requests for changes of the view's value.
  ///
  /// The group is `nil` if the view is neither a slider nor a progress bar.
  var valueGroup: String? {
    switch role {
    case .seekControl: "seek-progress"
    case .progressBar: "progress-bar"
    default: nil
    }
  }
}

extension TalkBackWalk {
  /// Returns the view in which an event happens, or `nil` if Android does not expose the node.
  package func eventSource(_ node: Node.Index, focus: Node.Index?) -> AndroidEventSource? {
    guard let index = elementIndices(of: node).first else { return nil }
    let composer = focusOrder.composer
    let isLive = composer.tree[index].hasRareFields && composer.tree[index].rare.liveRegion != .off
    return AndroidEventSource(
      node: node, info: composer.tree[index], role: composer.focusability.roles[index],
      checkable: checkable(at: index),
      description: composer.description(at: index, isWhole: isLive),
      isFocused: node == focus, isInFocus: composer.tree[speaker(of: index)].node == focus)
  }

  /// Returns the index of the view into which a view is merged; the view's own index if unmerged.
  ///
  /// The announcement of the returned view contains the words of the given view.
  private func speaker(of index: Int) -> Int {
    var index = index
    while focusOrder.composer.isMerged(index), focusOrder.composer.tree.parents[index] >= 0 {
      index = focusOrder.composer.tree.parents[index]
    }
    return index
  }

  private func checkable(at index: Int) -> (AccessibilityNodeInfo, TalkBackRole)? {
    let composer = focusOrder.composer
    var open = [index]
    while let next = open.popLast() {
      let info = composer.tree[next]
      if info.flags.contains(.checkable) {
        return (info, composer.focusability.roles[next])
      }
      open += composer.children[next].reversed().filter(composer.isMerged)
    }
    return nil
  }
}
