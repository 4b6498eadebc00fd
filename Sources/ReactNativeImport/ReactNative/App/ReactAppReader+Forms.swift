internal import AccessibilityTree
internal import Announcements

/// Reads the forms of React Native AMA, which move focus from field to field.
extension ReactAppReader {
  /// Returns the effects of the return key in a field of a form.
  ///
  /// Focus moves to the next field. In the last field, the key submits the form.
  ///
  /// Source: React Native AMA 2.0, packages/forms, useTextInput.ts.
  mutating func nextEffects(after field: Node.Index, _ index: Int, in number: Int) -> [AppEffect] {
    let fields = actions.forms[number].fields
    guard index + 1 < fields.count else { return [.hideKeyboard] + submitEffects(of: number) }
    let behaviour = actions.behaviours[field]
    var next = fields[index + 1]
    if let number = behaviour?.nextField, let node = actions.nodeOfRef[number] {
      next = node
    } else if let id = behaviour?.nextID, let node = fields.first(where: { screen[$0].id == id }) {
      next = node
    }
    guard let name = names.name(of: next) else {
      diagnostics.record(.nameless("Form"), at: screen[next].position)
      return []
    }
    return [.focus(name)]
  }

  mutating func addSubmits(of number: Int) {
    for node in actions.forms[number].submits {
      let handler = actions.behaviours[node]?["onPress"]
      var effects = handler.map { self.effects(of: $0) } ?? []
      effects += submitEffects(of: number)
      let handlers = [handler, actions.forms[number].behaviour?["onSubmit"]].compactMap { $0 }
      guard !effects.isEmpty || handlers.contains(where: { !$0.changes.isEmpty }) else { continue }
      guard let name = names.name(of: node) else {
        diagnostics.record(.nameless("Form.Submit"), at: screen[node].position)
        continue
      }
      add(
        .doubleTap, of: name, effects, by: handlers,
        at: handler?.position ?? screen[node].position)
    }
  }

  /// Returns the effects of submitting a form.
  ///
  /// The form's own handler runs. If the handler does not return `true`, focus also moves to the
  /// first field with an error.
  ///
  /// Source: React Native AMA 2.0, packages/forms, Form.tsx.
  private mutating func submitEffects(of number: Int) -> [AppEffect] {
    let form = actions.forms[number]
    let handler = form.behaviour?["onSubmit"]
    let effects = handler.map { self.effects(of: $0) } ?? []
    guard let handler, handler.result != true else { return effects }
    guard let first = form.fields.first(where: form.failed.contains) else {
      if !form.checked.isEmpty { diagnostics.record(.unknownFailure, at: handler.position) }
      return effects
    }
    if handler.result == nil { diagnostics.record(.assumedFailure, at: handler.position) }
    guard let name = names.name(of: first) else {
      diagnostics.record(.nameless("onSubmit"), at: screen[first].position)
      return effects
    }
    return effects + [.focus(name)]
  }
}
