internal import AccessibilityTree
internal import Announcements
internal import ImportSupport

/// A screen of a running app on one platform.
struct JSXRunningScreen: Sendable {
  private var builder: JSXBuilder
  private let root: JSXScreenRoot
  private let source: ReactScreenSource
  /// The screen as it was rendered last, without what a person entered since.
  private var screen: Screen
  private var tree: ReactElementTree
  private var reader: ReactAppReader
  /// The values of the dependencies of each effect hook when it ran last.
  private var dependencies: [JSXStateKey: [JSXValue]] = [:]

  /// The element that was activated before a modal opened.
  private var opener: Node.Index?

  /// The maximum number of consecutive renderings that effect hooks cause.
  private static let renderLimit = 8
  /// The maximum number of times at which one event changes the screen.
  ///
  /// The limit is needed because a timer can start itself again and again.
  private static let stepLimit = 8

  init(
    _ screen: Screen, _ reader: ReactAppReader, _ tree: ReactElementTree,
    of root: JSXScreenRoot, from source: ReactScreenSource, _ builder: JSXBuilder
  ) {
    self.screen = screen
    self.reader = reader
    self.tree = tree
    self.root = root
    self.source = source
    self.builder = builder
    _ = effectsToRun()
  }

  // MARK: Events

  mutating func answers(
    to event: AppEvent, on shown: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? {
    // The handler is evaluated with the entry, because its effects depend on what was entered.
    let isAnswered = reader.script.lines.contains { $0.event == event.kind }
    guard isAnswered || event.kind == .change else { return nil }
    if event.kind != .opens { readHandlers(after: entry(event, on: shown)) }
    var script = ScriptedApp(reader.script)
    guard let line = script.line(answering: event, on: shown, for: platform) else { return nil }
    if openModal == nil { opener = event.node }
    return perform(
      reader.script.lines[line].answers, reader.handlers[line].flatMap(\.changes), on: shown,
      for: platform)
  }

  /// The open modal, or `nil` if none is open.
  private var openModal: Node.Index? {
    screen.preorder.lazy.map(\.index).first {
      screen[$0].reactNative.component == "Modal" && screen[$0].hidden == nil
    }
  }

  /// Returns where focus goes after a modal closes.
  ///
  /// On Android, it is the element that opened the modal; on iOS, the first element.
  ///
  /// Source: react/react-native#45098.
  private func focus(_ hadModal: Bool, _ platform: ReaderPlatform) -> RunningScreen.Focus {
    guard hadModal, openModal == nil else { return .unchanged }
    guard platform == .android, let opener else {
      return screen.firstRootIndex.map { .moved(to: $0) } ?? .unchanged
    }
    return .moved(to: opener)
  }

  /// Returns what a person entered in the field or control that the event concerns.
  private func entry(_ event: AppEvent, on shown: Screen) -> JSXBuilder.Entry? {
    guard event.kind == .change, let node = event.node,
      let item = reader.actions.behaviours[node]?.item
    else { return nil }
    let own = shown[node]
    if own.textInput != nil {
      return JSXBuilder.Entry(item: item, value: .string(own.value?.text ?? ""))
    }
    return own.value?.checked.map { JSXBuilder.Entry(item: item, value: .bool($0 == .on)) }
  }

  /// Evaluates the handlers with the current states.
  private mutating func readHandlers(after entry: JSXBuilder.Entry?) {
    builder.evaluator.resetBudget()
    builder.tree = tree
    builder.readBehaviours(after: entry)
    tree = builder.tree
    adopt(tree)
  }

  private mutating func adopt(_ tree: ReactElementTree) {
    let (imported, app) = ReactNativeScreen.made(of: tree, from: source)
    screen = imported.screen
    if let app { reader = app }
  }

  // MARK: Effects

  /// Effects and changes of states at one time after an event.
  private struct Step {
    var time: Int
    var effects: [AppEffect] = []
    var changes: [JSXStateChange] = []
  }

  /// Returns the effects of a handler, including the screens that changes of states lead to.
  ///
  /// At each time, effects that the handler causes directly come before the new screen.
  ///
  /// Source: React 19, batching of state updates in event handlers.
  private mutating func perform(
    _ effects: [AppEffect], _ changes: [JSXStateChange], on shown: Screen,
    for platform: ReaderPlatform
  ) -> [AppEffect] {
    var steps = [Step(time: 0)]
    for effect in effects {
      if case .wait(let time) = effect {
        steps.append(Step(time: steps[steps.count - 1].time + time))
      } else {
        steps[steps.count - 1].effects.append(effect)
      }
    }
    JSXRunningScreen.schedule(changes, after: 0, in: &steps)
    var shown = shown
    var time = 0
    var result: [AppEffect] = []
    var index = 0
    // Effect hooks can start timers again and again.
    while index < min(steps.count, JSXRunningScreen.stepLimit) {
      let step = steps[index]
      index += 1
      let (rendered, delayed) = render(after: step.changes, over: &shown, for: platform)
      JSXRunningScreen.schedule(delayed, after: step.time, in: &steps)
      let later = step.effects + rendered
      guard !later.isEmpty else { continue }
      if step.time > time { result.append(.wait(step.time - time)) }
      time = step.time
      result += later
    }
    return result
  }

  /// Adds changes to the steps at their times, counted from the time of another step.
  private static func schedule(
    _ changes: [JSXStateChange], after start: Int, in steps: inout [Step]
  ) {
    for change in changes {
      let time = start + change.delay
      if let index = steps.firstIndex(where: { $0.time == time }) {
        steps[index].changes.append(change)
      } else {
        let index = steps.firstIndex { $0.time > time } ?? steps.count
        steps.insert(Step(time: time, changes: [change]), at: index)
      }
    }
  }

  /// Applies changes and renders again.
  ///
  /// Returns the effects of the rendering, and the changes that effect hooks make later.
  private mutating func render(
    after changes: [JSXStateChange], over shown: inout Screen, for platform: ReaderPlatform
  ) -> (effects: [AppEffect], delayed: [JSXStateChange]) {
    var effects: [AppEffect] = []
    var delayed: [JSXStateChange] = []
    var changes = changes
    for _ in 0..<JSXRunningScreen.renderLimit {
      builder.evaluator.resetBudget()
      guard builder.evaluator.apply(changes) else { break }
      let (old, hadModal) = (screen, openModal != nil)
      render()
      let matches = ReactScreenMatches(from: old, to: screen)
      opener = opener.flatMap { before in
        matches.origins.firstIndex(of: .same(before)).map { Node.Index($0) }
      }
      let now = matches.screen(holding: shown)
      if now != shown {
        effects.append(
          .becomes(
            RunningScreen(now, origins: matches.origins, focus: focus(hadModal, platform))))
        shown = now
      }
      changes = []
      for handler in effectsToRun() {
        effects += reader.effects(of: handler)
        changes += handler.changes.filter { $0.delay <= 0 }
        delayed += handler.changes.filter { $0.delay > 0 }
      }
    }
    return (effects, delayed)
  }

  private mutating func render() {
    builder.evaluator.states.beginRendering()
    builder.diagnostics = DiagnosticCollector.ofReactNative
    builder.firstScope = builder.evaluator.scopes.count
    let screens = builder.screens(of: root.function)
    let index = screens.indices.contains(root.alternative) ? root.alternative : 0
    let value = screens.indices.contains(index) ? screens[index].value : .null
    let first = value.elements.first ?? 0
    tree = builder.build(value, tokens: first..<first + 1)
    adopt(tree)
  }

  /// Returns the effect hooks that run after this rendering: new hooks, and hooks with changed
  /// dependencies.
  ///
  /// Source: React 19, useEffect.
  private mutating func effectsToRun() -> [ReactHandler] {
    var current: [JSXStateKey: [JSXValue]] = [:]
    var waiting: [ReactHandler] = []
    for handler in tree.mountHandlers {
      guard let effect = handler.effect else { continue }
      current[effect.key] = effect.dependencies ?? []
      guard let old = dependencies[effect.key], let new = effect.dependencies else {
        waiting.append(handler)
        continue
      }
      let isSame = old.count == new.count && zip(old, new).allSatisfy { $0.isSame(as: $1) }
      if !isSame { waiting.append(handler) }
    }
    dependencies = current
    return waiting
  }
}
