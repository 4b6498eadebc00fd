package import AccessibilityTree
import Announcements

/// What a service reads of the view that an event is about.
package struct AndroidEventSource: Sendable {
  /// The node of the screen.
  package var node: Node.Index
  let info: AccessibilityNodeInfo
  let role: TalkBackRole
  /// What can be checked: the view, else the first one that it speaks for.
  let checkable: Checkable?
  /// What TalkBack would say of it on the way to it, without hint and way; of a live region, of all in it.
  let description: [Part]
  /// Whether TalkBack’s focus is on it.
  package var isFocused: Bool
  /// Whether it, or the view that speaks for it, has TalkBack’s focus.
  package var isInFocus: Bool

  /// A view that is checked or not.
  struct Checkable: Sendable {
    var info: AccessibilityNodeInfo
    var role: TalkBackRole
  }

  var live: LiveRegion.Politeness { info.hasRareFields ? info.rare.liveRegion : .off }

  /// The group of a value that changes; absent where it has none.
  var valueGroup: String? {
    switch role {
    case .seekControl: "seek-progress"
    case .progressBar: "progress-bar"
    default: nil
    }
  }
}

extension TalkBackWalk {
  /// What an event about a node lets TalkBack read; absent where Android exposes no such view.
  package func eventSource(_ node: Node.Index, focus: Node.Index?) -> AndroidEventSource? {
    guard let place = places(of: node).first else { return nil }
    let composer = route.composer
    let checkable = checkable(at: place)
    let isLive = composer.tree[place].hasRareFields && composer.tree[place].rare.liveRegion != .off
    return AndroidEventSource(
      node: node, info: composer.tree[place], role: composer.focusability.roles[place],
      checkable: checkable, description: composer.description(at: place, isWhole: isLive),
      isFocused: node == focus, isInFocus: composer.tree[speaker(of: place)].node == focus)
  }

  /// The view that speaks for another that takes no focus itself.
  private func speaker(of place: Int) -> Int {
    var place = place
    while route.composer.isMerged(place), route.composer.tree.parents[place] >= 0 {
      place = route.composer.tree.parents[place]
    }
    return place
  }

  private func checkable(at place: Int) -> AndroidEventSource.Checkable? {
    let composer = route.composer
    var open = [place]
    while let next = open.popLast() {
      let info = composer.tree[next]
      if info.flags.contains(.checkable) {
        return AndroidEventSource.Checkable(info: info, role: composer.focusability.roles[next])
      }
      open += composer.children[next].reversed().filter(composer.isMerged)
    }
    return nil
  }
}
