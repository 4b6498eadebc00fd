internal import AccessibilityTree
internal import Announcements
internal import ComponentSource
internal import ImportSupport

/// A running composition.
///
/// Its callbacks set states, after which the screen is composed again.
///
/// Only effects that the source determines happen.
struct ComposeApp: App {
  let root: ComposeRoot
  let options: ImportOptions
  var screen: ComposeScreen
  /// The screen after the last composition, without later input of the user.
  var composed: Screen
  /// The windows below the shown window, from back to front.
  var covered: [CoveredWindow] = []
  /// The keys of the effects that ran, by the identity of the effect.
  ///
  /// An example is the value of `count` in `LaunchedEffect(count)`.
  ///
  /// An effect runs again when its keys change.
  var mounted: [ComponentIdentity: [String]] = [:]
  /// The effects that wait until the screen opens, and the composables that launched them.
  var opening: [(effects: [TimedEffect], owner: ComponentIdentity)] = []
  /// The diagnostics for states that effects of the first composition set to unknown values.
  var openingDiagnostics = DiagnosticCollector()
  /// The loops of effects that are reported because they pause between their passes.
  var reportedLoops: Set<SourceRange> = []
  var timers = SourceTimers()
  var snackbars = ComposeSnackbars()
  var events = ComposeEvents()
  var clock = 0

  /// The maximum number of consecutive compositions that state changes of effects cause.
  static let maximumCompositions = 8

  init?(_ screen: ComposeScreen, of root: ComposeRoot, _ options: ImportOptions) {
    guard let composed = screen.imported?.screen else { return nil }
    (self.screen, self.root, self.options, self.composed) = (screen, root, options, composed)
  }

  mutating func answers(
    to event: AppEvent, on shown: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? {
    screen.builder.evaluator.resetBudget()
    timers.resume(at: clock)
    let old = composition
    let origin = event.node.flatMap { screen.items[$0]?.identity }
    guard var result = respond(to: event, on: shown) else { return nil }
    // A handler for going back replaces the default action of the platform. If the effects of the
    // handler are unknown, the outcome is undetermined.
    let isUndetermined = event.kind == .escape && result.isUnknown && result.isEmpty
    compose(&result)
    screen.locateFocus(of: &result, from: origin)
    var effects = effects(of: result, from: old, over: shown)
    if result.isUnknown, result.focus == nil, !effects.contains(.hideKeyboard),
      event.kind.refusesUnknown || isUndetermined
    {
      effects.append(.refuses("what the app does is only known at run time"))
    }
    return effects
  }

  /// Returns diagnostics for calls in callbacks that have unknown effects before run time.
  var diagnostics: [ImportDiagnostic] {
    var collector = DiagnosticCollector()
    var builder = screen.builder
    let events = collectors(in: builder)
    for index in composed.preorder.map(\.index) {
      guard let behaviour = screen.items[index]?.behaviour else { continue }
      for unknown in behaviour.unknownCallbacks {
        collector.record(.unknownCall(unknown.name), at: builder.position(of: unknown.range))
      }
      var callbacks: [(function: SourceFunction, values: [SourceValue])] = []
      if let click = behaviour.click { callbacks.append((click, behaviour.clickValues)) }
      if let longClick = behaviour.longClick { callbacks.append((longClick, [])) }
      for (_, action) in behaviour.actions.sorted(by: { $0.key < $1.key }) {
        callbacks.append((action, []))
      }
      for (_, key) in behaviour.keys.sorted(by: { $0.key < $1.key }) {
        callbacks.append((key, []))
      }
      for (callback, values) in callbacks {
        builder.evaluator.resetBudget()
        var response = ComposeResponse()
        let states = builder.evaluator.states
        let (timed, undecided) = builder.evaluator.collectingUndecided {
          $0.timeline(of: callback, values, timing: ComposeResponse.timing)
        }
        for condition in undecided {
          collector.record(.undecided(condition), at: builder.position(of: condition.range))
        }
        for effect in timed where events.receivers(of: effect.effect) == nil {
          response.append(effect.effect, &builder.evaluator, builder.graphs)
        }
        builder.evaluator.states = states
        for unknown in response.unknown {
          collector.record(.unknownCall(unknown.name), at: builder.position(of: unknown.range))
        }
        for missing in response.missing {
          collector.record(
            .missingDestination(missing.route), at: builder.position(of: missing.range))
        }
      }
    }
    return collector.diagnostics
  }

  mutating func advance(to time: Int) { clock = max(clock, time) }

  mutating func nextEntry(
    until time: Int?, on shown: Screen, for platform: ReaderPlatform
  ) -> AppLogEntry? {
    while let timer = timers.removeNext(until: time) {
      clock = max(clock, timer.time)
      screen.builder.evaluator.resetBudget()
      let old = composition
      var result = apply(timer.effects)
      compose(&result)
      screen.locateFocus(of: &result, from: nil)
      let effects = effects(of: result, from: old, over: shown)
      if effects != [.nothing] { return AppLogEntry(at: timer.time, effects, event: .after) }
    }
    return nil
  }

  mutating func cancelEntries() {
    timers.cancel()
    snackbars = ComposeSnackbars()
  }

  /// The result of a composition.
  struct Composition {
    let screen: Screen
    /// The dialogs, sheets and menus that are shown.
    let windows: [ComponentIdentity]
    /// The identities of the composables by their nodes.
    let identities: [Node.Index: Int]
  }

  /// The result of the last composition.
  var composition: Composition {
    Composition(
      screen: composed, windows: screen.shownWindows, identities: screen.identities)
  }

  /// A window that is covered by another window.
  struct CoveredWindow {
    let composition: Composition
    /// The screen of the composition with the user's input.
    let shown: Screen
  }
}
