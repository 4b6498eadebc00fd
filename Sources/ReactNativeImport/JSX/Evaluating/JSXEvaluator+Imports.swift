extension JSXEvaluator {
  /// The most files through which a name is re-exported.
  private static let exportLimit = 200

  /// Returns the value of an imported name, or `nil` if the other file does not export it.
  mutating func imported(_ name: JSXDeclarations.FileName, at token: Int) -> JSXValue? {
    guard let found = exported(name) else { return nil }
    if found.name == "*" { return .module(found.file) }
    guard scopes[found.file].bindings[found.name] != nil else { return nil }
    let value = resolve(found.name, at: token, in: found.file)
    guard found.name == "default", case .unknown = value else { return value }
    // A component that a library function wraps shows the component itself.
    let own = declarations.functions.indices.first {
      declarations.functions[$0].isDefault && declarations.functions[$0].className == nil
        && declarations.file(of: $0) == found.file
    }
    return own.map { .function($0, scope: found.file) } ?? value
  }

  /// Returns the file that declares a name, and the name there, through files that only re-export
  /// it.
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
        for star in module.stars {
          guard case .file(let file)? = module.links[star] else { continue }
          waiting.append(.init(file: file, name: next.name))
        }
      }
      guard let other, case .file(let file)? = module.links[other.specifier] else { continue }
      waiting.append(.init(file: file, name: other.name))
    }
    return nil
  }

  /// Returns the file that declares the value of a name in a scope, and the name there.
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
