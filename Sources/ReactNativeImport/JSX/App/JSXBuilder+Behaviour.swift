internal import AccessibilityTree
internal import ImportSupport

/// An element, with the props that determine its behaviour.
struct JSXInteractiveElement {
  var item: Int
  var props: [JSXProp]
}

extension JSXBuilder {
  /// The props that are handlers of user actions.
  ///
  /// Each value states whether unknown effects of the handler are reported.
  ///
  /// Unknown effects of typing are not reported, because the typed text appears regardless of these
  /// effects.
  private static let handlers: [String: Bool] = [
    "onPress": true, "onLongPress": true, "onSubmitEditing": true, "onSubmit": true,
    "onAccessibilityTap": true, "onAccessibilityEscape": true, "onBlur": false,
    "onChangeText": false, "onValueChange": false, "onChange": false, "onCheckedChange": false,
  ]

  private static let others: Set<String> = ["ref", "autoFocus", "nextFormField", "nextFieldId"]

  /// The text or state that a person entered in an element.
  struct Entry {
    var item: Int
    var value: JSXValue
  }

  mutating func recordInteraction(_ props: [JSXProp], of item: Int) {
    guard evaluator.options.readsApp else { return }
    let relevant = props.filter {
      JSXBuilder.handlers[$0.name] != nil || JSXBuilder.others.contains($0.name)
    }
    if !relevant.isEmpty {
      interactiveElements.append(JSXInteractiveElement(item: item, props: relevant))
    }
  }

  /// Evaluates the handlers of all elements with the current states.
  ///
  /// The tree must be complete.
  ///
  /// - Parameter entry: The text or state that a person has just entered, or `nil` after other
  ///   events.
  mutating func readBehaviours(after entry: Entry? = nil) {
    // Evaluating a handler must not mark the handler's elements as shown or left out. Therefore,
    // the two sets are restored afterwards.
    let (inlinedFunctions, notShown) = (evaluator.inlinedFunctions, evaluator.notShown)
    defer { (evaluator.inlinedFunctions, evaluator.notShown) = (inlinedFunctions, notShown) }
    let members = membersWithRefs()
    for element in interactiveElements {
      var behaviour = ReactBehaviour(item: element.item)
      let value = entry?.item == element.item ? entry?.value : nil
      for prop in element.props { read(prop, value, into: &behaviour, members) }
      if !behaviour.isEmpty { tree.set(behaviour, of: element.item) }
    }
    tree.mountHandlers = mountHandlers(members)
  }

  private mutating func read(
    _ prop: JSXProp, _ entered: JSXValue?, into behaviour: inout ReactBehaviour,
    _ members: [String: Int]
  ) {
    switch prop.name {
    case "ref":
      behaviour.refNumber = refNumber(of: prop) ?? refPath(of: prop).flatMap { members[$0] }
    case "nextFormField": behaviour.nextField = refNumber(of: prop)
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
      if let handler = handler(prop, entered, members) { behaviour.handlers.append(handler) }
    }
  }

  private func refNumber(of prop: JSXProp) -> Int? {
    if case .unknown(let unknown) = prop.value { unknown.refNumber } else { nil }
  }

  // MARK: Functions

  private mutating func handler(
    _ prop: JSXProp, _ entered: JSXValue?, _ members: [String: Int]
  ) -> ReactHandler? {
    let isDiagnosed = JSXBuilder.handlers[prop.name] ?? false
    let isEntry = JSXBuilder.entryHandlers.contains(prop.name)
    var handler = ReactHandler(prop: prop.name, position: source.position(prop.token))
    switch prop.value {
    case .setter(let setter):
      guard setter.isSetter else { return nil }
      let value = setter.constant ?? (isEntry ? entered ?? .unknown(at: prop.tokens) : .undefined)
      handler.changes = [JSXStateChange(setter: setter, argument: value, delay: 0)]
    case .function(let function?, let scope):
      let result = evaluator.handlerResult(
        of: prop.name, to: function, isEntry ? entered.map { argument($0, of: prop) } : nil,
        in: scope, members: members)
      (handler.steps, handler.changes) = (result.steps, result.changes)
      let body = evaluator.declarations.functions[function].body
      if isDiagnosed || !result.steps.isEmpty || mayAffectReaders(body) {
        handler.diagnostics = result.diagnostics
      }
      handler.result = constantResult(of: function)
    case .function(nil, scope: _), .unknown:
      guard isDiagnosed else { return nil }
      handler.diagnostics = [.unknownProp(prop.name, source.excerpt(prop.tokens))]
    case .choice(let condition, let then, let otherwise):
      var rested = prop
      rested.value = evaluator.decision(condition, then, otherwise).shown
      guard var found = self.handler(rested, entered, members) ?? (isDiagnosed ? handler : nil)
      else { return nil }
      if isDiagnosed {
        found.diagnostics.append(.conditionalHandler(prop.name, evaluator.name(of: condition)))
      }
      return found
    default: return nil
    }
    return handler
  }

  /// Returns the arguments that a handler receives: the entered value, or, for `onChange`, an event
  /// that contains the value.
  private func argument(_ value: JSXValue, of prop: JSXProp) -> [JSXValue] {
    guard prop.name == "onChange" else { return [value] }
    let event = JSXValue.object([(key: "text", value: value), (key: "value", value: value)])
    return [.object([(key: "nativeEvent", value: event)])]
  }

  /// The props with handlers that receive the value entered by a person.
  private static let entryHandlers: Set<String> = [
    "onChangeText", "onValueChange", "onChange", "onCheckedChange",
  ]

  mutating func mayAffectReaders(_ body: Range<Int>) -> Bool {
    evaluator.handlerBudget -= body.count
    return evaluator.handlerBudget > 0 && source.mayAffectReaders(body)
  }

  /// Returns the Boolean that a function returns in every case, or `nil` if there is no such
  /// Boolean.
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

  // MARK: Refs without a hook

  /// Returns the numbers that identify the React refs without a hook, by path.
  ///
  /// A path that several elements share has no number.
  private mutating func membersWithRefs() -> [String: Int] {
    var members: [String: Int] = [:]
    var known: Set<String> = []
    for element in interactiveElements {
      for prop in element.props where prop.name == "ref" && refNumber(of: prop) == nil {
        guard let path = refPath(of: prop), !path.isEmpty else { continue }
        evaluator.refCount += 1
        members[path] = known.insert(path).inserted ? evaluator.refCount : nil
      }
    }
    return members
  }

  /// Returns the path of the member in which a prop `ref` stores the element.
  ///
  /// For example, `ref={this.field}` and `ref={input => { this.field = input }}` have the path
  /// `this.field`.
  private func refPath(of prop: JSXProp) -> String? {
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
