internal import AccessibilityTree
internal import Encoding
internal import TextIO

/// A log in JSON; only the part before the first invalid byte is read.
struct JSONLog {
  let root: JSON.Value
  /// The error that ends the log too early, or `nil` if the log is complete.
  private let end: InputError?
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
    end = error
    guard let error else { return }
    diagnostics.record(
      .cutFile(error.problem),
      at: error.position.map { Node.Position(line: $0.line, column: $0.column) })
  }

  /// Whether the file ends, or is not valid, inside the log.
  var isCut: Bool { end != nil }

  /// Marks the last stop of the log as cut if the file ends inside the log.
  ///
  /// - Throws: An error if the file ends before the first stop.
  func markEnd(of speech: inout LoggedSpeech, file: String?) throws(InputError) {
    guard let end else { return }
    guard speech.walks.contains(where: { !$0.stops.isEmpty }) else {
      throw InputError(
        file: file, position: end.position,
        problem: "the log ends before its first stop: \(end.problem)",
        remedy: "copy the whole log, or record it again")
    }
    speech.markCut()
  }

  /// The captures of the file, with their names; a file with a single capture gives it no name.
  var captures: [(name: String?, capture: JSON.Value)] {
    guard let captures = root.object("captures") else { return [(nil, root)] }
    return captures.members.map { ($0.key, $0.value) }
  }

  /// Records the screens that could not be captured.
  func recordFailedScreens(in diagnostics: inout DiagnosticCollector) {
    for (name, failure) in root.field("failures")?.members ?? [] {
      diagnostics.record(.failedScreens, name, line: failure.line)
    }
  }
}

extension LoggedSpeech {
  /// Marks the last stop as cut, so that missing words of this stop do not count as a difference.
  ///
  /// The last walk counts as incomplete, even if an earlier part of the file states that the walk
  /// is complete.
  fileprivate mutating func markCut() {
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
