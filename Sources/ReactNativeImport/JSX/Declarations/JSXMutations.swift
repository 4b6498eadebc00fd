/// Variables of which the code changes a member.
struct JSXMutations: Sendable {
  var all: Set<JSXDeclarations.FileName> = []
  /// The variables that a statement outside all functions changes, or a function before it returns
  /// a part of them.
  var inFile: Set<JSXDeclarations.FileName> = []
}

/// Finds variables whose members a called function changes, as in
/// `function fill(list) { list.push(1); } fill(rows);`.
///
/// Source: ECMA-262, 10.2.11 FunctionDeclarationInstantiation: a parameter is the same object as the
/// argument.
extension JSXDeclarations {
  /// The positions of the parameters whose members a function changes, each with whether the
  /// function only calls methods for changes of sets and maps.
  private typealias ChangedParameters = [Int: Bool]

  /// A name in the statements of a function, or outside all functions if the index is −1.
  private struct ScopedName: Hashable {
    var function: Int
    var name: String
  }

  /// The number of calls through which a variable can be passed on.
  private static let passingLimit = 4

  /// Returns the tokens of the variables, each with whether the function only calls methods for
  /// changes of sets and maps.
  ///
  /// A call in a function that does not declare the variable, such as a handler, runs later.
  func argumentsChangedByFunctions(_ source: JSXSource) -> [Int: Bool] {
    var changes: [Int: Bool] = [:]
    for token in source.tokens.indices where source.kind(token) == .word {
      if source.writesMember(token) {
        changes[token] = false
      } else if source.changesCollection(token) {
        changes[token] = true
      }
    }
    guard !changes.isEmpty else { return [:] }
    let parameters = positionsOfParameters(source)
    var found: [Int: Bool] = [:]
    for _ in 0..<JSXDeclarations.passingLimit {
      let changed = changedParameters(by: changes.merging(found) { $0 && $1 }, parameters, source)
      guard !changed.isEmpty else { return [:] }
      let next = arguments(of: changed, parameters, source)
      if next == found { return found }
      found = next
    }
    return found
  }

  /// Returns the position of each parameter.
  private func positionsOfParameters(_ source: JSXSource) -> [ScopedName: Int] {
    var positions: [ScopedName: Int] = [:]
    for (function, own) in functions.enumerated() {
      for (index, entry) in source.entries(in: own.parameters).enumerated()
      where source.kind(entry.lowerBound) == .word {
        positions[ScopedName(function: function, name: source.text(entry.lowerBound))] = index
      }
    }
    return positions
  }

  /// Returns the parameters whose members each function changes, by the name of the function.
  private func changedParameters(
    by changes: [Int: Bool], _ positions: [ScopedName: Int], _ source: JSXSource
  ) -> [ScopedName: ChangedParameters] {
    var changed: [ScopedName: ChangedParameters] = [:]
    for (token, isCollection) in changes {
      let function = Int(functionOfToken[token])
      guard function >= 0, functions[function].className == nil, functions[function].isBlock,
        let name = functions[function].name, name.first?.isUppercase != true,
        let index = positions[ScopedName(function: function, name: source.text(token))]
      else { continue }
      let own = ScopedName(function: functions[function].outer ?? -1, name: name)
      let before = changed[own]?[index] ?? true
      changed[own, default: [:]][index] = before && isCollection
    }
    return changed
  }

  /// Returns the variables that calls pass to these parameters.
  private func arguments(
    of parameters: [ScopedName: ChangedParameters], _ positions: [ScopedName: Int],
    _ source: JSXSource
  ) -> [Int: Bool] {
    let names = Set(parameters.keys.map(\.name))
    let functionNames = namesOfFunctions(names)
    var declared: Set<ScopedName> = []
    for token in source.tokens.indices
    where source.isToken(token, anyOf: ["const", "let", "var"]) && source.kind(token + 1) == .word {
      declared.insert(
        ScopedName(function: Int(functionOfToken[token]), name: source.text(token + 1)))
    }
    var found: [Int: Bool] = [:]
    for open in source.tokens.indices
    where source.isToken(open, "(") && source.kind(open - 1) == .word {
      let name = source.text(open - 1)
      guard names.contains(name), !source.isToken(open - 2, anyOf: [".", "?.", "function", "new"]),
        let changed = self.parameters(
          in: parameters, ofCallOf: name, in: Int(functionOfToken[open]), functionNames)
      else { continue }
      for (index, entry) in source.entries(of: open).enumerated() {
        let token = entry.lowerBound
        guard entry.count == 1, source.kind(token) == .word, let isCollection = changed[index]
        else { continue }
        let name = ScopedName(function: Int(functionOfToken[token]), name: source.text(token))
        guard declared.contains(name) || positions[name] != nil else { continue }
        found[token] = isCollection
      }
    }
    return found
  }

  /// Returns the names of functions that have one of these names.
  private func namesOfFunctions(_ names: Set<String>) -> Set<ScopedName> {
    var found: Set<ScopedName> = []
    for function in functions where function.className == nil {
      guard let name = function.name, names.contains(name) else { continue }
      found.insert(ScopedName(function: function.outer ?? -1, name: name))
    }
    return found
  }

  private static let scopeLimit = 16

  /// Returns the parameters that a called function changes.
  ///
  /// The innermost function with the name is called. Functions outside all functions count for all
  /// files, because files can import them.
  private func parameters(
    in changed: [ScopedName: ChangedParameters], ofCallOf name: String, in caller: Int,
    _ declared: Set<ScopedName>
  ) -> ChangedParameters? {
    var function = caller
    for _ in 0..<JSXDeclarations.scopeLimit {
      let own = ScopedName(function: function, name: name)
      if let found = changed[own] { return found }
      guard function >= 0, !declared.contains(own) else { return nil }
      function = functions[function].outer ?? -1
    }
    return nil
  }

  /// The names of sets and maps that a function changes before it returns a part of them, as in
  /// `if (!cache.has(key)) cache.set(key, load(key)); return cache.get(key);`.
  ///
  /// What such a function returns is not the value that the set or map has at first.
  func collectionsChangedForResults(_ source: JSXSource) -> Set<FileName> {
    var returned: Set<ScopedName> = []
    for token in source.tokens.indices where source.isToken(token, "return") {
      for next in token + 1..<token + 4 where source.kind(next) == .word {
        returned.insert(
          ScopedName(function: Int(functionOfToken[token]), name: source.text(next)))
      }
    }
    guard !returned.isEmpty else { return [] }
    var names: Set<FileName> = []
    for token in source.tokens.indices where source.changesCollection(token) {
      let own = ScopedName(function: Int(functionOfToken[token]), name: source.text(token))
      guard returned.contains(own) else { continue }
      names.insert(FileName(file: source.file(ofToken: token), name: own.name))
    }
    return names
  }
}
