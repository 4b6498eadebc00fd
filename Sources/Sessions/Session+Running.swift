import AccessibilityTree
import Announcements

extension Session {
  /// Adopts the screen that a live app shows now, and reports the changes to the reader.
  mutating func adopt(_ now: RunningScreen) {
    if now.isSubmitted { timeline.log(.event(.submit, at: nil, isAnswered: true)) }
    guard now.window == .same else { return adoptWindow(now) }
    let shown = ScreenUpdate(
      from: screen, to: addingSessionFacts(to: now.screen, now.origins), now.origins)
    let changes = shown.changes
    let before = nodes
    let focused = node
    let lost = focused.map { spokenName(of: $0) } ?? ""
    let covered = coveredScreen
    // First, update the nodes that still exist. The update returns the changes of their elements.
    var elementChanges: [Node.Index: ElementChange] = [:]
    let updates = changes.changed.map { NodeChange($0.old, changes.new[$0.new]) }
    for change in update(updates) {
      guard let new = changes.new(of: change.node) else { continue }
      elementChanges[new] = ElementChange(node: new, facts: change.facts)
    }
    // Then, add and remove nodes.
    let losesField = !shown.isInPlace && replaceWalk(by: changes)
    defer { if losesField { hideKeyboardOfLostField() } }
    // If the focused node is gone, its nearest stop is announced, unless the app moves focus
    // elsewhere.
    let isGone = focused.map { !follow($0, changes) } == true
    let focus = now.focus == .unchanged ? focusNowReached : now.focus
    let isLost = isGone && !followModal(from: covered, focus) && !focus.isGiven
    if isLost { timeline.log(.focusLost(name: lost)) }
    if isLost, let stop {
      position.isMoved = true
      reportFocus(on: stop, by: .platform)
    }
    if platform == .iOS { reportRemovals(changes, on: before) }
    var regions: Set<LiveChange> = []
    for item in shown.items {
      let change = elementChanges[item.node] ?? ElementChange(node: item.node, facts: [.other])
      report(item, change, &regions)
    }
    follow(focus, isGone: isGone)
  }

  /// The pending move of reader focus to an element that the reader could not reach when the page
  /// focused it.
  ///
  /// A page that closes a dialog may move focus back before it removes the dialog. Assumed: then
  /// the reader follows when the dialog is gone, as WebKit and Chrome report the focused element
  /// again.
  private var focusNowReached: RunningScreen.Focus {
    guard let waiting = editing.unreached, let index = nodes.index(of: waiting),
      screen[index].hidden == nil, !isBehindDialog(index)
    else { return .unchanged }
    return .moved(to: index)
  }

  /// Whether the reader cannot reach a node, because reader focus is in a modal dialog around other
  /// nodes.
  private func isBehindDialog(_ target: Node.Index) -> Bool {
    guard stopIndex(of: target) == nil, let node else { return false }
    let around = Set(screen.ancestors(of: target)).union([target])
    return screen.ancestors(of: node).contains { ancestor in
      screen[ancestor].states.isModal && screen[ancestor].role.isDialog
        && !around.contains(ancestor)
    }
  }

  /// Returns a live app's screen, with two facts added that only the session stores.
  ///
  /// The first fact is which field is being edited. The second is the text that was typed into a
  /// field that shows bullets.
  private func addingSessionFacts(to screen: Screen, _ origins: [NodeOrigin]) -> Screen {
    guard let field, let position = origins.firstIndex(of: .same(field)),
      position < screen.count
    else { return screen }
    var held = screen
    let index = Node.Index(position)
    held[index].states.isFocused = true
    if held[index].textInput?.isSecure == true, let typed = self.screen[field].value?.text,
      typed.count == held[index].value?.text?.count ?? 0
    {
      held[index].setText(typed, on: held.origin)
    }
    return held
  }

  mutating func report(
    _ item: ScreenUpdate.Item, _ change: ElementChange, _ regions: inout Set<LiveChange>
  ) {
    let index = stopIndex(of: item.node)
    let pressed = appTimeline.activation.flatMap { nodes.index(of: $0.node) }
    let isPressed =
      item.node == pressed || item.node == pressed.map { screen.target(ofActivating: $0) }
    if isPressed, item.old != nil, let stop {
      return report(
        appTimeline.activation?.isStepping == true
          ? .adjusted(stop, change) : .activated(stop, change))
    }
    var live =
      item.hasNewWords ? screen.liveChange(at: item.node, from: item.old, for: platform) : nil
    // An atomic live region is announced once, even if several of its nodes change.
    if let heard = live, !regions.insert(heard).inserted { live = nil }
    report(
      .changed(
        NodeDifference(
          old: item.old, new: screen[item.node], node: item.node, change: change,
          stop: index.map { walk.stop(at: $0) }, isFocused: index == stopIndex,
          live: live)))
  }

  /// Moves reader focus to the node that the app focused.
  ///
  /// - Parameter isGone: Whether the node with reader focus is gone. If the value is true, the
  ///   reader announces the newly focused node, even if it has the index of the old node.
  private mutating func follow(_ focus: RunningScreen.Focus, isGone: Bool) {
    if case .readerMoved(let target) = focus, Int(target.position) < screen.count {
      return focusReader(on: target, by: .app)
    }
    guard case .moved(let target) = focus else { return }
    let shown = target.flatMap { Int($0.position) < screen.count ? $0 : nil }
    editing.unreached = nil
    guard let target = shown, screen[target].hidden == nil, !isBehindDialog(target) else {
      editing.focused = nil
      editing.unreached = shown.map { nodes[$0] }
      guard inputFocus != nil else { return }
      hideKeyboard()
      return endEditing()
    }
    let node = nodes[target]
    // The element already has input focus, because the person's gesture focused it.
    if editing.focused == node, !isGone { return }
    if isGone, appTimeline.mover != .key { position.isMoved = true }
    if screen.acceptsText(target) {
      if inputFocus != node { edit(node, by: appTimeline.mover) }
      return
    }
    if inputFocus != nil {
      hideKeyboard()
      endEditing()
    }
    if screen.origin == .web { editing.focused = node }
    guard node != appTimeline.activation?.node, let target = nodes.index(of: node),
      isGone || stopIndex(of: target) != stopIndex
    else { return }
    focusReader(on: target, by: appTimeline.mover)
  }
}
