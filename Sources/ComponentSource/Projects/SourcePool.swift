package import TextIO

/// The source files of a project.
///
/// Each file is read, scanned and parsed at most once.
///
/// The imports of several screens can share a pool.
package final class SourcePool<Names: Sendable>: @unchecked Sendable {
  /// A file with the names in it.
  package struct ScannedFile: Sendable {
    package let path: PathName
    package let bytes: [UInt8]
    package let names: Names
  }

  /// The information about the file at a path.
  private struct Entry {
    /// The number of the file, or `nil` if the file cannot be read.
    var number: Int?
    /// The paths of the files that were read for this entry.
    ///
    /// It is empty unless the caller records them.
    var paths: Set<String>
  }

  private let scan: @Sendable ([UInt8]) -> Names
  private let parse: @Sendable ([UInt8], String?, Int) -> SourceFile
  private var entries: [PathName: Entry] = [:]
  private var scanned: [ScannedFile] = []
  private var parsed: [Int: SourceFile] = [:]
  private let lock = Lock()

  /// Creates an empty pool.
  ///
  /// - Parameters:
  ///   - scan: Returns the names in a file.
  ///   - parse: Returns the declarations of a file with a path and a number.
  package init(
    scan: @escaping @Sendable ([UInt8]) -> Names,
    parse: @escaping @Sendable ([UInt8], String?, Int) -> SourceFile
  ) {
    self.scan = scan
    self.parse = parse
  }

  /// Returns the number of a file, or `nil` if the file cannot be read.
  ///
  /// - Parameter read: Returns the bytes of the file; it is called at most once.
  package func number(of path: PathName, _ read: () -> [UInt8]?) -> Int? {
    if let known = lock.withLock({ entries[path] }) {
      FileOverlay.recordReads(of: known.paths)
      return known.number
    }
    let (bytes, paths) = FileOverlay.recording(read)
    let names = bytes.map(scan)
    return lock.withLock {
      if let known = entries[path] { return known.number }
      guard let bytes, let names else {
        entries[path] = Entry(number: nil, paths: paths)
        return nil
      }
      scanned.append(ScannedFile(path: path, bytes: bytes, names: names))
      // Number 0 belongs to the file of the screen, so the files in the pool are numbered from 1.
      entries[path] = Entry(number: scanned.count, paths: paths)
      return scanned.count
    }
  }

  package subscript(_ number: Int) -> ScannedFile { lock.withLock { scanned[number - 1] } }

  /// Returns the declarations of a file by its number.
  package func file(_ number: Int) -> SourceFile {
    if let known = lock.withLock({ parsed[number] }) { return known }
    let file = self[number]
    let result = parse(file.bytes, file.path.path, number)
    return lock.withLock {
      if let known = parsed[number] { return known }
      parsed[number] = result
      return result
    }
  }
}
