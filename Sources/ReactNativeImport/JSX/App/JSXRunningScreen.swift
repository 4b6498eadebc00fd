internal import AccessibilityTree
internal import Announcements
internal import ImportSupport

/// A screen of a running app on one platform.
struct JSXRunningScreen: Sendable {
  private var builder: JSXBuilder
  private let root: JSXScreenRoot
  private let source: ReactScreenSource
  /// The screen as it was last rendered, without later input of a person.
  private var screen: Screen
  private var tree: ReactElementTree
  private var reader: ReactAppReader
  /// The values of each effect hook's dependencies when the hook ran last.
  private var dependencies: [JSXStateKey: [JSXValue]] = [:]

  /// The element that was activated before a modal opened.
  private var opener: Node.Index?
  private var timers = JSXTimers()

  /// The maximum number of consecutive renderings that effect hooks cause.
  private static let renderLimit = 8

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
    to event: AppEvent, at time: Int, on shown: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? {
    if event.kind != .focus, event.kind != .leave { timers.resume(at: time) }
    // A handler for input has known effects only when it receives the input, so changes of texts,
    // values and states are always evaluated.
    let isAnswered = reader.script.lines.contains { $0.event == event.kind }
    guard isAnswered || event.kind == .change else { return nil }
    if event.kind != .opens { readHandlers(after: entry(event, on: shown)) }
    var script = ScriptedApp(reader.script)
    guard let line = script.line(answering: event, on: shown, for: platform) else { return nil }
    if openModal == nil { opener = event.node }
    return perform(
      reader.script.lines[line].answers, reader.handlers[line], at: time, on: shown, for: platform)
  }

  /// The open modal, or `nil` if none is open.
  private var openModal: Node.Index? {
    screen.preorder.lazy.map(\.index).first {
      screen[$0].reactNative.component == "Modal" && screen[$0].hidden == nil
    }
  }

  /// Returns the element to which focus moves after a rendering.
  ///
  /// Focus only moves if a modal was open before the rendering and no modal is open now.
  ///
  /// On Android, focus moves to the element that opened the modal. On iOS, focus moves to the first
  /// element of the screen.
  ///
  /// Source: react/react-native#45098.
  private func focus(_ hadModal: Bool, _ platform: ReaderPlatform) -> RunningScreen.Focus {
    guard hadModal, openModal == nil else { return .unchanged }
    guard platform == .android, let opener else {
      return screen.firstRootIndex.map { .moved(to: $0) } ?? .unchanged
    }
    return .moved(to: opener)
  }

  /// Returns the text or state that a person entered in the field or control of an event.
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

  /// Returns the immediate effects of handlers, and sets timers for the delayed effects.
  ///
  /// Effects of calls in the handlers come before effects of rendering the screen again.
  ///
  /// Source: React 19, batching of state updates in event handlers.
  private mutating func perform(
    _ effects: [AppEffect], _ handlers: [ReactHandler], at time: Int, on shown: Screen,
    for platform: ReaderPlatform
  ) -> [AppEffect] {
    let now = timers.schedule(effects, from: time)
    var changes: [JSXStateChange] = []
    for handler in handlers {
      changes += timers.schedule(handler.changes, from: time, by: handler.effect)
    }
    return now + rendered(after: changes, at: time, over: shown, for: platform)
  }

  /// Returns the effects of the next timer, or `nil` if no timer fires until `end`.
  mutating func nextEntry(
    until end: Int?, on shown: Screen, for platform: ReaderPlatform
  ) -> AppLogEntry? {
    while let timer = timers.removeNext(until: end) {
      let effects =
        timer.effects + rendered(after: timer.changes, at: timer.time, over: shown, for: platform)
      if !effects.isEmpty { return AppLogEntry(at: timer.time, effects, event: .after) }
    }
    return nil
  }

  /// Applies changes of states, renders again if a state changed, and returns the resulting
  /// effects.
  private mutating func rendered(
    after changes: [JSXStateChange], at time: Int, over shown: Screen, for platform: ReaderPlatform
  ) -> [AppEffect] {
    var effects: [AppEffect] = []
    var (changes, shown) = (changes, shown)
    for _ in 0..<JSXRunningScreen.renderLimit {
      builder.evaluator.resetBudget()
      guard builder.evaluator.apply(changes) else { break }
      let (old, hadModal) = (screen, openModal != nil)
      render()
      let matches = ScreenMatches(from: old, to: screen)
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
        effects += timers.schedule(reader.effects(of: handler), from: time, by: handler.effect)
        changes += timers.schedule(handler.changes, from: time, by: handler.effect)
      }
    }
    return effects
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
    let gone = dependencies.keys.filter { current[$0] == nil }
    timers.cancel(clearedBy: waiting.compactMap { $0.effect?.key } + gone)
    dependencies = current
    return waiting
  }
}
