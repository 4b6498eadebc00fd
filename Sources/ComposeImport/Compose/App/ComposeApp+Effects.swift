internal import AccessibilityTree
internal import Announcements
internal import ComponentSource

/// The effects of handlers, either immediate or delayed.
extension ComposeApp {
  /// Runs the innermost enabled handler for the back gesture, or returns `nil` if no handler is
  /// enabled.
  ///
  /// Source: AndroidX Activity, OnBackPressedDispatcher.kt: of the enabled handlers, the handler
  /// that was added last runs. A host of destinations adds its handler before the handlers of its
  /// content are added.
  mutating func goBack() -> ComposeResponse? {
    for callback in screen.backCallbacks.reversed() {
      switch callback.action {
      case .pop(let controller):
        guard screen.builder.evaluator.popBackStack(of: controller) else { continue }
        return ComposeResponse(changesState: true)
      case .handler(let handler, let arguments): return run(handler, arguments)
      case .unknown(let name, let range):
        var response = ComposeResponse()
        response.unknown = [(name, range)]
        return response
      }
    }
    return nil
  }

  /// Runs the effects of new composables on the screen, and the effects with a changed key.
  ///
  /// An effect is cancelled if its composable is no longer on the screen.
  mutating func runMounted() -> ComposeResponse {
    var response = ComposeResponse()
    let shown = Set(screen.builder.mounted.map(\.1))
    for identity in mounted.keys where !shown.contains(identity) {
      mounted[identity] = nil
      response.append(cancelEffects(launchedBy: identity))
    }
    for (function, identity) in newEffects() {
      response.append(cancelEffects(launchedBy: identity))
      response.append(run(function, launchedBy: identity))
    }
    return response
  }

  /// Cancels the later effects of an effect such as `LaunchedEffect`.
  private mutating func cancelEffects(launchedBy owner: ComponentIdentity) -> ComposeResponse {
    events.cancel(launchedBy: owner)
    var response = cancelSnackbars(launchedBy: owner)
    let completing = timers.cancel(owner, at: clock)
    response.append(apply(timers.schedule(completing, from: clock)))
    return response
  }

  /// Returns the effects of new composables, and the effects with a changed key, and records their
  /// keys.
  mutating func newEffects() -> [(function: SourceFunction, owner: ComponentIdentity)] {
    var new: [(function: SourceFunction, owner: ComponentIdentity)] = []
    for (function, identity, keys) in screen.builder.mounted {
      // A copy of the evaluator is used, so that unknown values in keys are not reported as texts
      // of the screen.
      var evaluator = screen.builder.evaluator
      let texts = keys.map { evaluator.text(of: $0) }
      guard mounted[identity] != texts else { continue }
      mounted[identity] = texts
      new.append((function, identity))
    }
    return new
  }

  mutating func run(
    _ function: SourceFunction, _ arguments: [SourceValue] = [],
    launchedBy owner: ComponentIdentity? = nil
  ) -> ComposeResponse {
    let timed = screen.builder.evaluator.timeline(
      of: function, arguments, keepsSuspended: true, launchedBy: owner,
      timing: ComposeResponse.timing)
    return schedule(timed, launchedBy: owner)
  }

  /// Applies the immediate effects, and schedules the delayed effects.
  mutating func schedule(
    _ effects: [TimedEffect], launchedBy owner: ComponentIdentity?
  ) -> ComposeResponse {
    // A coroutine that the handler launches has the identity of the one that it cancels before.
    var kept: [TimedEffect] = []
    for timed in effects {
      if timed.delay <= 0, let task = timed.effect.cancelledTask {
        kept += timers.cancel(task, at: clock)
      } else if timed.delay > 0 || !events.add(timed.effect, launchedBy: owner) {
        kept.append(timed)
      }
    }
    let registered = kept.map { snackbars.registering($0, launchedBy: owner) }
    return apply(timers.schedule(registered, from: clock))
  }

  /// Sets the states that effects change, and returns the remaining effects.
  mutating func apply(_ effects: [SourceEffect]) -> ComposeResponse {
    var response = ComposeResponse()
    for effect in effects { response.append(perform(effect)) }
    return response
  }

  private mutating func perform(_ effect: SourceEffect) -> ComposeResponse {
    var response = ComposeResponse()
    if let task = effect.cancelledTask {
      let completing = timers.cancel(task, at: clock)
      response.append(apply(timers.schedule(completing, from: clock)))
    }
    if case .call(let call, let receiver) = effect {
      if call.name == Evaluator.snackbarData {
        if let shown = snackbars.append(call) { response.append(show(shown)) }
        return response
      }
      if let data = receiver?.current.component, data.name == Evaluator.snackbarData,
        let result = SnackbarResult(call: call.lastMember)
      {
        return end(data, result)
      }
    }
    if let delivered = deliver(effect) {
      response.append(delivered)
      return response
    }
    screen.builder.evaluator.apply(effect)
    response.append(effect, &screen.builder.evaluator, screen.builder.graphs)
    return response
  }

  // MARK: Snackbars

  private mutating func show(_ snackbar: ComposeSnackbars.Snackbar) -> ComposeResponse {
    let data = snackbar.data
    screen.builder.evaluator.setSnackbar(data, ofHostLike: data)
    var response = ComposeResponse(changesState: true)
    // Source: material3, SnackbarHost.kt: the snackbar is a polite live region.
    if let message = data.value("message") {
      let text = screen.builder.evaluator.text(of: message)
      response.effects.append(.announce(text, .normal, after: 0))
    }
    if let duration = snackbar.duration {
      let dismissal = Component("dismiss", [], at: data.range, identity: data.identity)
      let end = SourceEffect.call(dismissal, receiver: .component(data))
      response.append(
        apply(timers.schedule([TimedEffect(delay: duration, effect: end)], from: clock)))
    }
    return response
  }

  /// Ends a snackbar.
  ///
  /// The handler that showed the snackbar continues. The host then shows the next snackbar in its
  /// queue.
  mutating func end(_ data: Component, _ result: SnackbarResult) -> ComposeResponse {
    guard let (ended, next) = snackbars.end(data) else { return ComposeResponse() }
    screen.builder.evaluator.setSnackbar(nil, ofHostLike: data)
    var response = ComposeResponse(changesState: true)
    if let rest = ended.rest {
      let effects = rest.resumed(
        with: .constant(result.rawValue), states: screen.builder.evaluator.states,
        timing: ComposeResponse.timing)
      response.append(schedule(effects, launchedBy: ended.owner))
    }
    if let next { response.append(show(next)) }
    return response
  }

  private mutating func cancelSnackbars(
    launchedBy owner: ComponentIdentity
  ) -> ComposeResponse {
    var response = ComposeResponse()
    for (ended, next) in snackbars.cancel(launchedBy: owner) {
      screen.builder.evaluator.setSnackbar(nil, ofHostLike: ended.data)
      response.changesState = true
      if let next { response.append(show(next)) }
    }
    return response
  }
}

extension SourceEffect {
  /// The coroutine that the effect cancels, or `nil` if the effect does not cancel a coroutine.
  fileprivate var cancelledTask: ComponentIdentity? {
    guard case .call(let call, _) = self, call.name == ComposeFramework.cancellation else {
      return nil
    }
    return call.identity
  }
}
