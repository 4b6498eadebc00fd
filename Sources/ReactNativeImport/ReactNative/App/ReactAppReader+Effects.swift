internal import AccessibilityTree
internal import Announcements

extension ReactAppReader {
  /// Returns the effects of a handler, and reports its unknown parts.
  mutating func effects(of handler: ReactHandler) -> [AppEffect] {
    report(handler)
    return effects(of: attached(handler), by: handler.prop, at: handler.position)
  }

  mutating func report(_ handler: ReactHandler) {
    for sentence in handler.diagnostics { diagnostics.record(sentence, at: handler.position) }
  }

  func isAttached(_ step: ReactStep) -> Bool {
    switch step.action {
    case .focus(let target), .readerFocus(let target), .clear(let target):
      actions.nodeOfRef[target.refNumber] != nil
    case .announce, .hideKeyboard: true
    }
  }

  /// Returns the steps of a handler that can take effect.
  ///
  /// If no node on the screen has the React ref of a step, the step is left out and reported.
  mutating func attached(_ handler: ReactHandler) -> [ReactStep] {
    for step in handler.steps where !isAttached(step) {
      switch step.action {
      case .focus(let target), .readerFocus(let target), .clear(let target):
        diagnostics.record(.detachedReference(handler.prop, target.code), at: handler.position)
      case .announce, .hideKeyboard: break
      }
    }
    return handler.steps.filter(isAttached)
  }

  mutating func effects(
    of steps: [ReactStep], by prop: String, at position: Node.Position?
  ) -> [AppEffect] {
    var effects: [AppEffect] = []
    var time = 0
    for index in steps.indices.sorted(by: { (steps[$0].delay, $0) < (steps[$1].delay, $1) }) {
      let step = steps[index]
      guard let effect = effect(of: step.action) else {
        diagnostics.record(.nameless(prop), at: position)
        continue
      }
      if step.delay > time { effects.append(.wait(step.delay - time)) }
      time = max(time, step.delay)
      effects.append(effect)
    }
    return effects
  }

  private mutating func effect(of action: ReactStep.Action) -> AppEffect? {
    switch action {
    case .focus(let target): name(of: target).map { .focus($0) }
    case .readerFocus(let target): name(of: target).map { .readerFocus($0) }
    case .clear(let target): name(of: target).map { .update($0, .value, "") }
    case .announce(let text, let isQueued): .announce(text, isQueued ? .queued : .normal, after: 0)
    case .hideKeyboard: .hideKeyboard
    }
  }

  private mutating func name(of target: ReactStep.Target) -> String? {
    actions.nodeOfRef[target.refNumber].flatMap { names.name(of: $0) }
  }
}
