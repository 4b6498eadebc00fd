package import Encoding
import Simulator
import Voices

package enum PronunciationJSON {
  /// Writes the members about the speech engine and its voice.
  package static func write(engine: String?, to json: inout JSONWriter) {
    json.member("engine", orNull: engine.map { "eSpeak NG \($0)" })
    json.member("voice", SpeechNotice.text)
  }

  /// Writes the pronunciations on one screen, with or without phonemes.
  package static func write(
    _ pronounced: [PronouncedTranscript], of reading: Reading, showingPhonemes: Bool,
    to json: inout JSONWriter, _ output: inout ReportSink
  ) {
    json.lines { json in
      JSONFormat.writeFacts(of: reading.screen, diagnostics: reading.diagnostics, to: &json)
      JSONFormat.writeReaders(of: reading, to: &json) { index, json in
        let transcript = pronounced[index]
        json.member("seconds", decimal: decimal(transcript.seconds))
        json.member("measured", transcript.isMeasured)
        json.member("stops", each: transcript.announcements, onePerLine: true) { stop, json in
          json.member("index", stop.announcement.index)
          json.member("text", stop.announcement.text)
          json.member("heard", stop.pronunciation)
          json.member("seconds", decimal: decimal(stop.seconds))
          json.member("parts", each: stop.parts) { part, json in
            write(part, showingPhonemes: showingPhonemes, to: &json)
          }
          output.drain(&json)
        }
      }
    }
    output.drain(&json)
  }

  private static func write(
    _ pronounced: PronouncedPart, showingPhonemes: Bool, to json: inout JSONWriter
  ) {
    json.member("kind", pronounced.part.kind.rawValue)
    json.member("text", pronounced.part.text)
    json.member("words", pronounced.part.words)
    json.member("heard", pronounced.pronunciation)
    json.member("language", pronounced.part.language)
    json.member("silence", decimal: decimal(pronounced.part.silence))
    if showingPhonemes, let phonemes = pronounced.phonemes { json.member("sounds", phonemes) }
    guard !pronounced.remarks.isEmpty else { return }
    json.member("notes", each: pronounced.remarks) { remark, json in
      json.member("kind", remark.kind.rawValue)
      json.member("text", remark.text)
      if let words = remark.pronunciation { json.member("heard", words) }
      json.member("message", remark.message)
    }
  }

  /// Returns seconds with two decimals.
  private static func decimal(_ seconds: Double) -> String {
    let hundredths = Int(min(max(seconds, 0), 1e12) * 100 + 0.5)
    return "\(hundredths / 100).\(hundredths / 10 % 10)\(hundredths % 10)"
  }
}
