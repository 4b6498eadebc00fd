internal import Simulator

extension TranscriptCell {
  /// Whether what is heard at a stop is what the cell expects.
  func expects(_ stop: Stop, of column: TranscriptColumn, by comparison: Comparison) -> Bool {
    guard case .stop(let utterances) = content else { return content == .empty }
    let announcement = stop.announcement
    let heard =
      utterances.count > 1
      ? announcement.parts.split { $0.kind == .pause }.map(Announcement.join)
      : [announcement.text]
    guard utterances.count == heard.count else { return false }
    return zip(utterances, heard).allSatisfy { Self.matches($0, $1, comparison) }
  }

  private static func matches(_ expected: String, _ heard: String, _ comparison: Comparison)
    -> Bool
  {
    if expected == "…" || expected == "..." { return true }
    return comparison.matches(expected.replacing("\\…", with: "…").replacing("\\...", with: "...").replacing("\\—", with: "—"), heard)
  }
}
