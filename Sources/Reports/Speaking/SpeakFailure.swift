import Importers
import Voices

/// Why a walk was not spoken to its end.
enum SpeakFailure: Error, CustomStringConvertible {
  /// A file cannot be written.
  case file(ImportError)
  /// It cannot be made audible.
  case speech(SpeechError)
  /// The process is to end.
  case interrupted

  /// One line: what is wrong, and what would be right.
  var description: String {
    switch self {
    case .file(let error): error.description
    case .speech(let error): "announce: \(error)"
    case .interrupted: "announce: interrupted; nothing was written"
    }
  }

  /// Does what may fail over a file.
  static func ofFile<Value>(
    _ body: () throws(ImportError) -> Value
  ) throws(SpeakFailure) -> Value {
    do {
      return try body()
    } catch {
      throw .file(error)
    }
  }

  /// Does what may fail over sound.
  static func ofSpeech<Value>(
    _ body: () throws(SpeechError) -> Value
  ) throws(SpeakFailure) -> Value {
    do {
      return try body()
    } catch {
      throw .speech(error)
    }
  }
}
