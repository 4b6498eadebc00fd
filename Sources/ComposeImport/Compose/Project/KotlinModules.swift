internal import AndroidImport
internal import TextIO

/// The folders with sources and resources in the Gradle build around a file.
struct KotlinModules: Sendable {
  let project: ProjectFiles
  /// The folder of the file, in the same spelling as ``roots``.
  let home: PathName
  /// The folders that contain packages, beginning with the folders of the file's own module.
  private(set) var roots: [PathName] = []
  /// The folders that contain resources, such as `res`.
  ///
  /// The folders of the file's own module come first.
  private(set) var resources: [PathName] = []

  /// The maximum number of parent folders in which the module of a file is searched.
  private static let searchLimit = 24
  private static let buildFiles: Set<String> = ["build.gradle.kts", "build.gradle"]

  /// Finds the modules of the build around the folder of a file.
  ///
  /// Without a build, there are no modules. The result is `nil` if the folder does not exist.
  init?(around folder: PathName) {
    var folder = folder
    var module = KotlinModules.module(around: folder)
    // A path relative to the working folder does not contain the names of the folders above it.
    if module == nil, let resolved = folder.resolved {
      module = KotlinModules.module(around: resolved)
      if module != nil { folder = resolved }
    }
    home = folder
    guard
      let project = ProjectFiles(
        around: folder, fallback: module.flatMap(GradleModules.root) ?? module)
    else { return nil }
    self.project = project
    guard let module else { return }
    let others = GradleModules.folders(around: module, in: project)
    for folder in [module] + others.filter({ $0 != module.normalized }) { add(folder) }
  }

  /// Returns the nearest folder with a build file and sources.
  ///
  /// Without such a folder, the result is the folder that contains the source sets around the file.
  private static func module(around folder: PathName) -> PathName? {
    var current = folder
    var sources: PathName?
    for _ in 0..<searchLimit {
      if let listing = FolderListing(ofFolder: current.path),
        listing.folders.contains("src"), listing.files.contains(where: buildFiles.contains)
      {
        return current
      }
      let parent = current.folder.normalized
      guard parent != current, current.path != "/" else { break }
      if sources == nil, parent.name == "src" { sources = parent.folder.normalized }
      current = parent
    }
    return sources
  }

  /// Adds the source sets of a module.
  ///
  /// `main` and `commonMain` come first.
  private mutating func add(_ module: PathName) {
    let sources = module.appending("src")
    let sets = (project.listing(of: sources)?.folders ?? []).filter {
      !$0.lowercased().contains("test")
    }
    let first = ["main", "commonMain", "androidMain"]
    for set in first.filter(sets.contains) + sets.filter({ !first.contains($0) }) {
      let folder = sources.appending(set)
      let names = project.listing(of: folder)?.folders ?? []
      roots += ["kotlin", "java"].filter(names.contains).map(folder.appending)
      resources += ["res", "composeResources"].filter(names.contains).map(folder.appending)
        .filter { CodeResources.holdsTexts($0, in: project) }
    }
  }
}
