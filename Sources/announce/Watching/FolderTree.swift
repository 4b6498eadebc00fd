internal import TextIO

/// The folders at and below some, without what is hidden, installed or built.
enum FolderTree {
  /// The most folders that are watched.
  private static let limit = 20_000
  private static let skipped: Set<String> = ["node_modules", "build", "Pods"]

  /// The folders, those given first.
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
