package import TextIO

extension SourceProject {
  /// The maximum number of files to parse for a screen, and of their bytes.
  package static let fileLimit = 200
  package static let byteLimit = 4 << 20
}

/// The key of a project's pool of files in a run.
package struct SourcePoolKey<Names>: Hashable, Sendable {
  private let project: String?
  /// The folder of a hidden file, which only files in the same folder can use.
  private let hidden: String?

  /// Creates the key for the files that a file with a path can use.
  package init(_ project: ProjectFiles?, at path: String?) {
    self.project = project?.path
    hidden = path.flatMap { $0.contains("/.") ? PathName($0).folder.path : nil }
  }
}

/// The file of a screen, and the files of its project that it needs.
package struct NeededFiles<Names: Sendable>: Sendable {
  /// The maximum number of files whose names are searched, and of their bytes.
  private static var searchLimit: Int { 2_000 }
  private static var searchedByteLimit: Int { 24 << 20 }
  private static var fileSizeLimit: Int { 1 << 20 }

  /// The file of the screen.
  package let own: SourceFile
  package let pool: SourcePool<Names>
  /// Whether files were skipped because a limit was reached.
  package private(set) var isCut = false
  /// The numbers of the other files, in the order in which they were added.
  package private(set) var numbers: [Int] = []
  private var added: Set<Int> = []
  private var searched: Set<Int> = []
  private var searchedBytes = 0
  private var addedBytes = 0

  package init(_ own: SourceFile, in pool: SourcePool<Names>) {
    self.own = own
    self.pool = pool
  }

  /// Returns the number of a file of the project whose names can be searched.
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

  /// Adds a file to those that the screen needs.
  ///
  /// - Returns: Whether it was added, and not already there or one too many.
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

  /// The project of the screen’s file and the added files.
  ///
  /// - Parameter order: The numbers of the added files, those near the screen first.
  package func project(order: [Int]) -> SourceProject {
    let missing = SourceFile(path: nil, bytes: [])
    var files = [SourceFile](repeating: missing, count: (numbers.max() ?? 0) + 1)
    files[0] = own
    for number in numbers { files[number] = pool.file(number) }
    return SourceProject(files, order: [0] + order)
  }
}
