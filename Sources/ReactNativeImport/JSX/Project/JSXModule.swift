/// The imports and exports of a file, from its top-level statements.
///
/// Source: ECMA-262, 16.2 Modules; TypeScript's `import type`, which names nothing at run time;
/// CommonJS.
struct JSXModule: Sendable {
  /// A name in another file or package: an exported name, `default`, or `*` for all exported names.
  struct Import: Sendable, Hashable {
    var specifier: String
    var name: String
  }

  enum Export: Sendable {
    case local(String)
    case from(Import)
  }

  enum Link: Sendable {
    /// A file that was read, by its index.
    case file(Int)
    /// A file of the project that was not found or not read.
    case missing
    case package
  }

  let tokens: Range<Int>
  /// The imports in the order of the file, each with the name that this file uses.
  private(set) var imports: [(name: String, from: Import)] = []
  private var importOfName: [String: Int] = [:]
  private(set) var exports: [String: Export] = [:]
  /// The specifiers in statements such as `export * from './fields'`.
  private(set) var wildcardReExports: [String] = []
  private(set) var locals: Set<String> = []
  /// The index of the first token of the file's default export, or `nil` if the file has no default
  /// export with a value.
  private(set) var defaultValue: Int?
  /// The import whose name the file exports as default: `View` in `export default View`.
  ///
  /// The result is `nil` if the default export is not an import.
  var defaultImport: Import? { defaultName.flatMap { self.import(named: $0) } }
  private var defaultName: String?
  var links: [String: Link] = [:]

  /// Whether the file has an import or a re-export.
  var refersToFiles: Bool {
    !imports.isEmpty || !wildcardReExports.isEmpty
      || exports.values.contains { if case .from = $0 { true } else { false } }
  }

  /// The names that the file exports, with `default` first.
  ///
  /// If the file re-exports all names of another file, the last entry is `*`.
  var exportedNames: [String] {
    let names = exports.keys.filter { $0 != "default" }.sorted()
    let hasDefault = exports["default"] != nil || defaultValue != nil
    return (hasDefault ? ["default"] : []) + names + (wildcardReExports.isEmpty ? [] : ["*"])
  }

  /// The specifiers of re-exports from files that were not read, in alphabetical order.
  var unresolvedReExports: [String] {
    let named = exports.values.compactMap { export -> String? in
      if case .from(let other) = export { other.specifier } else { nil }
    }
    return Set(named + wildcardReExports).sorted().filter { specifier in
      if case .file? = links[specifier] { false } else { true }
    }
  }

  func `import`(named name: String) -> Import? { importOfName[name].map { imports[$0].from } }

  /// Returns the import of a name, and the file or package to which it refers.
  func link(ofName name: String) -> (link: Link, from: Import)? {
    guard let own = self.import(named: name) else { return nil }
    return (links[own.specifier] ?? JSXModule.link(of: own.specifier), own)
  }

  /// Returns the target of a specifier for which no file was found.
  ///
  /// A path is a missing file of the project; any other specifier is a package.
  static func link(of specifier: String) -> Link {
    let isPath = [".", "/", "@/", "~/", "~~/", "#"].contains(where: specifier.hasPrefix)
    return isPath ? .missing : .package
  }

  init(_ source: JSXSource, tokens: Range<Int>) {
    self.tokens = tokens
    var token = tokens.lowerBound
    while token < tokens.upperBound {
      if source.kind(token) == .word { read(at: token, source) }
      token = source.nextSibling(of: token)
    }
  }

  private mutating func read(at token: Int, _ source: JSXSource) {
    switch source.text(token) {
    case "import": readImport(at: token + 1, source)
    case "export": readExport(at: token + 1, source)
    case "const", "let", "var": readConstant(at: token + 1, source)
    case "function", "class", "enum":
      let name = token + (source.isToken(token + 1, "*") ? 2 : 1)
      if source.kind(name) == .word { locals.insert(source.text(name)) }
    case "module":
      guard source.isToken(token + 2, "exports"), source.isToken(token + 3, "=") else { return }
      defaultValue = token + 4
    default: break
    }
  }

  private mutating func add(_ name: String, _ from: Import) {
    importOfName[name] = imports.count
    imports.append((name, from))
  }
}

extension JSXModule {
  /// Reads an import: `import A, { B as C } from 'm'`, `import * as N from 'm'`.
  private mutating func readImport(at start: Int, _ source: JSXSource) {
    var token = start
    var found: [(name: String, other: String)] = []
    if source.isToken(token, "type"), !source.isToken(token + 1, anyOf: ["from", ","]) { return }
    if source.kind(token) == .word {
      found.append((source.text(token), "default"))
      token += source.isToken(token + 1, ",") ? 2 : 1
    }
    if source.isToken(token, "*"), source.isToken(token + 1, "as") {
      found.append((source.text(token + 2), "*"))
      token += 3
    } else if source.isToken(token, "{") {
      for (other, name) in JSXModule.names(in: token, source) { found.append((name, other)) }
      token = source.nextSibling(of: token)
    }
    guard source.isToken(token, "from"), let specifier = JSXModule.string(token + 1, source) else {
      return
    }
    for (name, other) in found { add(name, Import(specifier: specifier, name: other)) }
  }

  /// Reads an export: `export default …`, `export { A as B } from 'm'`, `export * from 'm'`.
  private mutating func readExport(at start: Int, _ source: JSXSource) {
    if source.isToken(start, "default") {
      let isClass = source.isToken(start + 1, "class") && source.kind(start + 2) == .word
      if isClass {
        exports["default"] = .local(source.text(start + 2))
      } else {
        defaultValue = start + 1
        let isName =
          source.kind(start + 1) == .word
          && (source.isToken(start + 2, ";") || source.beginsLine(start + 2)
            || start + 2 >= tokens.upperBound)
        if isName { defaultName = source.text(start + 1) }
      }
    } else if source.isToken(start, "*") {
      let isNamed = source.isToken(start + 1, "as")
      let from = start + (isNamed ? 3 : 1)
      guard source.isToken(from, "from"), let specifier = JSXModule.string(from + 1, source) else {
        return
      }
      guard isNamed else { return wildcardReExports.append(specifier) }
      exports[source.text(start + 2)] = .from(Import(specifier: specifier, name: "*"))
    } else if source.isToken(start, "{") {
      let after = source.nextSibling(of: start)
      let specifier = source.isToken(after, "from") ? JSXModule.string(after + 1, source) : nil
      for (other, name) in JSXModule.names(in: start, source) {
        exports[name] = specifier.map { .from(Import(specifier: $0, name: other)) } ?? .local(other)
      }
    }
  }

  /// Returns the names in the braces of an import or export: the name before `as`, and the name
  /// after `as`.
  ///
  /// If there is no `as`, both names are the same.
  private static func names(in open: Int, _ source: JSXSource) -> [(there: String, here: String)] {
    source.entries(of: open).compactMap { entry in
      var first = entry.lowerBound
      if source.isToken(first, "type"), entry.count > 1, !source.isToken(first + 1, "as") {
        first += 1
      }
      guard source.kind(first) == .word else { return nil }
      let isRenamed = source.isToken(first + 1, "as") && first + 2 < entry.upperBound
      return (source.text(first), source.text(isRenamed ? first + 2 : first))
    }
  }

  /// Reads the names that a declaration binds, and an import that is the value of the declaration.
  ///
  /// Examples of imports: `const A = require('m')`, `const B = lazy(() => import('m'))`.
  private mutating func readConstant(at start: Int, _ source: JSXSource) {
    let (bindings, after) = source.pattern(at: start)
    locals.formUnion(bindings.map(\.name))
    readFurtherConstants(after: after, source)
    guard source.isToken(after, "=") else { return }
    for token in after + 1..<after + 12 where source.isToken(token, anyOf: ["require", "import"]) {
      guard source.isToken(token + 1, "("), let specifier = JSXModule.string(token + 2, source)
      else { continue }
      let end = source.nextSibling(of: token + 1)
      let member = source.isToken(end, ".") && token == after + 1 ? source.text(end + 1) : "default"
      for binding in bindings {
        var name = member
        if case .key(let key)? = binding.path.first { name = key }
        locals.remove(binding.name)
        add(binding.name, Import(specifier: specifier, name: name))
      }
      return
    }
  }

  /// Reads the names after the first name of a declaration: `b` and `c` in `const a = 1, b = 2, c =
  /// 3`.
  private mutating func readFurtherConstants(after first: Int, _ source: JSXSource) {
    var token = first
    while token < tokens.upperBound, !source.isToken(token, ";") {
      if source.kind(token) == .word,
        source.isToken(
          token, anyOf: ["export", "import", "const", "let", "var", "function", "class"])
      {
        return
      }
      if source.isComma(token), source.kind(token + 1) == .word, source.isToken(token + 2, "=") {
        locals.insert(source.text(token + 1))
      }
      token = source.nextSibling(of: token)
    }
  }

  private static func string(_ token: Int, _ source: JSXSource) -> String? {
    guard source.kind(token) == .string else { return nil }
    let text = String(source.text(token).dropFirst().dropLast())
    return text.utf8.count < 1_000 ? text : nil
  }
}
