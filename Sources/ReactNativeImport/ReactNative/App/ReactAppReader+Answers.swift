internal import Simulator

/// What the functions of elements do, as answers of an app.
extension ReactAppReader {
  /// What a function does, and a diagnostic for what of it only the running app knows.
  mutating func answers(of handler: ReactHandler) -> [AppEffect] {
    tell(handler)
    return answers(of: attached(handler), by: handler.prop, at: handler.position)
  }

  mutating func tell(_ handler: ReactHandler) {
    for doubt in handler.doubts { diagnostics.note(doubt, at: handler.position) }
  }

  func isAttached(_ step: ReactStep) -> Bool {
    switch step.action {
    case .focus(let target), .readerFocus(let target), .clear(let target):
      actions.references[target.reference] != nil
    case .announce, .hideKeyboard: true
    }
  }

  /// The steps whose references lead to something on the screen.
  mutating func attached(_ handler: ReactHandler) -> [ReactStep] {
    for step in handler.steps where !isAttached(step) {
      switch step.action {
      case .focus(let target), .readerFocus(let target), .clear(let target):
        diagnostics.note(.detachedReference(handler.prop, target.words), at: handler.position)
      case .announce, .hideKeyboard: break
      }
    }
    return handler.steps.filter(isAttached)
  }

  mutating func answers(
    of steps: [ReactStep], by prop: String, at position: Node.Position?
  ) -> [AppEffect] {
    var answers: [AppEffect] = []
    var time = 0
    for place in steps.indices.sorted(by: { (steps[$0].delay, $0) < (steps[$1].delay, $1) }) {
      let step = steps[place]
      guard let answer = answer(of: step.action) else {
        diagnostics.note(.nameless(prop), at: position)
        continue
      }
      if step.delay > time { answers.append(.wait(step.delay - time)) }
      time = max(time, step.delay)
      answers.append(answer)
    }
    return answers
  }

  private mutating func answer(of action: ReactStep.Action) -> AppEffect? {
    switch action {
    case .focus(let target): name(of: target).map { .focus($0) }
    case .readerFocus(let target): name(of: target).map { .readerFocus($0) }
    case .clear(let target): name(of: target).map { .update($0, .value, "") }
    case .announce(let text, let isQueued): .announce(text, isQueued ? .queued : .normal, after: 0)
    case .hideKeyboard: .hideKeyboard
    }
  }

  private mutating func name(of target: ReactStep.Target) -> String? {
    actions.references[target.reference].flatMap { names.name(of: $0) }
  }
}
