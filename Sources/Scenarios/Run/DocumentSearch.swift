package import TextIO

/// The documents that paths lead to: files as they are named, folders searched.
///
/// A folder is searched depth first in the order of names. What is hidden, what tools install or
/// build, and links to other folders are passed over.
package struct DocumentSearch {
  /// A document and how it was found.
  struct Found: Sendable, Hashable {
    /// The path, beginning with what was named.
    let path: String
    /// The folder that was searched; absent for a document that was named itself.
    let folder: String?
  }

  /// The most files and folders that are looked at.
  static let maximumEntries = 500_000

  /// The documents in the order in which they are found, each once.
  private(set) var documents: [Found] = []
  private var known: Set<String> = []
  private var entries = 0
  /// Whether a file is looked for, by its name.
  private var isWanted: (String) -> Bool = DocumentSearch.isDocument

  /// Searches; a folder without any document is an error, while a file that is not there counts as
  /// found, so that the others can be checked.
  init(_ paths: [String]) throws(InputError) {
    for path in paths {
      guard FilePlace(path)?.kind == .folder else {
        add(Found(path: path, folder: nil))
        continue
      }
      guard try search(PathName(path)) > 0 else {
        throw InputError(
          file: path, problem: "there is no document in this folder",
          remedy: "name a folder with files called *.md, *.markdown or *.mdx")
      }
    }
  }

  /// The files of a folder that are wanted by their names, in the order in which they are found.
  package static func files(
    in folder: String, where isWanted: @escaping (String) -> Bool
  ) throws(InputError) -> [String] {
    var search = try DocumentSearch([])
    search.isWanted = isWanted
    _ = try search.search(PathName(folder))
    return search.documents.map(\.path)
  }

  /// How many documents a folder holds.
  private mutating func search(_ folder: PathName) throws(InputError) -> Int {
    var count = 0
    var waiting = [(path: folder, isFolder: true)]
    while let (path, isFolder) = waiting.popLast() {
      guard isFolder else {
        add(Found(path: path.path, folder: folder.path))
        count += 1
        continue
      }
      guard let listing = FolderListing(ofFolder: path.path) else {
        // Reading it as a document tells why it cannot be read, in its place among the reports.
        add(Found(path: path.path, folder: folder.path))
        continue
      }
      entries += listing.files.count + listing.folders.count
      guard entries <= DocumentSearch.maximumEntries else { throw tooMany(folder) }
      for entry in wantedEntries(of: listing).reversed() {
        waiting.append((path.appending(entry.name), entry.isFolder))
      }
    }
    return count
  }

  private mutating func add(_ found: Found) {
    guard known.insert(FilePlace(found.path)?.path ?? found.path).inserted else { return }
    documents.append(found)
  }

  private func tooMany(_ folder: PathName) -> InputError {
    InputError(
      file: folder.path,
      problem: "this folder holds more than \(DocumentSearch.maximumEntries) files",
      remedy: "name the folders that hold documents")
  }

  /// Folders of tools and build products.
  private static let skipped: Set<String> = ["node_modules", "build", "Pods"]

  private func wantedEntries(of listing: FolderListing) -> [(name: String, isFolder: Bool)] {
    let folders = listing.folders.filter {
      !DocumentSearch.skipped.contains($0) && !listing.links.contains($0)
    }
    let all = folders.map { ($0, true) } + listing.files.filter(isWanted).map { ($0, false) }
    return all.filter { !$0.0.hasPrefix(".") }.sorted { $0.0 < $1.0 }
  }

  private static func isDocument(_ name: String) -> Bool {
    let name = name.lowercased()
    return [".md", ".markdown", ".mdx"].contains { name.hasSuffix($0) && name != $0 }
  }
}
