internal import Fidelity
internal import Importers
internal import Simulator
internal import SpeechLogs

extension FuzzTarget {
  /// Logs of readers; each input is detected, read as every format, and compared with a screen.
  static let logs = FuzzTarget(name: "logs") { bytes in
    _ = SpeechLogFormat.detect(bytes)
    for format in SpeechLogFormat.all {
      guard let speech = try? LoggedSpeech(bytes, file: "fuzz", format: format) else { continue }
      for walk in speech.walks where walk.utterances.count <= maximumStops { compare(walk) }
      let lines = bytes.count { $0 == 0x0A } + 1
      // Lines count in the decompressed text, and UTF-16 has other bytes.
      guard !bytes.starts(with: [0x1F, 0x8B]), bytes.first != 0xFF, bytes.first != 0xFE else {
        continue
      }
      for utterance in speech.walks.flatMap(\.utterances)
      where utterance.line < 1 || utterance.line > lines {
        refute("an utterance names its line", "\(utterance.line) of \(lines)")
      }
    }
  }

  /// The most utterances of a walk that is compared, so that an input takes little time.
  private static let maximumStops = 500

  /// The stops of a small screen.
  private static let transcript: Transcript? = {
    let outline = """
      - heading "Inbox" [level=1]
      - button "Search"
      - link "Two drafts"
      - button "Search"
      """
    let screens = try? ImportedScreen.contents(
      of: Array(outline.utf8), format: .outline, file: "fuzz", options: ImportOptions())
    return screens?.first.map { TalkBack().read($0.screen) }
  }()

  /// Compares a walk with the screen; each stop that was heard is in one line, is a repeat, or is one
  /// inside which the log ends.
  private static func compare(_ walk: LoggedWalk) {
    guard let transcript else { return }
    let comparison = LogComparison(walk, with: transcript)
    let heard =
      comparison.lines.count { $0.heard != nil } + comparison.repeats.count
      + comparison.cutUtterances
    guard heard == walk.stops.count, comparison.stopsOutside >= 0 else {
      refute("a comparison has each stop once", "\(heard) of \(walk.stops.count)")
    }
  }
}
