import Importers
import Reports
internal import TextIO

/// Functions for folders among the operands, and for files in folders without a readable screen.
extension ScreenFiles {
  /// The maximum number of skipped files to name.
  private static let namedLimit = 8

  /// Replaces folders by their files, and returns the folder of each of these files.
  static func expandFolders(of operands: inout [String]) -> [String: String] {
    var found: [String: String] = [:]
    operands = operands.flatMap { operand -> [String] in
      // The root of the file system is no project.
      guard CommandEnvironment.isFolder(operand), PathName(operand).normalized.path != "/",
        let files = try? FilePair.screens(in: operand)
      else {
        return [operand]
      }
      for file in files { found[file] = operand }
      return files
    }
    return found
  }

  /// Returns the note on skipped files in folders.
  static func note(on skipped: [String]) -> String {
    let names = skipped.prefix(namedLimit).joined(separator: ", ")
    let rest = skipped.count - namedLimit
    return "announce: skipped \(counted(skipped.count, "file")) without a readable screen: \(names)"
      + (rest > 0 ? " and \(rest) more" : "") + "; name a file to see the reason"
  }
}
