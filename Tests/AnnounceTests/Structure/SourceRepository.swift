import Foundation

/// The folder of this package.
enum SourceRepository {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// Returns the Swift files in a folder of the package, with their paths in that folder.
  static func swiftFiles(in folder: String) throws -> [(path: String, text: String)] {
    let folder = root.appendingPathComponent(folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter { $0.hasSuffix(".swift") }
      .map { ($0, try String(contentsOf: folder.appendingPathComponent($0), encoding: .utf8)) }
  }
}
