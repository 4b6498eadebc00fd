import AccessibilityTree
import Announcements

extension Session {
  /// Takes over what a running app shows now, and tells the reader what became of it.
  mutating func become(_ now: RunningScreen) {
    if now.isSubmitted { timeline.log(.event(.submit, at: nil, isAnswered: true)) }
    let shown = ScreenUpdate(from: screen, to: holding(now.screen, now.origins), now.origins)
    let changes = shown.changes
    let before = nodes
    let focused = node
    let lost = focused.map { spokenName(of: $0) } ?? ""
    // The nodes as they were become what they are, which tells what changed of their elements …
    var told: [Node.Index: ElementChange] = [:]
    let updates = changes.changed.map { NodeChange($0.old, changes.new[$0.new]) }
    for change in update(updates) {
      if let place = changes.new(of: change.node) { told[place] = change }
    }
    // … and then come and go.
    if !shown.isInPlace { replaceWalk(by: changes) }
    // Where the app moves focus elsewhere it is not lost, and what is heard is where it goes.
    let isLost = focused.map { !follow($0, changes) } == true && !now.focus.isGiven
    if isLost { timeline.log(.focusLost(name: lost)) }
    if isLost, let stop {
      position.isMoved = true
      tell(.focused(stop, by: .platform))
    }
    if platform == .iOS { tellRemovals(changes, on: before) }
    var regions: Set<LiveChange> = []
    for item in shown.items {
      let change = told[item.node] ?? ElementChange(node: item.node, facts: [.other])
      tell(item, change, &regions)
    }
    take(now.focus)
  }

  /// The screen with what only this session knows of it: which field is edited, and what was typed where
  /// only bullets are shown.
  private func holding(_ screen: Screen, _ origins: [NodeOrigin]) -> Screen {
    guard let field, let place = origins.firstIndex(of: .same(field)),
      place < screen.count
    else { return screen }
    var held = screen
    let index = Node.Index(place)
    held[index].states.isFocused = true
    if held[index].textInput?.isSecure == true, let typed = self.screen[field].value?.text,
      typed.count == held[index].value?.text?.count ?? 0
    {
      held[index].hold(typed, on: held.origin)
    }
    return held
  }

  private mutating func tell(
    _ item: ScreenUpdate.Item, _ change: ElementChange, _ regions: inout Set<LiveChange>
  ) {
    let index = stopIndex(of: item.node)
    let pressed = appTimeline.activation.flatMap { nodes.index(of: $0.node) }
    let isPressed =
      item.node == pressed || item.node == pressed.map { screen.target(ofActivating: $0) }
    if isPressed, item.old != nil, let stop {
      return tell(
        appTimeline.activation?.isStepping == true
          ? .adjusted(stop, change) : .activated(stop, change))
    }
    var live =
      item.saysOtherwise ? screen.liveChange(at: item.node, from: item.old, for: platform) : nil
    // A region that is read as a whole is read once, however much of it changed.
    if let heard = live, !regions.insert(heard).inserted { live = nil }
    tell(
      .changed(
        NodeDifference(
          old: item.old, new: screen[item.node], node: item.node, change: change,
          stop: index.map { walk.stop(at: $0) }, isFocused: index == stopIndex,
          live: live)))
  }

  /// Follows input focus where the app moved it.
  private mutating func take(_ focus: RunningScreen.Focus) {
    guard case .moved(let target) = focus else { return }
    let shown = target.flatMap { Int($0.position) < screen.count ? $0 : nil }
    guard let target = shown, screen[target].hidden == nil else {
      guard inputFocus != nil else { return }
      hideKeyboard()
      return leaveField()
    }
    let node = nodes[target]
    if screen.takesInput(target) {
      if inputFocus != node { edit(node, by: appTimeline.mover) }
      return
    }
    if inputFocus != nil {
      hideKeyboard()
      leaveField()
    }
    guard node != appTimeline.activation?.node, let target = nodes.index(of: node),
      stopIndex(of: target) != stopIndex
    else { return }
    focusReader(on: target, by: appTimeline.mover)
  }
}
