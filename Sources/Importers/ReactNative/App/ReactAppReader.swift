internal import Simulator

/// How the app of a screen answers, as far as the functions of its elements tell: an app’s script.
struct ReactAppReader {
  private let actions: ReactActions
  private var names: ReactAppNames
  private var form: [Node.Index: (form: Int, place: Int)] = [:]
  /// The screen, with an id for each element that the script could not name otherwise.
  var screen: Screen { names.screen }
  private(set) var script = AppScript()
  private(set) var losses = LossCollector.ofReactNative

  /// Reads what the elements of a screen do.
  ///
  /// - Parameter openings: What components do by themselves.
  init(_ screen: Screen, _ actions: ReactActions, openings: [ReactHandler]) {
    self.actions = actions
    names = ReactAppNames(screen)
    for (number, form) in actions.forms.enumerated() {
      for (place, field) in form.fields.enumerated() { self.form[field] = (number, place) }
    }
    addOpening(openings)
    for visit in screen.preorder where screen[visit.index].textInput != nil {
      addKeys(of: visit.index)
    }
    for node in actions.nodes { addGestures(of: node) }
    for number in actions.forms.indices { addSubmits(of: number) }
  }

  // MARK: What happens by itself

  private mutating func addOpening(_ openings: [ReactHandler]) {
    var answers: [AppAnswer] = []
    // Of several fields that ask for focus the last one keeps it.
    for node in actions.nodes.reversed() where actions.behaviours[node]?.takesFocus == true {
      guard let name = names.name(of: node) else {
        losses.note(.nameless("autoFocus"), at: screen[node].position)
        continue
      }
      answers.append(.focus(name))
      break
    }
    // A component that is worked out twice is shown once.
    let shown = Set(
      openings.filter { $0.steps.allSatisfy(isAttached) && !$0.steps.isEmpty }.map(\.position))
    var steps: [ReactStep] = []
    var known: Set<Opening> = []
    for opening in openings {
      if shown.contains(opening.position), !opening.steps.allSatisfy(isAttached) { continue }
      let own = opening.steps.filter {
        known.insert(Opening(position: opening.position, step: $0)).inserted
      }
      var opening = opening
      opening.steps = own
      steps += attached(opening)
      if known.insert(Opening(position: opening.position, step: nil)).inserted { tell(opening) }
    }
    answers += self.answers(of: steps, by: "useEffect", at: openings.first?.position)
    if !answers.isEmpty { add(.opens, answers, at: openings.first?.position) }
  }

  private struct Opening: Hashable {
    var position: Node.Position
    var step: ReactStep?
  }

  // MARK: Keys

  /// The keys that may end an entry in a field.
  ///
  /// Source: React Native 0.81, TextInput.js, submitBehavior; RCTBaseTextInputView.mm,
  /// textInputShouldSubmitOnReturn; ReactEditText.java, shouldSubmitOnReturn.
  private mutating func addKeys(of field: Node.Index) {
    let node = screen[field]
    let handler = actions.behaviours[field]?["onSubmitEditing"]
    let behaviour =
      node.reactNative.details[.submitBehavior]
      ?? (node.textInput?.isMultiline == true ? "newline" : "blurAndSubmit")
    let isInForm = form[field] != nil
    guard handler != nil || isInForm || behaviour != "blurAndSubmit" else { return }
    guard let name = names.name(of: field) else {
      losses.note(.nameless("onSubmitEditing"), at: handler?.position ?? node.position)
      return
    }
    var answers: [AppAnswer] = []
    if behaviour == "newline" {
      answers = [.nothing]
    } else {
      if let handler { answers += self.answers(of: handler) }
      if let (form, place) = form[field] {
        answers += nextAnswers(after: field, place, in: form)
      } else if behaviour == "blurAndSubmit", !answers.contains(where: isFocus) {
        // A field that another one takes focus from keeps its keyboard.
        answers.insert(.hideKeyboard, at: 0)
      }
      if answers.isEmpty { answers = [.nothing] }
    }
    for key in keys(of: node) { add(key, of: name, answers, at: handler?.position) }
  }

  private func isFocus(_ answer: AppAnswer) -> Bool {
    guard case .focus(let name) = answer else { return false }
    return screen.index(called: name).map { screen[$0].textInput != nil } ?? false
  }

  private func keys(of node: Node) -> [AppEvent.Kind] {
    switch node.textInput?.returnKey {
    case .next?: [.next, .enter]
    case .previous?: [.previous, .enter]
    case .done?: [.done, .enter]
    case .go?: [.go, .enter]
    case .search?: [.search, .enter]
    case .send?: [.send, .enter]
    default: [.next, .previous, .done, .go, .search, .send, .enter]
    }
  }

  // MARK: Gestures

  private static let events: [(prop: String, event: AppEvent.Kind)] = [
    ("onPress", .doubleTap), ("onAccessibilityTap", .doubleTap), ("onLongPress", .longPress),
    ("onAccessibilityEscape", .escape), ("onChangeText", .change), ("onValueChange", .change),
    ("onBlur", .leave),
  ]

  private mutating func addGestures(of node: Node.Index) {
    guard let behaviour = actions.behaviours[node] else { return }
    for (prop, event) in ReactAppReader.events {
      guard let handler = behaviour[prop] else { continue }
      // A button of a form does what its function does, and sends the form off.
      if event == .doubleTap, actions.forms.contains(where: { $0.submits.contains(node) }) {
        continue
      }
      let answers = answers(of: handler)
      guard !answers.isEmpty else { continue }
      guard let name = names.name(of: node) else {
        losses.note(.nameless(prop), at: handler.position)
        continue
      }
      add(event, of: name, answers, at: handler.position)
    }
  }

  // MARK: Forms of React Native AMA

  /// What follows the end of an entry: the next field, or the form is sent off.
  ///
  /// Source: React Native AMA 2.0, packages/forms, useTextInput.ts.
  private mutating func nextAnswers(
    after field: Node.Index, _ place: Int, in number: Int
  ) -> [AppAnswer] {
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
      losses.note(.nameless("Form"), at: screen[next].position)
      return []
    }
    return [.focus(name)]
  }

  private mutating func addSubmits(of number: Int) {
    for node in actions.forms[number].submits {
      let handler = actions.behaviours[node]?["onPress"]
      var answers = handler.map { self.answers(of: $0) } ?? []
      answers += submitAnswers(of: number)
      guard !answers.isEmpty else { continue }
      guard let name = names.name(of: node) else {
        losses.note(.nameless("Form.Submit"), at: screen[node].position)
        continue
      }
      add(.doubleTap, of: name, answers, at: handler?.position ?? screen[node].position)
    }
  }

  /// What a form does when it is sent off: its own function, and where that refuses, focus goes to the
  /// first field that is checked and has an error.
  ///
  /// Source: React Native AMA 2.0, packages/forms, Form.tsx.
  private mutating func submitAnswers(of number: Int) -> [AppAnswer] {
    let form = actions.forms[number]
    let handler = form.behaviour?["onSubmit"]
    let answers = handler.map { self.answers(of: $0) } ?? []
    guard let handler, handler.answer != true else { return answers }
    guard let first = form.fields.first(where: form.failed.contains) else {
      if !form.checked.isEmpty { losses.note(.unknownFailure, at: handler.position) }
      return answers
    }
    if handler.answer == nil { losses.note(.assumedFailure, at: handler.position) }
    guard let name = names.name(of: first) else {
      losses.note(.nameless("onSubmit"), at: screen[first].position)
      return answers
    }
    return answers + [.focus(name)]
  }

  // MARK: Answers

  /// What a function does, and a loss for what of it only the running app knows.
  private mutating func answers(of handler: ReactHandler) -> [AppAnswer] {
    tell(handler)
    return answers(of: attached(handler), by: handler.prop, at: handler.position)
  }

  private mutating func tell(_ handler: ReactHandler) {
    for doubt in handler.doubts { losses.note(doubt, at: handler.position) }
  }

  private func isAttached(_ step: ReactStep) -> Bool {
    switch step.action {
    case .focus(let target), .readerFocus(let target), .clear(let target):
      actions.references[target.reference] != nil
    case .announce, .hideKeyboard: true
    }
  }

  /// The steps whose references lead to something on the screen.
  private mutating func attached(_ handler: ReactHandler) -> [ReactStep] {
    for step in handler.steps where !isAttached(step) {
      switch step.action {
      case .focus(let target), .readerFocus(let target), .clear(let target):
        losses.note(.detachedReference(handler.prop, target.words), at: handler.position)
      case .announce, .hideKeyboard: break
      }
    }
    return handler.steps.filter(isAttached)
  }

  private mutating func answers(
    of steps: [ReactStep], by prop: String, at position: Node.Position?
  ) -> [AppAnswer] {
    var answers: [AppAnswer] = []
    var time = 0
    for place in steps.indices.sorted(by: { (steps[$0].delay, $0) < (steps[$1].delay, $1) }) {
      let step = steps[place]
      guard let answer = answer(of: step.action) else {
        losses.note(.nameless(prop), at: position)
        continue
      }
      if step.delay > time { answers.append(.wait(step.delay - time)) }
      time = max(time, step.delay)
      answers.append(answer)
    }
    return answers
  }

  private mutating func answer(of action: ReactStep.Action) -> AppAnswer? {
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

  private mutating func add(
    _ event: AppEvent.Kind, of name: String? = nil, _ answers: [AppAnswer],
    at position: Node.Position?
  ) {
    script.lines.append(
      AppScript.Line(
        event: event, target: name, answers: answers, line: position?.line ?? 0))
  }
}

extension ReactNativeScreen {
  /// How the app answers, as far as its source tells; what it does not tell becomes losses.
  mutating func readApp() -> AppScript {
    let reader = ReactAppReader(screen, actions, openings: tree.openings)
    screen = reader.screen
    appLosses = reader.losses.losses
    return reader.script
  }
}
