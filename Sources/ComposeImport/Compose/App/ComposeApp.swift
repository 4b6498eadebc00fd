internal import AccessibilityTree
internal import Announcements
internal import ComponentSource
internal import ImportSupport

/// A running composition: its callbacks set states, and the screen is then composed again.
///
/// Only effects that the source determines happen.
struct ComposeApp: App {
  private let root: ComposeRoot
  private let options: ImportOptions
  private var screen: ComposeScreen
  /// The screen as it was composed last, without later input of the user.
  private var composed: Screen
  /// The windows below the shown one, from back to front.
  private var covered: [CoveredWindow] = []
  /// The keys of the effects that ran, such as the value of `LaunchedEffect(count)`.
  ///
  /// An effect runs again when its keys change.
  private var mounted: [ComponentIdentity: [String]] = [:]
  private var timers = SourceTimers()
  private var clock = 0

  /// The maximum number of consecutive compositions that effects of the composition cause.
  private static let maximumCompositions = 8

  init?(_ screen: ComposeScreen, of root: ComposeRoot, _ options: ImportOptions) {
    guard let composed = screen.imported?.screen else { return nil }
    (self.screen, self.root, self.options, self.composed) = (screen, root, options, composed)
  }

  mutating func answers(
    to event: AppEvent, on shown: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? {
    screen.builder.evaluator.resetBudget()
    timers.resume(at: clock)
    let (old, windows) = (composed, screen.shownWindows)
    let origin = event.node.flatMap { screen.items[$0]?.identity }
    guard var result = respond(to: event, on: shown) else { return nil }
    compose(&result)
    screen.locateFocus(of: &result, from: origin)
    var effects = effects(of: result, from: old, windows: windows, over: shown)
    if result.isUnknown, result.focus == nil, !effects.contains(.hideKeyboard),
      event.kind.refusesUnknown
    {
      effects.append(.refuses("what the app does is only known at run time"))
    }
    return effects
  }

  /// Returns diagnostics for the calls in callbacks whose effects are only known at run time.
  var diagnostics: [ImportDiagnostic] {
    var collector = DiagnosticCollector()
    var builder = screen.builder
    for index in composed.preorder.map(\.index) {
      guard let behaviour = screen.items[index]?.behaviour else { continue }
      for unknown in behaviour.unknownCallbacks {
        collector.record(.unknownCall(unknown.name), at: builder.position(of: unknown.range))
      }
      let callbacks =
        [behaviour.click, behaviour.longClick].compactMap(\.self)
        + behaviour.actions.sorted { $0.key < $1.key }.map(\.value)
        + behaviour.keys.sorted { $0.key < $1.key }.map(\.value)
      for callback in callbacks {
        builder.evaluator.resetBudget()
        var response = ComposeResponse()
        let timed = builder.evaluator.timeline(of: callback, timing: ComposeResponse.timing)
        for effect in timed { response.append(effect.effect, &builder.evaluator) }
        for unknown in response.unknown {
          collector.record(.unknownCall(unknown.name), at: builder.position(of: unknown.range))
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
      let (old, windows) = (composed, screen.shownWindows)
      var result = apply(timer.effects)
      compose(&result)
      screen.locateFocus(of: &result, from: nil)
      let effects = effects(of: result, from: old, windows: windows, over: shown)
      if effects != [.nothing] { return AppLogEntry(at: timer.time, effects, event: .after) }
    }
    return nil
  }

  mutating func cancelEntries() { timers.cancel() }

  /// Shows the destination below, or returns `nil` if there is none.
  private mutating func goBack() -> ComposeResponse? {
    for controller in screen.builder.controllers.reversed()
    where screen.builder.evaluator.popBackStack(of: controller) {
      return ComposeResponse(changesState: true)
    }
    return nil
  }

  // MARK: Callbacks

  /// Performs the app's response to an event, or returns `nil` if the app has none of its own.
  private mutating func respond(to event: AppEvent, on shown: Screen) -> ComposeResponse? {
    switch event.kind {
    case .opens:
      let response = runMounted()
      return response.isEmpty ? nil : response
    case .escape:
      if let dismiss = screen.dismiss { return run(dismiss) }
      // What closes another window is only known to the app.
      return covered.isEmpty ? goBack() : ComposeResponse()
    default: break
    }
    guard let node = event.node, let behaviour = screen.items[node]?.behaviour else { return nil }
    switch event.kind {
    case .doubleTap:
      if let change = behaviour.change, let next = behaviour.nextValue {
        return answered(run(change, [next]))
      }
      if let key = behaviour.removes {
        screen.builder.evaluator.set(key, to: .null)
        return ComposeResponse(changesState: true)
      }
      if let click = behaviour.click { return answered(run(click, behaviour.clickValues)) }
      // Nothing in Compose expands by itself; what the handle of a sheet does is not heard.
      return shown[node].states.expanded == nil ? nil : ComposeResponse()
    case .longPress: return behaviour.longClick.map { run($0) }
    case .change: return enter(shown[node], behaviour)
    case .adjust: return event.adjustment.map { adjust(behaviour, $0, of: shown[node]) }
    case .action: return event.action.flatMap { behaviour.actions[$0] }.map { run($0) }
    default:
      guard let name = event.kind.keyboardCallback else { return nil }
      return (behaviour.keys[name] ?? behaviour.keys["onAny"]).map { run($0) }
    }
  }

  /// Returns the response, or `nil` if the source does not determine what the app does.
  ///
  /// The platform then performs its default action.
  private func answered(_ response: ComposeResponse) -> ComposeResponse? {
    response.isUnknown && response.isEmpty ? nil : response
  }

  /// Passes the user's input to the app.
  private mutating func enter(_ node: Node, _ behaviour: ComposeBehaviour) -> ComposeResponse? {
    guard node.textInput != nil else { return nil }
    let text = SourceValue.string(SourceText(node.value?.text ?? "", isLiteral: false, at: nil))
    if let state = behaviour.textState {
      screen.builder.evaluator.set(state, to: text)
      return ComposeResponse(changesState: true)
    }
    return behaviour.change.map { run($0, [text]) }
  }

  /// Passes the value after one gesture on a slider to the app.
  private mutating func adjust(
    _ behaviour: ComposeBehaviour, _ adjustment: Adjustment, of node: Node
  ) -> ComposeResponse {
    guard !node.states.isDisabled, let callback = behaviour.setProgress ?? behaviour.change,
      let progress = behaviour.progress
    else {
      var response = ComposeResponse()
      response.unknown = [("setProgress", SourceRange(file: 0, start: 0, end: 0))]
      return response
    }
    let isMaterial = behaviour.setProgress == nil
    let wanted = progress.next(adjustment == .increment, staysOnSteps: isMaterial)
    guard let wanted else { return ComposeResponse() }
    var response = run(callback, [.float(wanted)])
    if isMaterial, let finished = behaviour.finished { response.append(run(finished)) }
    return response
  }

  /// Runs the effects that composables launch when they appear and when a key changed.
  private mutating func runMounted() -> ComposeResponse {
    var response = ComposeResponse()
    for (function, identity, keys) in screen.builder.mounted {
      // What is unknown in a key is no text of the screen.
      var evaluator = screen.builder.evaluator
      let texts = keys.map { evaluator.text(of: $0) }
      guard mounted[identity] != texts else { continue }
      mounted[identity] = texts
      response.append(run(function))
    }
    return response
  }

  private mutating func run(
    _ function: SourceFunction, _ arguments: [SourceValue] = []
  ) -> ComposeResponse {
    let timed = screen.builder.evaluator.timeline(
      of: function, arguments, timing: ComposeResponse.timing)
    let shown = screen.builder.evaluator.withSnackbars(timed)
    return apply(timers.schedule(shown, from: clock))
  }

  /// Sets the states that effects change, and returns all other effects.
  private mutating func apply(_ effects: [SourceEffect]) -> ComposeResponse {
    var response = ComposeResponse()
    for effect in effects {
      screen.builder.evaluator.apply(effect)
      response.append(effect, &screen.builder.evaluator)
    }
    return response
  }

  // MARK: Screens

  /// Composes the screen again after states changed, and runs the effects of new composables.
  private mutating func compose(_ response: inout ComposeResponse) {
    var isChanged = response.changesState
    for _ in 0..<ComposeApp.maximumCompositions where isChanged {
      var evaluator = screen.builder.evaluator
      evaluator.resetBudget()
      let next = ComposeScreen(
        root, evaluator.startingAnew, options, over: screen.shownWindows)
      guard let imported = next.imported else { return }
      screen = next
      composed = imported.screen
      let more = runMounted()
      isChanged = more.changesState
      response.append(more)
    }
  }

  /// Returns the effects of a response on the screen that a person has before them.
  private mutating func effects(
    of response: ComposeResponse, from old: Screen, windows: [ComponentIdentity],
    over shown: Screen
  ) -> [AppEffect] {
    var effects = response.effects
    var now = composed
    (now.name, now.file) = (shown.name, shown.file)
    let requested = response.focus
    let focus: RunningScreen.Focus = requested.map { .moved(to: $0) } ?? .unchanged
    // A dialog, sheet or menu is another window.
    let window = follow(windows, from: old, shown)
    var origins = Array(repeating: NodeOrigin.new, count: now.count)
    switch window {
    case .same:
      now.title = shown.title
      let matches = ScreenMatches(from: old, to: now)
      now = matches.screen(holding: shown)
      origins = matches.origins
    case .uncovered(let count):
      let below = covered[covered.count - count]
      covered.removeLast(count)
      now.title = below.shown.title
      let matches = ScreenMatches(from: below.composed, to: now)
      now = matches.screen(holding: below.shown)
      origins = matches.origins
    case .opened, .replaced: now.title = screen.windowTitle ?? now.title
    }
    if now != shown || requested != nil || window != .same {
      effects.append(
        .becomes(RunningScreen(now, origins: origins, focus: focus, in: window)))
    }
    return effects.isEmpty ? [.nothing] : effects
  }

  /// Returns which window is shown after the windows were others, and records what it covers.
  private mutating func follow(
    _ windows: [ComponentIdentity], from old: Screen, _ shown: Screen
  ) -> RunningScreen.Window {
    let now = screen.shownWindows
    guard now != windows else { return .same }
    if now.count > windows.count, now.starts(with: windows) {
      covered.append(CoveredWindow(windows: windows, composed: old, shown: shown))
      return .opened
    }
    if let index = covered.lastIndex(where: { $0.windows == now }) {
      return .uncovered(below: covered.count - index)
    }
    return .replaced
  }

  /// A window below others.
  private struct CoveredWindow {
    /// The dialogs, sheets and menus that were shown.
    let windows: [ComponentIdentity]
    /// The screen as it was composed last, and as the person had it before them.
    let composed, shown: Screen
  }
}

extension Evaluator {
  /// The evaluator with its states, but without the facts that it recorded.
  fileprivate var startingAnew: Evaluator {
    var evaluator = Evaluator(project, framework: framework, assumptions: assumptions)
    evaluator.states = states
    evaluator.keptInstances = keptInstances
    return evaluator
  }
}
