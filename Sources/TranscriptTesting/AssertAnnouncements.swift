public import Simulator
internal import Testing
internal import XCTest

/// Fails the test at the caller's line unless the reader says exactly the expected transcript.
///
/// One line a stop, in swipe order; empty lines do not count and a last line `…` leaves the rest
/// unchecked. Works in XCTest and in Swift Testing.
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
  guard
    let difference = announcementDifference(
      of: screen, by: reader, expected, comparing: comparison)
  else { return }
  if Test.current != nil {
    let place = SourceLocation(
      fileID: "\(fileID)", filePath: "\(filePath)", line: Int(line), column: Int(column))
    Issue.record(Comment(rawValue: difference.text), sourceLocation: place)
  } else {
    XCTFail(difference.text, file: filePath, line: line)
  }
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
  var explanations = DifferenceExplanations(of: reader, on: screen)
  return explanations.explaining(difference, from: wanted, of: transcript)
}
