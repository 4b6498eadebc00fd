internal import TextIO

/// A reader of the files that a component imports.
///
/// Each file is read once. First, files imported by the component are read, then files imported by
/// those files, and so on.
///
/// Imports of components are followed to any depth. Imports of texts, hooks and other values are
/// followed only for a few steps. The total number and size of files are limited.
struct JSXProjectReader {
  /// The maximum number of files to read.
  static let fileLimit = 200
  static let byteLimit = 4 << 20
  private static let fileSizeLimit = 1 << 20
  /// The maximum size of a JSON file.
  ///
  /// A larger file rarely contains texts; it may be an animation.
  private static let jsonSizeLimit = 1 << 17
  /// The maximum number of imports that are followed in a row to find a value other than a
  /// component.
  static let stepLimit = 2

  /// The component's file, followed by the files that it needs.
  private(set) var source: JSXSource
  private(set) var modules: [JSXModule]
  /// Whether files were skipped because a limit was reached.
  private(set) var isCut = false

  var files: JSXProjectFiles
  private let aliases: JSXPathAliases
  private let workspaces: JSXWorkspaces
  private(set) var folders: [PathName]
  private var indices: [PathName: Int] = [:]
  private var bytes = 0
  /// The names to search for, each with the file in which the search begins.
  ///
  /// The name `*` means all names of the file.
  private var waiting: [(file: Int, name: String, steps: Int)] = []
  private var requested: Set<JSXModule.Import> = []
  /// The number of steps for which the imports of each file were followed, or −1 if the imports
  /// were not followed.
  private var followed: [Int]

  /// Reads the files that a file imports, directly or indirectly.
  ///
  /// Without a path, no other file is read.
  static func read(
    _ source: JSXSource, at path: PathName?
  ) -> (JSXSource, [JSXModule], JSXFileRoutes, isCut: Bool) {
    let module = JSXModule(source, tokens: source.tokens.indices)
    guard let path, module.refersToFiles, var files = JSXProjectFiles(around: path) else {
      return (source, [module], JSXFileRoutes(), false)
    }
    let aliases = JSXPathAliases(inFolders: files.folders, &files)
    var reader = JSXProjectReader(source, module, files, aliases, path)
    reader.follow(0, steps: stepLimit)
    for name in module.exportedNames { reader.resolve(name, in: 0, steps: stepLimit) }
    let routes = reader.readRoutes()
    var next = 0
    while next < reader.waiting.count {
      let (file, name, steps) = reader.waiting[next]
      reader.resolve(name, in: file, steps: steps)
      next += 1
    }
    return (reader.source, reader.modules, routes, reader.isCut)
  }

  private init(
    _ source: JSXSource, _ module: JSXModule, _ files: JSXProjectFiles, _ aliases: JSXPathAliases,
    _ path: PathName
  ) {
    self.source = source
    self.files = files
    self.aliases = aliases
    workspaces = JSXWorkspaces(inRoot: files.root, &self.files)
    modules = [module]
    folders = [path.folder]
    indices[path.normalized] = 0
    followed = [-1]
  }

  /// Requests the imported names of a file.
  ///
  /// If no steps are left, only the names of components that elements of the file use are
  /// requested.
  mutating func follow(_ file: Int, steps: Int) {
    guard steps > followed[file] else { return }
    followed[file] = steps
    let used = componentNames(in: modules[file].tokens)
    for (name, from) in modules[file].imports {
      let isUsed = used.contains(name)
      guard isUsed || steps > 0, case .file(let other) = link(from.specifier, in: file) else {
        continue
      }
      request(other, for: from.name, steps: isUsed ? JSXProjectReader.stepLimit : steps - 1)
    }
  }

  private mutating func request(_ file: Int, for name: String, steps: Int) {
    let key = JSXModule.Import(specifier: "\(file) \(steps)", name: name)
    guard waiting.count < 20_000, requested.insert(key).inserted else { return }
    waiting.append((file, name, steps))
  }

  /// Returns the names of the components in the elements among the tokens.
  ///
  /// A name ends at its first dot: `<Form.Field>` uses `Form`.
  private func componentNames(in tokens: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    for token in tokens where source.kind(token) == .element {
      names.insert(String(source.elementName(token).prefix { $0 != "." }))
    }
    return names
  }

  /// Finds the file that declares a name, and follows that file's imports.
  ///
  /// If the file only re-exports the name, the search continues in the file from which the name
  /// comes.
  mutating func resolve(_ name: String, in file: Int, steps: Int) {
    let module = modules[file]
    switch module.exports[name] {
    case .from(let other)?:
      guard case .file(let next) = link(other.specifier, in: file) else { return }
      return request(next, for: other.name, steps: steps)
    case .local(let local)?:
      guard !module.locals.contains(local), let from = module.import(named: local) else { break }
      guard case .file(let next) = link(from.specifier, in: file) else { return }
      return request(next, for: from.name, steps: steps)
    case nil:
      guard name != "default", name == "*" || !module.locals.contains(name) else { break }
      for specifier in module.wildcardReExports {
        guard case .file(let next) = link(specifier, in: file) else { continue }
        request(next, for: name, steps: steps)
      }
    }
    follow(file, steps: steps)
  }

  /// Returns the file or package to which a specifier in a file refers.
  ///
  /// If the specifier refers to a file that was not read yet, the file is read.
  private mutating func link(_ specifier: String, in file: Int) -> JSXModule.Link {
    if let known = modules[file].links[specifier] { return known }
    var link = JSXModule.link(of: specifier)
    if let path = path(of: specifier, in: folders[file]) {
      link = read(path).map { .file($0) } ?? .missing
    } else if aliases.targets(of: specifier) != nil || workspaces.targets(of: specifier) != nil {
      link = .missing
    }
    modules[file].links[specifier] = link
    return link
  }

  private mutating func path(of specifier: String, in folder: PathName) -> PathName? {
    if specifier.hasPrefix(".") { return files.code(at: folder.appending(specifier)) }
    for target in aliases.targets(of: specifier) ?? [] {
      if let path = files.code(at: target) { return path }
    }
    for target in workspaces.targets(of: specifier) ?? [] {
      if let path = files.code(at: target) { return path }
    }
    guard !specifier.hasPrefix("/"), let base = aliases.base else { return nil }
    return files.code(at: base.appending(specifier))
  }

  /// Returns the index of the file at a path, or `nil` if it was not read.
  func index(of path: PathName) -> Int? { indices[path.normalized] }

  mutating func read(_ path: PathName) -> Int? {
    if let known = indices[path] { return known }
    guard modules.count <= JSXProjectReader.fileLimit, bytes < JSXProjectReader.byteLimit else {
      isCut = true
      return nil
    }
    let isJSON = path.name.hasSuffix(".json")
    let limit = isJSON ? JSXProjectReader.jsonSizeLimit : JSXProjectReader.fileSizeLimit
    guard let raw = files.contents(of: path, limit: limit),
      let text = try? TextBytes.decode(raw, file: path.path)
    else { return nil }
    // JSON is an expression of JavaScript, and an import gives its value.
    let code = Array(((isJSON ? "export default " : "") + text).utf8)
    bytes += code.count
    source.append(code, named: path.path)
    let index = modules.count
    modules.append(JSXModule(source, tokens: source.files[index].tokens))
    folders.append(path.folder)
    followed.append(-1)
    indices[path] = index
    return index
  }
}
