extension SourceProject {
  /// Fills the index with the declarations of all files.
  ///
  /// Types come first, so that an extension finds its type in any file.
  mutating func index(in order: [Int]) {
    for file in order {
      for imported in files[file].imports {
        let words = imported.split(separator: " ")
        guard words.count == 3, words[1] == "as", let own = words[0].split(separator: ".").last
        else { continue }
        importAliases[file, default: [:]][String(words[2])] = String(own)
      }
    }
    for file in order {
      for declaration in declarations(of: file) {
        declareTypes(declaration, inside: nil, file: file)
      }
    }
    resolveAliases()
    for file in order {
      for declaration in declarations(of: file) { declareMembers(declaration, inside: nil) }
    }
    for type in types.indices { types[type].lineage = typeAndSupertypes(of: type) }
    indexesByRange = [:]
  }

  /// Returns the declarations of a file, followed by the types that are local to its functions.
  ///
  /// A local type counts as a private type of its file. If several functions declare types with the
  /// same name, these types are left out, because a name is not enough to distinguish them.
  private func declarations(of file: Int) -> [Declaration] {
    let known = compiled(files[file].declarations)
    let locals = files[file].localTypes
    guard !locals.isEmpty else { return known }
    let ranges = locals.reduce(into: [String: Set<SourceRange>]()) {
      $0[$1.name, default: []].insert($1.range)
    }
    var seen: Set<String> = []
    return known
      + locals.compactMap { type -> Declaration? in
        guard ranges[type.name]?.count == 1, seen.insert(type.name).inserted else { return nil }
        var type = type
        type.modifiers.append("private")
        return .type(type)
      }
  }

  /// Replaces each alias of another alias by the name at the end of the chain of aliases.
  ///
  /// Removes aliases whose chain leads back to the alias itself.
  private mutating func resolveAliases() {
    for name in aliases.keys.sorted() {
      var other = aliases[name]
      for _ in 0..<8 {
        guard let own = other, let next = aliases[own], own != name else { break }
        other = next
      }
      aliases[name] = other.flatMap { $0 == name || aliases[$0] != nil ? nil : $0 }
    }
  }

  /// Returns a type and the types that it inherits from, nearest first.
  private func typeAndSupertypes(of type: Int) -> [Int] {
    var result = [type]
    var next = 0
    while next < result.count, result.count < 16 {
      let own = types[result[next]]
      next += 1
      for name in own.inherited.prefix(16) {
        if let parent = self.type(named: name, inside: own.name, file: own.file),
          !result.contains(parent)
        {
          result.append(parent)
        }
      }
    }
    return result
  }

  /// Returns declarations, with each `#if` replaced by the declarations of its compiled clause.
  package func compiled(_ declarations: [Declaration]) -> [Declaration] {
    guard declarations.contains(where: { if case .compiled = $0 { true } else { false } }) else {
      return declarations
    }
    return declarations.flatMap { declaration -> [Declaration] in
      guard case .compiled(let clauses) = declaration else { return [declaration] }
      return compiled(conditions.selected(clauses.map { ($0.condition, $0.declarations) }))
    }
  }

  private func qualified(_ name: String, inside outer: String?) -> String {
    outer.map { "\($0).\(name)" } ?? name
  }

  /// Adds a type and the types declared inside it to the index.
  private mutating func declareTypes(_ declaration: Declaration, inside outer: String?, file: Int) {
    guard case .type(let type) = declaration else { return }
    if type.modifiers.contains("typealias") {
      declareAlias(type, inside: outer)
      if let other = type.inherited.first, ["()", "[]"].contains(other.name) {
        tuplesAndLists[type.name] = other
      }
      return
    }
    var inner = outer
    if type.kind == .extensionOfType {
      inner = type.name
    } else if type.kind != .companion {
      let name = qualified(type.name, inside: outer)
      inner = name
      typesByName[name, default: []].append(types.count)
      indexesByRange[type.range] = types.count
      if outer != nil { nestedTypes[type.name, default: []].append(types.count) }
      types.append(
        DeclaredType(
          name: name, file: file, declaration: type, inherited: type.inherited.map(\.name),
          properties: [], staticProperties: [], functions: [], staticFunctions: []))
      for (position, own) in type.cases.enumerated() {
        types[types.count - 1].positions.cases[own.name] = position
      }
    }
    for member in compiled(type.members) { declareTypes(member, inside: inner, file: file) }
  }

  /// Adds a type alias to the index.
  ///
  /// Code outside of a type can also use the type's aliases by their short names, unless a global
  /// alias has the same name.
  private mutating func declareAlias(_ alias: TypeDeclaration, inside outer: String?) {
    let original = alias.inherited.first?.name
    guard let outer else {
      aliases[alias.name] = original
      return
    }
    nestedAliases["\(outer).\(alias.name)"] = original
    aliases[alias.name] = aliases[alias.name] ?? original
  }

  /// Adds functions, variables and the members of types to the index.
  ///
  /// - Parameter owner: The index of the type that contains the declaration.
  private mutating func declareMembers(
    _ declaration: Declaration, inside outer: String?, ofType owner: Int? = nil
  ) {
    switch declaration {
    case .type(let type):
      if !type.modifiers.contains("typealias") {
        declareMembers(of: type, inside: outer, ofType: owner)
      }
    case .function(let function): declare(function)
    case .variable(let variable): declare(variable)
    case .macro(let name, let call, let range): macros.append((name, call, range))
    case .compiled: break
    }
  }

  private mutating func declare(_ function: FunctionDeclaration) {
    if function.receiver == nil {
      functions[function.name, default: []].append(function)
    } else {
      extensionFunctions[function.name, default: []].append(function)
    }
  }

  private mutating func declare(_ variable: VariableDeclaration) {
    if variable.receiver != nil {
      extensionProperties[variable.name, default: []].append(variable)
    } else {
      if variables[variable.name] == nil { variables[variable.name] = variable }
      variablesOfFiles[variable.name, default: []].append(variable)
    }
  }

  private mutating func declareMembers(
    of type: TypeDeclaration, inside outer: String?, ofType owner: Int?
  ) {
    let name = type.kind == .extensionOfType ? type.name : qualified(type.name, inside: outer)
    let isCompanion = type.kind == .companion
    let target =
      isCompanion
      ? owner : indexesByRange[type.range] ?? self.type(named: name, file: type.range.file)
    let isShared = isCompanion || type.kind == .object
    if let target, type.kind == .extensionOfType {
      types[target].inherited += type.inherited.map(\.name)
    }
    let inner = isCompanion ? outer : target.map { types[$0].name } ?? name
    for member in compiled(type.members) {
      switch member {
      case .function(let function):
        declare(function, in: target, extending: type, isShared: isShared)
      case .variable(let variable):
        declare(variable, in: target, extending: type, isShared: isShared)
      case .type, .macro, .compiled: declareMembers(member, inside: inner, ofType: target)
      }
    }
  }

  private mutating func declare(
    _ function: FunctionDeclaration, in target: Int?, extending type: TypeDeclaration,
    isShared: Bool
  ) {
    var function = function
    if type.kind == .extensionOfType, type.modifiers.isPrivate {
      function.modifiers.append("fileprivate")
    }
    guard let target, function.receiver == nil else {
      if function.receiver == nil { function.receiver = type.extended }
      extensionFunctions[function.name, default: []].append(function)
      return
    }
    if isShared || function.isStatic {
      types[target].positions.staticFunctions[function.name, default: []]
        .append(types[target].staticFunctions.count)
      types[target].staticFunctions.append(function)
    } else {
      types[target].positions.functions[function.name, default: []]
        .append(types[target].functions.count)
      types[target].functions.append(function)
    }
  }

  private mutating func declare(
    _ variable: VariableDeclaration, in target: Int?, extending type: TypeDeclaration,
    isShared: Bool
  ) {
    var variable = variable
    if type.kind == .extensionOfType, type.modifiers.isPrivate {
      variable.modifiers.append("fileprivate")
    }
    guard let target, variable.receiver == nil else {
      if variable.receiver == nil { variable.receiver = type.extended }
      extensionProperties[variable.name, default: []].append(variable)
      return
    }
    guard let parts = wrapped(variable, ofType: target) else {
      return declare(variable, ofType: target, isStatic: isShared || variable.isStatic)
    }
    for part in parts { declare(part, ofType: target, isStatic: isShared || part.isStatic) }
  }

  private mutating func declare(
    _ variable: VariableDeclaration, ofType target: Int, isStatic: Bool
  ) {
    if isStatic {
      if let old = types[target].staticProperty(variable.name), !old.modifiers.isPrivate,
        !variable.modifiers.isPrivate
      {
        types[target].positions.repeatedStatics.insert(variable.name)
      }
      types[target].positions.staticProperties[variable.name] = types[target].staticProperties.count
      types[target].staticProperties.append(variable)
    } else {
      types[target].positions.properties[variable.name, default: []]
        .insert(types[target].properties.count, at: 0)
      types[target].properties.append(variable)
    }
  }
}

extension FunctionDeclaration {
  /// Whether the function belongs to its type and not to an instance.
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

extension VariableDeclaration {
  /// Whether the variable belongs to its type and not to an instance.
  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// Whether the variable stores a value.
  ///
  /// A computed variable has a getter and no initial value. In Kotlin, a property with a getter can
  /// have an initial value, which its getter reads as `field`.
  var isStored: Bool { getter == nil || initialValue != nil }
}

extension TypeDeclaration {
  /// The type that an extension extends.
  fileprivate var extended: TypeName { TypeName(name, extendedArguments) }
}

extension SourceRange {
  /// A range for code that no file contains.
  static let none = SourceRange(file: -1, start: 0, end: 0)

  /// Whether another range lies inside this range.
  func contains(_ other: SourceRange) -> Bool {
    file == other.file && start <= other.start && other.end <= end
  }
}
