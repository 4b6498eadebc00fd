@testable import Fidelity

/// Recordings of pages that exist only in these tests.
enum Fixture {
  /// Returns the bytes of a file of recordings, one on each line.
  static func bytes(_ lines: [String]) -> [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  /// Returns a recording with the given fields, and with common values in the other fields.
  static func recording(
    _ page: String, said: String, reader: String = "voiceover", _ change: (inout Recording) -> Void
  ) throws -> Recording {
    let line = """
      {"id": "here", "reader": "\(reader)", "platform": "ios-safari", "source_kind": "recorded", \
      "match": "exact", "said": "", "input": "<p>"}
      """
    let all = try Recording.all(in: bytes([line]))
    var recording = all[0]
    recording.input = .page(page)
    recording.said = said
    change(&recording)
    return recording
  }

  /// Compares a recording on a page with the prediction.
  static func compare(
    _ page: String, said: String, reader: String = "voiceover",
    _ change: (inout Recording) -> Void = { _ in }
  ) throws -> RecordingComparison {
    RecordingComparison(try recording(page, said: said, reader: reader, change))
  }
}
