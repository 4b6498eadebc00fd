internal import AccessibilityTree
internal import Encoding
internal import TextIO

/// A log in JSON, of which only the part before the first invalid byte is read.
struct JSONLog {
  let root: JSON.Value
  /// Whether the file ends too early or has an invalid byte, so that the end of the log is missing.
  let isCut: Bool
  var diagnostics = DiagnosticCollector()

  /// Parses a file.
  ///
  /// - Throws: An error if no value of the file could be read.
  init(_ bytes: [UInt8], file: String?) throws(InputError) {
    try FileBytes.checkSize(bytes.count, file: file, limit: FileBytes.documentLimit)
    let (document, error) = JSON.parsedPrefix(of: bytes, file: file)
    if let document {
      root = document.root
    } else if let error {
      throw error
    } else {
      root = .null
    }
    isCut = error != nil
    guard let error else { return }
    diagnostics.record(
      .cutFile(error.problem),
      at: error.position.map { Node.Position(line: $0.line, column: $0.column) })
  }
}

extension LoggedSpeech {
  /// Marks the last stop as cut, so that missing words of this stop do not count as a difference.
  ///
  /// The last walk is also marked as incomplete, because the log may have called it complete
  /// although its end is missing.
  mutating func markCut() {
    guard let walk = walks.indices.last else { return }
    walks[walk].isComplete = false
    guard let stop = walks[walk].utterances.lastIndex(where: { $0.cause == .focus }) else { return }
    walks[walk].utterances[stop].isCut = true
  }
}

extension JSON.Value {
  /// Returns the value of a key if it is a string.
  func text(_ key: String) -> String? { field(key)?.string }

  /// Returns the value of a key if it is an object.
  func object(_ key: String) -> JSON.Value? {
    guard let value = field(key), value.kind == .object else { return nil }
    return value
  }

  /// The line on which the value begins.
  var line: Int { location.line }
}
