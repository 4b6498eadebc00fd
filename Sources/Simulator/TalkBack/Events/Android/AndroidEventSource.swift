/// What a service reads of the view that an event is about.
package struct AndroidEventSource: Sendable {
  /// The node of the screen.
  package var node: Node.Index
  let info: AccessibilityNodeInfo
  let role: TalkBackRole
  /// What TalkBack would say of it on the way to it, without hint and way.
  let description: [Part]
  /// Whether TalkBack’s focus is on it.
  package var isFocused: Bool

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
  package func eventSource(_ node: Node.Index, isFocused: Bool) -> AndroidEventSource? {
    guard let place = places(of: node).first else { return nil }
    let composer = route.composer
    return AndroidEventSource(
      node: node, info: composer.tree[place], role: composer.focusability.roles[place],
      description: composer.description(at: place), isFocused: isFocused)
  }
}
