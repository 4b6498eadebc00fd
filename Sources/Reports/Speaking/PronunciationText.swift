import Simulator
import Voices

/// Writes what is heard of announcements as lines.
package struct PronunciationText {
  package var style: Style
  /// The version of the engine that was asked; absent when none was.
  package var engine: String?
  package var showsPhonemes: Bool

  package init(style: Style, engine: String?, showsPhonemes: Bool) {
    self.style = style
    self.engine = engine
    self.showsPhonemes = showsPhonemes
  }

  /// The lines that are the same as without a voice.
  package var text: TextFormat { TextFormat(style: style) }

  /// Writes what is heard on one screen.
  package func write(
    _ pronounced: [PronouncedTranscript], of reading: Reading, to output: inout ReportSink
  ) {
    output.writeLine(style.heading(style.visible(reading.heading)))
    for (place, reader) in reading.readers.enumerated() {
      let (transcript, pronounced) = (reading.transcripts[place], pronounced[place])
      text.writeGap(to: &output)
      let title = text.title(of: transcript, by: reader)
      output.writeLine(style.heading("\(title), \(pronounced.duration(pronounced.seconds))"))
      if transcript.stops.isEmpty { output.writeLine(reading.screens[place].emptiness) }
      for (stop, announcement) in zip(transcript.stops, pronounced.announcements) {
        let line = style.line(of: stop.announcement, in: transcript.language)
        output.writeLine("\(stop.index). \(line) (\(pronounced.duration(announcement.seconds)))")
        write(announcement, to: &output)
      }
    }
    text.write(reading.losses, to: &output)
  }

  /// Says whose reading it is.
  package func writeNotice(to output: inout ReportSink) {
    text.writeGap(to: &output)
    if let engine {
      output.writeLine(
        "As eSpeak NG \(engine) reads it, which is not the phone's voice. What is not repeated as "
          + "heard is read as it is written.")
    } else {
      output.writeLine(
        "eSpeak NG was not asked: times are estimates, and only the texts were looked at.")
    }
    output.writeLine(ReportHeader.notice)
  }

  private func write(_ announcement: PronouncedAnnouncement, to output: inout ReportSink) {
    if announcement.differs { writeDetail("heard", announcement.pronunciation, to: &output) }
    if showsPhonemes, let phonemes = announcement.phonemes {
      writeDetail("sounds", "/\(phonemes)/", to: &output)
    }
    var written: [PronunciationRemark] = []
    for remark in announcement.parts.flatMap(\.remarks) where !written.contains(remark) {
      writeDetail("note", remark.message, to: &output)
      written.append(remark)
    }
  }

  private func writeDetail(_ name: String, _ words: String, to output: inout ReportSink) {
    output.writeLine("\(style.isPlain ? "" : "   ")\(name): \(style.visible(words))")
  }
}
