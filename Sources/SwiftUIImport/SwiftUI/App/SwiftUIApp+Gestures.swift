internal import AccessibilityTree
internal import Announcements
internal import ComponentSource
internal import ImportSupport

/// Handles gestures other than a double tap. They can change the states of a view.
extension SwiftUIApp {
  /// Increments or decrements the value of a stepper or an adjustable element.
  ///
  /// Source: SwiftUI, `accessibilityAdjustableAction(_:)`, `Stepper`.
  mutating func adjust(
    _ behaviour: ViewBehaviour, _ direction: Adjustment, over shown: Screen
  ) -> [AppEffect]? {
    let isMore = direction == .increment
    if let function = behaviour.adjustment {
      return perform(
        [function], [.constant(isMore ? ".increment" : ".decrement")], over: shown)
    }
    if let function = isMore ? behaviour.increment : behaviour.decrement {
      return perform([function], over: shown)
    }
    guard let state = behaviour.binding, let value = behaviour.stepped, let now = value.number
    else { return nil }
    let next = now + (isMore ? 1 : -1) * (behaviour.step ?? 1)
    if let bounds = behaviour.bounds, next < bounds.lower || next > bounds.upper {
      return [.nothing]
    }
    let isWhole = if case .integer = value { true } else { false }
    let new = isWhole ? Int(exactly: next).map { SourceValue.integer($0) } ?? value : .number(next)
    return renderAgain(over: shown, edit(state, to: new))
  }

  /// Opens the menu of an element, or runs its action for a double tap and hold.
  ///
  /// Source: SwiftUI, `contextMenu(menuItems:)`, `onLongPressGesture`, `Menu.init(primaryAction:)`.
  mutating func hold(_ behaviour: ViewBehaviour, over shown: Screen) -> [AppEffect]? {
    if let menu = behaviour.contextMenu ?? behaviour.opens {
      running.builder.evaluator.set(menu, to: .boolean(true))
      return renderAgain(over: shown, [])
    }
    return behaviour.longPress.map { perform([$0], over: shown) }
  }

  /// Performs a named action of an element.
  ///
  /// The action for deleting a row gets the position of the row.
  mutating func perform(
    action name: String, of node: Node, _ behaviour: ViewBehaviour, over shown: Screen
  ) -> [AppEffect]? {
    guard let index = node.actions.firstIndex(of: name),
      behaviour.actions.indices.contains(index)
    else { return nil }
    if let action = behaviour.actions[index] { return perform([action], over: shown) }
    guard let deletion = behaviour.deletion else { return nil }
    return perform([deletion.handler], [.set([.integer(deletion.row)])], over: shown)
  }

  /// Runs the handlers of the return key.
  ///
  /// Afterwards, the field loses input focus, unless a handler moved the focus.
  ///
  /// Source: SwiftUI, `onSubmit(of:_:)`, `TextField`. Assumed: a field with several lines and
  /// without a handler gets a new line and keeps input focus.
  mutating func submit(
    _ behaviour: ViewBehaviour, isMultiline: Bool, over shown: Screen
  ) -> [AppEffect]? {
    if isMultiline, behaviour.submit.isEmpty { return nil }
    let isSet = behaviour.focus.map { setsState($0.state, in: behaviour.submit) } ?? false
    let effects = perform(behaviour.submit, over: shown)
    let isMoved = effects.contains { effect in
      guard case .becomes(let screen) = effect else { return false }
      if case .moved(to: .some) = screen.focus { return true }
      return screen.window != .same
    }
    return isSet || isMoved ? effects : effects + [.hideKeyboard]
  }

  /// Whether handlers set a state immediately, even if the state already has the new value.
  private func setsState(_ key: StateKey, in handlers: [SourceFunction]) -> Bool {
    var evaluator = running.builder.evaluator
    return handlers.contains { handler in
      evaluator.timeline(of: handler, timing: SwiftUIHandlers.timing).contains { timed in
        if case .state(key, _) = timed.effect { timed.delay == 0 } else { false }
      }
    }
  }

  /// Performs the action of the magic tap, which is a double tap with two fingers.
  ///
  /// If the element has no such action, the first such action on the screen is performed.
  mutating func magicTap(at node: Node.Index?, over shown: Screen) -> [AppEffect]? {
    let own = node.flatMap { running.behaviours[$0]?.magicTap }
    let function =
      own
      ?? running.screen.preorder.lazy.compactMap { [running] in
        running.behaviours[$0.index]?.magicTap
      }.first
    return function.map { perform([$0], over: shown) }
  }

  /// Closes the topmost sheet, menu or alert.
  ///
  /// If nothing is open, the app returns to the previous screen.
  ///
  /// Source: UIKit, `accessibilityPerformEscape()`. Assumed: an alert needs a button with the role
  /// `cancel`, and a full-screen cover stays.
  mutating func escape(from node: Node.Index?, over shown: Screen) -> [AppEffect]? {
    if let function = node.flatMap({ running.behaviours[$0]?.escape }) {
      return perform([function], over: shown)
    }
    let screen = running.screen
    guard let top = screen.preorder.lazy.map(\.index).last(where: { screen[$0].states.isModal })
    else {
      let hasBack = running.behaviours.values.contains(where: \.isBack)
      return hasBack && stack.count > 1 ? pop() : nil
    }
    guard let behaviour = running.behaviours[top], !behaviour.staysOnEscape,
      !behaviour.dismissals.isEmpty
    else { return nil }
    for dismissal in behaviour.dismissals { dismiss(dismissal) }
    return perform([behaviour.escape].compactMap(\.self), over: shown)
  }

  // MARK: Focus

  /// Updates the focus states of views after VoiceOver moved to a node.
  ///
  /// If the node also has input focus, the state for input focus is updated, too.
  ///
  /// VoiceOver's swipes do not move input focus. A field only gets input focus when it is
  /// activated.
  mutating func focus(
    _ node: Node.Index, _ behaviour: ViewBehaviour, over shown: Screen
  ) -> [AppEffect]? {
    var isChanged = setReaderFocus(on: node)
    if shown[node].states.isFocused, let focus = behaviour.focus {
      running.builder.evaluator.set(focus.state, to: focus.value)
      isChanged = true
    }
    return isChanged ? follow(over: shown) : nil
  }

  /// Updates the focus state of a view after a field lost input focus.
  mutating func leave(_ behaviour: ViewBehaviour, over shown: Screen) -> [AppEffect]? {
    guard let focus = behaviour.focus else { return nil }
    if let current = running.builder.evaluator.states[focus.state],
      running.builder.areEqual(current, focus.value)
    {
      running.builder.evaluator.set(focus.state, to: SwiftUIApp.noFocus(insteadOf: focus.value))
    }
    return follow(over: shown)
  }

  /// Updates the states for accessibility focus after VoiceOver moved to a node.
  ///
  /// - Returns: Whether any state changed.
  private mutating func setReaderFocus(on node: Node.Index) -> Bool {
    var isChanged = false
    for (other, behaviour) in running.behaviours.sorted(by: { $0.key < $1.key })
    where other != node && behaviour.hasReaderFocus {
      guard let focus = behaviour.readerFocus else { continue }
      running.builder.evaluator.set(focus.state, to: SwiftUIApp.noFocus(insteadOf: focus.value))
      isChanged = true
    }
    if let behaviour = running.behaviours[node], let focus = behaviour.readerFocus,
      !behaviour.hasReaderFocus
    {
      running.builder.evaluator.set(focus.state, to: focus.value)
      isChanged = true
    }
    return isChanged
  }

  /// Returns the value that a focus state has when no view has the focus.
  private static func noFocus(insteadOf value: SourceValue) -> SourceValue {
    if case .boolean = value { .boolean(false) } else { .null }
  }

  /// Evaluates the view again after the person moved focus.
  private mutating func follow(over shown: Screen) -> [AppEffect]? {
    let old = running.screen
    running.render()
    let changes = running.changes()
    let effects = changes.flatMap { run([$0.action], $0.arguments) }
    if !changes.isEmpty { running.render() }
    guard old != running.screen || !effects.isEmpty else { return nil }
    return effects + screenUpdate(from: old, over: shown, .unchanged)
  }
}
