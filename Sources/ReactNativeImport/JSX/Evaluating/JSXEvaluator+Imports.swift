/// Names that other files of the project declare.
extension JSXEvaluator {
  /// How many files may give on a name to each other.
  private static let exportLimit = 200

  /// What another file calls so; nothing where it calls nothing so.
  mutating func imported(_ name: JSXDeclarations.FileName, at token: Int) -> JSXValue? {
    guard let found = exported(name) else { return nil }
    if found.name == "*" { return .module(found.file) }
    guard scopes[found.file].bindings[found.name] != nil else { return nil }
    let value = resolve(found.name, at: token, in: found.file)
    guard found.name == "default", case .unknown = value else { return value }
    // What a library makes of a component shows the component.
    let own = declarations.functions.indices.first {
      declarations.functions[$0].isDefault && declarations.functions[$0].className == nil
        && declarations.file(of: $0) == found.file
    }
    return own.map { .function($0, scope: found.file) } ?? value
  }

  /// The file that declares a name, and the name there, through files that only give it on.
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

  /// The file that declares what a name stands for in a scope, and the name there.
  func declaration(of name: String, in scope: Int) -> JSXDeclarations.FileName? {
    var place: Int? = scope
    var file = 0
    while let index = place {
      if case .imported(let other)? = scopes[index].bindings[name] { return exported(other) }
      file = index
      place = scopes[index].parent
    }
    return JSXDeclarations.FileName(file: file, name: name)
  }
}
