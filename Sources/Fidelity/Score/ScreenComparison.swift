internal import TextIO

/// The comparison of the recordings that share a screen file.
///
/// Recordings are grouped by file so that only one screen file is in memory at a time.
struct ScreenComparison {
  /// The comparisons, each with the index of its recording.
  private(set) var comparisons: [(index: Int, comparison: RecordingComparison)] = []
  /// For each walk in the file, the agreement between the order of its stops and the simulated
  /// order.
  private(set) var orders: [LoggedAgreement] = []

  /// Compares all recordings, in groups with the same screen file, one group after the other.
  static func all(
    of recordings: [Recording], _ settings: [(key: String, value: String)]
  ) -> [ScreenComparison] {
    var groups: [[Int]] = []
    var groupsByPath: [String: Int] = [:]
    for (index, recording) in recordings.enumerated() {
      guard let path = screen(of: recording)?.resolvedPath.normalized.path else {
        groups.append([index])
        continue
      }
      if let group = groupsByPath[path] {
        groups[group].append(index)
      } else {
        groupsByPath[path] = groups.count
        groups.append([index])
      }
    }
    return groups.map { ScreenComparison($0.map { ($0, recordings[$0]) }, settings) }
  }

  /// Returns the screen file that a recording may share with other recordings, or `nil` if the
  /// recording is compared alone.
  ///
  /// A recording with a log is compared alone, because the log has the words of the whole screen.
  private static func screen(of recording: Recording) -> ReferencedFile? {
    recording.log == nil ? recording.screen?.target : nil
  }

  private init(
    _ recordings: [(index: Int, recording: Recording)], _ settings: [(key: String, value: String)]
  ) {
    if recordings.count == 1, let (index, recording) = recordings.first,
      let log = recording.log, let screen = recording.screen
    {
      let replay = LoggedReplay(recording, log, screen, settings)
      comparisons = replay.comparisons.map { (index, $0) }
      orders = replay.orders
      return
    }
    var screen = SharedScreen(of: recordings.map(\.recording))
    var walks: Set<Int> = []
    for (index, recording) in recordings {
      comparisons.append((index, RecordingComparison(recording, settings, on: &screen)))
      guard recording.isLogged, let selection = screen.selectionWithWalk(of: recording),
        walks.insert(selection.index).inserted,
        let order = screen.order(of: recording, at: selection, settings)
      else { continue }
      orders.append(order)
    }
  }
}
