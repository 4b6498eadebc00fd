internal import Simulator

/// Forms of React Native AMA, which go on from field to field by themselves.
extension ReactAppReader {
  /// What follows the end of an entry: the next field, or the form is sent off.
  ///
  /// Source: React Native AMA 2.0, packages/forms, useTextInput.ts.
  mutating func nextAnswers(
    after field: Node.Index, _ place: Int, in number: Int
  ) -> [AppEffect] {
    let fields = actions.forms[number].fields
    guard place + 1 < fields.count else { return [.hideKeyboard] + submitAnswers(of: number) }
    let behaviour = actions.behaviours[field]
    var next = fields[place + 1]
    if let reference = behaviour?.nextField, let node = actions.references[reference] {
      next = node
    } else if let id = behaviour?.nextID, let node = fields.first(where: { screen[$0].id == id }) {
      next = node
    }
    guard let name = names.name(of: next) else {
      diagnostics.note(.nameless("Form"), at: screen[next].position)
      return []
    }
    return [.focus(name)]
  }

  mutating func addSubmits(of number: Int) {
    for node in actions.forms[number].submits {
      let handler = actions.behaviours[node]?["onPress"]
      var answers = handler.map { self.answers(of: $0) } ?? []
      answers += submitAnswers(of: number)
      guard !answers.isEmpty else { continue }
      guard let name = names.name(of: node) else {
        diagnostics.note(.nameless("Form.Submit"), at: screen[node].position)
        continue
      }
      add(.doubleTap, of: name, answers, at: handler?.position ?? screen[node].position)
    }
  }

  /// What a form does when it is sent off: its own function, and where that refuses, focus goes to the
  /// first field that is checked and has an error.
  ///
  /// Source: React Native AMA 2.0, packages/forms, Form.tsx.
  private mutating func submitAnswers(of number: Int) -> [AppEffect] {
    let form = actions.forms[number]
    let handler = form.behaviour?["onSubmit"]
    let answers = handler.map { self.answers(of: $0) } ?? []
    guard let handler, handler.answer != true else { return answers }
    guard let first = form.fields.first(where: form.failed.contains) else {
      if !form.checked.isEmpty { diagnostics.note(.unknownFailure, at: handler.position) }
      return answers
    }
    if handler.answer == nil { diagnostics.note(.assumedFailure, at: handler.position) }
    guard let name = names.name(of: first) else {
      diagnostics.note(.nameless("onSubmit"), at: screen[first].position)
      return answers
    }
    return answers + [.focus(name)]
  }
}
