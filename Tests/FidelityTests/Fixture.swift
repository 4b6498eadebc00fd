@testable import Fidelity

/// Recordings of pages that only these tests know.
enum Fixture {
  /// The lines of a file, one recording each.
  static func bytes(_ lines: [String]) -> [UInt8] { Array(lines.joined(separator: "\n").utf8) }

  /// One recording, from the fields that matter and ordinary ones for the others.
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

  /// How a recording on a page compares.
  static func compare(
    _ page: String, said: String, reader: String = "voiceover",
    _ change: (inout Recording) -> Void = { _ in }
  ) throws -> RecordingComparison {
    RecordingComparison(try recording(page, said: said, reader: reader, change))
  }
}
