import Simulator

/// The session on a screen as a table: announcements, speech that was cut off or lost, and moves of
/// focus.
struct SessionSection {
  let sessions: [PlayedSession]
  let sound: ReportSound
  let section: SectionHeadings
  private var number: Int { section.number }

  func write(_ html: inout HTMLWriter) {
    guard !sessions.isEmpty else { return }
    html.element(
      .section, [.kind("session findings"), section.named(by: "session-\(number)")]
    ) { html in
      html.element(
        section.heading, [.id("session-\(number)")], "Session: gestures and what happens next")
      for (reader, session) in sessions.enumerated() { write(session, reader, &html) }
    }
    html.newLine()
  }

  private func write(_ session: PlayedSession, _ reader: Int, _ html: inout HTMLWriter) {
    let name = type(of: session.reader).displayName
    html.element(section.subheading, [.kind(TranscriptSection.mark(reader))], name)
    if let piece = sound.session(of: name, document: number - 1) {
      html.element(
        .audio,
        [
          .init("controls", ""), .init("preload", "none"),
          .init("aria-label", "Everything that \(name) says"),
          .init("src", piece.source), piece.attribute,
        ]
      ) { _ in }
      html.element(.p, [.kind("caption"), .init("aria-hidden", "true")])
    }
    let title = "\(name): announcements over time"
    html.table(
      called: [title, section.name].compactMap(\.self).joined(separator: ", "),
      columns: ["Time", "Gesture", "Heard", "Focus"]
    ) { html in
      for step in session.steps { write(step, &html) }
    }
    html.element(.p, [.kind("small")], "Total: \(session.cost).")
  }

  private func write(_ step: Session.Step, _ html: inout HTMLWriter) {
    html.element(.tr) { html in
      html.element(.td, SessionTime.text(step.time))
      html.element(.td) { $0.authored(step.gesture?.text ?? "the screen opens") }
      html.element(.td) { html in
        if let problem = step.problem { line("\(step.problemTitle): \(problem)", "lost", &html) }
        if step.heard.isEmpty, step.problem == nil { html.text("nothing") }
        for heard in step.heard {
          line(
            heard.logLine, heard.isLost ? "lost" : "told",
            saying: heard.cause == .sound ? nil : heard.spoken?.text, &html)
        }
      }
      html.element(.td) { html in
        if step.isMoved { html.text("moved to ") }
        if let focus = step.focus { html.authored(focus.name) }
      }
    }
    html.newLine()
  }

  /// Writes a line.
  ///
  /// - Parameter words: The spoken text, or `nil` if nothing is spoken.
  private func line(
    _ text: String, _ kind: String, saying words: String? = nil, _ html: inout HTMLWriter
  ) {
    let attributes = words.map { [HTMLWriter.Attribute("data-line", $0)] } ?? []
    html.element(.p, [.kind(kind)] + attributes) { $0.authored(text) }
  }
}
