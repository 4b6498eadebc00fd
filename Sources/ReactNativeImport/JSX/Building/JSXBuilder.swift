internal import AccessibilityTree
internal import ImportSupport
internal import TextIO

/// A builder of the elements that one root component shows.
///
/// Components of the project are replaced by the elements that they render.
///
/// A stack of pending work replaces recursion, so that elements can be nested to any depth.
struct JSXBuilder {
  /// A task that is still to be done: to add a value or the children of an element.
  enum Work {
    case value(JSXValue, tokens: Range<Int>)
    case children(Int, scope: Int)
  }

  var evaluator: JSXEvaluator
  let aliases: Aliases
  /// The path of the component's file, or `nil` if the path is unknown.
  let file: String?
  private var knownTranslationRemedy: String?
  var tree = ReactElementTree()
  var diagnostics = DiagnosticCollector.ofReactNative
  var built: Set<Int> = []
  var pending: [(work: Work, parent: Int?)] = []
  /// The elements with handlers, which are evaluated when the tree is complete.
  var interactiveElements: [JSXInteractiveElement] = []
  var firstScope = 0
  /// The navigators in the tree, with the routes that they show.
  var navigation = JSXNavigation()
  /// The tokens at which each function calls effect hooks; `nil` until these tokens are searched.
  var effectCalls: [Int: [Int]]?
  /// The arguments that elements of form libraries pass to the function between their tags, by item.
  var contentArguments: [Int: [JSXValue]] = [:]
  /// The context values that apply below each provider of a React context, by item.
  ///
  /// Other items whose context values are already known are also here.
  var providers: [Int: Int] = [:]

  var source: JSXSource { evaluator.source }

  /// The maximum number of elements that a diagnostic names.
  private static let namedLimit = 4

  init(evaluator: JSXEvaluator, aliases: Aliases, file: String?) {
    self.evaluator = evaluator
    self.aliases = aliases
    self.file = file
  }

  mutating func build(_ value: JSXValue, tokens: Range<Int>) -> ReactElementTree {
    tree = ReactElementTree()
    interactiveElements = []
    (contentArguments, providers) = ([:], [:])
    navigation.beginTree()
    pending = [(.value(value, tokens: tokens), nil)]
    repeat {
      while let (work, parent) = pending.popLast() {
        switch work {
        case .value(let value, let tokens): add(value, tokens: tokens, to: parent)
        case .children(let element, let scope): addChildren(of: element, in: scope, to: parent)
        }
      }
    } while fillBars()
    if evaluator.options.readsApp { readBehaviours() }
    return tree
  }

  private mutating func add(_ value: JSXValue, tokens: Range<Int>, to parent: Int?) {
    let position = source.position(tokens.lowerBound)
    switch value {
    case .string(let text, let unknownParts):
      report(unknownParts, in: nil)
      tree.append(text, to: parent, at: position)
    case .number(_, let digits): tree.append(digits, to: parent, at: position)
    case .bool, .null, .undefined: break
    case .element(let element, let scope): add(element, in: scope, to: parent)
    case .children(let element, let scope):
      pending.append((.children(element, scope: scope), parent))
    case .array(let values):
      for value in values.reversed() { pending.append((.value(value, tokens: tokens), parent)) }
    case .choice(let condition, let then, let otherwise):
      let shown = restingValue(of: evaluator.decision(condition, then, otherwise))
      tree.markContentUnknown(of: parent)
      pending.append((.value(shown, tokens: tokens), parent))
    case .unknown(let unknown): addUnknown(unknown, tokens: tokens, to: parent)
    case .setter: break
    case .function(let function, let scope):
      addResult(of: function, in: scope, tokens: tokens, to: parent)
    case .object, .module, .component: diagnostics.record(.objectBetweenTags, at: position)
    }
  }

  /// Adds a value that the file does not determine.
  ///
  /// Inside a text, the value's name appears in brackets; elsewhere, a diagnostic reports the
  /// value.
  private mutating func addUnknown(_ unknown: JSXUnknown, tokens: Range<Int>, to parent: Int?) {
    let position = source.position(tokens.lowerBound)
    let excerpt = evaluator.name(of: unknown)
    if let parent, showsText(parent) || isTextOfUnknown(unknown, in: parent) {
      report([unknown], in: nil)
      tree.append("⟨\(excerpt)⟩", to: parent, at: position)
    } else {
      diagnostics.record(.unknownContent(excerpt), at: position)
      tree.markContentUnknown(of: parent)
    }
  }

  /// Returns the value that is shown in the resting state, and reports the unknown conditions on
  /// which this value depends.
  ///
  /// The elements that are left out are compared with the shown elements once at the end. Comparing
  /// them at each condition would take time proportional to the square of the number of conditions.
  private mutating func restingValue(of first: JSXDecision) -> JSXValue {
    var decision = first
    var leftOut: Set<Int> = []
    while true {
      report(decision)
      leftOut.formUnion(decision.leftOut.elements)
      guard case .choice(let condition, let then, let otherwise) = decision.shown else { break }
      decision = evaluator.decision(condition, then, otherwise)
    }
    if !leftOut.isEmpty {
      evaluator.notShown.formUnion(leftOut.subtracting(decision.shown.elements))
    }
    return decision.shown
  }

  /// Reports which branch of an unknown condition is shown.
  private mutating func report(_ decision: JSXDecision) {
    let (shown, leftOut) = (names(in: decision.shown), names(in: decision.leftOut))
    if decision.condition.kind == .list {
      diagnostics.record(
        .oneEntry(evaluator.name(of: decision.condition)),
        at: source.position(decision.condition.tokens.lowerBound))
    } else if shown != nil || leftOut != nil {
      diagnostics.record(
        .decided(evaluator.name(of: decision.condition), decision.resting, shown, leftOut),
        at: source.position(decision.condition.tokens.lowerBound))
    }
  }

  /// Returns the names of the elements and texts in a value for a diagnostic, or `nil` if the value
  /// shows nothing.
  func names(in value: JSXValue) -> String? {
    switch value {
    case .string(let text, _): return text.isEmpty ? nil : "“\(text.prefix(60))”"
    case .number(_, let digits): return digits
    case .bool, .null, .undefined: return nil
    case .children: return "the children"
    case .unknown(let unknown): return "“\(evaluator.name(of: unknown))”"
    case .function, .setter, .object, .module, .component: return "its content"
    case .element, .array, .choice:
      let names = value.elements(first: JSXBuilder.namedLimit).map(source.elementName)
        .map { $0.isEmpty ? "<>" : "<\($0)>" }
      return names.isEmpty ? nil : names.joined(separator: ", ")
    }
  }

  /// Whether an element is a `Text` or a component with a similar name, such as `HeaderTitle`.
  private func showsText(_ item: Int) -> Bool {
    guard let type = tree.element(item)?.type else { return false }
    let name = type.split(separator: ".").last.map(String.init) ?? type
    return ["Text", "Title", "Label", "Heading", "Paragraph", "Caption", "Subheading"].contains {
      name.hasSuffix($0)
    }
  }

  /// Whether an unknown value in an unknown component is probably a text.
  ///
  /// The value is probably a text if its name is typical of texts. It is also probably a text if
  /// the component has `onPress` and therefore needs a label.
  private func isTextOfUnknown(_ unknown: JSXUnknown, in item: Int) -> Bool {
    guard let element = tree.element(item),
      ReactComponent.named(element.type, from: element.origin, aliases: aliases).isGuess
    else { return false }
    guard unknown.kind == .name else { return unknown.kind == .translation }
    let name = unknown.path?.split(separator: ".").last.map(String.init) ?? ""
    guard name != "children" else { return false }
    return JSXTexts.isTextProp(name) || element["onPress"] != nil
  }

  /// Reports that a prop or a text depends on an unknown condition.
  mutating func reportDecision(_ condition: JSXUnknown, in prop: String?) {
    guard let resting = condition.resting else { return }
    diagnostics.record(
      .conditionalProp(prop, evaluator.name(of: condition), resting),
      at: source.position(condition.tokens.lowerBound))
  }

  mutating func report(_ unknownParts: [JSXUnknown], in prop: String?) {
    for unknownPart in unknownParts {
      let position = source.position(unknownPart.tokens.lowerBound)
      let excerpt = evaluator.name(of: unknownPart)
      switch unknownPart.kind {
      case .translation:
        diagnostics.record(.unknownTranslation(translationRemedy()), excerpt, at: position)
      case _ where unknownPart.resting != nil: reportDecision(unknownPart, in: prop)
      case .name, .expression, .list:
        diagnostics.record(.unknownPart(excerpt, in: prop), at: position)
      }
    }
  }
}

extension JSXBuilder {
  /// Returns the remedy for missing translations: the option to use, or the file to which to add
  /// the translations.
  ///
  /// The project is searched only once.
  private mutating func translationRemedy() -> String {
    if let knownTranslationRemedy { return knownTranslationRemedy }
    let remedy: String
    if let path = evaluator.options.translations {
      remedy = "add translations to \(path), or choose another file with --translations"
    } else if let file,
      let path = JSXTranslationFile.path(
        around: PathName(file), language: evaluator.options.language)
    {
      remedy = "try --translations \(path)"
    } else {
      remedy = "give the JSON file of translations with --translations"
    }
    knownTranslationRemedy = remedy
    return remedy
  }

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
      diagnostics.record(.repetition, at: position)
      return
    }
    var props = attributes(of: element, in: scope)
    guard let type = inline(name, element, &props, in: scope, to: parent) else { return }
    if type == "FormattedMessage" { setMessage(of: element, in: scope, to: &props) }
    let (known, origin) = origin(of: type, written: name, at: element)
    let arguments = formArguments(of: known, named: name, props, at: element, in: scope)
    let contexts = contextsProvided(by: name, props, at: element, in: scope, below: parent)
    let rows = rows(of: props)
    var converted: [ReactProp] = []
    var waiting: [(Work, Int)] = []
    for prop in props where rows.isEmpty || !JSXBuilder.rowMakers.contains(prop.name) {
      let value = convert(prop.value, of: prop, calledWith: arguments, into: &waiting)
      converted.append(ReactProp(prop.name, value, at: source.position(prop.token)))
    }
    // In React 19, a context is its own provider: `<Theme value={theme}>`.
    let isShortProvider = contexts != nil && !known.hasSuffix(".Provider")
    let shownType = isShortProvider ? "\(known).Provider" : known
    let item = tree.append(
      ReactElement(type: shownType, origin: origin, props: converted), to: parent, at: position)
    recordInteraction(props, of: item)
    contentArguments[item] = arguments
    providers[item] = contexts
    if let value = consumedValue(named: name, at: element, in: scope, below: parent) {
      contentArguments[item] = [value]
    }
    for row in rows.reversed() { pending.append((row, item)) }
    pending.append((.children(element, scope: scope), item))
    for (work, parent) in waiting { pending.append((work, parent)) }
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
      token = source.nextSibling(of: token)
    }
    pending += works.reversed().map { ($0, parent) }
  }
}
