internal import SpeechLogs

extension FuzzTarget {
  /// Logs of readers; each input is detected, and read as every format.
  static let logs = FuzzTarget(name: "logs") { bytes in
    _ = SpeechLogFormat.detect(bytes)
    for format in SpeechLogFormat.all {
      guard let speech = try? LoggedSpeech(bytes, file: "fuzz", format: format) else { continue }
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
}
