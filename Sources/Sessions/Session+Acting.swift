import AccessibilityTree
import Announcements

extension Session {
  /// What an app or, without its answer, the platform does when something happens.
  ///
  /// - Returns: Whether the app answered.
  @discardableResult
  mutating func raise(_ event: AppEvent) -> Bool {
    guard let effects = ask(event) else { return false }
    apply(effects)
    return true
  }

  /// The same at a node, unless an answer took it off the screen.
  @discardableResult
  mutating func raise(_ kind: AppEvent.Kind, at node: SessionNode) -> Bool {
    guard let index = nodes.index(of: node) else { return false }
    return raise(AppEvent(kind, at: index))
  }

  /// Returns what the app does when something happens, or `nil` where it leaves it to the platform.
  mutating func ask(_ event: AppEvent) -> [AppEffect]? {
    appTimeline.app.pass(to: clock)
    let effects = appTimeline.app.answers(to: event, on: screen, for: platform)
    timeline.log(
      .event(event.kind, at: event.node.map { nodes[$0] }, isAnswered: effects != nil))
    if let failure = appTimeline.app.failure { complain(failure) }
    return effects
  }

  /// Does what an app answers, unless its answers bring about each other without end.
  mutating func apply(_ effects: [AppEffect]) {
    guard appTimeline.enter() else {
      return complain("the app’s answers bring about each other without end")
    }
    applyInOrder(effects)
    appTimeline.leave()
  }

  mutating func raiseFocus() {
    guard let node else { return }
    raise(AppEvent(.focus, at: node))
  }

  // MARK: Activating

  /// A double tap, or one that is held, on what the reader is on.
  mutating func press(_ kind: AppEvent.Kind) -> String? {
    guard let node else { return "there is no stop" }
    let target = screen.target(ofActivating: node)
    guard !screen[target].states.isDisabled else { return nil }
    let event = AppEvent(kind, at: target)
    guard kind == .doubleTap else {
      raise(event)
      return nil
    }
    let (here, aim) = (nodes[node], nodes[target])
    let effects = ask(event)
    guard effects != [.nothing] else { return nil }
    if screen.takesInput(target) {
      edit(aim, by: .finger)
    } else if !appTimeline.app.isRunning {
      toggle(target)
    }
    appTimeline.activation = AppTimeline.Activation(node: here, isStepping: false)
    defer { appTimeline.activation = nil }
    if let effects {
      apply(effects)
    } else if let target = nodes.index(of: aim) {
      leaveToPlatform(target)
    }
    return nil
  }

  /// What the platform does with a pressed control that the app says nothing about.
  private mutating func leaveToPlatform(_ target: Node.Index) {
    if isSubmitButton(target) {
      submit()
    } else if let label = screen.field(labelledBy: target) {
      press(label: label)
    }
  }

  /// What the platform itself makes of a control that was activated.
  private mutating func toggle(_ target: Node.Index) {
    let changes = togglesByItself(target) ? screen.changes(activating: target) : []
    let changed = update(changes)
    guard let stop else { return }
    // A text in a summary tells what it opened.
    let change =
      changed.first { $0.node == stop.node } ?? changed.first { $0.node == target }
      ?? ElementChange(node: target, facts: [])
    tell(.activated(stop, change))
    if !changes.isEmpty { raise(AppEvent(.change, at: target)) }
  }

  /// React Native's controls do only what the app does; of UIKit's, switches alone change themselves.
  ///
  /// Source: `sessions.md` part 4.
  private func togglesByItself(_ node: Node.Index) -> Bool {
    switch screen.origin {
    case .web, .android, .androidNodes, .design: return true
    case .ios, .iosElements: return screen[node].role == .switchControl
    case .reactNative:
      // A switch shows the new state until its `value` is set again.
      return screen[node].role == .switchControl
    }
  }

  /// A label of a page gives focus to its control, or toggles it.
  private mutating func press(label field: Node.Index) {
    if screen.takesInput(field) {
      edit(nodes[field], by: .finger)
    } else {
      update(screen.changes(activating: field))
    }
  }

  // MARK: Submitting

  /// Whether a form is sent off by a button.
  private func isSubmitButton(_ node: Node.Index) -> Bool {
    guard screen[node].role == .button else { return false }
    if screen.origin == .web {
      guard screen.form(around: node) != nil else { return false }
      return screen[node].submitsForm
    }
    // Elsewhere nothing tells; the last button of a form sends it off.
    let buttons = screen.preorder.lazy.map(\.index).filter { screen[$0].role == .button }
    return Array(buttons).last == node && screen.preorder.contains { screen[$0.index].role.isEntry }
  }

  /// Sends a form off: the app answers, or the browser refuses what is wrong.
  mutating func submit() {
    guard !raise(AppEvent(.submit)) else { return }
    guard screen.origin == .web, let first = screen.firstInvalid else { return }
    edit(nodes[first], by: .app)
  }

  // MARK: Values and actions

  mutating func adjustHere(_ way: Adjustment) {
    guard let node else { return }
    let event = AppEvent(.adjust, at: node, adjustment: way)
    guard !appTimeline.app.isRunning else {
      appTimeline.activation = AppTimeline.Activation(node: nodes[node], isStepping: true)
      raise(event)
      appTimeline.activation = nil
      return
    }
    let here = nodes[node]
    let change = screen.change(adjusting: node, way, by: Swift.type(of: reader).adjustmentShare)
    let changed = update(change.map { [$0] } ?? [])
    if let stop {
      tell(
        .adjusted(stop, changed.first { $0.node == node } ?? ElementChange(node: node, facts: [])))
    }
    raise(event)
    if change != nil { raise(.change, at: here) }
  }

  mutating func tellActions() -> String? {
    guard let node else { return "there is no stop" }
    let names = screen[node].actions
    guard !names.isEmpty else { return "this has no actions" }
    tell(.actions(names))
    return nil
  }

  mutating func act(_ name: String) -> String? {
    guard let node else { return "there is no stop" }
    let wanted = AsHeard(name).text
    guard let action = screen[node].actions.first(where: { AsHeard($0).text == wanted })
    else {
      let names = screen[node].actions.map { "“\($0)”" }
      return names.isEmpty
        ? "this has no actions"
        : "this has no action “\(name)”, but \(names.joined(separator: ", "))"
    }
    raise(AppEvent(.action, at: node, action: action))
    return nil
  }

  // MARK: Ways out

  /// The way out: Android hides the keyboard first; a dialog of the platform goes away.
  mutating func escape() -> String? {
    if platform == .android, keyboard != nil { return dismissKeyboard() }
    if raise(AppEvent(.escape, at: node)) { return nil }
    guard let layer = layers.top, platform == .android || layer.presentation == .sheet else {
      return nil
    }
    close()
    return nil
  }

  /// A key of a hardware keyboard.
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

  /// Tab moves input focus on, unless the app does that itself.
  private mutating func tab(_ way: Gesture.Way) -> String? {
    appTimeline.mover = .key
    defer { appTimeline.mover = .app }
    let event = AppEvent(way == .right ? .tab : .shiftTab, at: field ?? node)
    return raise(event) ? nil : moveInput(way)
  }

  /// What is told where Tab leads to nothing.
  package static let noKeyboardStop = "the keyboard comes to nothing further that way"

  /// To the next thing that a keyboard comes to, or the one before.
  private mutating func moveInput(_ way: Gesture.Way) -> String? {
    let stop = screen.keyboardStop(way, from: field ?? node).map { nodes[$0] }
    guard let stop else { return Session.noKeyboardStop }
    leaveField()
    guard inputFocus == nil, let target = nodes.index(of: stop) else { return nil }
    if screen.takesInput(target) {
      edit(stop, by: .key)
    } else {
      // Browsers hide the keyboard; Android's views leave it.
      if screen.origin == .web { hideKeyboard() }
      focusReader(on: target, by: .key)
    }
    return nil
  }
}
