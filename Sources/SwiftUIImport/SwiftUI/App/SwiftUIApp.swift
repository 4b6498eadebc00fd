internal import AccessibilityTree
internal import Announcements
internal import ComponentSource
internal import ImportSupport

/// A running view.
///
/// Its handlers set states, after which the view is evaluated again.
///
/// Only effects that the source determines happen. Other effects of a handler are reported as
/// diagnostics.
struct SwiftUIApp: App {
  /// The screens of the navigation stack, from the root to the shown screen.
  var stack: [SwiftUIRunningScreen]
  /// The modifiers of destinations that the person has left although their bindings are always
  /// true.
  var leftConstants: Set<SourceRange> = []
  var timers = SourceTimers()
  private(set) var clock = 0

  /// Creates an app that shows a screen.
  ///
  /// If states of the screen push further screens, the last pushed screen is shown.
  ///
  /// Source: SwiftUI, `NavigationStack(path:root:)`: a stack begins with the pages of its path.
  init(_ root: SwiftUIRunningScreen) {
    stack = [root]
    followNavigationStates()
  }

  /// Returns the screen that the app shows first, together with the importer's diagnostics about
  /// the screen.
  func imported(readsApp: Bool) -> ImportedScreen {
    var imported = ImportedScreen(running.screen)
    imported.absenceOnAndroid = "SwiftUI does not run on Android, so TalkBack has nothing to read"
    if stack.count > 1 {
      let root = stack[0]
      imported.screen.name = root.screen.name
      imported.screen.diagnostics.append(
        ImportDiagnostic(.startsWithPage, at: root.builder.position(of: root.root.range)))
    }
    guard readsApp else { return imported }
    imported.running = self
    imported.appDiagnostics = SwiftUIHandlers.diagnostics(of: running)
    imported.screen.diagnostics += imported.appDiagnostics
    return imported
  }

  var running: SwiftUIRunningScreen {
    get { stack[stack.count - 1] }
    set { stack[stack.count - 1] = newValue }
  }

  mutating func answers(
    to event: AppEvent, on shown: Screen, for platform: ReaderPlatform
  ) -> [AppEffect]? {
    timers.resume(at: clock)
    switch event.kind {
    case .opens: return open(over: shown)
    case .escape: return escape(from: event.node, over: shown)
    case .magicTap: return magicTap(at: event.node, over: shown)
    default: break
    }
    guard let node = event.node, let behaviour = running.behaviours[node] else { return nil }
    switch event.kind {
    case .doubleTap: return activate(behaviour, at: node, over: shown)
    case .longPress: return hold(behaviour, over: shown)
    case .change: return change(behaviour, at: node, over: shown)
    case .next, .previous, .done, .go, .search, .send, .enter:
      return submit(behaviour, isMultiline: shown[node].textInput?.isMultiline == true, over: shown)
    case .action:
      return event.action.flatMap { perform(action: $0, of: shown[node], behaviour, over: shown) }
    case .focus: return focus(node, behaviour, over: shown)
    case .leave: return leave(behaviour, over: shown)
    case .adjust:
      return event.adjustment.flatMap { adjust(behaviour, $0, over: shown) }
    default: return nil
    }
  }

  mutating func advance(to time: Int) { clock = max(clock, time) }

  mutating func nextEntry(
    until time: Int?, on shown: Screen, for platform: ReaderPlatform
  ) -> AppLogEntry? {
    while let timer = timers.removeNext(until: time) {
      clock = max(clock, timer.time)
      let effects = renderAgain(over: shown, apply(timer.effects))
      if !effects.isEmpty { return AppLogEntry(at: timer.time, effects, event: .after) }
    }
    return nil
  }

  mutating func cancelEntries() { timers.cancel() }

  // MARK: Gestures

  private mutating func activate(
    _ behaviour: ViewBehaviour, at node: Node.Index, over shown: Screen
  ) -> [AppEffect]? {
    if behaviour.isBack, stack.count > 1 { return pop() }
    if let destination = behaviour.destination {
      return open(destination, by: behaviour, at: node, over: shown)
    }
    if let value = behaviour.linkedValue {
      let name = shown[node].label?.text ?? running.screen.name
      return follow(link: value, to: behaviour.path, named: name, over: shown)
    }
    if let menu = behaviour.opens, behaviour.activation == nil {
      running.builder.evaluator.set(menu, to: .boolean(true))
      return renderAgain(over: shown, [])
    }
    if shown[node].role == .switchControl || shown[node].textInput != nil { return nil }
    guard
      behaviour.activation != nil || !behaviour.dismissals.isEmpty
        || behaviour.binding != nil && isChoice(behaviour, shown[node])
    else { return nil }
    for dismissal in behaviour.dismissals { dismiss(dismissal) }
    var effects: [AppEffect] = []
    if let state = behaviour.binding {
      if let option = behaviour.options.first, behaviour.options.count == 1 {
        effects = edit(state, to: option.value)
      } else if let expanded = shown[node].states.expanded {
        effects = edit(state, to: .boolean(!expanded))
      }
    }
    if running.closesOnChoice, behaviour.options.count == 1, stack.count > 1 {
      return effects + pop()
    }
    return renderAgain(over: shown, effects + run([behaviour.activation].compactMap { $0 }))
  }

  /// Whether a double tap sets a state to choose a segment, row or tab, or to expand a disclosure
  /// group.
  private func isChoice(_ behaviour: ViewBehaviour, _ node: Node) -> Bool {
    behaviour.options.count == 1 || node.states.expanded != nil
  }

  /// Sets a state to the value that hides its view.
  mutating func dismiss(_ dismissal: Dismissal) {
    running.builder.evaluator.set(dismissal.state, to: dismissal.value)
  }

  /// Sets the state of a control to the value that the user entered or chose.
  private mutating func change(
    _ behaviour: ViewBehaviour, at node: Node.Index, over shown: Screen
  ) -> [AppEffect]? {
    guard let state = behaviour.binding else { return nil }
    let entered = shown[node]
    let value: SourceValue
    if entered.textInput != nil {
      value = .string(SourceText(entered.value?.text ?? ""))
    } else if let checked = entered.value?.checked {
      value = .boolean(checked == .on)
    } else if let number = entered.value?.range?.now {
      value = .number(number)
    } else {
      return nil
    }
    let effects = renderAgain(over: shown, edit(state, to: value))
    return effects.isEmpty ? nil : effects
  }

  /// Sets the state of a control as an edit by a person does.
  ///
  /// Returns the effects of the state's observers.
  mutating func edit(_ state: StateKey, to value: SourceValue) -> [AppEffect] {
    running.builder.evaluator.resetBudget()
    let timed = running.builder.evaluator.timeline(
      editing: state, to: value, timing: SwiftUIHandlers.timing)
    return apply(schedule(timed))
  }

  // MARK: Effects

  /// Runs handlers, evaluates the view again, and returns the effects of the handlers and of the
  /// evaluation.
  mutating func perform(
    _ handlers: [SourceFunction], _ arguments: [SourceValue] = [], over shown: Screen
  ) -> [AppEffect] {
    renderAgain(over: shown, run(handlers, arguments))
  }

  /// Runs handlers, and returns their immediate effects.
  ///
  /// Timers are set for the delayed effects.
  mutating func run(
    _ handlers: [SourceFunction], _ arguments: [SourceValue] = []
  ) -> [AppEffect] {
    running.builder.evaluator.resetBudget()
    return handlers.flatMap { handler in
      let timed = running.builder.evaluator.timeline(
        of: handler, arguments, timing: SwiftUIHandlers.timing)
      return apply(schedule(timed))
    }
  }

  /// Applies effects on the app itself: sets states and closes sheets.
  ///
  /// Returns the remaining effects.
  private mutating func apply(_ effects: [SourceEffect]) -> [AppEffect] {
    effects.flatMap { effect -> [AppEffect] in
      running.builder.evaluator.apply(effect)
      switch SwiftUIHandlers.meaning(of: effect, in: &running.builder) {
      case .effect(let effect): return [effect]
      case .dismissal: return dismissTop()
      case .cancellation(let task): timers.cancel(task, at: clock)
      case .change, .unknown: break
      }
      return []
    }
  }

  /// Performs the actions for the opening of the screen, or returns `nil` if nothing happens.
  private mutating func open(over shown: Screen) -> [AppEffect]? {
    let effects = running.opening
    running.opening = []
    guard !effects.isEmpty else { return followNavigationStates() ? screenReplacement() : nil }
    return renderAgain(over: shown, apply(schedule(effects)))
  }

  /// Closes the topmost sheet, or returns to the previous screen.
  private mutating func dismissTop() -> [AppEffect] {
    let screen = running.screen
    let open = screen.preorder.map(\.index).filter { screen[$0].states.isModal }
    if let top = open.last, let dismissals = running.behaviours[top]?.dismissals {
      for dismissal in dismissals { dismiss(dismissal) }
    } else if stack.count > 1 {
      return pop()
    }
    return []
  }

  /// The node that has input focus according to the node's focus state.
  private var focusedNode: Node.Index? {
    running.screen.preorder.lazy.map(\.index).first { running.screen[$0].states.isFocused }
  }

  /// The selected item of the menu that is open.
  private var chosenItem: Node.Index? {
    let screen = running.screen
    guard let top = screen.preorder.lazy.map(\.index).last(where: { screen[$0].states.isModal }),
      screen[top].ios.className == "contextMenu"
    else { return nil }
    return screen.children(of: top).first { screen[$0].states.selected == true }
  }

  /// The node at which VoiceOver is according to the node's accessibility focus state.
  private var readerFocusedNode: Node.Index? {
    running.screen.preorder.lazy.map(\.index).first {
      running.behaviours[$0]?.hasReaderFocus == true
    }
  }

  /// Evaluates the view again.
  ///
  /// Returns the given effects, followed by the changes of the screen.
  mutating func renderAgain(over shown: Screen, _ effects: [AppEffect]) -> [AppEffect] {
    let old = running.screen
    let (focused, readerFocused, chosen) = (focusedNode, readerFocusedNode, chosenItem)
    var effects = effects
    running.render()
    for _ in 0..<SwiftUIRunningScreen.evaluationLimit {
      let actions = running.newlyAppearing()
      let changes = running.changes()
      guard !actions.isEmpty || !changes.isEmpty else { break }
      for appearing in actions { effects += run([appearing.action], appearing.arguments) }
      for change in changes { effects += run([change.action], change.arguments) }
      running.render()
    }
    if followNavigationStates() { return effects + screenReplacement() }
    let origins = ScreenMatches(from: old, to: running.screen).origins
    let isNew = { (now: Node.Index, before: Node.Index?) in
      before.map { origins[Int(now.position)] != .same($0) } ?? true
    }
    var focus = RunningScreen.Focus.unchanged
    if let now = focusedNode, isNew(now, focused) {
      focus = .moved(to: now)
    } else if focusedNode == nil, focused != nil {
      focus = .moved(to: nil)
    } else if let now = readerFocusedNode, isNew(now, readerFocused) {
      focus = .readerMoved(to: now)
    } else if let now = chosenItem, chosen == nil {
      // Assumed: VoiceOver starts at the selected item of a picker's menu, which UIKit places over
      // the button. The list that `pickerStyle(.navigationLink)` pushes starts at its title.
      focus = .readerMoved(to: now)
    }
    guard old != running.screen || focus != .unchanged else { return effects }
    return effects + screenUpdate(from: old, over: shown, focus)
  }
}
