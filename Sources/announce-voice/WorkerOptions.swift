internal import SystemLibrary

/// The worker's command-line options.
struct WorkerOptions {
  /// The names of the library.
  ///
  /// They are tried in this order until one can be loaded.
  var libraries = Self.defaultLibraries
  /// The folder that contains `espeak-ng-data`, or `nil` for the folder that the library uses by
  /// default.
  var data: String?

  /// Parses `--library NAME` and `--data FOLDER`; returns `nil` for other arguments.
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

  /// Prints how the worker is used, for people who start it directly.
  static func explain() {
    let line = Array(
      "announce-voice speaks for announce, which starts it; options: --library NAME, --data FOLDER\n"
        .utf8)
    _ = write(2, line, line.count)
  }

  #if canImport(Darwin)
    // The loader of macOS does not search Homebrew's folder on Apple silicon.
    private static let defaultLibraries = [
      "libespeak-ng.1.dylib", "/opt/homebrew/lib/libespeak-ng.1.dylib",
      "/usr/local/lib/libespeak-ng.1.dylib",
    ]
  #else
    private static let defaultLibraries = ["libespeak-ng.so.1"]
  #endif
}
