internal import SystemLibrary

/// Where the worker looks for the engine.
struct WorkerOptions {
  /// Names of the library, the first that can be loaded is used.
  var libraries = Self.usualLibraries
  /// The folder that `espeak-ng-data` is in; the library's own choice when absent.
  var data: String?

  /// Options from arguments: `--library NAME`, `--data FOLDER`; nil when there is anything else.
  init?(_ arguments: ArraySlice<String>) {
    var rest = arguments
    while let option = rest.popFirst() {
      guard let value = rest.popFirst() else { return nil }
      switch option {
      case "--library": libraries = [value]
      case "--data": data = value
      default: return nil
      }
    }
  }

  /// Tells somebody who started the worker by hand what it is.
  static func explain() {
    let line = Array(
      "announce-voice speaks for announce, which starts it; options: --library NAME, --data FOLDER\n"
        .utf8)
    _ = write(2, line, line.count)
  }

  #if canImport(Darwin)
    // The loader of macOS does not look where Homebrew installs on Apple silicon.
    private static let usualLibraries = [
      "libespeak-ng.1.dylib", "/opt/homebrew/lib/libespeak-ng.1.dylib",
      "/usr/local/lib/libespeak-ng.1.dylib",
    ]
  #else
    private static let usualLibraries = ["libespeak-ng.so.1"]
  #endif
}
