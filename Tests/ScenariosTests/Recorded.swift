import Testing

@testable import Scenarios

/// The outcome of recording a document.
struct Recorded {
  /// The bytes of the recorded document.
  let bytes: [UInt8]
  /// The number of cells that were written.
  let cells: Int
  /// The outcome of recording the document once more.
  let again: ScenarioDocument.Recorded
  /// The report of checking the recorded document.
  let report: DocumentReport

  init(
    _ text: String, _ mode: RecordMode, options: ScenarioOptions = ScenarioOptions(),
    file: String = "test.md"
  ) {
    self.init(Array(text.utf8), mode, options: options, file: file)
  }

  init(
    _ bytes: [UInt8], _ mode: RecordMode, options: ScenarioOptions = ScenarioOptions(),
    file: String = "test.md"
  ) {
    let recorded = ScenarioDocument(reading: bytes, file: file).recorded(mode, options)
    let document = ScenarioDocument(reading: recorded.bytes, file: file)
    self.bytes = recorded.bytes
    cells = recorded.cells
    again = document.recorded(mode, options)
    report = document.check(options)
  }

  /// The recorded document as text.
  var text: String { String(decoding: bytes, as: UTF8.self) }

  /// Whether recording once more would change nothing.
  var isSettled: Bool { again.bytes == bytes && again.cells == 0 }

  /// Whether the recorded document passes the check.
  var isHeard: Bool { report.problems.isEmpty && report.differences.isEmpty }
}
