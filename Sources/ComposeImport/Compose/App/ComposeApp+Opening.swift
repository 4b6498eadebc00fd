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
    defer { recordPausingLoops() }
    for _ in 0..<ComposeApp.maximumCompositions {
      var isChanged = false
      screen.builder.evaluator.resetBudget()
      for (function, owner) in newEffects() {
        let (timed, undecided) = screen.builder.evaluator.collectingUndecided {
          $0.timeline(
            of: function, [], keepsSuspended: true, launchedBy: owner,
            timing: ComposeResponse.timing)
        }
        var waiting: [TimedEffect] = []
        var isBlocked = !undecided.isEmpty
        var unknownStates: Set<StateKey> = []
        for next in timed {
          if case .state(let key, _) = next.effect, unknownStates.contains(key) { isBlocked = true }
          if !isBlocked, next.delay <= 0 {
            if setsState(next.effect) {
              isChanged = true
              continue
            }
            // The effects after a call that can suspend the coroutine happen at an unknown time.
            if let key = next.effect.stateOfProperty {
              unknownStates.insert(key)
            } else {
              isBlocked = !next.effect.isCallOfFocus
            }
          }
          waiting.append(next)
        }
        recordUnknownStates(in: waiting, of: function, undecided)
        if !waiting.isEmpty { opening.append((waiting, owner)) }
      }
      guard isChanged, recompose() else { return }
    }
    var next = self
    if let endless = next.newEffects().first {
      openingDiagnostics.record(
        .endlessEffect, at: screen.builder.position(of: endless.function.range))
    }
  }

  /// Records the loops that pause between their passes in the effects of the screen.
  ///
  /// Such a loop may begin only later, when the key of its effect changes.
  private mutating func recordPausingLoops() {
    let evaluator = screen.builder.evaluator
    for (function, _, _) in screen.builder.mounted {
      for range in PausingLoops(in: function.body).ranges
      where reportedLoops.insert(range).inserted {
        openingDiagnostics.record(
          .unknownCall(evaluator.project.excerpt(range, limit: 40)),
          at: screen.builder.position(of: range))
      }
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
      guard value.isKnown else { return false }
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

  /// Records the states that effects set to values or at times that are unknown before run time.
  ///
  /// If the effects set no such state, the undecided conditions are recorded, because an effect under
  /// such a condition is left out.
  private mutating func recordUnknownStates(
    in effects: [TimedEffect], of function: SourceFunction, _ undecided: [UnknownValue]
  ) {
    var names: Set<String> = []
    for timed in effects {
      if case .call(let call, _) = timed.effect, call.waitsForUnknownTime,
        reportedLoops.insert(call.range).inserted
      {
        openingDiagnostics.record(
          .unknownCall(call.name), at: screen.builder.position(of: call.range))
      }
      guard case .state(let key, let value) = timed.effect,
        !undecided.isEmpty || !value.isKnown || timed.delay <= 0
      else { continue }
      let name = key.path.joined(separator: ".")
      guard names.insert(name).inserted else { continue }
      openingDiagnostics.record(
        .initialState(name),
        at: screen.builder.position(
          of: value.unknown?.range ?? value.component?.range ?? function.range))
    }
    guard names.isEmpty else { return }
    for condition in undecided {
      openingDiagnostics.record(
        .undecided(condition), at: screen.builder.position(of: condition.range))
    }
  }
}

extension SourceEffect {
  /// The state that is set to a property that the source does not declare, such as `Repo.title`.
  ///
  /// Reading a property does not suspend the coroutine.
  fileprivate var stateOfProperty: StateKey? {
    guard case .state(let key, let value) = self, let component = value.component,
      component.arguments == nil, component.modifiers.allSatisfy({ $0.arguments == nil })
    else { return nil }
    return key
  }

  /// Whether the effect moves or keeps the keyboard focus, which takes no time.
  fileprivate var isCallOfFocus: Bool {
    guard case .call(let call, _) = self else { return false }
    return ["requestFocus", "clearFocus", "freeFocus", "captureFocus"].contains(call.lastMember)
  }
}

extension SourceValue {
  /// Whether the source determines the value.
  ///
  /// An unknown value is not determined. Neither is the result of a function that the source does
  /// not declare, such as `load()` and `Repo.load()`, nor a property such as `Repo.title`. A new
  /// value such as `User("Ann")` and a constant such as `Color.Red` are determined.
  fileprivate var isKnown: Bool {
    if unknown != nil { return false }
    if case .string(let text) = current {
      return text.parts.allSatisfy { part in
        guard case .value(let value, _) = part else { return true }
        return value.unknown?.name.contains("(") != true && value.component?.isUnknownCall != true
      }
    }
    return component?.isUnknownCall != true
  }
}

extension Component {
  /// Whether the component is a call or a property that the source does not declare.
  fileprivate var isUnknownCall: Bool {
    if name == "Modifier" { return false }
    if let member = modifiers.last {
      // A changed copy of a constant is a new value: `Color.Red.copy(alpha = 0.5f)`.
      return member.name.first?.isLowercase == true && member.name != "copy"
    }
    if arguments != nil { return name.first?.isLowercase == true }
    // The identifier of a resource is a constant: `R.string.title`.
    let parts = name.split(separator: ".")
    guard parts.count > 1, let first = parts.first, let last = parts.last else { return false }
    let isResource = parts.count == 3 && (first.hasSuffix("R") || first == "Res")
    return !isResource && last.first?.isLowercase == true
  }
}
