public import Foundation

/// The programs that were built with the tests.
public enum BuiltProgram {
  /// The folder of the program `announce`, or `nil` if it was not built.
  public static let folder: URL? = {
    let tests = URL(fileURLWithPath: CommandLine.arguments.first ?? "")
    let folders = [
      URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent(),
      tests.deletingLastPathComponent(),
      URL(fileURLWithPath: FileManager.default.currentDirectoryPath)
        .appendingPathComponent(".build/debug"),
    ]
    return folders.first {
      FileManager.default.isExecutableFile(atPath: $0.appendingPathComponent("announce").path)
    }
  }()

  /// The program `announce`, or `nil` if it was not built.
  public static var announce: URL? { folder?.appendingPathComponent("announce") }
}
