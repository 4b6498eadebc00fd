internal import AccessibilityTree
internal import ComponentSource

/// The changes of a screen before it is shown.
extension SwiftUIRunningScreen {
  /// The maximum number of states with unknown values that are tried at the start.
  private static let unknownLimit = 4

  /// Sets the states that views set in `onAppear` and `task`, before the screen is shown.
  ///
  /// Source: SwiftUI, `onAppear(perform:)`: the action is complete before the first rendered frame;
  /// `task(priority:_:)`: a task runs before the view appears, up to the first value for which it
  /// waits.
  ///
  /// Assumed: input focus moves later, when the screen is shown.
  mutating func appear() {
    var unknowns: [(state: StateKey, value: SourceValue, range: SourceRange)] = []
    _ = changes()
    for _ in 0..<SwiftUIRunningScreen.evaluationLimit {
      var isChanged = false
      let focusStates = Set(
        behaviours.values.flatMap { [$0.focus?.state, $0.readerFocus?.state].compactMap(\.self) })
      for appearing in newlyAppearing()
      where perform(appearing.action, appearing.arguments, focusStates, &unknowns) {
        isChanged = true
      }
      for change in changes()
      where perform(change.action, change.arguments, focusStates, &unknowns) {
        isChanged = true
      }
      guard isChanged else { break }
      render()
    }
    recordUnknownStarts(unknowns)
  }

  /// Sets the states that an action sets immediately.
  ///
  /// The remaining effects of the action wait until the screen opens.
  ///
  /// - Parameter focusStates: The states of input focus, which do not change yet.
  /// - Returns: Whether a state was set.
  private mutating func perform(
    _ action: SourceFunction, _ arguments: [SourceValue],
    _ focusStates: Set<StateKey>,
    _ unknowns: inout [(state: StateKey, value: SourceValue, range: SourceRange)]
  ) -> Bool {
    var isChanged = false
    var waits: [TimedEffect] = []
    builder.evaluator.resetBudget()
    let timed = builder.evaluator.timeline(
      of: action, arguments, timing: SwiftUIHandlers.timing)
    for effect in timed {
      if case .call(let call, _) = effect.effect, call.awaitsUnknownValue {
        waits.append(effect)
        continue
      }
      if case .state(let state, let value) = effect.effect, value.isUnknown || value.isCallResult {
        unknowns.append((state, value, action.range))
      }
      guard effect.delay == 0, case .state(let state, let value) = effect.effect,
        !value.isUnknown, !focusStates.contains(state), !waits.contains(where: effect.follows)
      else {
        opening.append(effect)
        continue
      }
      builder.evaluator.apply(effect.effect)
      isChanged = true
    }
    return isChanged
  }

  /// Records the states with unknown values that change what the screen shows.
  private mutating func recordUnknownStarts(
    _ unknowns: [(state: StateKey, value: SourceValue, range: SourceRange)]
  ) {
    for (state, value, range) in unknowns.prefix(SwiftUIRunningScreen.unknownLimit) {
      guard let name = state.path.last, !unknownStarts.contains(where: { $0.name == name }) else {
        continue
      }
      var trial = self
      // Otherwise, diagnostics about other states would count as a difference of the screens.
      trial.unknownStarts = []
      trial.builder.evaluator.set(state, to: value)
      trial.render()
      if trial.screen != screen { unknownStarts.append((name, range)) }
    }
    if !unknownStarts.isEmpty { render() }
  }
}

extension SourceValue {
  /// Whether the value is the result of a function that the source does not declare, such as
  /// `load()`.
  fileprivate var isCallResult: Bool {
    if case .component(let call) = self { call.isUnknownResult } else { false }
  }
}
