/// The functions, constants and imports of a file.
struct JSXDeclarations: Sendable {
  private(set) var functions: [JSXFunction] = []
  /// The constants and variables outside of all functions.
  private(set) var declarations: [JSXDeclaration] = []
  /// The functions outside of all functions by name.
  private(set) var fileFunctions: [(name: String, function: Int)] = []
  /// Modules by the names that are imported from them.
  private(set) var imports: [String: String] = [:]
  /// The name that the file exports as its default.
  private(set) var defaultNames: [String] = []
  /// The function around each token, the innermost; negative for none.
  private(set) var functionOfToken: [Int32] = []
  private let separators: JSXSeparators
  private let source: JSXSource
  /// The methods of each class by name.
  private var methods: [String: [String: Int]] = [:]
  /// The values that the states of classes begin with.
  private(set) var states: [String: Range<Int>] = [:]
  /// The names of variables that change.
  private var changing: Set<String> = []

  init(_ source: JSXSource) {
    self.source = source
    separators = JSXSeparators(source)
    functions = JSXFunctionFinder.functions(in: source, separators)
    nestFunctions()
    findDeclarations()
    findStates()
    findDefaults()
  }

  /// Where the expression that begins with a token ends at the latest.
  func end(ofExpressionAt token: Int) -> Int { separators.end(ofExpressionAt: token) }
}

extension JSXDeclarations {
  /// Tells every function and token what function is around.
  private mutating func nestFunctions() {
    functionOfToken = [Int32](repeating: -1, count: source.tokens.count)
    var open: [Int] = []
    var next = 0
    for token in source.tokens.indices {
      while let last = open.last, functions[last].body.upperBound <= token { open.removeLast() }
      while next < functions.count, functions[next].parameters.lowerBound <= token {
        functions[next].outer = open.last
        open.append(next)
        next += 1
      }
      functionOfToken[token] = Int32(clamping: open.last ?? -1)
    }
    for index in functions.indices {
      guard let name = functions[index].name else { continue }
      if let className = functions[index].className {
        if methods[className]?[name] == nil { methods[className, default: [:]][name] = index }
        continue
      }
      if let outer = functions[index].outer {
        functions[outer].functions.append((name, index))
      } else {
        fileFunctions.append((name, index))
      }
    }
  }

  private mutating func findDeclarations() {
    for token in source.tokens.indices where source.kind(token) == .word {
      guard source.isToken(token + 1, anyOf: ["=", "+=", "++", "--"]),
        !source.isToken(token - 1, anyOf: ["let", "var", "const", "."])
      else { continue }
      changing.insert(source.text(token))
    }
    for token in source.tokens.indices where source.kind(token) == .word {
      if source.isToken(token, "const") {
        addDeclarations(after: token, isConstant: true)
      } else if source.isToken(token, anyOf: ["let", "var"]) {
        addDeclarations(after: token, isConstant: false)
      } else if source.isToken(token, "import"), source.parent(token) == nil {
        addImports(after: token)
      }
    }
  }

  private mutating func addDeclarations(after word: Int, isConstant: Bool) {
    var token = word + 1
    while source.kind(token) == .word || source.kind(token) == .open {
      let (bindings, after) = source.pattern(at: token)
      guard !bindings.isEmpty else { return }
      let end = end(ofExpressionAt: token)
      var equals = after
      while equals < end, !source.isToken(equals, "=") {
        guard equals == after || source.isToken(after, ":") else { return }
        equals = source.after(equals)
      }
      let isKnown = isConstant || bindings.allSatisfy { !changing.contains($0.name) }
      let hasValue = equals + 1 < end && isKnown
      let declaration = JSXDeclaration(bindings: bindings, value: hasValue ? equals + 1..<end : nil)
      let function = Int(functionOfToken[word])
      if function >= 0 {
        functions[function].declarations.append(declaration)
      } else {
        declarations.append(declaration)
      }
      guard source.isToken(end, ","), end + 1 < source.tokens.count else { return }
      token = end + 1
    }
  }

  /// Finds what the states of classes begin with: `state = {…}`, `this.state = {…}`.
  private mutating func findStates() {
    for token in source.tokens.indices where source.isToken(token, "state") {
      let end = end(ofExpressionAt: token)
      var equals = token + 1
      if source.isToken(equals, ":") {
        while equals < min(end, token + 60), !source.isToken(equals, "=") {
          equals = source.after(equals)
        }
      }
      guard source.isToken(equals, "="), equals + 1 < end else { continue }
      let isMember = source.isToken(token - 1, ".")
      guard !isMember || source.isToken(token - 2, "this") else { continue }
      let function = isMember ? Int(functionOfToken[token]) : -1
      let isConstructed = function >= 0 && functions[function].name == "constructor"
      let owner =
        isMember
        ? isConstructed ? functions[function].className : nil : source.className(around: token)
      if let owner { states[owner] = equals + 1..<end }
    }
  }

  /// Notes what a statement imports: `import A, { B as C } from "module"`.
  private mutating func addImports(after word: Int) {
    var names: [String] = []
    var token = word + 1
    let limit = min(source.tokens.count, word + 400)
    while token < limit, source.kind(token) != .string, !source.isToken(token, ";") {
      let isAlias = source.isToken(token + 1, "as")
      if source.kind(token) == .word, !isAlias,
        !source.isToken(token, anyOf: ["as", "from", "type"])
      {
        names.append(source.text(token))
      }
      token += 1
    }
    guard token < limit, source.kind(token) == .string else { return }
    let module = String(source.text(token).dropFirst().dropLast())
    for name in names { imports[name] = module }
  }

  /// Finds what `export default Name` and `module.exports = Name` name.
  private mutating func findDefaults() {
    for token in source.tokens.indices where source.kind(token) == .word {
      let isModule =
        source.isToken(token, "exports") && source.isToken(token + 1, "=")
        && source.isToken(token - 2, "module")
      let isExport = source.isToken(token, "default") && source.isToken(token - 1, "export")
      guard isModule || isExport else { continue }
      let end = min(source.tokens.count, token + 40)
      for word in token + 1..<max(token + 1, end) {
        if source.isToken(word, anyOf: [";", "{"]) { break }
        if source.kind(word) == .word { defaultNames.append(source.text(word)) }
      }
    }
    for index in functions.indices {
      guard let name = functions[index].screenName, defaultNames.contains(name) else { continue }
      if functions[index].outer == nil || functions[index].className != nil {
        functions[index].isDefault =
          functions[index].className == nil || functions[index].name == "render"
      }
    }
  }
}

extension JSXDeclarations {
  func method(_ name: String, of className: String) -> Int? { methods[className]?[name] }

  /// The constant of the file whose value holds a token.
  func constant(around token: Int) -> String? {
    let next = declarations.partitioningIndex { ($0.value?.lowerBound ?? 0) > token }
    guard next > 0, declarations[next - 1].value?.contains(token) == true else { return nil }
    return declarations[next - 1].bindings.first?.name
  }
}
