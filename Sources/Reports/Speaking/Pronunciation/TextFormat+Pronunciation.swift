import Simulator
import Voices

extension TextFormat {
  /// Writes what the engine makes of what is said on one screen, with or without the sounds.
  package func write(
    _ pronounced: [PronouncedTranscript], of reading: Reading, showingPhonemes: Bool,
    to output: inout ReportSink
  ) {
    output.writeLine(style.heading(style.visible(reading.heading)))
    for (place, reader) in reading.readers.enumerated() {
      let (transcript, pronounced) = (reading.transcripts[place], pronounced[place])
      writeGap(to: &output)
      let duration = pronounced.duration(pronounced.seconds)
      let title = title(of: transcript, by: reader, on: reading.screen)
      output.writeLine(style.heading("\(title), \(duration)"))
      if transcript.stops.isEmpty { output.writeLine(reading.screens[place].emptiness) }
      for (stop, announcement) in zip(transcript.stops, pronounced.announcements) {
        let line = style.line(of: stop.announcement, in: transcript.language)
        output.writeLine("\(stop.index). \(line) (\(pronounced.duration(announcement.seconds)))")
        write(announcement, showingPhonemes, to: &output)
      }
    }
    write(reading.diagnostics, to: &output)
  }

  /// Says whose reading it is.
  ///
  /// - Parameter engine: The version of the engine that was asked; absent when none was.
  package func writeNotice(ofEngine engine: String?, to output: inout ReportSink) {
    writeGap(to: &output)
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

  private func write(
    _ announcement: PronouncedAnnouncement, _ showingPhonemes: Bool, to output: inout ReportSink
  ) {
    if announcement.differs {
      writeDetail("heard", style.visible(announcement.pronunciation), to: &output)
    }
    if showingPhonemes, let phonemes = announcement.phonemes {
      writeDetail("sounds", style.visible("/\(phonemes)/"), to: &output)
    }
    var written: [PronunciationRemark] = []
    for remark in announcement.parts.flatMap(\.remarks) where !written.contains(remark) {
      writeDetail("note", style.visible(remark.message), to: &output)
      written.append(remark)
    }
  }
}
