package import TextIO
package import Voices

/// Why a walk was not spoken to its end.
package enum SpeakFailure: Error, CustomStringConvertible {
  /// A file cannot be written.
  case file(InputError)
  /// It cannot be made audible.
  case speech(SpeechError)
  /// The process is to end.
  case interrupted

  /// One line: what is wrong, and what would be right.
  package var description: String {
    switch self {
    case .file(let error): error.description
    case .speech(let error): "announce: \(error)"
    case .interrupted: "announce: interrupted; nothing was written"
    }
  }

  /// Whether there is nothing to speak with, rather than something wrong with what is spoken.
  package var isOfEngine: Bool {
    switch self {
    case .speech(.engineMissing), .speech(.dataMissing), .speech(.workerMissing): true
    default: false
    }
  }

  /// Does what may fail over a file.
  package static func ofFile<Value>(
    _ body: () throws(InputError) -> Value
  ) throws(SpeakFailure) -> Value {
    do {
      return try body()
    } catch {
      throw .file(error)
    }
  }

  /// Does what may fail over sound.
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
