internal import SystemLibrary

/// A library that is looked for when it is needed, so that the program runs where it is not installed.
///
/// It stays loaded: a library that is loaded again may not be as it was.
struct LoadedLibrary {
  private let handle: UnsafeMutableRawPointer
  private let missing: SpeechError

  /// Loads a library.
  ///
  /// - Parameters:
  ///   - name: What the library is called without `lib` and ending.
  ///   - version: The version of its interface.
  ///   - format: What it is needed for.
  init(_ name: String, version: Int, for format: SoundFormat) throws(SpeechError) {
    let file = LoadedLibrary.file(name, version)
    missing = .codecMissing(format: format.rawValue, library: file)
    let paths = LoadedLibrary.folders.map { $0 + file }
    guard let handle = paths.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
      throw missing
    }
    self.handle = handle
  }

  /// A function of the library.
  ///
  /// - Parameter type: Its type as its header declares it; nothing checks that.
  func function<Function>(_ name: String, as type: Function.Type) throws(SpeechError) -> Function {
    guard let symbol = dlsym(handle, name) else { throw missing }
    return unsafeBitCast(symbol, to: type)
  }

  private static func file(_ name: String, _ version: Int) -> String {
    #if canImport(Darwin)
      "lib\(name).\(version).dylib"
    #else
      "lib\(name).so.\(version)"
    #endif
  }

  /// Where the loader looks by itself, and where Homebrew puts what it installs.
  private static var folders: [String] {
    #if canImport(Darwin)
      ["", "/opt/homebrew/lib/", "/usr/local/lib/"]
    #else
      [""]
    #endif
  }
}
