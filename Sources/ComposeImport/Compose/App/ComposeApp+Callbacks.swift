internal import AccessibilityTree
internal import Announcements
internal import ComponentSource

/// The app's responses to events, which the callbacks of the composition determine.
extension ComposeApp {
  /// Performs the app's response to an event.
  ///
  /// The result is `nil` if the app does not handle the event. The platform then performs its
  /// default action.
  mutating func respond(to event: AppEvent, on shown: Screen) -> ComposeResponse? {
    switch event.kind {
    case .opens:
      var response = performWaitingEffects()
      response.append(runMounted())
      return response.isEmpty ? nil : response
    case .escape:
      if let response = goBack() { return response }
      if let dismiss = screen.dismiss { return run(dismiss) }
      // The source does not determine how the app closes the window in front, so nothing happens.
      return covered.isEmpty ? nil : ComposeResponse()
    default: break
    }
    guard let node = event.node, let behaviour = screen.items[node]?.behaviour else { return nil }
    switch event.kind {
    case .doubleTap:
      if let change = behaviour.change, let next = behaviour.nextValue {
        return answered(run(change, [next]))
      }
      if let (key, value) = behaviour.sets {
        screen.builder.evaluator.set(key, to: value)
        return ComposeResponse(changesState: true)
      }
      if let (data, result) = behaviour.snackbar { return end(data, result) }
      if let click = behaviour.click { return answered(run(click, behaviour.clickValues)) }
      // In Compose, nothing expands without a callback. A node that can expand but has no callback,
      // such as the handle of a sheet, therefore gets an empty response.
      return shown[node].states.expanded == nil ? nil : ComposeResponse()
    case .longPress: return behaviour.longClick.map { run($0) }
    case .change:
      var response = enter(shown[node], behaviour)
      if response?.isUnknown == false, behaviour.isControlled, let change = behaviour.change,
        response?.changesState == true || changesState(change)
      {
        response?.field = node
      }
      return response
    case .adjust:
      var response = event.adjustment.map { adjust(behaviour, $0, of: shown[node]) }
      let isKnown = response?.isUnknown == false
      response?.setsValue = isKnown
      return response
    case .action: return event.action.flatMap { behaviour.actions[$0] }.map { run($0) }
    default:
      guard let name = event.kind.keyboardCallback else { return nil }
      return (behaviour.keys[name] ?? behaviour.keys["onAny"]).map { run($0) }
    }
  }

  /// Returns the response, or `nil` if the source does not determine the app's behaviour.
  ///
  /// The platform then performs its default action.
  func answered(_ response: ComposeResponse) -> ComposeResponse? {
    response.isUnknown && response.isEmpty ? nil : response
  }

  /// Passes the user's input to the app.
  mutating func enter(_ node: Node, _ behaviour: ComposeBehaviour) -> ComposeResponse? {
    guard node.textInput != nil else { return nil }
    var entered = node.value?.text ?? ""
    if let transformation = behaviour.transformation {
      guard let value = transformation.value(forShown: entered) else {
        var response = ComposeResponse()
        response.unknown = [("visualTransformation", transformation.range)]
        return response
      }
      entered = value
    }
    let text = SourceValue.string(SourceText(entered, isLiteral: false, at: nil))
    if let state = behaviour.textState {
      screen.builder.evaluator.set(state, to: text)
      return ComposeResponse(changesState: true)
    }
    return behaviour.change.map { run($0, [text]) }
  }

  /// Whether a field's callback changes a state for any of several texts.
  ///
  /// Assumed: a callback that changes nothing, as previews have it, stands for one that accepts
  /// every text.
  private func changesState(_ change: SourceFunction) -> Bool {
    ["", "0", "a"].contains { text in
      var evaluator = screen.builder.evaluator
      let value = SourceValue.string(SourceText(text, isLiteral: false, at: nil))
      return evaluator.run(change, [value]).contains { effect in
        if case .state = effect { true } else { false }
      }
    }
  }

  /// Passes the new value of a slider to the app after a gesture on the slider.
  mutating func adjust(
    _ behaviour: ComposeBehaviour, _ adjustment: Adjustment, of node: Node
  ) -> ComposeResponse {
    let callback = behaviour.setProgress ?? behaviour.change
    guard !node.states.isDisabled, callback != nil || behaviour.progressState != nil,
      let progress = behaviour.progress
    else {
      var response = ComposeResponse()
      response.unknown = [("setProgress", SourceRange(file: 0, start: 0, end: 0))]
      return response
    }
    let isMaterial = behaviour.setProgress == nil
    let wanted = progress.next(adjustment == .increment, staysOnSteps: isMaterial)
    guard let wanted else { return ComposeResponse() }
    let origin = Component(
      "", nil, at: callback?.range ?? SourceRange(file: 0, start: 0, end: 0),
      identity: ComponentIdentity(number: 0))
    let value = progress.argument(wanted, of: origin)
    var response = ComposeResponse()
    if let callback {
      response = run(callback, [value])
    } else if let state = behaviour.progressState {
      screen.builder.evaluator.set(state, to: value)
      response.changesState = true
    }
    if isMaterial, let finished = behaviour.finished { response.append(run(finished)) }
    return response
  }
}
