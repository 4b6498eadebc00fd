internal import TextIO

/// A list of folders at all depths, without hidden folders and folders of dependencies and builds.
enum FolderTree {
  /// The maximum number of folders.
  private static let limit = 20_000
  private static let skipped: Set<String> = ["node_modules", "build", "Pods"]

  static func folders(below roots: [String]) -> [String] {
    var found: [String] = []
    var waiting = Array(roots.reversed())
    while let folder = waiting.popLast(), found.count < limit {
      found.append(folder)
      guard let listing = FolderListing(ofFolder: folder) else { continue }
      for name in listing.folders.reversed()
      where !name.hasPrefix(".") && !skipped.contains(name) && !listing.links.contains(name) {
        waiting.append(PathName(folder).appending(name).path)
      }
    }
    return found
  }
}
