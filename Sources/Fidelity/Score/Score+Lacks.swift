extension Score {
  /// What the recordings say nothing or little about, in words.
  public var lacks: [String] {
    var lacks: [String] = []
    for (reader, platform) in Score.platforms {
      let count = comparisons.count {
        $0.recording.reader == reader && $0.recording.platform == platform
          && $0.recording.sourceKind == .recorded
      }
      if count == 0 {
        lacks.append("anything heard from \(reader) on \(platform)")
      } else if count < Score.few {
        lacks.append(
          "more than \(Score.recordings(count)) of \(reader) on \(platform)")
      }
    }
    let languages = Set(comparisons.map { $0.recording.locale.prefix { $0 != "-" } }).sorted()
    if languages.count < 2 {
      lacks.append("languages other than \(languages.first.map(String.init) ?? "none")")
    }
    if let year = years.map(\.years.upperBound).max() { lacks.append("anything after \(year)") }
    let elsewhere = comparisons.count { $0.recording.isElsewhere }
    if elsewhere > 0 {
      lacks.append("the screen\(elsewhere == 1 ? "" : "s") of \(Score.recordings(elsewhere))")
    }
    return lacks
  }

  /// The comparisons that failed before anything was said, other than for want of a screen.
  public var unreached: [RecordingComparison] {
    comparisons.filter { $0.obstacle != nil && !$0.recording.isElsewhere }
  }

  private static func recordings(_ count: Int) -> String {
    count == 1 ? "1 recording" : "\(count) recordings"
  }

  /// Fewer than this are too few to tell anything.
  private static let few = 20

  /// Where each reader can be heard.
  private static let platforms = [
    ("voiceover", "ios-safari"), ("voiceover", "ios-native"), ("voiceover", "react-native"),
    ("talkback", "android-chrome"), ("talkback", "android-native"), ("talkback", "react-native"),
  ]
}
