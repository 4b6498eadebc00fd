public import Simulator

/// How what a reader says on a screen departs from the expected transcript; absent when it does
/// not.
///
/// ``assertAnnouncements(of:by:_:comparing:fileID:filePath:line:column:)`` reports exactly this;
/// call it yourself to build an assertion of your own.
public func announcementDifference<Reader: ScreenReader>(
  of screen: Screen, by reader: Reader, _ expected: String,
  comparing comparison: Comparison = .asHeard
) -> TranscriptDifference? {
  let transcript = reader.read(screen)
  let wanted = ExpectedTranscript(lines: expected)
  guard var difference = transcript.difference(from: wanted, comparing: comparison) else {
    return nil
  }
  difference.reader = "\(Reader.displayName) (\(reader.profile))"
  var explanations = DifferenceExplanations(of: reader, on: screen)
  return explanations.explaining(difference, from: wanted, of: transcript)
}
