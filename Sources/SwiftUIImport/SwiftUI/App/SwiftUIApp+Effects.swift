internal import AccessibilityTree
internal import Announcements
internal import ComponentSource
internal import ImportSupport

/// The timers of a running view, and the change of its screen.
extension SwiftUIApp {
  /// Returns the immediate effects, and sets timers for the delayed effects.
  ///
  /// A task that the handler starts has the identity of the previous task, which the handler
  /// cancels. Old tasks are therefore cancelled first.
  mutating func schedule(_ effects: [TimedEffect]) -> [SourceEffect] {
    var kept: [TimedEffect] = []
    for timed in effects {
      if timed.delay <= 0, case .call(let call, _) = timed.effect,
        call.name == SwiftUIFramework.cancellation
      {
        timers.cancel(call.identity, at: clock)
      } else {
        kept.append(timed)
      }
    }
    return timers.schedule(kept, from: clock)
  }

  func screenUpdate(
    from old: Screen, over shown: Screen, _ focus: RunningScreen.Focus
  ) -> [AppEffect] {
    let matches = ScreenMatches(from: old, to: running.screen)
    let now = matches.screen(holding: shown)
    guard now != shown || focus != .unchanged else { return [] }
    return [.becomes(RunningScreen(now, origins: matches.origins, focus: focus))]
  }

  /// Opens the page of a link, of a picker or of a row in a split view.
  ///
  /// Such a row sets the selection that its page shows. The page of a picker closes when the person
  /// chooses an option.
  mutating func open(
    _ destination: SourceValue, by behaviour: ViewBehaviour, at node: Node.Index,
    over shown: Screen
  ) -> [AppEffect] {
    var effects: [AppEffect] = []
    let isRow = behaviour.options.count == 1
    if isRow, let state = behaviour.binding {
      effects = edit(state, to: behaviour.options[0].value)
    }
    push(
      .value(destination), named: shown[node].label?.text ?? running.screen.name, from: .link,
      closesOnChoice: behaviour.binding != nil && !isRow)
    return effects + screenReplacement()
  }
}
