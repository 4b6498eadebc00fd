internal import AccessibilityTree
internal import Announcements
internal import ComponentSource
internal import ImportSupport

/// What gestures other than a double tap do to the states of a view.
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
    running.builder.evaluator.edit(
      state, to: isWhole ? Int(exactly: next).map { .integer($0) } ?? value : .number(next))
    return renderAgain(over: shown, [])
  }

  /// Closes the topmost sheet, menu or alert, or returns to the screen before.
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
    for state in behaviour.dismissals { dismiss(state) }
    return perform([behaviour.escape].compactMap(\.self), over: shown)
  }

  // MARK: Focus

  /// Tells the states of focus modifiers that VoiceOver is at a node, and input focus if the node is
  /// edited.
  ///
  /// VoiceOver's swipes do not move input focus: UIKit gives it to a field that is activated.
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

  /// Tells the state of a focus modifier that a field loses input focus.
  mutating func leave(_ behaviour: ViewBehaviour, over shown: Screen) -> [AppEffect]? {
    guard let focus = behaviour.focus else { return nil }
    if let current = running.builder.evaluator.states[focus.state],
      running.builder.areEqual(current, focus.value)
    {
      running.builder.evaluator.set(focus.state, to: SwiftUIApp.noFocus(insteadOf: focus.value))
    }
    return follow(over: shown)
  }

  /// Tells the states of accessibility focus that VoiceOver is at a node; returns whether any
  /// changes.
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

  /// The value of a focus state while no view has the focus.
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
