internal import ComponentSource
internal import ImportSupport
internal import TextIO

/// A loader of the files with the declarations that a Kotlin file uses.
///
/// The loader looks names up in the same packages as Kotlin: in the package of the file and in
/// imported packages. By convention, the folders around a file have the names of the package's
/// parts. The common beginning of all packages can be missing in the folders.
///
/// Source: Kotlin documentation, Coding conventions, Directory structure.
struct KotlinProjectLoader {
  private(set) var files: NeededFiles<KotlinNames>
  private(set) var resources: Set<KotlinNames.ResourceReference> = []

  private let modules: KotlinModules?
  private let run: ImportRun
  private let poolKey: SourcePoolKey<KotlinNames>
  private let ownPath: PathName?
  private var folders: [PathName: [Int]] = [:]
  private var packages: [PackageKey: Package] = [:]
  private var waiting: [WaitingFile] = []
  /// The number of the screen's file in the pool, or `nil` if the pool does not contain the file.
  private var ownNumber: Int?

  /// A file with names that have not been looked up yet.
  private struct WaitingFile {
    /// The number of the file in the pool, or `nil` for the screen's file.
    var number: Int?
    var names: KotlinNames
    var imports: [String]
    var folder: PathName
  }

  /// Reads a file, and the files of the project on which the file depends.
  ///
  /// Without a path, only the file itself is read.
  init(_ bytes: [UInt8], at path: String?, in modules: KotlinModules?, _ run: ImportRun) {
    let file = KotlinReader.read(bytes, path: path, file: 0)
    poolKey = SourcePoolKey(modules?.project, at: path)
    let pool = run.value(of: poolKey) {
      SourcePool(scan: { KotlinNames($0) }, parse: { KotlinReader.read($0, path: $1, file: $2) })
    }
    files = NeededFiles(file, in: pool)
    self.modules = modules
    self.run = run
    ownPath = path.map { path in
      let path = PathName(path)
      return modules.map { $0.home.appending(path.name) } ?? path
    }
    let names = KotlinNames(bytes)
    resources = names.resources
    guard let ownPath, modules != nil else { return }
    waiting.append(
      WaitingFile(number: nil, names: names, imports: file.imports, folder: ownPath.folder))
    var next = 0
    while next < waiting.count {
      let file = waiting[next]
      next += 1
      addOwnPackage(of: file)
      for imported in file.imports { add(imported, file.names) }
    }
  }

  var project: SourceProject { files.project(order: files.numbers) }

  /// Adds the files in the same package that declare names used by the file.
  ///
  /// The result for each file is stored, so that other screens of the same project can use it.
  private mutating func addOwnPackage(of file: WaitingFile) {
    let names = file.names
    let package = package(named: names.package, beside: file.folder)
    let used = names.used.lazy.filter { !names.declared.contains($0) }
    guard let number = file.number, let modules else { return add(used, from: package) }
    let key = NeedsKey(pool: poolKey, home: modules.home, number: number)
    add(run.value(of: key) { package.numbers(declaring: used) })
  }

  private struct NeedsKey: Hashable {
    var pool: SourcePoolKey<KotlinNames>
    /// The folder in whose modules packages are searched.
    var home: PathName
    var number: Int
  }

  /// Adds the files that declare the names of an import.
  private mutating func add(_ imported: String, _ names: KotlinNames) {
    let path = imported.split(separator: " ").first ?? ""
    var parts = path.split(separator: ".").map(String.init)
    guard let last = parts.popLast(), !KotlinProjectLoader.libraries.contains(parts.first ?? "")
    else { return }
    var wanted: Set<String> = last == "*" ? names.used : [last]
    // `import org.app.Route.Home` names a type inside another type, so outer names are tried, too.
    for _ in 0..<3 {
      let package = package(named: parts.joined(separator: "."))
      guard package.numbers.isEmpty else { return add(wanted, from: package) }
      guard let outer = parts.popLast() else { return }
      wanted = [outer]
    }
  }

  /// The first parts of package names that belong to libraries rather than to an app.
  private static let libraries: Set<String> = [
    "android", "androidx", "java", "javax", "kotlin", "kotlinx",
  ]

  /// Adds the files of a package that declare some of the wanted names.
  private mutating func add(_ wanted: some Sequence<String>, from package: Package) {
    add(package.numbers(declaring: wanted))
  }

  private mutating func add(_ numbers: [Int]) {
    for number in numbers where number != ownNumber && files.add(number) {
      let file = files.pool[number]
      resources.formUnion(file.names.resources)
      waiting.append(
        WaitingFile(
          number: number, names: file.names, imports: files.pool.file(number).imports,
          folder: file.path.folder))
    }
  }

  // MARK: Packages

  /// The files of a package.
  private struct Package: Sendable {
    var numbers: [Int] = []
    /// The indices in ``numbers`` of the files that declare a name, by that name.
    var declaring: [String: [Int]] = [:]

    /// Creates a package from those files in the package's folders that belong to the package.
    init(named name: String, _ found: [Int], in pool: SourcePool<KotlinNames>) {
      var known: Set<Int> = []
      for number in found {
        let names = pool[number].names
        guard names.package == name, known.insert(number).inserted else { continue }
        for name in names.declared { declaring[name, default: []].append(numbers.count) }
        numbers.append(number)
      }
    }

    /// Returns the files that declare some of the wanted names, in the order of the package.
    func numbers(declaring wanted: some Sequence<String>) -> [Int] {
      var found: Set<Int> = []
      for name in wanted { found.formUnion(declaring[name] ?? []) }
      return found.sorted().map { numbers[$0] }
    }
  }

  private struct PackageKey: Hashable {
    var name: String
    var folder: PathName?
  }

  /// Returns the files of a package.
  ///
  /// Files in `folder` come first, followed by the files in the folders of the package.
  private mutating func package(named name: String, beside folder: PathName? = nil) -> Package {
    let key = PackageKey(name: name, folder: folder)
    if let known = packages[key] { return known }
    let numbers = (folder.map { search($0) } ?? []) + search(package: name)
    let package: Package
    if files.isCut || modules == nil {
      package = Package(named: name, numbers, in: files.pool)
    } else {
      // The screens of a project share its packages.
      let shared = SharedPackageKey(pool: poolKey, home: modules?.home, package: key)
      package = run.value(of: shared) { [pool = files.pool] in
        Package(named: name, numbers, in: pool)
      }
    }
    packages[key] = package
    return package
  }

  private struct SharedPackageKey: Hashable {
    var pool: SourcePoolKey<KotlinNames>
    var home: PathName?
    var package: PackageKey
  }

  /// Returns the files in the folders of a package.
  private mutating func search(package: String) -> [Int] {
    var found: [Int] = []
    let parts = package.split(separator: ".").map(String.init)
    for root in modules?.roots ?? [] {
      for skipped in 0..<max(1, min(parts.count, 4)) {
        guard let folder = folder(parts.dropFirst(skipped), in: root) else { continue }
        found += search(folder)
        break
      }
    }
    return found
  }

  /// Returns the folder of a package inside a root folder, or `nil` if the folder does not exist.
  private func folder(_ parts: ArraySlice<String>, in root: PathName) -> PathName? {
    var folder = root
    for part in parts {
      guard listing(of: folder)?.folders.contains(part) == true else { return nil }
      folder = folder.appending(part)
    }
    return folder
  }

  private func listing(of folder: PathName) -> FolderListing? {
    guard let project = modules?.project else { return nil }
    return run.value(of: ListingKey(project: project.path, folder: folder)) {
      project.listing(of: folder)
    }
  }

  private struct ListingKey: Hashable {
    var project: String
    var folder: PathName
  }

  private struct PathsKey: Hashable {
    var project: String
    var folder: PathName
  }

  /// Returns the Kotlin files in a folder.
  private mutating func search(_ folder: PathName) -> [Int] {
    if let known = folders[folder] { return known }
    guard let modules else { return [] }
    var found: [Int] = []
    let ownPath = self.ownPath?.normalized
    let key = PathsKey(project: modules.project.path, folder: folder)
    let paths = run.value(of: key) {
      (listing(of: folder)?.files ?? []).filter { $0.hasSuffix(".kt") }
        .map { folder.appending($0).normalized }
    }
    for path in paths {
      guard let number = files.number(of: path, in: modules.project) else { continue }
      if path == ownPath { ownNumber = number }
      found.append(number)
    }
    folders[folder] = found
    return found
  }
}
