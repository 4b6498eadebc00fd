internal import Simulator

/// How the app of a screen answers, as far as the functions of its elements tell: an app’s script.
struct ReactAppReader {
  let actions: ReactActions
  var names: ReactAppNames
  private var form: [Node.Index: (form: Int, place: Int)] = [:]
  /// The screen, with an id for each element that the script could not name otherwise.
  var screen: Screen { names.screen }
  private(set) var script = AppScript()
  /// What sends forms off.
  private let submits: Set<Node.Index>
  var diagnostics = DiagnosticCollector.ofReactNative

  /// Reads what the elements of a screen do.
  ///
  /// - Parameter openings: What components do by themselves.
  init(_ screen: Screen, _ actions: ReactActions, openings: [ReactHandler]) {
    self.actions = actions
    names = ReactAppNames(screen)
    submits = Set(actions.forms.flatMap(\.submits))
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
    var answers: [AppEffect] = []
    // Of several fields that ask for focus the last one keeps it.
    for node in actions.nodes.reversed() where actions.behaviours[node]?.takesFocus == true {
      guard let name = names.name(of: node) else {
        diagnostics.note(.nameless("autoFocus"), at: screen[node].position)
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
      diagnostics.note(.nameless("onSubmitEditing"), at: handler?.position ?? node.position)
      return
    }
    var answers: [AppEffect] = []
    if behaviour == "newline" {
      answers = [.nothing]
    } else {
      if let handler { answers += self.answers(of: handler) }
      if let (form, place) = form[field] {
        answers += nextAnswers(after: field, place, in: form)
      } else if behaviour == "blurAndSubmit",
        !(handler?.steps.contains(where: opensKeyboard) ?? false)
      {
        // A field that another one takes focus from keeps its keyboard.
        answers.insert(.hideKeyboard, at: 0)
      }
      if answers.isEmpty { answers = [.nothing] }
    }
    for key in keys(of: node) { add(key, of: name, answers, at: handler?.position) }
  }

  private func opensKeyboard(_ step: ReactStep) -> Bool {
    guard case .focus(let target) = step.action, step.delay == 0 else { return false }
    return actions.references[target.reference].map { screen[$0].textInput != nil } ?? false
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
      if event == .doubleTap, submits.contains(node) { continue }
      let answers = answers(of: handler)
      guard !answers.isEmpty else { continue }
      guard let name = names.name(of: node) else {
        diagnostics.note(.nameless(prop), at: handler.position)
        continue
      }
      add(event, of: name, answers, at: handler.position)
    }
  }

  mutating func add(
    _ event: AppEvent.Kind, of name: String? = nil, _ answers: [AppEffect],
    at position: Node.Position?
  ) {
    script.lines.append(
      AppScript.Line(
        event: event, target: name, answers: answers, line: position?.line ?? 0))
  }
}

extension ReactNativeScreen {
  /// How the app answers, as far as its source tells; what it does not tell becomes diagnostics.
  mutating func readApp() -> AppScript {
    let reader = ReactAppReader(screen, actions, openings: tree.openings)
    screen = reader.screen
    appDiagnostics = reader.diagnostics.diagnostics
    return reader.script
  }
}
