package import TextIO

/// A search for the documents at the paths that the user named.
///
/// The paths are files, or folders to search.
///
/// A folder is searched depth first, in the order of names. Hidden files, folders of tools and
/// build products, and links to other folders are skipped.
package struct DocumentSearch {
  /// A document that the search found.
  struct FoundDocument: Sendable, Hashable {
    /// The path of the document.
    ///
    /// It begins with the path that the user named.
    let path: String
    /// The folder in which the search found the document, or `nil` if the user named the document
    /// itself.
    let folder: String?
  }

  /// The maximum number of files and folders that are visited.
  static let maximumEntries = 500_000

  /// The documents in the order of the search, each once.
  private(set) var documents: [FoundDocument] = []
  private var known: Set<String> = []
  private var entries = 0
  /// A function that returns whether the search includes files with a given name.
  private var isWanted: (String) -> Bool = DocumentSearch.isDocument

  /// Searches paths.
  ///
  /// A folder without documents is an error. A missing file counts as found, so that the remaining
  /// documents can still be checked.
  init(_ paths: [String]) throws(InputError) {
    for path in paths {
      guard ResolvedPath(path)?.kind == .folder else {
        add(FoundDocument(path: path, folder: nil))
        continue
      }
      guard try search(PathName(path)) > 0 else {
        throw InputError(
          file: path, problem: "this folder contains no documents",
          remedy: "choose a folder that contains *.md, *.markdown or *.mdx files")
      }
    }
  }

  /// Returns the files in a folder whose names satisfy a condition, in the order of the search.
  package static func files(
    in folder: String, where isWanted: @escaping (String) -> Bool
  ) throws(InputError) -> [String] {
    var search = try DocumentSearch([])
    search.isWanted = isWanted
    _ = try search.search(PathName(folder))
    return search.documents.map(\.path)
  }

  /// Adds the documents in a folder and returns their number.
  private mutating func search(_ folder: PathName) throws(InputError) -> Int {
    var count = 0
    var waiting = [(path: folder, isFolder: true)]
    while let (path, isFolder) = waiting.popLast() {
      guard isFolder else {
        add(FoundDocument(path: path.path, folder: folder.path))
        count += 1
        continue
      }
      guard let listing = FolderListing(ofFolder: path.path) else {
        // Add the folder as if it were a document. Reading it later reports why the folder cannot
        // be read.
        add(FoundDocument(path: path.path, folder: folder.path))
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

  private mutating func add(_ found: FoundDocument) {
    guard known.insert(ResolvedPath(found.path)?.path ?? found.path).inserted else { return }
    documents.append(found)
  }

  private func tooMany(_ folder: PathName) -> InputError {
    InputError(
      file: folder.path,
      problem: "this folder holds more than \(DocumentSearch.maximumEntries) files",
      remedy: "name only the folders that contain documents")
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
