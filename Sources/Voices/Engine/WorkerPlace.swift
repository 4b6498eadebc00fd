internal import SystemLibrary

/// Where the worker's program is, and what it is told of the engine.
package struct WorkerPlace: Sendable, Hashable {
  /// The program's file; when absent, what `ANNOUNCE_VOICE` names, else the one beside this program.
  package var program: String?
  /// The file or name of the engine's library; the usual one when absent.
  package var library: String?
  /// The folder that holds `espeak-ng-data`; the library's own when absent.
  package var data: String?

  /// The usual place, unless something else is said.
  package init(program: String? = nil, library: String? = nil, data: String? = nil) {
    self.program = program
    self.library = library
    self.data = data
  }
}

extension WorkerPlace {
  private static let name = "announce-voice"

  /// The file of the worker's program, which somebody may run.
  func executable() throws(SpeechError) -> String {
    let candidates = candidates
    guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
      throw .workerMissing(candidates)
    }
    return found
  }

  /// What the program is started with.
  var arguments: [String] {
    (library.map { ["--library", $0] } ?? []) + (data.map { ["--data", $0] } ?? [])
  }

  /// What the worker's environment has of this one's: where libraries are found.
  private static let keptVariables = [
    "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FALLBACK_LIBRARY_PATH",
  ]

  /// The worker's environment.
  ///
  /// The engine looks for data in `ESPEAK_DATA_PATH` and below `HOME` first; without them the same
  /// command gives the same sound for everybody. Its sound library looks for a server of PulseAudio
  /// even if nothing is played, may start one, and makes folders in `HOME` for it: neither is where
  /// nothing can be. Source: espeak-ng 1.51, espeak_api.c; trials with pcaudiolib 1.2.
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

  /// The file of the running program, with links resolved.
  private static var ownProgram: String? {
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
