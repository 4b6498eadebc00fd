internal import CEspeakNG
internal import VoiceProtocol

/// The speech engine eSpeak NG, loaded and started.
///
/// The state of the engine belongs to the whole process and stays from one utterance to the next.
/// Therefore all parameters are set before each utterance. Source: espeak-ng 1.51, speak_lib.h, and
/// experiments.
final class Engine {
  /// The duration of a sound buffer in milliseconds.
  ///
  /// An utterance can be stopped at the end of each buffer.
  private static let bufferMilliseconds: Int32 = 200
  /// The punctuation marks that the engine names at the level “some”.
  ///
  /// They have a meaning in forms.
  private static let somePunctuation = "@#$%&*+=/\\~^_|<>"

  let library: cespeak_library
  let description: EngineDescription

  private init(library: cespeak_library, sampleRate: Int32) {
    self.library = library
    var path: UnsafePointer<CChar>?
    let version = Self.text(library.info(&path))
    description = EngineDescription(
      version: version, dataPath: Self.text(path), sampleRate: Int(sampleRate),
      voices: VoiceList.voices(of: library), variants: VoiceList.variants(of: library))
    let list = Self.somePunctuation.unicodeScalars.map { wchar_t(bitPattern: $0.value) } + [0]
    _ = library.set_punctuation_list(list)
  }

  /// Loads the library and starts the engine.
  static func start(_ options: WorkerOptions) -> Result<Engine, EngineProblem> {
    var firstProblem: EngineProblem?
    for name in options.libraries {
      switch load(name) {
      case .success(let library): return start(library, data: options.data)
      case .failure(let problem): firstProblem = firstProblem ?? problem
      }
    }
    return .failure(firstProblem ?? .library("no library is given"))
  }

  private static func load(_ name: String) -> Result<cespeak_library, EngineProblem> {
    withUnsafeTemporaryAllocation(of: cespeak_library.self, capacity: 1) { table in
      withUnsafeTemporaryAllocation(of: CChar.self, capacity: 1024) { problem in
        guard let library = table.baseAddress, let words = problem.baseAddress else {
          return .failure(.library("out of memory"))
        }
        guard cespeak_load(name, library, words, problem.count) else {
          return .failure(.library(String(cString: words)))
        }
        return .success(library.pointee)
      }
    }
  }

  private static func start(
    _ library: cespeak_library, data: String?
  ) -> Result<Engine, EngineProblem> {
    // Without this option the library ends the process if its data is missing.
    let rate = library.initialize(
      Int32(CESPEAK_SYNCHRONOUS), bufferMilliseconds, data, Int32(CESPEAK_DONT_EXIT))
    var path: UnsafePointer<CChar>?
    _ = library.info(&path)
    let found = text(path)
    // The library skips a folder without data and uses the default folder, without an error.
    guard rate > 0, data.map({ found == $0 || found.hasPrefix($0 + "/") }) ?? true else {
      return .failure(.data(data ?? found))
    }
    return .success(Engine(library: library, sampleRate: rate))
  }

  /// Returns a C string of the library as a text.
  ///
  /// Invalid UTF-8 is repaired.
  static func text(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
