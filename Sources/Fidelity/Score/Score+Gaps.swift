extension Score {
  /// The topics with too few recordings, such as “languages other than en” or “anything after
  /// 2024”.
  package var gaps: [String] {
    var gaps: [String] = []
    for (reader, platform) in Score.platforms {
      let count = comparisons.count {
        $0.recording.reader == reader && $0.recording.platform == platform
          && $0.recording.sourceKind == .recorded
      }
      if count == 0 {
        gaps.append("anything heard from \(reader) on \(platform)")
      } else if count < Score.few {
        gaps.append(
          "more than \(Score.recordings(count)) of \(reader) on \(platform)")
      }
    }
    let languages = Set(comparisons.map { $0.recording.locale.prefix { $0 != "-" } }).sorted()
    if languages.count < 2 {
      gaps.append("languages other than \(languages.first.map(String.init) ?? "none")")
    }
    if let year = years.map(\.years.upperBound).max() { gaps.append("anything after \(year)") }
    let elsewhere = comparisons.count { $0.recording.isElsewhere }
    if elsewhere > 0 {
      gaps.append("the screen\(elsewhere == 1 ? "" : "s") of \(Score.recordings(elsewhere))")
    }
    return gaps
  }

  /// The comparisons of recordings that could not be replayed although their screens are available.
  package var unreached: [RecordingComparison] {
    comparisons.filter { $0.obstacle != nil && !$0.recording.isElsewhere }
  }

  /// The comparisons that used the recording's own page or tree because the screen file could not
  /// be used.
  package var onOwnTree: [RecordingComparison] {
    comparisons.filter { $0.obstacle == nil && $0.screenProblem != nil }
  }

  private static func recordings(_ count: Int) -> String {
    count == 1 ? "1 recording" : "\(count) recordings"
  }

  /// The minimum number of recordings for a reader on a platform.
  ///
  /// A smaller number is reported as a gap.
  private static let few = 20

  /// The pairs of a reader and a platform for which there should be recordings.
  private static let platforms = [
    ("voiceover", "ios-safari"), ("voiceover", "ios-native"), ("voiceover", "react-native"),
    ("talkback", "android-chrome"), ("talkback", "android-native"), ("talkback", "react-native"),
  ]
}
