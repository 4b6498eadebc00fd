internal import ImportSupport
internal import Simulator

/// Builds the elements that a root shows, with components of the same file in place.
///
/// What waits to be built lies on a list, so that the depth of a file costs no recursion.
struct JSXBuilder {
  /// Something to be built into an element, or at the top.
  enum Work {
    case value(JSXValue, tokens: Range<Int>)
    case children(Int, scope: Int)
  }

  var evaluator: JSXEvaluator
  let aliases: Aliases
  var tree = ReactElementTree()
  var diagnostics = DiagnosticCollector.ofReactNative
  var built: Set<Int> = []
  var pending: [(work: Work, parent: Int?)] = []
  /// Elements whose functions are looked at when all is built, and the first scope of what is built.
  var acting: [JSXActing] = []
  var firstScope = 0
  /// The calls of hooks that run by themselves, by the function right around, once they were looked for.
  var effectCalls: [Int: [Int]]?

  var source: JSXSource { evaluator.source }

  /// Builds a value at the top of a new tree.
  mutating func build(_ value: JSXValue, tokens: Range<Int>) -> ReactElementTree {
    tree = ReactElementTree()
    acting = []
    pending = [(.value(value, tokens: tokens), nil)]
    while let (work, parent) = pending.popLast() {
      switch work {
      case .value(let value, let tokens): add(value, tokens: tokens, to: parent)
      case .children(let element, let scope): addChildren(of: element, in: scope, to: parent)
      }
    }
    if evaluator.options.readsApp { readBehaviours() }
    return tree
  }

  private mutating func add(_ value: JSXValue, tokens: Range<Int>, to parent: Int?) {
    let position = source.position(tokens.lowerBound)
    switch value {
    case .string(let text, let holes):
      note(holes, in: nil)
      tree.append(text, to: parent, at: position)
    case .number(_, let digits): tree.append(digits, to: parent, at: position)
    case .bool, .null, .undefined: break
    case .element(let element, let scope): add(element, in: scope, to: parent)
    case .children(let element, let scope):
      pending.append((.children(element, scope: scope), parent))
    case .array(let values):
      for value in values.reversed() { pending.append((.value(value, tokens: tokens), parent)) }
    case .choice(let asked, let then, let otherwise):
      leaveOut(asked, then, otherwise, tokens: tokens, from: parent)
    case .unknown(let unknown): addUnknown(unknown, tokens: tokens, to: parent)
    case .function(let function, let scope):
      addResult(of: function, in: scope, tokens: tokens, to: parent)
    case .object, .module: diagnostics.note(.objectBetweenTags, at: position)
    }
  }

  /// Adds what only the running app knows: in a text it stands between brackets.
  private mutating func addUnknown(_ unknown: JSXUnknown, tokens: Range<Int>, to parent: Int?) {
    let position = source.position(tokens.lowerBound)
    let excerpt = unknown.path ?? source.excerpt(tokens)
    if let parent, showsText(parent) || isTextOfUnknown(unknown, in: parent) {
      note([unknown], in: nil)
      tree.append("⟨\(excerpt)⟩", to: parent, at: position)
    } else {
      diagnostics.note(.unknownContent(excerpt), at: position)
      tree.leaveContentOpen(of: parent)
    }
  }

  /// Leaves out what a condition decides about, unless it is part of a text.
  private mutating func leaveOut(
    _ asked: JSXUnknown, _ then: JSXValue, _ otherwise: JSXValue, tokens: Range<Int>,
    from parent: Int?
  ) {
    let position = source.position(tokens.lowerBound)
    let condition = source.excerpt(asked.tokens)
    if let parent, showsText(parent), !then.holdsElements, !otherwise.holdsElements,
      then.text != nil || otherwise.text != nil
    {
      let excerpt = source.excerpt(tokens)
      diagnostics.note(.conditionalText(condition, as: excerpt), at: position)
      tree.append("⟨\(excerpt)⟩", to: parent, at: position)
      return
    }
    evaluator.notShown.formUnion(then.elements)
    evaluator.notShown.formUnion(otherwise.elements)
    let names = (then.elements + otherwise.elements).map { "<\(source.elementName($0))>" }
    let what = names.isEmpty ? "what it decides about" : names.joined(separator: " and ")
    diagnostics.note(.unknownCondition(condition, leavingOut: what), at: position)
    tree.leaveContentOpen(of: parent)
  }

  /// Whether an element shows texts: `Text` and what is called like one.
  private func showsText(_ item: Int) -> Bool {
    guard let type = tree.element(item)?.type else { return false }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return ["Text", "Title", "Label", "Heading", "Paragraph", "Caption", "Subheading"].contains {
      name.hasSuffix($0)
    }
  }

  /// Whether something unknown is most likely a text of a component that nobody knows: it is called
  /// like one, or the component is pressed and would be nothing without it.
  private func isTextOfUnknown(_ unknown: JSXUnknown, in item: Int) -> Bool {
    guard let element = tree.element(item),
      ReactComponent.named(element.type, from: element.origin, aliases: aliases).isGuess
    else { return false }
    guard unknown.kind == .name else { return unknown.kind == .translation }
    let name = unknown.path?.split(separator: ".").last.map(String.init) ?? ""
    guard name != "children" else { return false }
    return JSXTexts.isTextProp(name) || element["onPress"] != nil
  }

  /// Notes what of a text only the running app knows.
  mutating func note(_ holes: [JSXUnknown], in prop: String?) {
    for hole in holes {
      let place = source.position(hole.tokens.lowerBound)
      let excerpt = hole.path ?? source.excerpt(hole.tokens)
      switch hole.kind {
      case .translation: diagnostics.note(.unknownTranslation(excerpt), at: place)
      case .name, .expression: diagnostics.note(.hole(excerpt, in: prop), at: place)
      }
    }
  }
}

extension JSXBuilder {
  private mutating func add(_ element: Int, in scope: Int, to parent: Int?) {
    built.insert(element)
    evaluator.budget -= 1
    let name = source.elementName(element)
    if name.isEmpty || name == "Fragment" || name == "React.Fragment" {
      pending.append((.children(element, scope: scope), parent))
      return
    }
    let position = source.position(element)
    guard evaluator.budget > 0 else {
      diagnostics.note(.repetition, at: position)
      return
    }
    var props = attributes(of: element, in: scope)
    guard let type = inline(name, element, props, in: scope, to: parent) else { return }
    if type == "FormattedMessage" { setMessage(of: element, in: scope, to: &props) }
    let rows = rows(of: props, in: scope)
    var converted: [ReactProp] = []
    var waiting: [(Work, Int)] = []
    for prop in props where rows.isEmpty || !JSXBuilder.rowMakers.contains(prop.name) {
      let value = convert(prop.value, of: prop, into: &waiting)
      converted.append(ReactProp(prop.name, value, at: source.position(prop.token)))
    }
    let (known, origin) = origin(of: type, written: name, at: element)
    let item = tree.append(
      ReactElement(type: known, origin: origin, props: converted), to: parent, at: position)
    noteActing(props, of: item)
    for row in rows.reversed() { pending.append((row, item)) }
    pending.append((.children(element, scope: scope), item))
    for (work, parent) in waiting { pending.append((work, parent)) }
  }

  /// Puts what a component of the project shows in its place, or gives back what it is otherwise.
  private mutating func inline(
    _ name: String, _ element: Int, _ props: [JSXProp], in scope: Int, to parent: Int?
  ) -> String? {
    guard name.first?.isUppercase == true, aliases[name] == nil else { return name }
    let arguments = properties(props, of: element, in: scope)
    var result: JSXEvaluator.Result?
    var function: Int?
    switch component(name, at: element + 1, in: scope) {
    case .function(let index?, let outer):
      function = index
      // What `forwardRef` wraps is given the ref beside its props.
      let reference = arguments.part(.key("ref"))
      let all = evaluator.options.readsApp ? [arguments, reference ?? .undefined] : [arguments]
      result = evaluator.run(index, all, in: outer, from: scope)
    case .unknown(let unknown):
      let owner = evaluator.declaration(of: name, in: scope)
      if let owner, let render = evaluator.declarations.method("render", of: owner) {
        function = render
        let state = evaluator.state(of: owner).map { [(key: "state", value: $0)] } ?? []
        let this = JSXValue.object([("props", arguments)] + state)
        result = evaluator.run(render, [], in: owner.file, from: scope, this: this)
      } else if let path = unknown.path {
        return path
      }
    default: break
    }
    guard let function, let result else { return name }
    if case .unknown = result.main { return name }
    evaluator.consumed.insert(function)
    if let other = result.others.first {
      diagnostics.note(
        .conditionalComponent(name, source.excerpt(other.condition)), at: source.position(element))
      for other in result.others { evaluator.notShown.formUnion(other.value.elements) }
    }
    pending.append((.value(result.main, tokens: element..<source.after(element)), parent))
    return nil
  }

  /// What a name, or a member of one as in `<Form.Field>`, stands for.
  private mutating func component(_ name: String, at token: Int, in scope: Int) -> JSXValue {
    let names = name.split(separator: ".").map(String.init)
    var value = evaluator.resolve(names[0], at: token, in: scope)
    for member in names.dropFirst() {
      switch value {
      case .module(let file):
        value = evaluator.imported(.init(file: file, name: member), at: token) ?? .undefined
      case .object: value = value.part(.key(member)) ?? .undefined
      default: return .undefined
      }
    }
    return value
  }

  private mutating func addChildren(of element: Int, in scope: Int, to parent: Int?) {
    var works: [Work] = []
    var token = source.tagEnd(of: element) + 1
    while token < source.match(element) {
      switch source.kind(token) {
      case .text:
        let text = JSXStrings.shown(source.text(token))
        if let value = shownText(text, at: token) {
          works.append(.value(.string(value), tokens: token..<token + 1))
        }
      case .element:
        works.append(.value(.element(token, scope: scope), tokens: token..<token + 1))
      case .open:
        let inside = source.inside(token)
        guard !inside.isEmpty else { break }
        let isSpread = source.isToken(inside.lowerBound, "...")
        let child = evaluator.evaluate(inside.dropFirst(isSpread ? 1 : 0), in: scope)
        works.append(.value(child, tokens: inside))
      default: break
      }
      token = source.after(token)
    }
    pending += works.reversed().map { ($0, parent) }
  }

  /// A text between tags, without what is no text; a `>` that closes nothing and an escape of
  /// Markdown are oddities of copied snippets.
  private mutating func shownText(_ text: String, at token: Int) -> String? {
    guard !text.isEmpty else { return nil }
    let raw = source.text(token)
    guard raw.contains(">") || raw.contains("\\") else { return text }
    let position = source.position(token)
    if text.trimmed == ">" {
      diagnostics.note(.strayBracket, at: position)
      return nil
    }
    if raw.contains(">") { diagnostics.note(.bracketInText, at: position) }
    return unescapingMarkdown(text, at: token)
  }

  /// A text whose `\*` stands for `*`.
  mutating func unescapingMarkdown(_ text: String, at token: Int) -> String {
    let result = JSXStrings.withoutMarkdown(text)
    if result != text { diagnostics.note(.escapeOfMarkdown, at: source.position(token)) }
    return result
  }
}

extension JSXValue {
  /// The tokens of elements it may show.
  var elements: [Int] {
    var found: [Int] = []
    var waiting = [self]
    while let value = waiting.popLast() {
      switch value {
      case .element(let element, _): found.append(element)
      case .array(let values): waiting += values.reversed()
      case .choice(_, let then, let otherwise): waiting += [otherwise, then]
      default: break
      }
    }
    return found
  }

  var holdsElements: Bool {
    switch self {
    case .element, .children, .array: true
    case .choice(_, let then, let otherwise): then.holdsElements || otherwise.holdsElements
    default: false
    }
  }
}
