internal import AccessibilityTree
internal import TextIO

/// The resource folders for a layout.
///
/// The folders that the user named come first. The folders of the layout's project follow.
struct ResourceFolders: Sendable {
  struct Folder: Sendable, Hashable {
    var path: PathName
    /// The kind of the resources: the name of the folder up to the first hyphen, such as `values`,
    /// `layout` or `menu`.
    var kind: String
    var qualifiers: ResourceQualifiers
  }

  /// The folders, in the order of their `res` folders, sorted by name within each `res` folder.
  private(set) var folders: [Folder] = []
  /// The `res` folder that contains the layout.
  let own: PathName?

  /// The projects whose files may be read.
  ///
  /// These projects are the project of the layout and the projects of the folders that the user
  /// named.
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

  /// Returns the files that may be read for a layout.
  ///
  /// The files are all those of the repository. Without a repository, they are those of the Gradle
  /// build, then of the module, then of the `res` folder.
  private static func project(of file: PathName, _ own: PathName?) -> ProjectFiles? {
    let module = own.flatMap { own -> PathName? in
      own.name == "res" && own.folder.folder.name == "src" ? own.folder.folder.folder : nil
    }
    return ProjectFiles(
      around: file.folder, fallback: module.flatMap(GradleModules.root) ?? module ?? own)
  }

  private mutating func add(_ path: PathName) {
    for name in listing(of: path)?.folders ?? [] {
      let kind = ResourceFolders.kind(of: name)
      guard ResourceFolders.kinds.contains(kind) else { continue }
      let qualifiers = ResourceQualifiers(String(name.dropFirst(kind.count)))
      folders.append(Folder(path: path.appending(name), kind: kind, qualifiers: qualifiers))
    }
  }

  /// Returns the listing of a folder in one of the projects.
  func listing(of path: PathName) -> FolderListing? {
    projects.lazy.compactMap { $0.listing(of: path) }.first
  }

  /// Returns the bytes of a file in one of the projects.
  func contents(of path: PathName) throws(InputError) -> [UInt8] {
    let project = projects.first { $0.refusal(of: path) == nil } ?? projects.first
    guard let project else { throw FileBytes.cannotRead(path.path) }
    return try project.contents(of: path)
  }

  /// The kinds of folders with resources that a screen needs.
  private static let kinds: Set<String> = ["values", "layout", "menu", "xml"]

  private static func holdsResources(_ listing: FolderListing) -> Bool {
    listing.folders.contains { kinds.contains(kind(of: $0)) }
  }

  /// Returns the `res` folder to which a file belongs: `res/layout/x.xml` → `res`.
  ///
  /// The folder can have another name if it contains folders such as `values` or `layout`.
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

  /// Returns the name of a folder up to the first hyphen: `values-de` → `values`.
  static func kind(of name: String) -> String { String(name.prefix { $0 != "-" }) }

  /// Returns the `res` folders of the other modules in the Gradle build.
  ///
  /// In each module, `src/main/res` comes first.
  private static func otherModules(
    beside own: PathName, in project: ProjectFiles
  ) -> [PathName] {
    let module = own.folder.folder.folder
    guard own.name == "res", own.folder.folder.name == "src" else { return [] }
    return GradleModules.folders(around: module, in: project).filter { $0 != module.normalized }
      .flatMap { sourceSets(beside: $0.appending("src/main/res")) }
  }

  /// Returns the `res` folders of the module's source sets.
  ///
  /// `src/main/res` comes first.
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
  /// The maximum number of files and folders that a search for `res` folders visits.
  static let maximumSearched = 200_000
  static let maximumDepth = 12

  /// The names of folders that tools and builds create.
  ///
  /// These folders contain copies of resources.
  private static let skipped: Set<String> = ["build", "node_modules", "Pods", "intermediates"]

  /// Returns the `res` folders to which a path leads.
  ///
  /// If the folder at the path contains resources, it is the only result. Otherwise, returns all
  /// `res` folders inside it.
  private static func search(
    _ path: PathName, near own: PathName?
  ) throws(InputError) -> [PathName] {
    guard let listing = FolderListing(ofFolder: path.path) else {
      throw InputError(
        file: path.path, problem: "there is no such resource folder",
        remedy: "pass a res folder, or a project that contains one, to --resources")
    }
    if kind(of: path.name) == "values" { return [path.folder] }
    if holdsResources(listing), path.name == "res" || !listing.folders.contains("src") {
      return [path]
    }
    let found = below(path, listing)
    guard !found.isEmpty else {
      throw InputError(
        file: path.path, problem: "there are no Android resources in the folder",
        remedy: "pass a res folder, or a project that contains one, to --resources")
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

  /// Sorts folders by closeness: the layout's own folder, folders of its module, folders of the
  /// module `app`, then all others.
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

/// The languages into which an Android project translates its texts.
package enum ResourceLanguages {
  /// Returns the BCP 47 tags of the `values-…` folders beside a layout's folder, sorted by name.
  package static func ofProject(around layout: String) -> [String] {
    let resources = PathName(layout).folder.folder
    guard let project = ProjectFiles(around: PathName(layout).folder, fallback: resources),
      let listing = project.listing(of: resources)
    else { return [] }
    var tags: [String] = []
    for name in listing.folders where name.hasPrefix("values-") {
      guard let locale = ResourceQualifiers(String(name.dropFirst("values-".count))).locale else {
        continue
      }
      let tag = [locale.language, locale.script, locale.region].compactMap(\.self)
        .joined(separator: "-")
      if !tags.contains(tag) { tags.append(tag) }
    }
    return tags
  }
}
