internal import SystemLibrary
internal import TextIO

/// The folder to which the paths in a baseline are relative.
///
/// The folder is the root of the repository with the baseline, or else the baseline's own folder.
struct BaselineHome {
  private let root: String
  private let isRepository: Bool
  /// The audited folders in the repository of the baseline, as paths relative to its root.
  private let folders: [String]
  /// The roots of the outer and nested repositories.
  ///
  /// Files of these repositories can have the same relative paths.
  private lazy var others = BaselineHome.others(around: root)

  /// Finds the folder to which the paths in a baseline are relative.
  ///
  /// - Parameters:
  ///   - baseline: The path of the baseline.
  ///   - folders: The folders that were audited.
  init(of baseline: String, _ folders: [String]) {
    // The baseline can be a symbolic link, so its real path is used.
    let folder = SystemCall.realPath(baseline).map { PathName($0).folder.path } ?? ""
    let repository = folder.isEmpty ? nil : RepositoryPath.root(ofFolder: folder)
    root = repository ?? folder
    isRepository = repository != nil
    self.folders = folders.filter { folder in
      let resolved = SystemCall.realPath(folder)
      return repository != nil && resolved.flatMap(RepositoryPath.root) == repository
    }.map(RepositoryPath.ofFolder)
  }

  /// Whether the audited files with the path of an entry are the entry's file, rather than files of
  /// another project.
  func owns(_ file: String, as audited: [String]) -> Bool {
    guard file != "-", !file.contains("://") else { return true }
    if let expected = SystemCall.realPath(file.hasPrefix("/") ? file : "\(root)/\(file)") {
      return audited.contains { SystemCall.realPath($0) == expected }
    }
    guard isRepository else { return true }
    // The file can be in a nested repository, because paths are relative to that repository's root.
    return audited.allSatisfy { SystemCall.realPath($0)?.hasPrefix("\(root)/") == true }
  }

  /// Whether a file was removed from an audited folder.
  ///
  /// Outside a repository no file counts as removed, because paths depend on the current folder.
  mutating func lost(_ file: String) -> Bool {
    guard folders.contains(where: { RepositoryPath.rest(of: file, in: $0) != nil }),
      BaselineHome.isMissing("\(root)/\(file)")
    else { return false }
    return others.allSatisfy { BaselineHome.isMissing("\($0)/\(file)") }
  }

  /// Whether there is certainly no file at a path.
  ///
  /// It is `false` for files in folders that cannot be read.
  private static func isMissing(_ path: String) -> Bool {
    var status = stat()
    guard lstat(path, &status) != 0 else { return false }
    return errno == ENOENT || errno == ENOTDIR
  }

  /// Returns the roots of the repository that contains the folder `root`, and of the repositories
  /// inside this folder.
  private static func others(around root: String) -> [String] {
    let outer = RepositoryPath.root(ofFolder: PathName(root).folder.path)
    var found = outer.map { $0 == root ? [] : [$0] } ?? []
    var level = [root]
    for _ in 0..<nestingLimit {
      var next: [String] = []
      for folder in level {
        for name in FolderListing(ofFolder: folder)?.folders ?? []
        where !name.hasPrefix(".") && name != "node_modules" {
          let path = "\(folder)/\(name)"
          if access("\(path)/.git", F_OK) == 0 { found.append(path) }
          next.append(path)
        }
      }
      level = next
    }
    return found
  }

  /// The maximum depth of folders in the search for nested repositories.
  private static let nestingLimit = 3
}
