import AccessibilityTree
import Announcements

extension Session {
  /// Applies effects in order; effects after a `wait` are scheduled for later.
  mutating func applyInOrder(_ effects: [AppEffect]) {
    for (number, effect) in effects.enumerated() {
      if case .wait(let time) = effect {
        let rest = Array(effects[(number + 1)...])
        if !rest.isEmpty { appTimeline.schedule(rest, at: clock + time) }
        return
      }
      apply(effect)
    }
  }

  private mutating func apply(_ effect: AppEffect) {
    timeline.log(.effect(effect))
    switch effect {
    case .nothing, .wait: break
    case .becomes(let now): adopt(now)
    case .refuses(let reason): recordProblem(reason)
    case .show(let name, let presentation): show(name, as: presentation)
    case .close: close()
    case .error(let name, let message), .update(let name, .error, let message):
      change(name) { $0.set(.error, to: message, on: $1) }
      showIndicator(of: name, saying: message.isEmpty ? nil : message)
    case .clearError(let name):
      change(name) { $0.clearError(on: $1) }
      showIndicator(of: name, saying: nil)
    case .update(let name, let fact, let text):
      change(name, isText: fact == .label) { $0.set(fact, to: text, on: $1) }
    case .focus(let name): focusInput(on: name)
    case .readerFocus(let name):
      if let node = requireNode(named: name) {
        focusReader(on: node, by: .app)
        movePageFocus()
      }
    case .announce(let text, let urgency, let delay): announce(text, urgency, after: delay)
    case .screenChanged(let name): changeScreen(name)
    case .layoutChanged(let name):
      if let node = name.flatMap({ requireNode(named: $0) }) { focusReader(on: node, by: .app) }
    case .pane(let title): report(.pane(title))
    case .toast(let text, _): report(.toast(text))
    case .remove(let name):
      if let node = requireNode(named: name) { replaceScreen(with: screen.removing(node)) }
    case .insert(let insertion):
      if let neighbour = requireNode(named: insertion.neighbour) {
        replaceScreen(with: screen.inserting(insertion, beside: neighbour))
      }
    case .reload(let name):
      if let list = requireNode(named: name) { reload(list) }
    case .disable(let name): change(name) { node, _ in node.states.isDisabled = true }
    case .enable(let name): change(name) { node, _ in node.states.isDisabled = false }
    // React Native’s `Keyboard.dismiss()` takes input focus away (dismissKeyboard.js), and UIKit
    // hides the keyboard of a field that resigns input focus.
    case .hideKeyboard:
      if screen.origin == .reactNative || platform == .iOS { blur() } else { hideKeyboard() }
    }
  }

  /// Returns the node with this name; records a problem if no node has the name.
  private mutating func requireNode(named name: String) -> Node.Index? {
    if let node = screen.index(called: name) { return node }
    recordProblem("the app’s script names “\(name)”, but no element of this screen has that name")
    return nil
  }

  // MARK: Focus

  private mutating func focusInput(on name: String) {
    guard let node = requireNode(named: name) else { return }
    let target = nodes[node]
    if screen.acceptsText(node) {
      edit(target, by: appTimeline.mover)
    } else {
      // On a page, only one element has input focus, so the field that was edited loses focus.
      if screen.origin == .web {
        if inputFocus != nil { leavePageFocus() }
        editing.focused = target
      }
      // When the field loses focus, the app may remove the node.
      if followsRequest, let node = nodes.index(of: target) {
        focusReader(on: node, by: appTimeline.mover)
      }
    }
  }

  /// Whether reader focus follows input focus when an app moves it to a node other than a field.
  ///
  /// Assumed: in all versions, reader focus follows input focus to fields, because fields receive
  /// typed text. Reader focus also follows when a person moves input focus by key, and on web pages.
  /// No log of TalkBack 17 shows these cases.
  private var followsRequest: Bool {
    !focusRules.ignoresRequests || appTimeline.mover == .key || screen.origin == .web
  }

  /// Reloads all rows of a list, as `notifyDataSetChanged` of Android's adapters does.
  private mutating func reload(_ list: Node.Index) {
    guard focusRules.reloadsStartAtTop, position.index > 0, let node,
      screen.ancestors(of: node).contains(list)
    else { return }
    position.leavingWords = wordsLeavingWindow
    position.move(to: 0)
    position.isMoved = true
    if let arrivingStop { report(.focused(arrivingStop, by: .platform)) }
  }

  mutating func focusReader(on node: Node.Index, by mover: SessionEvent.Mover) {
    guard let target = stopIndex(nearest: node) else { return }
    position.isMoved = position.isMoved || mover != .key && target != stopIndex
    move(to: target)
    if let stop { reportFocus(on: stop, by: mover) }
  }

  /// Moves the reader's focus to the named node, or to the first stop if no name is given, as if
  /// another screen had opened.
  ///
  /// Source: Apple, `UIAccessibility.Notification.screenChanged`.
  private mutating func changeScreen(_ name: String?) {
    let node = name.flatMap { requireNode(named: $0) }
    guard platform == .iOS else {
      if let node { return focusReader(on: node, by: .app) }
      move(to: 0)
      position.isMoved = true
      if let stop { report(.focused(stop, by: .app)) }
      return
    }
    let target = node.flatMap { stopIndex(nearest: $0) } ?? 0
    position.isMoved = true
    move(to: target)
    report(.opened(ScreenOpening(.replacing, title: nil, first: stop)))
  }

  private mutating func announce(_ text: String, _ urgency: AppEffect.Urgency, after delay: Int) {
    guard delay == 0 else {
      appTimeline.schedule([.announce(text, urgency, after: 0)], at: clock + delay)
      return
    }
    report(.announced(text, urgency))
  }

  // MARK: Nodes

  /// Changes one node and reports the difference to the reader.
  ///
  /// - Parameter isText: Whether the change concerns the words of the node. If the value is true,
  ///   the change may apply to a text inside the node instead of the node.
  private mutating func change(
    _ name: String, isText: Bool = false, _ change: (inout Node, Screen.Origin) -> Void
  ) {
    guard let index = requireNode(named: name) else { return }
    if isText, screen.isEmptyPart(index) {
      var words = Node(.text)
      change(&words, screen.origin)
      return replaceScreen(with: screen.filling(index, with: words.name))
    }
    self.change(at: isText ? screen.onlyText(in: index) ?? index : index, change)
  }

  mutating func change(at index: Node.Index, _ change: (inout Node, Screen.Origin) -> Void) {
    let old = screen[index]
    var new = old
    change(&new, screen.origin)
    // If the app sets the value that the node already has, the reader announces nothing.
    guard new != old else { return }
    let changed = update([NodeChange(index, new)])
    reportChange(
      of: index, from: old,
      changed.first { $0.node == index }
        ?? ElementChange(node: index, facts: []))
  }

  private mutating func reportChange(
    of index: Node.Index, from old: Node?, _ change: ElementChange
  ) {
    let stop = stopIndex(of: index)
    report(
      .changed(
        NodeDifference(
          old: old, new: screen[index], node: index, change: change,
          stop: stop.map { walk.stop(at: $0) }, isFocused: stop == stopIndex,
          live: screen.liveChange(at: index, from: old, for: platform))))
  }

  /// Replaces the screen and matches the old nodes with the new nodes.
  mutating func replaceScreen(with changed: Screen) {
    let changes = changed.changes(from: screen)
    let focused = node
    let lost = focused.map { spokenName(of: $0) } ?? ""
    let before = nodes
    let losesField = replaceWalk(by: changes)
    defer { if losesField { hideKeyboardOfLostField() } }
    let isGone = focused.map { node in !follow(node, changes) } ?? false
    if isGone { timeline.log(.focusLost(name: lost)) }
    if isGone, let stop {
      position.isMoved = true
      report(.focused(stop, by: .platform))
    }
    if platform == .iOS { reportRemovals(changes, on: before) }
    let all = Set(changes.appeared)
    // A node inside another new node is announced with that node. Only an alert is announced
    // separately.
    for appeared in changes.appeared
    where screen.parent(of: appeared).map(all.contains) != true || screen.isAlert(appeared) {
      reportChange(of: appeared, from: nil, ElementChange(node: appeared, facts: [.other]))
    }
  }

  /// Replaces the walk through the old screen by a walk through the changed screen.
  ///
  /// - Returns: Whether the field that was edited is gone.
  @discardableResult
  mutating func replaceWalk(by changes: ScreenChanges) -> Bool {
    walk.replace(with: changes.new)
    nodes.apply(changes)
    guard inputFocus != nil, field == nil else { return false }
    editing.end()
    return true
  }

  /// Hides the keyboard after the field that was edited left the screen, unless another field has
  /// input focus.
  ///
  /// Source: Android, InputMethodManager.java, checkFocus: without a focused view, the input method
  /// is closed. UIKit, `UIResponder`: a view that leaves its window resigns first responder.
  mutating func hideKeyboardOfLostField() {
    if inputFocus == nil { hideKeyboard() }
  }

  /// Reports the removal of nodes from live regions, if the region announces removals.
  ///
  /// - Parameter nodes: The session's node for each index of the old screen.
  mutating func reportRemovals(_ changes: ScreenChanges, on nodes: SessionNodes) {
    let all = Set(changes.vanished)
    for gone in changes.vanished where changes.old.parent(of: gone).map(all.contains) != true {
      guard let live = changes.old.liveRemoval(of: gone) else { continue }
      report(
        .changed(
          NodeDifference(
            old: changes.old[gone], new: nil, node: gone,
            change: ElementChange(node: gone, facts: []), stop: nil, isFocused: false, live: live)),
        on: nodes)
    }
  }

  /// Keeps reader focus on its node after the screen changed.
  ///
  /// If the node is gone, moves focus to the nearest stop and returns `false`.
  mutating func follow(_ node: Node.Index, _ changes: ScreenChanges) -> Bool {
    if let now = changes.new(of: node), let stop = stopIndex(of: now) {
      position.index = stop
      return true
    }
    position.clamp(to: walk.count)
    return false
  }
}
