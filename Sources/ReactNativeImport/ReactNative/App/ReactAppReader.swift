internal import AccessibilityTree
internal import Announcements

/// A reader that creates an app script from the handlers of a screen's elements.
struct ReactAppReader {
  let actions: ReactActions
  var names: ReactAppNames
  private var form: [Node.Index: (form: Int, index: Int)] = [:]
  /// The screen.
  ///
  /// If the script refers to an element without a unique name, the element has an `id`.
  var screen: Screen { names.screen }
  private(set) var script = AppScript()
  /// The handlers from which each line of the script was created.
  private(set) var handlers: [[ReactHandler]] = []
  private let submits: Set<Node.Index>
  var diagnostics = DiagnosticCollector.ofReactNative

  /// Creates the app script for a screen.
  ///
  /// - Parameter mountHandlers: Handlers that run when components are mounted.
  init(_ screen: Screen, _ actions: ReactActions, mountHandlers: [ReactHandler]) {
    self.actions = actions
    names = ReactAppNames(screen)
    submits = Set(actions.forms.flatMap(\.submits))
    for (number, form) in actions.forms.enumerated() {
      for (index, field) in form.fields.enumerated() { self.form[field] = (number, index) }
    }
    addMountHandlers(mountHandlers)
    for visit in screen.preorder where screen[visit.index].textInput != nil {
      addKeys(of: visit.index)
    }
    for node in actions.nodes { addGestures(of: node) }
    for number in actions.forms.indices { addSubmits(of: number) }
  }

  // MARK: Effects without an action of the user

  private mutating func addMountHandlers(_ mountHandlers: [ReactHandler]) {
    var effects: [AppEffect] = []
    // If several fields request focus, the last field gets the focus.
    for node in actions.nodes.reversed() where actions.behaviours[node]?.hasAutofocus == true {
      guard let name = names.name(of: node) else {
        diagnostics.record(.nameless("autoFocus"), at: screen[node].position)
        continue
      }
      effects.append(.focus(name))
      break
    }
    // A component can be evaluated twice but shown once. Its handler then counts only for the
    // evaluation whose elements are on the screen.
    let shown = Set(
      mountHandlers.filter { $0.steps.allSatisfy(isAttached) && !$0.steps.isEmpty }.map(\.position))
    var steps: [ReactStep] = []
    var known: Set<MountStep> = []
    for handler in mountHandlers {
      if shown.contains(handler.position), !handler.steps.allSatisfy(isAttached) { continue }
      let own = handler.steps.filter {
        known.insert(MountStep(position: handler.position, step: $0)).inserted
      }
      var handler = handler
      handler.steps = own
      steps += attached(handler)
      if known.insert(MountStep(position: handler.position, step: nil)).inserted { report(handler) }
    }
    effects += self.effects(of: steps, by: "useEffect", at: mountHandlers.first?.position)
    let changing = mountHandlers.filter { !$0.changes.isEmpty }
    if !effects.isEmpty || !changing.isEmpty {
      add(.opens, effects, by: changing, at: mountHandlers.first?.position)
    }
  }

  private struct MountStep: Hashable {
    var position: Node.Position
    var step: ReactStep?
  }

  // MARK: Keys

  /// Adds a line to the script for the return key of a field, unless the key only closes the
  /// keyboard.
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
      diagnostics.record(.nameless("onSubmitEditing"), at: handler?.position ?? node.position)
      return
    }
    var effects: [AppEffect] = []
    if behaviour == "newline" {
      effects = [.nothing]
    } else {
      if let handler { effects += self.effects(of: handler) }
      if let (form, index) = form[field] {
        effects += nextEffects(after: field, index, in: form)
      } else if behaviour == "blurAndSubmit",
        !(handler?.steps.contains(where: opensKeyboard) ?? false)
      {
        // The keyboard stays open if focus moves to another field.
        effects.insert(.hideKeyboard, at: 0)
      }
      if effects.isEmpty { effects = [.nothing] }
    }
    let own = handler.map { [$0] } ?? []
    for key in keys(of: node) { add(key, of: name, effects, by: own, at: handler?.position) }
  }

  private func opensKeyboard(_ step: ReactStep) -> Bool {
    guard case .focus(let target) = step.action, step.delay == 0 else { return false }
    return actions.nodeOfRef[target.refNumber].map { screen[$0].textInput != nil } ?? false
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
    ("onChange", .change), ("onCheckedChange", .change), ("onBlur", .leave),
  ]

  private mutating func addGestures(of node: Node.Index) {
    guard let behaviour = actions.behaviours[node],
      screen[node].hidden?.audience != .everyReader
    else { return }
    for (prop, event) in ReactAppReader.events {
      guard let handler = behaviour[prop] else { continue }
      // A submit button runs its own handler and submits the form.
      if event == .doubleTap, submits.contains(node) { continue }
      let effects = effects(of: handler)
      guard !effects.isEmpty || !handler.changes.isEmpty else { continue }
      guard let name = names.name(of: node) else {
        diagnostics.record(.nameless(prop), at: handler.position)
        continue
      }
      add(event, of: name, effects, by: [handler], at: handler.position)
    }
  }

  mutating func add(
    _ event: AppEvent.Kind, of name: String? = nil, _ effects: [AppEffect],
    by handlers: [ReactHandler] = [], at position: Node.Position?
  ) {
    self.handlers.append(handlers)
    script.lines.append(
      AppScript.Line(
        event: event, target: name, answers: effects, line: position?.line ?? 0))
  }
}

extension ReactNativeScreen {
  /// Creates the app script from the handlers.
  ///
  /// Unknown parts of the handlers become diagnostics.
  mutating func readApp() -> ReactAppReader {
    let reader = ReactAppReader(screen, actions, mountHandlers: tree.mountHandlers)
    screen = reader.screen
    appDiagnostics = reader.diagnostics.diagnostics
    return reader
  }
}
