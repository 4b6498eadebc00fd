internal import AccessibilityTree

/// A component, or elements outside components, that can be a screen.
struct JSXRoot: Sendable {
  enum Kind: Sendable {
    case function(Int)
    case elements([Int])
  }

  /// The ranks of roots, from the most to the least probable screen.
  enum Rank: Int, Sendable {
    case main, component, part, other
  }

  var kind: Kind
  var name: String?
  var rank: Rank

  /// Whether the root is a constant that contains elements.
  var isConstant: Bool { if case .elements = kind { rank == .part } else { false } }
}

extension JSXRoot {
  /// Returns the roots of a file: the default export, then the remaining roots in the order of the
  /// file.
  ///
  /// The result contains roots of the rank `other` only if there are no roots of another rank.
  static func all(in source: JSXSource, _ declarations: JSXDeclarations) -> [JSXRoot] {
    var roots: [JSXRoot] = []
    var known: Set<Int> = []
    let broken = source.brokenRegions
    var region = 0
    for element in source.outermostElements(in: source.files[0].tokens) {
      while region < broken.count, broken[region].upperBound <= element { region += 1 }
      if region < broken.count, broken[region].contains(element) { continue }
      if let function = owner(of: element, declarations) {
        guard known.insert(function).inserted else { continue }
        roots.append(root(of: function, declarations))
      } else {
        append(element, to: &roots, source, declarations)
      }
    }
    let best = roots.filter { $0.rank != .other }
    return roots.filter { $0.rank == .main }
      + (best.isEmpty ? roots : best).filter { $0.rank != .main }
  }

  private static func owner(of element: Int, _ declarations: JSXDeclarations) -> Int? {
    var function = Int(declarations.functionOfToken[element])
    while function >= 0 {
      let own = declarations.functions[function]
      if own.name != nil || own.isDefault { return function }
      guard let outer = own.outer else { return nil }
      function = outer
    }
    return nil
  }

  private static func root(of function: Int, _ declarations: JSXDeclarations) -> JSXRoot {
    let own = declarations.functions[function]
    let rank: Rank = own.isDefault ? .main : own.isComponent ? .component : .part
    return JSXRoot(kind: .function(function), name: own.screenName, rank: rank)
  }

  private static func append(
    _ element: Int, to roots: inout [JSXRoot], _ source: JSXSource, _ declarations: JSXDeclarations
  ) {
    if source.kind(element - 1) == .elementEnd || source.isToken(element - 1, ";"),
      source.kind(element - 1) == .elementEnd || source.kind(element - 2) == .elementEnd,
      let last = roots.last, case .elements(let elements) = last.kind,
      elements.last.map({ source.nextSibling(of: $0) }).map({ $0 == element || $0 == element - 1 })
        == true
    {
      roots[roots.count - 1].kind = .elements(elements + [element])
      return
    }
    let isDefault = source.isToken(element - 1, "default")
    let constant = declarations.constant(around: element)
    let isStatement = declarations.functionOfToken[element] < 0 && isStatement(element, source)
    let rank: Rank = isDefault ? .main : isStatement ? .component : constant != nil ? .part : .other
    roots.append(JSXRoot(kind: .elements([element]), name: constant, rank: rank))
  }

  private static func isStatement(_ element: Int, _ source: JSXSource) -> Bool {
    var first = element
    while let parent = source.parent(first) {
      guard source.isToken(parent, "("), parent == first - 1 else { return false }
      first = parent
    }
    if first == 0 || source.kind(first - 1) == .elementEnd { return true }
    if source.isToken(first - 1, "return") { return true }
    let isAfter =
      source.isToken(first - 1, anyOf: [";", "}", ")"])
      || source.kind(first - 1) == .string || source.kind(first - 1) == .word
    return isAfter && source.beginsLine(first)
  }
}

extension JSXEvaluator {
  /// The maximum number of exported components that are roots of a file without elements.
  private static let exportedRootLimit = 16

  /// Returns the components that a file without elements exports.
  ///
  /// An example is a route file that only re-exports a screen.
  mutating func exportedRoots() -> [JSXRoot] {
    var functions: [Int] = []
    let module = declarations.modules[0]
    var names = module.exportedNames.filter { $0 != "*" }
    for specifier in module.wildcardReExports {
      guard case .file(let file)? = module.links[specifier] else { continue }
      let other = declarations.modules[file]
      names += other.locals.union(other.exports.keys).filter { $0.first?.isUppercase == true }
        .sorted()
    }
    for name in names {
      guard functions.count < JSXEvaluator.exportedRootLimit else { break }
      let own = JSXDeclarations.FileName(file: 0, name: name)
      guard let function = component(exportedAs: own), !functions.contains(function) else {
        continue
      }
      functions.append(function)
    }
    return functions.map { function in
      let own = declarations.functions[function]
      return JSXRoot(kind: .function(function), name: own.screenName, rank: .main)
    }
  }

  /// Returns the index of the function that renders an exported component.
  mutating func component(exportedAs name: JSXDeclarations.FileName) -> Int? {
    var value = imported(name, at: declarations.modules[0].tokens.lowerBound)
    while case .component(let inner, _)? = value { value = inner }
    if case .function(let function?, _)? = value { return function }
    guard let owner = exported(name) else { return nil }
    return declarations.method("render", of: owner)
      ?? declarations.functions.indices.first {
        declarations.functions[$0].isDefault && owner.name == "default"
          && declarations.file(of: $0) == owner.file
      }
  }
}

extension JSXSource {
  /// The ranges of tokens with syntax errors.
  ///
  /// Elements in these ranges are not roots.
  var brokenRegions: [Range<Int>] {
    var regions: [Range<Int>] = []
    for problem in problems {
      guard let token = problem.token, tokens.indices.contains(token) else { continue }
      var end = token + 1
      if let parent = parent(token) {
        end = max(token, match(parent))
      } else {
        while end < tokens.count, !beginsDeclaration(end) { end = nextSibling(of: end) }
      }
      if let last = regions.last, last.upperBound >= end { continue }
      regions.append(token..<end)
    }
    return regions
  }

  private func beginsDeclaration(_ token: Int) -> Bool {
    isToken(token, anyOf: ["const", "function", "export", "class", "import", "let", "var"])
  }
}
