/// The string literals of a file that are probably texts for people.
///
/// These literals are arguments that a framework shows, or sentences in assignments of a handler.
package struct UserFacingTexts {
  package struct Text: Sendable {
    package var text: String
    /// The name of the called function or assigned property.
    package var source: String
    package var range: SourceRange
  }

  /// The properties by which a framework identifies an argument of a call.
  ///
  /// The framework decides whether people read the text of the argument.
  package struct CallArgument {
    /// The called function, without its receiver.
    package var callee: String
    package var label: String?
    /// The index among the arguments without a label.
    package var index: Int?
  }

  /// The code that is still to be read.
  ///
  /// Pending code is kept in a list, because recursion could overflow the stack for deeply nested
  /// code.
  private enum Work {
    case declaration(Declaration)
    case statement(Statement)
    /// An expression. For a text for people, `shownBy` is the function or property that shows the
    /// text.
    case expression(Expression, shownBy: String?)
    /// The end of code that runs only under a condition, or only on another screen.
    case endOfPossible
  }

  package private(set) var texts: [Text] = []
  /// The functions and types that the code calls on its own screen and without a condition.
  package private(set) var callees: Set<String> = []
  private let links: Set<String>
  /// The number of conditions around the current code, plus the number of surrounding calls that
  /// lead to another screen.
  private var possible = 0
  private var work: [Work]
  private let isShown: (CallArgument) -> Bool

  /// Reads a file.
  ///
  /// - Parameter isShown: Whether the framework shows the text of an argument to people.
  package init(_ file: SourceFile, isShown: @escaping (CallArgument) -> Bool) {
    self.init(file.declarations, file.statements, links: [], isShown: isShown)
  }

  /// Finds the functions and types that declarations call.
  ///
  /// - Parameter links: The functions whose calls lead to another screen.
  package init(calledIn declarations: [Declaration], links: Set<String>) {
    self.init(declarations, [], links: links) { _ in false }
  }

  private init(
    _ declarations: [Declaration], _ statements: [Statement], links: Set<String>,
    isShown: @escaping (CallArgument) -> Bool
  ) {
    self.isShown = isShown
    self.links = links
    work = declarations.map { .declaration($0) } + statements.map { .statement($0) }
    while let next = work.popLast() {
      switch next {
      case .declaration(let declaration): read(declaration)
      case .statement(let statement): read(statement)
      case .expression(let expression, let source): read(expression, shownBy: source)
      case .endOfPossible: possible -= 1
      }
    }
    texts.sort { $0.range.start < $1.range.start }
  }

  // MARK: Work

  /// Begins code that runs only under a condition, or only on another screen.
  ///
  /// The caller must add that code to the work directly after this call.
  private mutating func beginPossible() {
    possible += 1
    // Work is taken from the end of the list. The end marker is therefore added before the code,
    // and read after it.
    work.append(.endOfPossible)
  }

  private mutating func add(_ expression: Expression?, shownBy source: String? = nil) {
    if let expression { work.append(.expression(expression, shownBy: source)) }
  }

  private mutating func add(_ block: Block?) {
    work += (block?.statements ?? []).map { .statement($0) }
  }

  /// Adds a block to the work.
  ///
  /// An expression that is the block's only statement is the block's value, and may be a text for
  /// people.
  private mutating func add(_ block: Block?, shownBy source: String?) {
    guard let block, block.statements.count == 1,
      case .expression(let value) = block.statements[0].form
    else { return add(block) }
    add(value, shownBy: source)
  }

  private mutating func add(_ conditions: [Condition]) {
    for condition in conditions {
      switch condition {
      case .expression(let value): add(value)
      case .pattern(_, let value): add(value)
      case .available: break
      }
    }
  }

  // MARK: Declarations

  private mutating func read(_ declaration: Declaration) {
    switch declaration {
    case .function(let function): add(function.body)
    case .variable(let variable):
      add(variable.initialValue)
      add(variable.delegate)
      add(variable.getter)
    case .type(let type): work += type.members.map { .declaration($0) }
    // Texts in a preview are only examples, so they are left out.
    case .macro: break
    case .compiled(let clauses):
      work += clauses.flatMap { $0.declarations }.map { .declaration($0) }
    }
  }

  private mutating func read(_ statement: Statement) {
    switch statement.form {
    case .expression(let value): add(value)
    case .declaration(let declaration): work.append(.declaration(declaration))
    case .returning(let value, _): add(value)
    case .guarding(let conditions, let block):
      add(conditions)
      add(block)
    case .loop(_, let list, _, let block):
      add(list)
      add(block)
    case .whileLoop(let conditions, let block):
      add(conditions)
      add(block)
    case .repeatLoop(let block, _), .deferring(let block): add(block)
    case .attempt(let block, let handlers, let last):
      add(block)
      for handler in handlers { add(handler.body) }
      add(last)
    case .compiled(let clauses): work += clauses.flatMap { $0.statements }.map { .statement($0) }
    case .breaking, .continuing, .fallingThrough, .throwing, .other: break
    }
  }

  // MARK: Expressions

  private mutating func read(_ expression: Expression, shownBy source: String?) {
    switch expression.form {
    case .string(let parts):
      guard let source, parts.count == 1, case .text(let text) = parts[0],
        text.contains(where: \.isLetter)
      else { return }
      texts.append(Text(text: text, source: source, range: expression.range))
    case .call(let call): read(call)
    case .member(let value, _, _): add(value)
    case .subscripted(let value, _): add(value)
    case .list(let values): for value in values { add(value) }
    case .dictionary(let pairs): for pair in pairs { add(pair.value) }
    case .tuple(let arguments): for argument in arguments { add(argument.value) }
    case .closure(let closure): add(closure.body)
    case .operation(let operands, let operators):
      let isChoice = operators.allSatisfy { $0 == "??" || $0 == "?:" }
      for operand in operands { add(operand, shownBy: isChoice ? source : nil) }
    case .prefixed(_, let value), .forced(let value), .cast(let value, _, _):
      add(value, shownBy: source)
    case .conditional(let conditions, let first, let second):
      add(conditions)
      beginPossible()
      add(first, shownBy: source)
      add(second, shownBy: source)
    case .choice(let choice):
      beginPossible()
      for branch in choice.branches { add(branch.body, shownBy: source) }
    case .assignment(let target, _, let value): addAssignment(of: value, to: target)
    case .character, .integer, .number, .float, .boolean, .null, .name, .projection,
      .implicitMember, .reference, .unreadable:
      break
    }
  }

  private mutating func read(_ call: Call) {
    let callee = UserFacingTexts.name(of: call.callee)
    if case .name = call.callee.form {} else { add(call.callee) }
    if let callee, possible == 0 { callees.insert(callee) }
    if let callee, links.contains(callee) { beginPossible() }
    var index = 0
    var handlers: [Expression] = []
    for argument in call.arguments {
      if UserFacingTexts.isHandler(argument, of: callee, in: call) {
        handlers.append(argument.value)
        continue
      }
      let callArgument = CallArgument(
        callee: callee ?? "", label: argument.label, index: argument.label == nil ? index : nil)
      if argument.label == nil { index += 1 }
      add(argument.value, shownBy: isShown(callArgument) ? callee : nil)
    }
    guard !handlers.isEmpty else { return }
    beginPossible()
    for handler in handlers { add(handler) }
  }

  /// The functions with an unlabelled closure that an event runs.
  private static let listeners: Set<String> = [
    "onTapGesture", "onLongPressGesture", "onAppear", "onDisappear", "task", "onChange", "onSubmit",
    "onReceive", "Task", "LaunchedEffect", "clickable", "combinedClickable",
  ]

  /// Whether an argument is a closure that only an event runs.
  ///
  /// The components that such a closure calls are not shown when the screen opens.
  private static func isHandler(_ argument: Argument, of callee: String?, in call: Call) -> Bool {
    guard case .closure = argument.value.form else { return false }
    if let label = argument.label {
      let isNamed = label.hasPrefix("on") && label.dropFirst(2).first?.isUppercase == true
      return isNamed || label == "action" || label == "perform"
    }
    guard let callee else { return false }
    if callee == "Button" {
      return !call.arguments.contains { $0.label == "action" || $0.label == "onClick" }
    }
    return listeners.contains(callee)
  }

  /// Adds the value of an assignment to the work.
  ///
  /// The value counts as a text for people if it has several words.
  private mutating func addAssignment(of value: Expression?, to target: Expression) {
    guard let value else { return }
    let name = UserFacingTexts.name(of: target)
    let callArgument = CallArgument(callee: "=", label: name, index: nil)
    guard case .string(let parts) = value.form, case .text(let text)? = parts.first else {
      return add(value, shownBy: isShown(callArgument) ? name : nil)
    }
    let isSentence = text.contains { $0 == " " } && text.first?.isUppercase == true
    add(value, shownBy: isShown(callArgument) || isSentence ? name : nil)
  }

  private static func name(of expression: Expression) -> String? {
    switch expression.form {
    case .name(let name), .implicitMember(let name): name
    case .member(_, let name, _): name
    default: nil
    }
  }
}
