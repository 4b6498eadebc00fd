package import TextIO

extension SourceProject {
  /// The maximum number of files that are parsed for one screen.
  ///
  /// ``byteLimit`` is the maximum total size of these files in bytes.
  package static let fileLimit = 200
  package static let byteLimit = 4 << 20
}

/// The key of a pool of source files.
///
/// Several screens of a project can share a pool.
package struct SourcePoolKey<Names>: Hashable, Sendable {
  private let project: String?
  /// The folder of a hidden file, or `nil` for a file that is not hidden.
  ///
  /// Only files in the same folder can share a pool with the hidden file.
  private let hidden: String?

  /// Creates the key of the pool for the file at a path.
  package init(_ project: ProjectFiles?, at path: String?) {
    self.project = project?.path
    hidden = path.flatMap { $0.contains("/.") ? PathName($0).folder.path : nil }
  }
}

/// The file of a screen, and the files of its project on which the screen depends.
package struct NeededFiles<Names: Sendable>: Sendable {
  /// The maximum number of files in which names are searched.
  ///
  /// ``searchedByteLimit`` is the maximum total size of these files in bytes.
  private static var searchLimit: Int { 2_000 }
  private static var searchedByteLimit: Int { 24 << 20 }
  private static var fileSizeLimit: Int { 1 << 20 }

  /// The file of the screen.
  package let screenFile: SourceFile
  package let pool: SourcePool<Names>
  /// Whether files were skipped because a limit was reached.
  package private(set) var isCut = false
  /// The numbers of the added files, in the order in which they were added.
  package private(set) var numbers: [Int] = []
  private var added: Set<Int> = []
  private var searched: Set<Int> = []
  private var searchedBytes = 0
  private var addedBytes = 0

  package init(_ screenFile: SourceFile, in pool: SourcePool<Names>) {
    self.screenFile = screenFile
    self.pool = pool
  }

  /// Returns the number of a file whose names can be searched, or `nil` if the file is unreadable
  /// or a limit is reached.
  package mutating func number(of path: PathName, in project: ProjectFiles) -> Int? {
    guard searched.count < Self.searchLimit, searchedBytes < Self.searchedByteLimit else {
      isCut = true
      return nil
    }
    let number = pool.number(of: path) {
      let bytes = try? project.contents(of: path)
      return bytes.flatMap { $0.count <= Self.fileSizeLimit ? $0 : nil }
    }
    guard let number, searched.insert(number).inserted else { return number }
    searchedBytes += pool[number].bytes.count
    return number
  }

  /// Adds a file to the files that the screen needs.
  ///
  /// - Returns: `false` if the file was already added, or if a limit is reached.
  package mutating func add(_ number: Int) -> Bool {
    guard !added.contains(number) else { return false }
    let size = pool[number].bytes.count
    guard numbers.count + 1 < SourceProject.fileLimit,
      addedBytes + size <= SourceProject.byteLimit
    else {
      isCut = true
      return false
    }
    added.insert(number)
    numbers.append(number)
    addedBytes += size
    return true
  }

  /// Returns a project that consists of the screen’s file and the added files.
  ///
  /// - Parameter order: The numbers of the added files, beginning with the files near the screen.
  package func project(order: [Int]) -> SourceProject {
    let missing = SourceFile(path: nil, bytes: [])
    var files = [SourceFile](repeating: missing, count: (numbers.max() ?? 0) + 1)
    files[0] = screenFile
    for number in numbers { files[number] = pool.file(number) }
    return SourceProject(files, order: [0] + order)
  }
}
