import Audits
package import Simulator

/// The announcements, stop by stop, with the rule behind each part.
struct TranscriptSection {
  let report: ReportScreen
  let section: SectionHeadings
  private var number: Int { section.number }
  let findings: [Node.Index: [Int]]
  let rules: RulesSection
  let sound: ReportSound

  private var reading: Reading { report.reading }

  func write(_ html: inout HTMLWriter) {
    html.element(.section, [.kind("heard"), section.named(by: "heard-\(number)")]) { html in
      html.element(section.heading, [.id("heard-\(number)")], "Announcements")
      html.element(.ol, [.kind("stops")]) { html in
        html.newLine()
        var written: Set<Int> = []
        for (index, row) in report.rows.enumerated() {
          write(row, index, &written, &html)
        }
      }
    }
    html.newLine()
  }

  private func write(
    _ row: ReaderAlignment.Row, _ index: Int, _ written: inout Set<Int>, _ html: inout HTMLWriter
  ) {
    html.element(
      .li, [.id(TranscriptSection.id(ofRow: index, number)), .kind("stop")]
    ) { html in
      for (reader, stop) in row.enumerated() {
        guard let stop else { continue }
        write(stop, by: reader, &html)
      }
      let nodes = row.enumerated().compactMap { reader, stop in
        stop.map { reading.transcripts[reader].stops[$0].node }
      }
      let wrong = nodes.flatMap { findings[$0] ?? [] }.filter { written.insert($0).inserted }
        .sorted()
      if !wrong.isEmpty {
        html.element(.p, [.kind("wrong")]) { html in
          for finding in wrong {
            html.element(
              .a, [.href("#finding-\(number)-\(finding + 1)")],
              report.audit.findings[finding].message)
            html.text(" ")
          }
        }
      }
    }
    html.newLine()
  }

  private func write(_ stopIndex: Int, by reader: Int, _ html: inout HTMLWriter) {
    let stop = reading.transcripts[reader].stops[stopIndex]
    let name = type(of: reading.readers[reader]).displayName
    let language = reading.transcripts[reader].language
    var attributes = [HTMLWriter.Attribute.kind("said \(TranscriptSection.mark(reader))")]
    if let piece = sound.piece(of: stop.index, by: name, document: number - 1) {
      attributes += [.init("data-sound", piece.source), piece.attribute]
    }
    html.element(.div, attributes) { html in
      html.element(.p, [.kind("who"), .oneText]) { html in
        html.element(.span, [.kind("number")], "\(stop.index)")
        html.text(" \(name)")
        if let jump = jump(to: stop.index, by: reader) {
          html.element(.span, [.kind("jump")], ", swipe order jumps back here: \(jump)")
        }
        if let drawing = report.drawing, !drawing.screenshot.isOfPage,
          let absence = drawing.absence(of: stopIndex, by: reader)
        {
          html.text(", \(absence.rawValue)")
        }
      }
      html.element(.p, [.kind("words"), .oneText, .lang(language)]) { html in
        for (index, utterance) in stop.announcement.utterances.enumerated() {
          if index > 0 { html.element(.span, [.kind("pause")], " · ") }
          for (index, part) in utterance.parts.enumerated() {
            if index > 0 { html.text(part.lead) }
            write(part, language, &html)
          }
        }
      }
      if !isLong { writeReasons(for: stop, by: reader, &html) }
    }
  }

  private func write(_ part: Part, _ language: String, _ html: inout HTMLWriter) {
    var attributes = [HTMLWriter.Attribute.kind("part \(part.kind.rawValue)")]
    if let own = part.language, own != language { attributes.append(.lang(own)) }
    html.element(.bdi, attributes, part.text)
  }

  /// Whether elements have line numbers of the file.
  ///
  /// Elements of a page in a browser have none.
  private var hasLines: Bool { report.audit.subject.hasLines }

  private func writeReasons(for stop: Stop, by reader: Int, _ html: inout HTMLWriter) {
    let name = type(of: reading.readers[reader]).displayName
    html.element(.details, [.kind("why")]) { html in
      // Without the words of the stop, all summaries would have the same name.
      html.element(.summary) { html in
        html.element(.span, [.oneText]) { html in
          html.text("Why")
          html.element(.span, [.kind("heard-only")], " \(name) says this at stop \(stop.index)")
        }
      }
      html.element(.ul) { html in
        if let line = reading.screens[reader][stop.node].position?.line, hasLines {
          html.element(.li, "Source: line \(line) of \(report.file).")
        }
        for part in stop.announcement.parts {
          html.element(.li) { html in
            html.element(.bdi, [.kind("part")], part.text)
            html.text(" is the \(part.kind.words), by ")
            html.element(.a, [.href("#\(rules.id(of: part.rule))")], part.rule.name)
            html.text(" (\(part.rule.confidence.words))")
          }
        }
        for part in stop.omissions {
          html.element(.li) { html in
            html.text("not announced: ")
            html.element(.bdi, [.kind("part")], part.text)
            html.text(", by ")
            html.element(.a, [.href("#\(rules.id(of: part.rule))")], part.rule.name)
          }
        }
      }
    }
  }

  /// Returns why the swipe order jumps up from the previous stop to the stop with the number
  /// `index`, or `nil` if it does not jump up.
  private func jump(to index: Int, by reader: Int) -> String? {
    let stops = reading.transcripts[reader].stops
    guard index >= 2, stops.indices.contains(index - 1) else { return nil }
    let (before, here) = (stops[index - 2].node, stops[index - 1].node)
    let screen = reading.screens[reader]
    guard let above = screen[here].frame, let below = screen[before].frame,
      above.y + above.height <= below.y
    else { return nil }
    return "it is above stop \(index - 1)"
  }

  /// Whether the transcript is so long that the rules of all parts would make the page too large.
  private var isLong: Bool { reading.transcripts.reduce(0) { $0 + $1.stops.count } > 4_000 }

  static func id(ofRow index: Int, _ number: Int) -> String { "stop-\(number)-\(index + 1)" }

  /// Returns the CSS class of a reader.
  static func mark(_ reader: Int) -> String { "reader-\(min(reader, 1) + 1)" }
}

extension Rule.Confidence {
  /// The confidence in words.
  package var words: String {
    switch self {
    case .recorded: "recorded on a device"
    case .sourceCode: "read in source code"
    case .sourceNotDevice: "read in published code, not confirmed on a device"
    case .documented: "documented"
    case .assumed: "assumed"
    }
  }
}
