public import Simulator

/// How what a reader says on a screen departs from the expected transcript; absent when it does
/// not.
///
/// ``assertAnnouncements(of:by:_:comparing:fileID:filePath:line:column:)`` reports exactly this;
/// call it yourself to build an assertion of your own.
public func announcementDifference(
  of screen: Screen, by reader: some ScreenReader, _ expected: String,
  comparing comparison: Comparison = .asHeard
) -> TranscriptDifference? {
  reader.read(screen).difference(from: expected, comparing: comparison)
}
