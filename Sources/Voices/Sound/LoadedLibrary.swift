internal import SystemLibrary

/// An optional system library, which is loaded when needed and never unloaded.
struct LoadedLibrary {
  private let handle: UnsafeMutableRawPointer
  private let missing: SpeechError

  /// Loads a library.
  ///
  /// - Parameters:
  ///   - name: The name of the library without `lib` and extension.
  ///   - version: The version of the library's binary interface, which is part of the file name.
  ///   - format: The sound format that needs the library, for the error message.
  init(_ name: String, version: Int, for format: SoundFormat) throws(SpeechError) {
    let file = LoadedLibrary.file(name, version)
    missing = .codecMissing(format: format.rawValue, library: file)
    let paths = LoadedLibrary.folders.map { $0 + file }
    guard let handle = paths.lazy.compactMap({ dlopen($0, RTLD_NOW | RTLD_LOCAL) }).first else {
      throw missing
    }
    self.handle = handle
  }

  /// Returns a function of the library.
  ///
  /// - Parameters:
  ///   - name: The symbol.
  ///   - type: The function's type according to the library's header. The type cannot be checked.
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

  /// The folders to search: first the loader's default folders, then the folders of Homebrew.
  private static var folders: [String] {
    #if canImport(Darwin)
      ["", "/opt/homebrew/lib/", "/usr/local/lib/"]
    #else
      [""]
    #endif
  }
}
