internal import Scenarios
internal import Simulator
internal import TextIO

/// The location of an assertion in the source of a test.
struct AssertionSite: Sendable, Hashable {
  /// The absolute path of the source file.
  var file: String
  /// The line and the column of the call, from 1, as the compiler counts them.
  var line, column: Int

  /// Returns the literal with the expected text among the arguments of the call.
  ///
  /// The result is `nil` if no literal or several literals have this text.
  func literal(in bytes: [UInt8], expecting expected: String) -> SwiftLiteral? {
    let call = LiteralCall(in: bytes, line: line, column: column)
    let literals = call?.literals.filter { $0.value == expected } ?? []
    return literals.count == 1 ? literals[0] : nil
  }

  /// Returns the number of the line on which the literal with the expected text begins, or the line
  /// of the call if there is no such literal.
  func line(ofLiteralExpecting expected: String) -> Int {
    guard let bytes = try? FileBytes.contents(ofFile: file),
      let literal = literal(in: bytes, expecting: expected)
    else { return line }
    return bytes[..<literal.range.lowerBound].count { $0 == 0x0A } + 1
  }
}

extension Transcript {
  /// Returns the actual transcript as the lines of a literal in a test.
  ///
  /// If the expected text ends with `…`, the result has no more stops than the expected text and
  /// also ends with `…`.
  func lines(replacing expected: String) -> [String] {
    let old = ExpectedTranscript(lines: expected)
    let heard = stops.prefix(old.isOpen ? old.stops.count : stops.count)
    return heard.map(\.announcement.expectedLine) + (old.isOpen ? ["…"] : [])
  }
}

extension Announcement {
  /// The announcement as a line of a test, with special characters escaped.
  fileprivate var expectedLine: String {
    let line = text
    return line.allSatisfy(\.isWhitespace)
      ? Announcement.silence : TranscriptMarkdown.literal(line)
  }
}
