public import Simulator
internal import Testing
internal import XCTest

/// Fails the test at the caller's line unless the reader says exactly the expected transcript.
///
/// One line a stop, in swipe order; empty lines do not count and a last line `…` leaves the rest
/// unchecked; `∅` is a stop at which nothing is said. Works in XCTest and in Swift Testing.
///
/// With `ANNOUNCE_RECORD=missing` in the environment, or in ``withRecording(_:_:)``, an empty literal
/// is written in the source of the test, with `changed` also one that is heard differently; the test
/// fails then, so that somebody reads what was written. Nothing is written where `CI` is set.
///
///     assertAnnouncements(of: [.button("Sign in")], by: .talkBack(), """
///       Sign in, button, double tap to activate
///       """)
///
/// - Parameters:
///   - screen: What is on the screen: a Swift literal, an outline or a file.
///   - reader: Who reads, with its settings.
///   - expected: The transcript.
///   - comparison: As heard, so that case, punctuation and hyphens make no difference, or exact.
public func assertAnnouncements(
  of screen: Screen, by reader: some ScreenReader, _ expected: String,
  comparing comparison: Comparison = .asHeard, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = AssertionSite(file: "\(filePath)", line: Int(line), column: Int(column))
  let check = AnnouncementCheck(
    of: screen, by: reader, expected, comparing: comparison, at: site,
    RecordingRequest(nil))
  guard let failure = check.failure else { return }
  let place = SourceLocation(
    fileID: "\(fileID)", filePath: site.file, line: check.line,
    column: check.line == site.line ? site.column : 1)
  TestFailure(message: failure, place: place).report(file: filePath, line: UInt(check.line))
}

/// How what a reader says on a screen departs from the expected transcript; absent when it does
/// not.
///
/// ``assertAnnouncements(of:by:_:comparing:fileID:filePath:line:column:)`` reports exactly this;
/// call it yourself to build an assertion of your own.
public func announcementDifference<Reader: ScreenReader>(
  of screen: Screen, by reader: Reader, _ expected: String,
  comparing comparison: Comparison = .asHeard
) -> TranscriptDifference? {
  let transcript = reader.read(screen, explainsRest: false)
  let wanted = ExpectedTranscript(lines: expected)
  guard var difference = transcript.difference(from: wanted, comparing: comparison) else {
    return nil
  }
  difference.reader =
    "\(Reader.displayName) (\(transcript.versions.map(\.description).joined(separator: ", ")))"
  var explanations = DifferenceExplanations(
    of: reader, on: screen, others: allReaders.map { ($0, screen) })
  return explanations.explaining(difference, from: wanted, of: transcript)
}
