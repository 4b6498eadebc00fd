internal import ImportSupport
internal import Simulator

/// An element with the props that determine its behaviour.
struct JSXInteractiveElement {
  var item: Int
  var props: [JSXProp]
}

extension JSXBuilder {
  /// Props with handlers of user actions, and whether unknown effects are reported: typed text is
  /// known in any case.
  private static let handlers: [String: Bool] = [
    "onPress": true, "onLongPress": true, "onSubmitEditing": true, "onSubmit": true,
    "onAccessibilityTap": true, "onAccessibilityEscape": true, "onBlur": false,
    "onChangeText": false, "onValueChange": false,
  ]

  private static let others: Set<String> = ["ref", "autoFocus", "nextFormField", "nextFieldId"]

  mutating func recordInteraction(_ props: [JSXProp], of item: Int) {
    guard evaluator.options.readsApp else { return }
    let relevant = props.filter {
      JSXBuilder.handlers[$0.name] != nil || JSXBuilder.others.contains($0.name)
    }
    if !relevant.isEmpty {
      interactiveElements.append(JSXInteractiveElement(item: item, props: relevant))
    }
  }

  /// Evaluates the handlers of all elements, once the tree is complete.
  mutating func readBehaviours() {
    // Evaluating a handler does not show its elements.
    let (inlinedFunctions, notShown) = (evaluator.inlinedFunctions, evaluator.notShown)
    defer { (evaluator.inlinedFunctions, evaluator.notShown) = (inlinedFunctions, notShown) }
    let members = membersWithReferences()
    for element in interactiveElements {
      var behaviour = ReactBehaviour()
      for prop in element.props { read(prop, into: &behaviour, members) }
      if !behaviour.isEmpty { tree.set(behaviour, of: element.item) }
    }
    tree.mountHandlers = mountHandlers(members)
  }

  private mutating func read(
    _ prop: JSXProp, into behaviour: inout ReactBehaviour, _ members: [String: Int]
  ) {
    switch prop.name {
    case "ref":
      behaviour.reference = reference(prop) ?? referencePath(of: prop).flatMap { members[$0] }
    case "nextFormField": behaviour.nextField = reference(prop)
    case "nextFieldId": behaviour.nextID = prop.value.text
    case "autoFocus":
      switch prop.value {
      case .bool(let flag): behaviour.hasAutofocus = flag
      case .unknown, .choice:
        diagnostics.record(
          .unknownProp(prop.name, source.excerpt(prop.tokens)), at: source.position(prop.token))
      default: break
      }
    default:
      if let handler = handler(prop, members) { behaviour.handlers.append(handler) }
    }
  }

  private func reference(_ prop: JSXProp) -> Int? {
    if case .unknown(let unknown) = prop.value { unknown.reference } else { nil }
  }

  // MARK: Functions

  private mutating func handler(_ prop: JSXProp, _ members: [String: Int]) -> ReactHandler? {
    let isDiagnosed = JSXBuilder.handlers[prop.name] ?? false
    var handler = ReactHandler(prop: prop.name, position: source.position(prop.token))
    switch prop.value {
    case .function(let function?, let scope):
      let result = evaluator.handlerResult(of: prop.name, to: function, in: scope, members: members)
      handler.steps = result.steps
      let body = evaluator.declarations.functions[function].body
      if isDiagnosed || !result.steps.isEmpty || mayAffectReaders(body) {
        handler.diagnostics = result.diagnostics
      }
      handler.result = constantResult(of: function)
    case .function(nil, scope: _), .unknown:
      guard isDiagnosed else { return nil }
      handler.diagnostics = [.unknownProp(prop.name, source.excerpt(prop.tokens))]
    case .choice(let condition, _, _):
      guard isDiagnosed else { return nil }
      handler.diagnostics = [.conditionalHandler(prop.name, source.excerpt(condition.tokens))]
    default: return nil
    }
    return handler
  }

  mutating func mayAffectReaders(_ body: Range<Int>) -> Bool {
    evaluator.handlerBudget -= body.count
    return evaluator.handlerBudget > 0 && source.mayAffectReaders(body)
  }

  /// Returns the Boolean that a function always returns, or `nil`.
  private mutating func constantResult(of function: Int) -> Bool? {
    let own = evaluator.declarations.functions[function]
    var value = own.body
    if own.isBlock {
      evaluator.handlerBudget -= own.body.count
      guard evaluator.handlerBudget > 0 else { return nil }
      let exits = source.exits(of: own.body.dropFirst().dropLast())
      guard exits.count == 1, exits[0].conditions.isEmpty, let only = exits[0].value else {
        return nil
      }
      value = only
    }
    value = value.lowerBound..<source.statementEnd(from: value.lowerBound, in: value)
    while let last = value.last, source.isToken(last, ";") { value = value.dropLast() }
    guard value.count == 1 else { return nil }
    if source.isToken(value.lowerBound, "true") { return true }
    return source.isToken(value.lowerBound, "false") ? false : nil
  }

  // MARK: References without a hook

  /// Returns a number for each reference in functions and members of classes, except for one that
  /// several elements have.
  private mutating func membersWithReferences() -> [String: Int] {
    var members: [String: Int] = [:]
    var known: Set<String> = []
    for element in interactiveElements {
      for prop in element.props where prop.name == "ref" && reference(prop) == nil {
        guard let path = referencePath(of: prop), !path.isEmpty else { continue }
        evaluator.references += 1
        members[path] = known.insert(path).inserted ? evaluator.references : nil
      }
    }
    return members
  }

  /// Returns the path of a reference: `this.field` of `ref={this.field}` and of `ref={input => {
  /// this.field = input }}`.
  private func referencePath(of prop: JSXProp) -> String? {
    if source.isToken(prop.tokens.lowerBound, "this") { return source.path(prop.tokens) }
    guard case .function(let function?, _) = prop.value else { return nil }
    let own = evaluator.declarations.functions[function]
    guard own.parameters.count >= 1, own.body.count < 24 else { return nil }
    let parameter = source.text(own.parameters.lowerBound)
    guard
      let equals = own.body.first(where: {
        source.isToken($0, "=") && source.text($0 + 1) == parameter
      })
    else { return nil }
    var start = equals
    while start > own.body.lowerBound,
      source.kind(start - 1) == .word || source.isToken(start - 1, anyOf: [".", "!"])
    {
      start -= 1
    }
    return source.path(start..<equals)
  }
}
