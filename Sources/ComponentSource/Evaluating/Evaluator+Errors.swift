/// Errors that are thrown and caught.
extension Evaluator {
  /// Runs a block.
  ///
  /// If the block throws an error, the block that catches the error is run, too.
  ///
  /// The `finally` block of Kotlin is run last.
  mutating func attempt(
    _ body: Block, _ handlers: [Catch], finally last: Block?, at range: SourceRange, in scope: Int,
    _ output: inout BlockOutput
  ) -> StatementFlow {
    var own = BlockOutput()
    catchers += 1
    var flow = execute(body, in: newScope(in: scope), &own)
    catchers -= 1
    output.shown += own.shown
    if case .threw(let error) = flow {
      interruption = nil
      let inner = newScope(in: scope)
      if let handler = handler(of: error, handlers, at: range, in: inner) {
        flow = execute(handler, in: inner, &output)
      }
    } else if let last = own.last {
      output.last = last
    }
    guard let last else { return flow }
    // The value of `try` does not come from its `finally` block.
    var unused = BlockOutput()
    let outer = interruption
    interruption = nil
    let end = execute(last, in: newScope(in: scope), &unused)
    interruption = outer
    output.shown += unused.shown
    if case .next = end { return flow }
    return end
  }

  /// Returns the first block that catches an error.
  ///
  /// The names in its patterns are declared in the scope.
  ///
  /// Assumed: if the evaluator cannot decide which block catches the error, the last block catches
  /// it. This assumption is recorded.
  private mutating func handler(
    of error: SourceValue, _ handlers: [Catch], at range: SourceRange, in scope: Int
  ) -> Block? {
    for handler in handlers {
      let catches = catches(handler, error, in: scope)
      if catches == false { continue }
      if catches == nil, handlers.count > 1 {
        recordUndecided(
          UnknownValue(.expression, named: project.excerpt(range, limit: 40), at: range))
      }
      let chosen = catches == nil ? handlers.last ?? handler : handler
      declare(chosen.name, as: error, in: scope)
      return chosen.body
    }
    return nil
  }

  private mutating func catches(_ handler: Catch, _ error: SourceValue, in scope: Int) -> Bool? {
    guard !handler.patterns.isEmpty else { return true }
    var result: Bool? = false
    for (pattern, condition) in handler.patterns {
      var matches = self.matches(error: error, pattern, in: scope)
      if matches != false, let condition {
        let holds = truth(of: currentValue(evaluate(condition, in: scope)))
        matches = holds == false ? false : holds == nil ? nil : matches
      }
      if matches == true { return true }
      if matches == nil { result = nil }
    }
    return result
  }

  private mutating func matches(
    error: SourceValue, _ pattern: Pattern, in scope: Int
  ) -> Bool? {
    if case .type(let type, false) = pattern { return isError(error, of: type, in: scope) }
    if error.isUnknown {
      // A pattern without a condition matches any error.
      if case .any = pattern { return true }
      if case .binding(let name) = pattern { return declared(name, as: error, in: scope) }
      return nil
    }
    return matches(pattern, error, in: scope)
  }

  private mutating func declared(_ name: String, as value: SourceValue, in scope: Int) -> Bool {
    declare(name, as: value, in: scope)
    return true
  }

  /// Whether an error is an instance of a type, or `nil` if that is unknown.
  ///
  /// Source: Kotlin standard library, `kotlin.Throwable` and its subclasses (type aliases of those
  /// of `java.lang`).
  private mutating func isError(
    _ error: SourceValue, of type: TypeName, in scope: Int
  ) -> Bool? {
    let wanted = type.name.split(separator: ".").last.map(String.init) ?? type.name
    if ["Throwable", "Error"].contains(wanted), !framework.language.isKotlin { return true }
    guard framework.language.isKotlin else { return isInstance(error, of: type, in: scope) }
    if wanted == "Throwable" { return true }
    var names: [String] = []
    switch error {
    case .record(let record):
      for own in typeAndSupertypes(of: record.type) {
        names.append(project.types[own].declaration.name)
        names += project.types[own].inherited
      }
    case .type(let own):
      names = [project.types[own].declaration.name] + project.types[own].inherited
    case .component(let component): names = [component.lastName]
    default: return nil
    }
    // The standard library throws a subclass of this class for some lists and for texts.
    let indexError = "IndexOutOfBoundsException"
    if wanted != indexError, wanted.hasSuffix(indexError), names.contains(indexError) { return nil }
    var isKnown = false
    for name in names {
      var next: String? = name.split(separator: ".").last.map(String.init)
      while let own = next {
        if own == wanted { return true }
        if own == "Throwable" { isKnown = true }
        next = Self.superclasses[own]
      }
    }
    // Assumed: a class with a name that ends in `Exception` is a subclass of `Exception`.
    if wanted == "Exception", names.contains(where: { $0.hasSuffix("Exception") }) { return true }
    return isKnown ? false : nil
  }

  /// Whether a name is that of an error of Kotlin's or Java's library.
  static func isStandardError(_ name: String) -> Bool {
    name == "Throwable" || superclasses[name] != nil
  }

  private static let superclasses: [String: String] = [
    "Exception": "Throwable", "Error": "Throwable", "RuntimeException": "Exception",
    "IllegalArgumentException": "RuntimeException", "IllegalStateException": "RuntimeException",
    "NumberFormatException": "IllegalArgumentException",
    "IndexOutOfBoundsException": "RuntimeException", "NullPointerException": "RuntimeException",
    "ClassCastException": "RuntimeException", "ArithmeticException": "RuntimeException",
    "NoSuchElementException": "RuntimeException",
    "UnsupportedOperationException": "RuntimeException",
    "ConcurrentModificationException": "RuntimeException", "AssertionError": "Error",
    "NotImplementedError": "Error", "CancellationException": "IllegalStateException",
    "IOException": "Exception", "FileNotFoundException": "IOException",
    "UnknownHostException": "IOException", "SocketTimeoutException": "IOException",
  ]

  /// Returns an error of the standard library.
  ///
  /// The arguments are those of its constructor. Without arguments, its message is unknown.
  func standardError(
    _ name: String, _ arguments: [SourceValue] = [], at range: SourceRange
  ) -> SourceValue {
    .component(
      Component(
        name, Evaluator.unlabelled(arguments, at: range), at: range,
        identity: ComponentIdentity.root.appending(range)))
  }

  /// Returns the message of an error: `error.message`, `error.localizedDescription`.
  ///
  /// Source: Foundation, `LocalizedError`: the description is the error's `errorDescription`, if it
  /// has one.
  mutating func messageMember(
    _ name: String, of value: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    switch (name, value) {
    case ("message", .component(let component)), ("localizedMessage", .component(let component)):
      guard framework.language.isKotlin, Self.superclasses[component.lastName] != nil,
        component.modifiers.isEmpty, let arguments = component.arguments
      else { return nil }
      guard let first = arguments.first, case .string = currentValue(first.value) else {
        return unknown(.expression, at: range)
      }
      return first.value
    case ("localizedDescription", .enumCase), ("localizedDescription", .record):
      guard !framework.language.isKotlin,
        let text = declaredMember("errorDescription", of: value, at: range, in: scope),
        case .string = currentValue(text)
      else { return nil }
      return text
    default: return nil
    }
  }
}
