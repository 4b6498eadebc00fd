internal import AccessibilityTree
internal import Announcements
internal import ComponentSource

/// The outcome of the app's callbacks.
struct ComposeResponse {
  var effects: [AppEffect] = []
  var changesState = false
  /// The calls and assignments whose effects the source code does not determine.
  var unknown: [(name: String, range: SourceRange)] = []
  /// The routes that are missing in the graph although the app navigates to them.
  var missing: [(route: String, range: SourceRange)] = []
  /// The focus requester of the last request for input focus.
  var requester: ComponentIdentity?
  /// The direction in which input focus moves.
  var move: ComposeFocusMove?
  /// The edited field if it shows only the value that the app passes.
  var field: Node.Index?
  /// Whether the app, and not the platform, sets the value of an adjusted node.
  var setsValue = false
  /// The node that gets input focus on the screen after all changes.
  var focus: Node.Index?

  var isUnknown: Bool { !unknown.isEmpty }
  var isEmpty: Bool {
    effects.isEmpty && !changesState && requester == nil && move == nil && missing.isEmpty
  }

  mutating func append(_ other: ComposeResponse) {
    effects += other.effects
    changesState = changesState || other.changesState
    unknown += other.unknown
    missing += other.missing
    requester = other.requester ?? requester
    move = other.move ?? move
  }

  /// Appends an effect of a handler.
  ///
  /// - Parameter graphs: The graphs of the navigation controllers that are shown.
  mutating func append(
    _ effect: SourceEffect, _ evaluator: inout Evaluator,
    _ graphs: [ComponentIdentity: NavigationGraph]
  ) {
    switch effect {
    case .state: changesState = true
    case .assignment(let names, _, _, let range):
      unknown.append((names.joined(separator: "."), range))
    case .call(let call, let receiver): append(call, receiver, &evaluator, graphs)
    }
  }

  /// Returns how a call, such as `delay`, changes the time at which effects of a callback happen.
  ///
  /// Source: kotlinx.coroutines, `delay` and builders of coroutines.
  static func timing(of call: Component, in evaluator: Evaluator) -> CallTiming? {
    let block = call.arguments?.last { $0.value.function != nil }?.value.function
    switch call.lastMember {
    case "showSnackbar": return .suspension(snackbarDuration(call))
    case "delay":
      let argument = call.arguments?.first
      return .pause(argument.flatMap { evaluator.milliseconds(of: $0, unit: 1) })
    case "launch", "async": return block.map { .task($0, after: 0, canBeChild: true) }
    case "invokeOnCompletion": return block.map { .completion($0, of: call.identity) }
    case ComposeFramework.cancellation: return .cancellation(of: call.identity)
    case "withContext", "runCatching", "repeatOnLifecycle", "coroutineScope", "supervisorScope":
      return block.map { .block($0) }
    case "postDelayed":
      let delay = call.arguments?.first { $0.value.function == nil }
      return block.map {
        .task($0, after: delay.flatMap { evaluator.milliseconds(of: $0, unit: 1) })
      }
    default: return nil
    }
  }

  /// Returns the number of milliseconds for which a snackbar is shown, or `nil` if it stays until a
  /// person ends it.
  ///
  /// Source: material3, SnackbarHost.kt, showSnackbar and toMillis: a snackbar with an action has
  /// no time limit unless the call sets one.
  static func snackbarDuration(_ call: Component) -> Int? {
    let arguments = ComposeArguments(
      call.arguments, to: ["message", "actionLabel", "withDismissAction", "duration"])
    if arguments.has("duration") {
      switch arguments.component("duration")?.lastMember {
      case "Short": return 4_000
      case "Long": return 10_000
      default: return nil
      }
    }
    return arguments["actionLabel"] == nil && !arguments.has("visuals") ? 4_000 : nil
  }

  private mutating func append(
    _ call: Component, _ receiver: SourceValue?, _ evaluator: inout Evaluator,
    _ graphs: [ComponentIdentity: NavigationGraph]
  ) {
    let first = call.value("message") ?? call.value("text") ?? call.unlabelled.first
    switch call.lastMember {
    case "requestFocus": requester = receiver?.component?.identity ?? requester
    case "moveFocus", "defaultKeyboardAction":
      // Source: foundation, KeyboardActionRunner.kt, defaultKeyboardAction.
      let target = (call.value("focusDirection") ?? call.value("imeAction") ?? first)?.component
      let name = target?.lastMember ?? ""
      if let direction = ComposeFocusMove(rawValue: name) {
        move = direction
      } else if call.lastMember == "moveFocus" || target == nil {
        unknown.append((call.name, call.range))
      } else if name == "Done" {
        effects.append(.hideKeyboard)
      }
    case "clearFocus", "hide": effects.append(.hideKeyboard)
    case "announceForAccessibility":
      if let first { effects.append(.announce(evaluator.text(of: first), .normal, after: 0)) }
    // The snackbar is handled by the queue of its host, and the cancellation by the timers of the
    // app.
    case "showSnackbar", ComposeFramework.cancellation: break
    case "dismiss" where receiver?.current.component?.name == Evaluator.snackbarData,
      "performAction" where receiver?.current.component?.name == Evaluator.snackbarData:
      break
    case "collect" where receiver?.component?.name == BackCallback.progress: break
    case "show" where receiver?.current.component?.lastName == "makeText":
      appendToast(receiver?.current.component, &evaluator)
    case "clearText":
      if case .state(let key, _)? = receiver {
        evaluator.set(key, to: .string(SourceText("", isLiteral: false, at: nil)))
        changesState = true
      }
    case "setTextAndPlaceCursorAtEnd":
      if case .state(let key, _)? = receiver, let first {
        evaluator.set(key, to: first)
        changesState = true
      }
    case "edit":
      guard case .state(let key, let initial)? = receiver,
        let block = call.arguments?.last?.value.function,
        let text = ComposeResponse.edited(
          evaluator.currentValue(key, initial), by: block, in: &evaluator)
      else { return unknown.append((call.name, call.range)) }
      evaluator.set(key, to: text)
      changesState = true
    case "navigate", "popBackStack", "navigateUp":
      guard let controller = receiver?.component, NavigationEntry.isController(controller) else {
        return unknown.append((call.name, call.range))
      }
      switch evaluator.navigate(call, on: controller, in: graphs[controller.identity]) {
      case .changed: changesState = true
      case .unchanged: break
      case .missing(let route): missing.append((route, call.range))
      case .unknown: unknown.append((call.name, call.range))
      }
    // The block of `onDispose` runs only when the composable leaves the screen.
    case "onDispose", "onStopOrDispose", "onPauseOrDispose", "awaitDispose": break
    default: unknown.append((call.name, call.range))
    }
  }

  /// Returns the text of a field after the changes of a block, or `nil` if a change is unknown:
  /// `edit { replace(0, length, "a") }`.
  ///
  /// Source: foundation, TextFieldState.kt and TextFieldBuffer.kt.
  private static func edited(
    _ text: SourceValue, by block: SourceFunction, in evaluator: inout Evaluator
  ) -> SourceValue? {
    var text = text
    for effect in evaluator.run(block) {
      guard case .call(let call, _) = effect else { return nil }
      let values = call.unlabelled
      let isWhole =
        values.count > 1 && values[0].integer == 0 && values[1].unknown?.name == "length"
      switch (call.lastName, values.count) {
      case ("replace", 3) where isWhole: text = values[2].current
      case ("delete", 2) where isWhole: text = .string(SourceText("", isLiteral: false, at: nil))
      case ("append", 1):
        text = evaluator.joined(text, values[0].current, at: call.range)
      case ("placeCursorAtEnd", 0), ("selectAll", 0): continue
      default: return nil
      }
    }
    return text
  }

  /// Shows the toast of a call such as `Toast.makeText(context, "Saved", Toast.LENGTH_SHORT)`.
  ///
  /// Source: AOSP, NotificationManagerService, SHORT_DELAY and LONG_DELAY.
  private mutating func appendToast(_ toast: Component?, _ evaluator: inout Evaluator) {
    guard let values = toast?.unlabelled, values.count > 1 else { return }
    let isLong = values.count > 2 && values[2].component?.lastName == "LENGTH_LONG"
    effects.append(.toast(evaluator.text(of: values[1]), for: isLong ? 3_500 : 2_000))
  }
}

extension AppEvent.Kind {
  /// The parameter of `KeyboardActions` with the callback for the keyboard's action key.
  var keyboardCallback: String? {
    switch self {
    case .next: "onNext"
    case .previous: "onPrevious"
    case .done: "onDone"
    case .go: "onGo"
    case .search: "onSearch"
    case .send: "onSend"
    default: nil
    }
  }

  /// Whether a session must stop if the app's response to this event is unknown.
  ///
  /// Otherwise, focus or a value could be wrong in the following steps.
  var refusesUnknown: Bool { self == .adjust || keyboardCallback != nil }
}
