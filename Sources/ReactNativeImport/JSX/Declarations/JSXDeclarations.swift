internal import TextIO

struct JSXDeclarations: Sendable {
  struct FileName: Sendable, Hashable {
    var file: Int
    var name: String
  }

  private(set) var functions: [JSXFunction] = []
  /// The constants and variables at the top level of each file.
  private(set) var declarations: [[JSXDeclaration]]
  /// The functions at the top level of each file: their names, and their indices in ``functions``.
  private(set) var fileFunctions: [[(name: String, function: Int)]]
  let modules: [JSXModule]
  /// The index of the innermost function around each token, or −1 for tokens outside all functions.
  private(set) var functionOfToken: [Int32] = []
  private let separators: JSXSeparators
  private let source: JSXSource
  private var methods: [FileName: [String: Int]] = [:]
  /// The tokens of the initial state of each class component.
  private(set) var states: [FileName: Range<Int>] = [:]
  /// The tokens of the default props that class components declare as `static defaultProps`.
  private(set) var defaultProps: [FileName: Range<Int>] = [:]
  /// The enums at the top level of each file.
  let enums: [[JSXEnum]]
  /// The classes that extend no other class, each with the brace that opens its body.
  let classes: [FileName: Int]
  /// The class components, each with the brace that opens its body.
  let componentClasses: [FileName: Int]
  private var reassigned: Set<FileName> = []
  /// The variables of which the code changes a member, as in `errors.email = …`.
  private var mutated = JSXMutations()
  /// The variables whose methods for changes of sets and maps the code calls.
  private var changedCollections = JSXMutations()
  /// The tokens of variables that the code passes to functions that change their members, each with
  /// whether the function only calls methods for changes of sets and maps.
  private(set) var changedArguments: [Int: Bool] = [:]
  /// The variables of which the code changes a member by another name.
  private(set) var changedByOtherNames: Set<FileName> = []
  /// The tokens of values that files assign to members of components, by names such as
  /// `Card.Header`.
  private(set) var members: [FileName: Range<Int>] = [:]

  init(_ source: JSXSource, _ modules: [JSXModule]) {
    self.source = source
    self.modules = modules
    declarations = Array(repeating: [], count: modules.count)
    fileFunctions = Array(repeating: [], count: modules.count)
    enums = source.files.map { source.enums(in: $0.tokens) }
    classes = source.plainClasses()
    componentClasses = source.componentClasses()
    separators = JSXSeparators(source)
    functions = JSXFunctionFinder.functions(in: source, separators)
    nestFunctions()
    findDeclarations()
    findStates()
    findDefaults()
    findMembers()
  }

  init(_ source: JSXSource) {
    self.init(source, [JSXModule(source, tokens: source.tokens.indices)])
  }

  /// Returns the index after the last token that can belong to the expression at `token`.
  func end(ofExpressionAt token: Int) -> Int { separators.end(ofExpressionAt: token) }
}

extension JSXDeclarations {
  /// Records the innermost function around each function and around each token.
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
        let owner = FileName(file: file(of: index), name: className)
        if methods[owner]?[name] == nil { methods[owner, default: [:]][name] = index }
        continue
      }
      if let outer = functions[index].outer {
        functions[outer].functions.append((name, index))
      } else {
        fileFunctions[file(of: index)].append((name, index))
      }
    }
  }

  private mutating func findDeclarations() {
    changedArguments = argumentsChangedByFunctions(source)
    changedCollections.inFile = collectionsChangedForResults(source)
    for token in source.tokens.indices where source.kind(token) == .word {
      if source.writesMember(token) || changedArguments[token] == false {
        record(token, in: \.mutated)
      } else if source.changesCollection(token) || changedArguments[token] == true {
        record(token, in: \.changedCollections)
      }
      guard source.writes(token) else { continue }
      reassigned.insert(FileName(file: source.file(ofToken: token), name: source.text(token)))
    }
    for token in tokensChangedByOtherNames(source, where: source.writesMember) {
      changedByOtherNames.insert(record(token, in: \.mutated))
    }
    for token in tokensChangedByOtherNames(source, where: source.changesCollection) {
      changedByOtherNames.insert(record(token, in: \.changedCollections))
    }
    for token in source.tokens.indices where source.kind(token) == .word {
      if source.isToken(token, "const") {
        addDeclarations(after: token, isConstant: true)
      } else if source.isToken(token, anyOf: ["let", "var"]) {
        addDeclarations(after: token, isConstant: false)
      }
    }
  }

  /// Records that the code changes a member of the variable at a token.
  ///
  /// - Returns: The name of the variable.
  @discardableResult
  private mutating func record(
    _ token: Int, in mutations: WritableKeyPath<JSXDeclarations, JSXMutations>
  ) -> FileName {
    let name = FileName(file: source.file(ofToken: token), name: source.text(token))
    self[keyPath: mutations].all.insert(name)
    if belongs(token, to: -1, source) { self[keyPath: mutations].inFile.insert(name) }
    return name
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
        equals = source.nextSibling(of: equals)
      }
      let file = source.file(ofToken: word)
      let isKnown =
        isConstant
        || bindings.allSatisfy { !reassigned.contains(FileName(file: file, name: $0.name)) }
      let function = Int(functionOfToken[word])
      let isCollection =
        source.isToken(equals + 1, "new") && source.isToken(equals + 2, anyOf: ["Set", "Map"])
      let isLiteral = isCollection || source.isList(at: equals + 1, before: end)
      let mutations = isCollection ? changedCollections : mutated
      let isMutated = bindings.allSatisfy {
        let name = FileName(file: file, name: $0.name)
        return function >= 0 ? mutations.all.contains(name) : mutations.inFile.contains(name)
      }
      let isReassigned = !isKnown || isLiteral && isMutated
      let hasValue = equals + 1 < end && (isKnown || isReassigned)
      let declaration = JSXDeclaration(
        bindings: bindings, value: hasValue ? equals + 1..<end : nil, isReassigned: isReassigned)
      if function >= 0 {
        functions[function].declarations.append(declaration)
      } else {
        declarations[file].append(declaration)
      }
      guard source.isToken(end, ","), end + 1 < source.tokens.count else { return }
      token = end + 1
    }
  }

  /// Finds the initial states and default props of class components: `state = {…}`, `this.state =
  /// {…}`, `static defaultProps = {…}`.
  private mutating func findStates() {
    for token in source.tokens.indices
    where source.isToken(token, anyOf: ["state", "defaultProps"]) {
      let isState = source.isToken(token, "state")
      guard isState || source.isToken(token - 1, "static") else { continue }
      let end = end(ofExpressionAt: token)
      var equals = token + 1
      if source.isToken(equals, ":") {
        while equals < min(end, token + 60), !source.isToken(equals, "=") {
          equals = source.nextSibling(of: equals)
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
      guard let owner else { continue }
      let name = FileName(file: source.file(ofToken: token), name: owner)
      if isState {
        states[name] = equals + 1..<end
      } else {
        defaultProps[name] = equals + 1..<end
      }
    }
  }

  /// Finds statements that assign members of components: `Card.Header = Header`, and `static Header =
  /// …` in a class.
  private mutating func findMembers() {
    for token in source.tokens.indices where source.isToken(token, "=") {
      guard source.kind(token - 1) == .word, functionOfToken[token] < 0 else { continue }
      var first = token - 1
      while source.isToken(first - 1, "."), source.kind(first - 2) == .word { first -= 2 }
      guard first < token - 1, source.text(first).first?.isUppercase == true,
        first == 0 || source.beginsLine(first) || source.isToken(first - 1, ";")
      else { continue }
      let name = source.path(first..<token)
      let file = source.file(ofToken: first)
      members[FileName(file: file, name: name)] = token + 1..<end(ofExpressionAt: first)
    }
    for token in source.tokens.indices where source.isToken(token, "static") {
      guard source.kind(token + 1) == .word, source.isToken(token + 2, "="),
        let owner = source.className(around: token)
      else { continue }
      let name = FileName(
        file: source.file(ofToken: token), name: "\(owner).\(source.text(token + 1))")
      members[name] = token + 3..<max(token + 3, end(ofExpressionAt: token + 1))
    }
  }

  /// Finds the components in `export default Name` and `module.exports = Name`.
  private mutating func findDefaults() {
    var defaults: Set<FileName> = []
    for token in source.tokens.indices where source.kind(token) == .word {
      let isModule =
        source.isToken(token, "exports") && source.isToken(token + 1, "=")
        && source.isToken(token - 2, "module")
      let isExport = source.isToken(token, "default") && source.isToken(token - 1, "export")
      guard isModule || isExport else { continue }
      let end = min(source.tokens.count, token + 40)
      var word = token + 1
      while word < end {
        if source.isToken(word, "{"), source.isToken(word - 1, anyOf: [",", "("]) {
          // Skip an object among the arguments of a function that wraps the component, such as `{ b
          // }` in `connect(a, { b })(Form)`.
          word = source.nextSibling(of: word)
          continue
        }
        if source.isToken(word, anyOf: [";", "{"]) { break }
        defer { word += 1 }
        if source.kind(word) == .word {
          defaults.insert(FileName(file: source.file(ofToken: word), name: source.text(word)))
        }
      }
    }
    for index in functions.indices {
      guard let name = functions[index].screenName,
        defaults.contains(FileName(file: file(of: index), name: name))
      else { continue }
      if functions[index].outer == nil || functions[index].className != nil {
        functions[index].isDefault =
          functions[index].className == nil || functions[index].name == "render"
      }
    }
  }
}

extension JSXDeclarations {
  func method(_ name: String, of owner: FileName) -> Int? { methods[owner]?[name] }

  /// Returns the methods of a class in the order of the file.
  func methods(of owner: FileName) -> [(key: String, value: Int)] {
    (methods[owner] ?? [:]).sorted { $0.value < $1.value }
  }

  /// Returns the name of the component that a file exports as its default.
  func defaultName(of file: Int) -> String? {
    guard let start = modules[file].defaultValue else { return nil }
    if source.kind(start) == .word, !source.isToken(start, "function") { return source.text(start) }
    return source.isToken(start, "function") && source.kind(start + 1) == .word
      ? source.text(start + 1) : nil
  }

  func file(of function: Int) -> Int { source.file(ofToken: functions[function].body.lowerBound) }

  func owner(of function: Int) -> FileName? {
    functions[function].className.map { FileName(file: file(of: function), name: $0) }
  }

  /// Returns the name of the first file's top-level constant whose value contains a token.
  func constant(around token: Int) -> String? {
    let declarations = declarations[0]
    let next = declarations.partitioningIndex { ($0.value?.lowerBound ?? 0) > token }
    guard next > 0, declarations[next - 1].value?.contains(token) == true else { return nil }
    return declarations[next - 1].bindings.first?.name
  }
}
