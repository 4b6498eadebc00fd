import Simulator
import Voices

extension TextFormat {
  /// Writes the pronunciations on one screen, with or without phonemes.
  package func write(
    _ pronounced: [PronouncedTranscript], of reading: Reading, showingPhonemes: Bool,
    to output: inout ReportSink
  ) {
    output.writeLine(style.heading(style.visible(reading.heading)))
    for (index, reader) in reading.readers.enumerated() {
      let (transcript, pronounced) = (reading.transcripts[index], pronounced[index])
      writeGap(to: &output)
      let duration = pronounced.duration(pronounced.seconds)
      let title = title(of: transcript, by: reader, on: reading.screen)
      output.writeLine(style.heading("\(title), \(duration)"))
      if transcript.stops.isEmpty { output.writeLine(reading.screens[index].emptiness) }
      for (stop, announcement) in zip(transcript.stops, pronounced.announcements) {
        let line = style.line(of: stop.announcement, in: transcript.language)
        output.writeLine("\(stop.index). \(line) (\(pronounced.duration(announcement.seconds)))")
        write(announcement, showingPhonemes, to: &output)
      }
    }
    write(reading.diagnostics, to: &output)
  }

  /// Writes a notice with the speech engine that was used.
  ///
  /// - Parameter engine: The version of the engine, or `nil` if no engine was used.
  package func writeNotice(ofEngine engine: String?, to output: inout ReportSink) {
    writeGap(to: &output)
    if let engine {
      output.writeLine(
        "As eSpeak NG \(engine) pronounces it, not the phone's voice. Announcements without a "
          + "“heard” line are pronounced as they are written.")
    } else {
      output.writeLine(
        "eSpeak NG was not used: times are estimates, and only the texts were checked.")
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
