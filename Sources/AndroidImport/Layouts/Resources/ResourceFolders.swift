internal import Simulator
internal import TextIO

/// The resource folders that belong to a layout: those given, then those around it.
struct ResourceFolders: Sendable {
  /// One folder such as `values-de` or `layout-land`.
  struct Folder: Sendable, Hashable {
    var path: PathName
    /// What stands before the first hyphen: `values`, `layout`, `menu`.
    var kind: String
    /// What stands behind it.
    var qualifiers: ResourceQualifiers
  }

  /// Folders in the order of the `res` folders that hold them, and by name in each.
  private(set) var folders: [Folder] = []
  /// The `res` folder that holds the layout.
  let own: PathName?

  /// Where the folders may be read: the layout's own project, and those of what is given.
  private let projects: [ProjectFiles]

  init(around file: PathName?, given: [String]) throws(InputError) {
    let own = file.flatMap(ResourceFolders.resourceFolder)
    let project = file.flatMap { ResourceFolders.project(of: $0, own) }
    var found: [PathName] = []
    for path in given { found += try ResourceFolders.search(PathName(path), near: own) }
    projects = [project].compactMap(\.self) + found.compactMap { ProjectFiles(around: $0) }
    self.own = own
    if let own, let project {
      found += [own] + ResourceFolders.sourceSets(beside: own)
      if given.isEmpty { found += ResourceFolders.otherModules(beside: own, in: project) }
    }
    var known = Set<PathName>()
    for path in found where known.insert(path).inserted { add(path) }
  }

  /// What a layout may make us read: its repository, or else its Gradle build, its module or its
  /// `res` folder.
  private static func project(of file: PathName, _ own: PathName?) -> ProjectFiles? {
    let module = own.flatMap { own -> PathName? in
      own.name == "res" && own.folder.folder.name == "src" ? own.folder.folder.folder : nil
    }
    return ProjectFiles(
      around: file.folder, without: module.flatMap(GradleModules.root) ?? module ?? own)
  }

  private mutating func add(_ path: PathName) {
    for name in listing(of: path)?.folders ?? [] {
      let kind = ResourceFolders.kind(of: name)
      guard ResourceFolders.kinds.contains(kind) else { continue }
      let qualifiers = ResourceQualifiers(String(name.dropFirst(kind.count)))
      folders.append(Folder(path: path.appending(name), kind: kind, qualifiers: qualifiers))
    }
  }

  /// What lies in one of the folders.
  func listing(of path: PathName) -> FolderListing? {
    projects.lazy.compactMap { $0.listing(of: path) }.first
  }

  /// The bytes of a file in one of the folders.
  func contents(of path: PathName) throws(InputError) -> [UInt8] {
    let project = projects.first { $0.refusal(of: path) == nil } ?? projects.first
    guard let project else { throw FileBytes.cannotRead(path.path) }
    return try project.contents(of: path)
  }

  /// Kinds of folders that say something about a screen.
  private static let kinds: Set<String> = ["values", "layout", "menu", "xml"]

  /// Whether a folder holds folders of resources.
  private static func holdsResources(_ listing: FolderListing) -> Bool {
    listing.folders.contains { kinds.contains(kind(of: $0)) }
  }

  /// The `res` folder of `res/layout/x.xml`, or the folder of a layout that lies beside `values`.
  private static func resourceFolder(of file: PathName) -> PathName? {
    let name = file.folder.name
    let mayBeInside = kinds.contains(kind(of: name)) || name == "." || name == ".."
    for folder in (mayBeInside ? [file.folder.folder] : []) + [file.folder] {
      if let listing = FolderListing(ofFolder: folder.path), holdsResources(listing) {
        return folder
      }
    }
    return nil
  }

  /// What stands before the first hyphen of a folder's name.
  static func kind(of name: String) -> String { String(name.prefix { $0 != "-" }) }

  /// The `res` folders of the other modules of the same Gradle build, those of `main` first.
  private static func otherModules(
    beside own: PathName, in project: ProjectFiles
  ) -> [PathName] {
    let module = own.folder.folder.folder
    guard own.name == "res", own.folder.folder.name == "src" else { return [] }
    return GradleModules.folders(around: module, in: project).filter { $0 != module.shortened }
      .flatMap {
        sourceSets(beside: $0.appending("src/main/res"))
      }
  }

  /// The `res` folders of the same module's other source sets: `src/main/res` before others.
  private static func sourceSets(beside own: PathName) -> [PathName] {
    let sources = own.folder.folder
    guard own.name == "res", sources.name == "src",
      let sets = FolderListing(ofFolder: sources.path)?.folders
    else { return [] }
    let shown = sets.filter { !$0.lowercased().contains("test") }
    return (shown.filter { $0 == "main" } + shown.filter { $0 != "main" }).prefix(50).map {
      sources.appending($0).appending("res")
    }
  }
}

extension ResourceFolders {
  /// The most files and folders that a search for `res` folders looks at.
  static let maximumSearched = 200_000
  /// The deepest that it looks.
  static let maximumDepth = 12

  /// Folders of tools and build products, which hold copies.
  private static let skipped: Set<String> = ["build", "node_modules", "Pods", "intermediates"]

  /// The folder itself if it holds resources, else all `res` folders in it.
  private static func search(
    _ path: PathName, near own: PathName?
  ) throws(InputError) -> [PathName] {
    guard let listing = FolderListing(ofFolder: path.path) else {
      throw InputError(
        file: path.path, problem: "there is no such folder of resources",
        remedy: "give a res folder, or a project that holds some")
    }
    if kind(of: path.name) == "values" { return [path.folder] }
    if holdsResources(listing), path.name == "res" || !listing.folders.contains("src") {
      return [path]
    }
    let found = below(path, listing)
    guard !found.isEmpty else {
      throw InputError(
        file: path.path, problem: "there are no Android resources in the folder",
        remedy: "give a res folder, or a project that holds some")
    }
    return sorted(found, near: own)
  }

  private static func below(_ path: PathName, _ listing: FolderListing) -> [PathName] {
    var found: [PathName] = []
    var waiting = [(path: path, listing: listing, depth: 0)][...]
    var searched = 0
    while let (path, listing, depth) = waiting.popFirst(), searched < maximumSearched {
      for name in listing.folders where !name.hasPrefix(".") && !skipped.contains(name) {
        let folder = path.appending(name)
        guard searched < maximumSearched, !listing.links.contains(name),
          let inside = FolderListing(ofFolder: folder.path)
        else { continue }
        searched += 1 + inside.files.count + inside.folders.count
        if name.hasPrefix("res"), holdsResources(inside) {
          found.append(folder)
        } else if depth < maximumDepth {
          waiting.append((folder, inside, depth + 1))
        }
      }
    }
    return found
  }

  /// The layout's own folder first, then its module, then the module `app`, then the others.
  private static func sorted(_ paths: [PathName], near own: PathName?) -> [PathName] {
    let module = own?.folder.folder.folder.path
    func rank(_ path: PathName) -> Int {
      if path == own { return 0 }
      if let module, path.path.hasPrefix("\(module)/") { return 1 }
      if path.folder.folder.folder.name == "app" { return path.folder.name == "main" ? 2 : 3 }
      return path.folder.name == "main" ? 4 : path.path.lowercased().contains("test") ? 6 : 5
    }
    return paths.enumerated().sorted { left, right in
      (rank(left.element), left.element.path) < (rank(right.element), right.element.path)
    }.map(\.element)
  }
}
