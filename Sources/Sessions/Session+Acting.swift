import AccessibilityTree
import Announcements

extension Session {
  /// Passes an event to the app and applies the effects that the app returns.
  ///
  /// - Returns: Whether the app answered.
  @discardableResult
  mutating func raise(_ event: AppEvent) -> Bool {
    guard let effects = send(event) else { return false }
    apply(effects)
    return true
  }

  /// Passes an event at a node to the app, if the node is still on the screen.
  @discardableResult
  mutating func raise(_ kind: AppEvent.Kind, at node: SessionNode) -> Bool {
    guard let index = nodes.index(of: node) else { return false }
    return raise(AppEvent(kind, at: index))
  }

  /// Passes an event to the app, and returns what the app does in response.
  ///
  /// Returns `nil` if the app does not handle the event, so that the platform performs its default
  /// action.
  mutating func send(_ event: AppEvent) -> [AppEffect]? {
    appTimeline.app.advance(to: clock)
    let effects = appTimeline.app.answers(to: event, on: screen, for: platform)
    timeline.log(.event(event.kind, at: event.node.map { nodes[$0] }, isAnswered: effects != nil))
    if let failure = appTimeline.app.failure { recordProblem(failure) }
    return effects
  }

  /// Applies effects of the app; stops if effects trigger each other in an endless loop.
  mutating func apply(_ effects: [AppEffect]) {
    guard appTimeline.enter() else {
      return recordProblem("the app’s answers trigger each other without end")
    }
    applyInOrder(effects)
    appTimeline.leave()
  }

  // MARK: Values and actions

  mutating func adjust(_ direction: Adjustment) {
    guard let node else { return }
    let event = AppEvent(.adjust, at: node, adjustment: direction)
    guard !appTimeline.app.isRunning, !screen.isAdjustedByApp(node) else {
      appTimeline.activation = AppTimeline.Activation(node: nodes[node], isStepping: true)
      raise(event)
      appTimeline.activation = nil
      return
    }
    let here = nodes[node]
    let effects = send(event)
    // A running app changes the value itself, and its new screen contains the new value.
    if let effects, effects.contains(where: \.showsScreen) {
      appTimeline.activation = AppTimeline.Activation(node: here, isStepping: true)
      apply(effects)
      appTimeline.activation = nil
      return
    }
    let change = screen.change(
      adjusting: node, direction, by: Swift.type(of: reader).adjustmentShare)
    let changed = update(change.map { [$0] } ?? [])
    if let stop {
      report(
        .adjusted(stop, changed.first { $0.node == node } ?? ElementChange(node: node, facts: [])))
    }
    if let effects { apply(effects) }
    if change != nil { raise(.change, at: here) }
  }

  mutating func announceActions() -> String? {
    guard let node else { return "the screen has no stops" }
    let names = screen[node].actions
    guard !names.isEmpty else { return "the focused element has no actions" }
    report(.actions(names))
    return nil
  }

  mutating func performAction(named name: String) -> String? {
    guard let node else { return "the screen has no stops" }
    let wanted = AudibleText(name).text
    guard let action = screen[node].actions.first(where: { AudibleText($0).text == wanted }) else {
      let names = screen[node].actions.map { "“\($0)”" }
      return names.isEmpty
        ? "the focused element has no actions"
        : "the focused element has no action “\(name)”; its actions are "
          + "\(names.joined(separator: ", "))"
    }
    raise(AppEvent(.action, at: node, action: action))
    return nil
  }

  // MARK: Ways out

  /// Performs the gesture for going back.
  ///
  /// If the keyboard is shown on Android, the gesture only hides the keyboard. If the app does not
  /// handle the gesture, Android closes the topmost screen, and iOS closes a sheet.
  mutating func escape() -> String? {
    if platform == .android, keyboard != nil { return dismissKeyboard() }
    appTimeline.isGoingBack = true
    defer { appTimeline.isGoingBack = false }
    if raise(AppEvent(.escape, at: node)) { return nil }
    guard let layer = layers.top, platform == .android || layer.presentation == .sheet else {
      return nil
    }
    close()
    return nil
  }

  /// Presses a key of a hardware keyboard.
  mutating func press(_ key: Gesture.HardwareKey) -> String? {
    switch key {
    case .tab: return tab(.right)
    case .shiftTab: return tab(.left)
    case .escape: return escape()
    case .space:
      return inputFocus == nil ? press(.doubleTap) : type(" ")
    case .enter:
      guard let field else { return press(.doubleTap) }
      return endEntry(of: field, with: .enter)
    }
  }

  /// Moves input focus with Tab, unless the app handles the key.
  private mutating func tab(_ direction: Gesture.SwipeDirection) -> String? {
    appTimeline.mover = .key
    defer { appTimeline.mover = .app }
    let event = AppEvent(direction == .right ? .tab : .shiftTab, at: startOfTab)
    return raise(event) ? nil : moveInput(direction)
  }

  /// The problem to report if a person presses Tab and no node can receive focus.
  package static let noKeyboardStop =
    "no further element in this direction can be focused with the keyboard"

  /// Moves input focus to the next or previous node that Tab can reach.
  private mutating func moveInput(_ direction: Gesture.SwipeDirection) -> String? {
    let stop = screen.keyboardStop(direction, from: startOfTab).map { nodes[$0] }
    guard let stop else { return Session.noKeyboardStop }
    endEditing()
    guard inputFocus == nil, let target = nodes.index(of: stop) else { return nil }
    if screen.acceptsText(target) {
      edit(stop, by: .key)
    } else {
      // When focus moves to an element that is not a field, browsers hide the keyboard. Android's
      // views do not.
      if screen.origin == .web {
        hideKeyboard()
        focusPage(on: stop)
      }
      if let target = nodes.index(of: stop) { focusReader(on: target, by: .key) }
    }
    return nil
  }
}

extension AppEffect {
  /// Whether the effect replaces the screen with the one that a running app shows now.
  var showsScreen: Bool { if case .becomes = self { true } else { false } }
}
