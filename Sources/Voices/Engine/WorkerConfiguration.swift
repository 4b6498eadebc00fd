internal import SystemLibrary

/// The paths of the worker program and the engine.
package struct WorkerConfiguration: Sendable, Hashable {
  /// The path of the worker program.
  ///
  /// If it is `nil`, the environment variable `ANNOUNCE_VOICE` contains the path. If this variable
  /// is not set, the program is in the folder of the running program.
  package var program: String?
  /// The path or name of the engine's library, or `nil` for the installed library.
  package var library: String?
  /// The folder that contains `espeak-ng-data`, or `nil` for the library's default folder.
  package var data: String?

  package init(program: String? = nil, library: String? = nil, data: String? = nil) {
    self.program = program
    self.library = library
    self.data = data
  }

  private static let name = "announce-voice"

  /// Returns the path of the worker program, which must be executable.
  func executable() throws(SpeechError) -> String {
    let candidates = candidates
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw .workerMissing(candidates)
    }
    return found
  }

  /// The worker's command-line arguments.
  var arguments: [String] {
    (library.map { ["--library", $0] } ?? []) + (data.map { ["--data", $0] } ?? [])
  }

  /// The names of the environment variables that the worker inherits.
  ///
  /// They are search paths for libraries.
  private static let keptVariables = [
    "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FALLBACK_LIBRARY_PATH",
  ]

  /// The worker's environment.
  ///
  /// The engine first looks for data in the environment variable `ESPEAK_DATA_PATH` and below
  /// `HOME`. The worker does not inherit these variables, so that the same command gives the same
  /// sound on every computer. The engine's sound library looks for a PulseAudio server even if
  /// nothing is played. The sound library may start a server and create folders in `HOME`.
  /// Therefore, the variables for the server and for `HOME` are set to /dev/null. Source: espeak-ng
  /// 1.51, espeak_api.c; trials with pcaudiolib 1.2.
  static var environment: [String] {
    let kept = keptVariables.compactMap { name in
      SystemCall.environment(name).map { "\(name)=\($0)" }
    }
    return ["HOME=/dev/null", "PULSE_SERVER=/dev/null", "LANG=C.UTF-8"] + kept
  }

  private var candidates: [String] {
    if let program { return [program] }
    if let named = SystemCall.environment("ANNOUNCE_VOICE"), !named.isEmpty {
      return [named]
    }
    guard let own = Self.ownProgram, let slash = own.lastIndex(of: "/") else { return [] }
    return [own[...slash] + Self.name]
  }

  /// The path of the running program, with symbolic links resolved.
  package static var ownProgram: String? {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size))
      guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
      let bytes = path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:))
      return SystemCall.realPath(String(decoding: bytes, as: UTF8.self))
    #else
      return SystemCall.realPath("/proc/self/exe")
    #endif
  }
}
