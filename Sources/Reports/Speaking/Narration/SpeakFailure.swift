package import TextIO
package import Voices

/// The reason why speaking failed.
package enum SpeakFailure: Error, CustomStringConvertible {
  /// A file cannot be written.
  case file(InputError)
  /// The engine failed.
  case speech(SpeechError)
  /// The process was interrupted.
  case interrupted

  /// The problem and what to do, in one line.
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .speech(let error): "announce: \(error)"
    case .interrupted: "announce: interrupted; nothing was written"
    }
  }

  /// Whether the failure is that the engine, or a part of the engine, is missing.
  ///
  /// The value is `false` for failures of an installed engine.
  package var isOfEngine: Bool {
    switch self {
    case .speech(.engineMissing), .speech(.dataMissing), .speech(.workerMissing): true
    default: false
    }
  }

  /// Runs a closure and rethrows its error as ``SpeakFailure/file(_:)``.
  package static func ofFile<Value>(
    _ body: () throws(InputError) -> Value
  ) throws(SpeakFailure) -> Value {
    do {
      return try body()
    } catch {
      throw .file(error)
    }
  }

  /// Runs a closure and rethrows its error as ``SpeakFailure/speech(_:)``.
  package static func ofSpeech<Value>(
    _ body: () throws(SpeechError) -> Value
  ) throws(SpeakFailure) -> Value {
    do {
      return try body()
    } catch {
      throw .speech(error)
    }
  }
}
