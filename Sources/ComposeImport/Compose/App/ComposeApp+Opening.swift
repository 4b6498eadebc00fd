internal import AccessibilityTree
internal import Announcements
internal import ComponentSource

/// The effects of the first composition, such as those of `LaunchedEffect`.
///
/// Source: AndroidX Compose runtime, Effects.kt: effects start when the composition is applied.
/// TalkBack reads a new screen about half a second later.
extension ComposeApp {
  /// Sets the states that the effects of the first composition set at once.
  ///
  /// The remaining effects wait until the screen opens in a session. An effect whose conditions the
  /// source does not decide sets no state.
  mutating func applyFirstEffects() {
    for _ in 0..<ComposeApp.maximumCompositions {
      var isChanged = false
      screen.builder.evaluator.resetBudget()
      for (function, owner) in newEffects() {
        let (timed, undecided) = screen.builder.evaluator.collectingUndecided {
          $0.timeline(of: function, [], keepsSuspended: true, timing: ComposeResponse.timing)
        }
        let isDecided = undecided.isEmpty
        var rest = timed[...]
        while isDecided, let next = rest.first, next.delay <= 0, setsState(next.effect) {
          isChanged = true
          rest.removeFirst()
        }
        recordUnknownStates(in: rest, of: function, isDecided: isDecided)
        if !rest.isEmpty { opening.append((Array(rest), owner)) }
      }
      guard isChanged, recompose() else { return }
    }
  }

  /// Performs the effects that wait until the screen opens.
  mutating func performWaitingEffects() -> ComposeResponse {
    var response = ComposeResponse()
    let waiting = opening
    opening = []
    for (effects, owner) in waiting {
      response.append(schedule(effects, launchedBy: owner))
    }
    return response
  }

  /// Sets the state that an effect sets to a known value, and returns whether it does so.
  private mutating func setsState(_ effect: SourceEffect) -> Bool {
    switch effect {
    case .state(_, let value):
      guard value.unknown == nil else { return false }
      screen.builder.evaluator.apply(effect)
      return true
    case .call(_, .state?):
      // A call such as `state.setTextAndPlaceCursorAtEnd("a")` sets the text of a field.
      var evaluator = screen.builder.evaluator
      var response = ComposeResponse()
      response.append(effect, &evaluator, screen.builder.graphs)
      guard response.changesState, !response.isUnknown, response.missing.isEmpty else {
        return false
      }
      screen.builder.evaluator = evaluator
      return true
    case .call, .assignment: return false
    }
  }

  /// Records the states that effects set to values that are unknown before run time.
  private mutating func recordUnknownStates(
    in effects: ArraySlice<TimedEffect>, of function: SourceFunction, isDecided: Bool
  ) {
    for timed in effects {
      guard case .state(let key, let value) = timed.effect, !isDecided || value.unknown != nil
      else { continue }
      openingDiagnostics.record(
        .initialState(key.path.joined(separator: ".")),
        at: screen.builder.position(of: value.unknown?.range ?? function.range))
    }
  }
}
