public import Simulator
internal import XCTest

/// Fails the test at the caller's line unless the reader announces exactly the expected transcript.
///
/// The transcript has one line for each stop, in swipe order. Empty lines are ignored. The line `∅`
/// stands for a stop without an announcement. If the last line is `…`, stops after those listed are
/// not checked. The assertion works in XCTest and in Swift Testing.
///
///     assertAnnouncements(of: [.button("Sign in")], by: .talkBack(), """
///       Sign in, button, double tap to activate
///       """)
///
/// To write the actual transcript into the source of the test, set the environment variable
/// `ANNOUNCE_RECORD` to `missing`, or call the assertion inside ``withRecording(_:_:)``. With the
/// mode `missing`, the transcript replaces an empty literal. With the mode `changed`, the
/// transcript also replaces a literal that differs. A test fails after it recorded a transcript, so
/// that you review the change. Nothing is recorded while the environment variable `CI` is set.
///
/// - Parameters:
///   - screen: The screen: a Swift literal, an outline or a file.
///   - reader: The reader, with its settings.
///   - expected: The transcript.
///   - comparison: `Comparison.asHeard` ignores case, punctuation and hyphens; `Comparison.exact`
///     compares every character.
///   - fileID: The file in which Swift Testing shows a failure.
///   - filePath: The source file of the test.
///   - line: The line of the call.
///   - column: The column of the call.
public func assertAnnouncements(
  of screen: Screen, by reader: some ScreenReader, _ expected: String,
  comparing comparison: Comparison = .asHeard, fileID: StaticString = #fileID,
  filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
) {
  let site = AssertionSite(file: "\(filePath)", line: Int(line), column: Int(column))
  let check = AnnouncementCheck(
    of: screen, by: reader, expected, comparing: comparison, at: site, RecordingRequest(nil))
  guard let failure = check.failure else { return }
  failTest(
    failure, fileID: fileID, filePath: filePath, line: UInt(check.line),
    column: check.line == site.line ? column : 1)
}

/// Compares what a reader announces on a screen with an expected transcript.
///
/// ``assertAnnouncements(of:by:_:comparing:fileID:filePath:line:column:)`` reports the returned
/// difference. Call this function to build an assertion of your own:
///
///     if let difference = announcementDifference(of: screen, by: .voiceOver(), "Send, button") {
///       print(difference.text)
///     }
///
/// - Parameters:
///   - screen: The screen: a Swift literal, an outline or a file.
///   - reader: The reader, with its settings.
///   - expected: The transcript, one line for each stop.
///   - comparison: Whether to compare as heard or character by character.
/// - Returns: The difference, or `nil` if the actual transcript agrees with the expected one.
public func announcementDifference<Reader: ScreenReader>(
  of screen: Screen, by reader: Reader, _ expected: String,
  comparing comparison: Comparison = .asHeard
) -> TranscriptDifference? {
  let transcript = reader.read(screen, listsSkippedNodes: false)
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
