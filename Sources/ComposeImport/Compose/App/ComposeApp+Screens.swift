internal import AccessibilityTree
internal import Announcements
internal import ComponentSource
internal import ImportSupport

/// The change from one screen of the app to the next.
extension ComposeApp {
  /// Composes the screen again after states changed, and runs the effects of new composables.
  mutating func compose(_ response: inout ComposeResponse) {
    var isChanged = response.changesState
    for _ in 0..<ComposeApp.maximumCompositions where isChanged {
      guard recompose() else { return }
      let more = runMounted()
      isChanged = more.changesState
      response.append(more)
    }
  }

  /// Composes the screen again with the current states.
  ///
  /// - Returns: Whether the new composition has content. Otherwise, the screen is unchanged.
  mutating func recompose() -> Bool {
    var evaluator = screen.builder.evaluator
    evaluator.resetBudget()
    let next = ComposeScreen(root, evaluator.startingAnew, options, over: screen.shownWindows)
    guard let imported = next.imported else { return false }
    let before = screen.builder
    screen = next
    composed = imported.screen
    forgetStates(of: before)
    return true
  }

  /// Removes the states whose calls of `remember` left the composition.
  ///
  /// Nothing is removed if a part of the composition was not evaluated.
  private mutating func forgetStates(of before: ComposeBuilder) {
    let now = screen.builder
    guard !before.leavesOutContent, !now.leavesOutContent, now.evaluator.reachedLimits.isEmpty
    else { return }
    let gone = before.evaluator.rememberedStates.keys
      .subtracting(now.evaluator.rememberedStates.keys)
    guard !gone.isEmpty else { return }
    for state in now.evaluator.states.keys {
      // The path of a member begins with the path of its state.
      let isGone = state.path.indices.contains { index in
        gone.contains(StateKey(owner: state.owner, path: Array(state.path[...index])))
      }
      if isGone { screen.builder.evaluator.states[state] = nil }
    }
  }

  /// Returns the changes of the shown screen that a response causes.
  mutating func effects(
    of response: ComposeResponse, from old: Composition, over shown: Screen
  ) -> [AppEffect] {
    var effects = response.effects
    var now = composed
    (now.name, now.file) = (shown.name, shown.file)
    let requested = response.focus
    let focus: RunningScreen.Focus = requested.map { .moved(to: $0) } ?? .unchanged
    // A dialog, sheet or menu opens in a separate window.
    let window = follow(old, shown)
    var origins = Array(repeating: NodeOrigin.new, count: now.count)
    switch window {
    case .same:
      now.title = shown.title
      let matches = ScreenMatches(
        from: old.screen, to: now, identities: (old.identities, screen.identities))
      now = matches.screen(holding: shown)
      origins = matches.origins
      if let field = response.field, let index = origins.firstIndex(of: .same(field)) {
        now[Node.Index(index)].value = composed[Node.Index(index)].value
      }
    case .uncovered(let count):
      let below = covered[covered.count - count]
      covered.removeLast(count)
      now.title = below.shown.title
      let matches = ScreenMatches(
        from: below.composition.screen, to: now,
        identities: (below.composition.identities, screen.identities))
      now = matches.screen(holding: below.shown)
      origins = matches.origins
    case .opened, .replaced: now.title = screen.windowTitle ?? now.title
    }
    if now != shown || requested != nil || window != .same || response.setsValue {
      effects.append(
        .becomes(RunningScreen(now, origins: origins, focus: focus, in: window)))
    }
    for missing in response.missing {
      let line = screen.builder.position(of: missing.range).line
      effects.append(
        .refuses(
          "the app crashes: its navigation has no destination “\(missing.route)” (line \(line))"))
    }
    return effects.isEmpty ? [.nothing] : effects
  }

  /// Returns how the shown window changed.
  ///
  /// If another window now covers the previous window, the previous window is added to `covered`.
  mutating func follow(_ old: Composition, _ shown: Screen) -> RunningScreen.Window {
    let now = screen.shownWindows
    guard now != old.windows else { return .same }
    if now.count > old.windows.count, now.starts(with: old.windows) {
      covered.append(CoveredWindow(composition: old, shown: shown))
      return .opened
    }
    if let index = covered.lastIndex(where: { $0.composition.windows == now }) {
      return .uncovered(below: covered.count - index)
    }
    return .replaced
  }
}

extension Evaluator {
  /// A copy of the evaluator with the same states, but without the facts that have been recorded.
  fileprivate var startingAnew: Evaluator {
    var evaluator = Evaluator(project, framework: framework, assumptions: assumptions)
    evaluator.states = states
    evaluator.keptInstances = keptInstances
    evaluator.createdInHandlers = createdInHandlers
    return evaluator
  }
}
