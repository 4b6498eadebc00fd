package import Importers
import Simulator
import Voices

/// Writes what is heard of announcements as JSON.
package struct PronunciationJSON {
  /// Whether the sounds are told.
  package var showsPhonemes: Bool

  /// JSON with or without the sounds.
  package init(showsPhonemes: Bool) { self.showsPhonemes = showsPhonemes }

  /// Begins a document that ``JSONFormat/end(_:)`` ends; screens come between.
  package static func begin(
    _ engine: String?, by header: ReportHeader, _ json: inout JSONWriter
  ) {
    json.open(UInt8(ascii: "{"), oneALine: true)
    JSONFormat.write(header, to: &json)
    json.member("engine", orNull: engine.map { "eSpeak NG \($0)" })
    json.member("voice", SpeechNotice.text)
    json.key("screens")
    json.open(UInt8(ascii: "["), oneALine: true)
  }

  /// Writes what is heard on one screen.
  package func write(
    _ pronounced: [PronouncedTranscript], of reading: Reading, to json: inout JSONWriter,
    _ output: inout ReportSink
  ) {
    json.open(UInt8(ascii: "{"), oneALine: true)
    JSONFormat.writeFacts(of: reading.screen, losses: reading.losses, to: &json)
    json.key("readers")
    json.open(UInt8(ascii: "["), oneALine: true)
    for (transcript, pronounced) in zip(reading.transcripts, pronounced) {
      json.open(UInt8(ascii: "{"), oneALine: true)
      json.member("reader", transcript.reader)
      json.member("profile", transcript.profile)
      json.member("language", transcript.language)
      json.member("seconds", decimal: PronunciationJSON.decimal(pronounced.seconds))
      json.key("measured")
      json.value(pronounced.isMeasured)
      json.key("stops")
      json.open(UInt8(ascii: "["), oneALine: true)
      for announcement in pronounced.announcements {
        write(announcement, to: &json)
        output.drain(&json)
      }
      json.close(UInt8(ascii: "]"))
      json.close(UInt8(ascii: "}"))
    }
    json.close(UInt8(ascii: "]"))
    json.close(UInt8(ascii: "}"))
    output.drain(&json)
  }

  private func write(_ pronounced: PronouncedAnnouncement, to json: inout JSONWriter) {
    json.object { json in
      json.member("index", pronounced.announcement.index)
      json.member("text", pronounced.announcement.text)
      json.member("heard", pronounced.pronunciation)
      json.member("seconds", decimal: PronunciationJSON.decimal(pronounced.seconds))
      json.key("parts")
      json.array { json in
        for part in pronounced.parts { write(part, to: &json) }
      }
    }
  }

  private func write(_ pronounced: PronouncedPart, to json: inout JSONWriter) {
    json.object { json in
      json.member("kind", pronounced.part.kind.rawValue)
      json.member("text", pronounced.part.text)
      json.member("words", pronounced.part.words)
      json.member("heard", pronounced.pronunciation)
      json.member("language", pronounced.part.language)
      json.member("silence", decimal: PronunciationJSON.decimal(pronounced.part.silence))
      if showsPhonemes, let phonemes = pronounced.phonemes { json.member("sounds", phonemes) }
      guard !pronounced.remarks.isEmpty else { return }
      json.key("notes")
      json.array { json in
        for remark in pronounced.remarks {
          json.object { json in
            json.member("kind", remark.kind.rawValue)
            json.member("text", remark.text)
            if let words = remark.pronunciation { json.member("heard", words) }
            json.member("message", remark.message)
          }
        }
      }
    }
  }

  /// Seconds with two decimals.
  private static func decimal(_ seconds: Double) -> String {
    let hundredths = Int(min(max(seconds, 0), 1e12) * 100 + 0.5)
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }
}
