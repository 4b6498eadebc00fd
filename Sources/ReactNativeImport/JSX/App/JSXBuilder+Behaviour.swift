internal import ImportSupport
internal import Simulator

/// An element with the props that tell what it does.
struct JSXActing {
  var item: Int
  var props: [JSXProp]
}

/// What elements do when something happens to them.
extension JSXBuilder {
  /// Props with functions that are called by what a person does, and whether the importer tells what it
  /// does not know of them: typed text is known all the same.
  private static let handlers: [String: Bool] = [
    "onPress": true, "onLongPress": true, "onSubmitEditing": true, "onSubmit": true,
    "onAccessibilityTap": true, "onAccessibilityEscape": true, "onBlur": false,
    "onChangeText": false, "onValueChange": false,
  ]

  private static let others: Set<String> = ["ref", "autoFocus", "nextFormField", "nextFieldId"]

  /// Remembers an element that does something.
  mutating func noteActing(_ props: [JSXProp], of item: Int) {
    guard evaluator.options.readsApp else { return }
    let telling = props.filter {
      JSXBuilder.handlers[$0.name] != nil || JSXBuilder.others.contains($0.name)
    }
    if !telling.isEmpty { acting.append(JSXActing(item: item, props: telling)) }
  }

  /// Works out what the elements of the tree do, once all of them are there.
  mutating func readBehaviours() {
    // To look at a function is not to show what it makes.
    let (consumed, notShown) = (evaluator.consumed, evaluator.notShown)
    defer { (evaluator.consumed, evaluator.notShown) = (consumed, notShown) }
    let members = membersWithReferences()
    for element in acting {
      var behaviour = ReactBehaviour()
      for prop in element.props { read(prop, into: &behaviour, members) }
      if !behaviour.isEmpty { tree.set(behaviour, of: element.item) }
    }
    tree.openings = openings(members)
  }

  private mutating func read(
    _ prop: JSXProp, into behaviour: inout ReactBehaviour, _ members: [String: Int]
  ) {
    switch prop.name {
    case "ref":
      behaviour.reference = reference(prop) ?? referenceWay(of: prop).flatMap { members[$0] }
    case "nextFormField": behaviour.nextField = reference(prop)
    case "nextFieldId": behaviour.nextID = prop.value.text
    case "autoFocus":
      switch prop.value {
      case .bool(let flag): behaviour.takesFocus = flag
      case .unknown, .choice:
        diagnostics.note(
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
    let isTold = JSXBuilder.handlers[prop.name] ?? false
    var handler = ReactHandler(prop: prop.name, position: source.position(prop.token))
    switch prop.value {
    case .function(let function?, let scope):
      let reaction = evaluator.reaction(
        of: prop.name, to: function, in: scope, members: members)
      handler.steps = reaction.steps
      let body = evaluator.declarations.functions[function].body
      if isTold || !reaction.steps.isEmpty || mayBeHeard(body) { handler.doubts = reaction.doubts }
      handler.answer = answer(of: function)
    case .function(nil, scope: _), .unknown:
      guard isTold else { return nil }
      handler.doubts = [.unknownProp(prop.name, source.excerpt(prop.tokens))]
    case .choice(let asked, _, _):
      guard isTold else { return nil }
      handler.doubts = [.conditionalProp(prop.name, source.excerpt(asked.tokens))]
    default: return nil
    }
    return handler
  }

  /// Whether a reader may notice what a function does by itself.
  mutating func mayBeHeard(_ body: Range<Int>) -> Bool {
    evaluator.handlerBudget -= body.count
    return evaluator.handlerBudget > 0 && source.mayBeHeard(body)
  }

  /// What a function answers where it has only one answer, which is a word.
  private mutating func answer(of function: Int) -> Bool? {
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

  /// The references that functions and members of classes hold, each with a number; one that several
  /// elements have is none.
  private mutating func membersWithReferences() -> [String: Int] {
    var members: [String: Int] = [:]
    var known: Set<String> = []
    for element in acting {
      for prop in element.props where prop.name == "ref" && reference(prop) == nil {
        guard let way = referenceWay(of: prop), !way.isEmpty else { continue }
        evaluator.references += 1
        members[way] = known.insert(way).inserted ? evaluator.references : nil
      }
    }
    return members
  }

  /// The names that lead to the reference: `this.field` of `ref={this.field}` and of
  /// `ref={input => { this.field = input }}`.
  private func referenceWay(of prop: JSXProp) -> String? {
    if source.isToken(prop.tokens.lowerBound, "this") { return source.way(prop.tokens) }
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
    return source.way(start..<equals)
  }
}
