extension JSXEvaluator {
  /// The maximum number of files that are searched for the declaration of a re-exported name.
  private static let exportLimit = 200

  /// Returns the value of an imported name, or `nil` if the imported file does not export the name.
  mutating func imported(_ name: JSXDeclarations.FileName, at token: Int) -> JSXValue? {
    guard let found = exported(name) else { return nil }
    if found.name == "*" { return .module(found.file) }
    guard scopes[found.file].bindings[found.name] != nil else { return nil }
    let value = resolve(found.name, at: token, in: found.file)
    guard found.name == "default", case .unknown = value else { return value }
    // A default export such as `connect(…)(Form)` has an unknown value. The component that the
    // library function wraps is used instead.
    let own = declarations.functions.indices.first {
      declarations.functions[$0].isDefault && declarations.functions[$0].className == nil
        && declarations.file(of: $0) == found.file
    }
    return own.map { .function($0, scope: found.file) } ?? value
  }

  /// Returns the file that declares an exported name, and the name in that file.
  ///
  /// If a file re-exports the name from another file, the search continues in the other file.
  func exported(_ name: JSXDeclarations.FileName) -> JSXDeclarations.FileName? {
    var waiting = [name][...]
    var seen: Set<JSXDeclarations.FileName> = []
    while let next = waiting.popFirst(), seen.count < JSXEvaluator.exportLimit {
      guard seen.insert(next).inserted else { continue }
      let module = declarations.modules[next.file]
      var other: JSXModule.Import?
      switch module.exports[next.name] {
      case .from(let from)?: other = from
      case .local(let local)?:
        guard !module.locals.contains(local), let from = module.import(named: local) else {
          return .init(file: next.file, name: local)
        }
        other = from
      case nil:
        let isOwn = next.name == "default" ? module.defaultValue != nil : false
        if isOwn || next.name == "*" || module.locals.contains(next.name) { return next }
        guard next.name != "default" else { continue }
        for specifier in module.wildcardReExports {
          guard case .file(let file)? = module.links[specifier] else { continue }
          waiting.append(.init(file: file, name: next.name))
        }
      }
      guard let other, case .file(let file)? = module.links[other.specifier] else { continue }
      waiting.append(.init(file: file, name: other.name))
    }
    return nil
  }

  /// Returns the package's export that a file of the project re-exports as `name`, or `nil` if the
  /// name does not come from a package.
  func packageExport(_ name: JSXDeclarations.FileName) -> JSXModule.Import? {
    var waiting = [name][...]
    var seen: Set<JSXDeclarations.FileName> = []
    while let next = waiting.popFirst(), seen.count < JSXEvaluator.exportLimit {
      guard seen.insert(next).inserted else { continue }
      let module = declarations.modules[next.file]
      var targets: [JSXModule.Import] = []
      switch module.exports[next.name] {
      case .from(let from)?: targets = [from]
      case .local(let local)?: targets = module.import(named: local).map { [$0] } ?? []
      case nil:
        if next.name == "default", let own = module.defaultImport { targets = [own] }
        targets += module.wildcardReExports.map { JSXModule.Import(specifier: $0, name: next.name) }
      }
      for target in targets {
        switch module.links[target.specifier] ?? JSXModule.link(of: target.specifier) {
        case .file(let file): waiting.append(.init(file: file, name: target.name))
        case .package: return target
        case .missing: continue
        }
      }
    }
    return nil
  }

  /// Returns the value that a statement assigns to a component's member such as `Card.Header`, or
  /// `nil` if there is no such statement.
  mutating func assignedMember(
    _ member: String, ofPath path: String, in scope: Int
  ) -> JSXValue? {
    let parts = path.split(separator: ".", maxSplits: 1)
    guard let head = parts.first.map(String.init),
      let owner = declaration(of: head, in: scope)
    else { return nil }
    let name = owner.name == "default" ? declarations.defaultName(of: owner.file) : owner.name
    let rest = parts.count > 1 ? ".\(parts[1])" : ""
    guard let name,
      let tokens = declarations.members[.init(file: owner.file, name: "\(name)\(rest).\(member)")]
    else { return nil }
    return evaluate(tokens, in: owner.file, allowsRest: true)
  }

  /// Returns the file that declares the value of a name in a scope, and the name in that file.
  func declaration(of name: String, in scope: Int) -> JSXDeclarations.FileName? {
    var next: Int? = scope
    var file = 0
    while let index = next {
      if case .imported(let other)? = scopes[index].bindings[name] { return exported(other) }
      file = index
      next = scopes[index].parent
    }
    return JSXDeclarations.FileName(file: file, name: name)
  }
}
