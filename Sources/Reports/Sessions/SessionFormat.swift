internal import Encoding
internal import Simulator

/// The output formats of sessions.
///
/// The raw value is the name of the format on the command line.
package enum SessionFormat: String, CaseIterable, Sendable {
  case text, markdown, json

  /// Writes the sessions of one screen.
  package func write(
    _ sessions: [PlayedSession], style: TerminalStyle, by program: ReportHeader,
    to output: inout ReportSink
  ) {
    switch self {
    case .text: SessionText(style: style).write(sessions, to: &output)
    case .markdown: SessionMarkdown().write(sessions, to: &output)
    case .json: SessionJSON().write(sessions, by: program, to: &output)
    }
  }
}

/// Sessions as text: a log of gestures and announcements.
private struct SessionText {
  let style: TerminalStyle

  func write(_ sessions: [PlayedSession], to output: inout ReportSink) {
    for (index, session) in sessions.enumerated() {
      if index > 0, !style.isPlain { output.writeLine() }
      let header = session.reader.fullHeader(on: session.screen.origin)
      output.writeLine(style.heading(style.visible(header)))
      for (number, step) in session.steps.enumerated() {
        write(
          step, problem: session.problem(of: number), on: session.screen.origin, to: &output)
      }
      output.writeLine(style.visible("cost: \(session.cost)"))
    }
  }

  private func write(
    _ step: Session.Step, problem: String?, on origin: Screen.Origin, to output: inout ReportSink
  ) {
    let gesture = step.gesture?.text ?? "the screen opens"
    var head = "\(SessionTime.text(step.time)) \(gesture)"
    if let focus = step.focus {
      head += (step.isMoved ? " → focus moves to " : ", on ") + focus.quotedName(on: origin)
    }
    output.writeLine(style.visible(head))
    if let problem { output.writeLine(style.visible("  \(step.problemTitle): \(problem)")) }
    if step.heard.isEmpty { output.writeLine("  nothing is announced") }
    for heard in step.heard { output.writeLine(style.visible("  \(heard.logLine)")) }
  }
}

extension Session.Focus {
  /// Returns the name in quotation marks, or the role for a stop without a name.
  ///
  /// Roles have their ARIA names on web pages and in designs, and plain names elsewhere.
  func quotedName(on origin: Screen.Origin) -> String {
    if isNamed { return "“\(name)”" }
    let isARIA = origin == .web || origin == .design
    let plain = isARIA ? nil : Session.Focus.plainRoles[name]
    let role = plain ?? (name == Role.generic.rawValue ? "element" : name)
    let article = role.first.map { "aeiou".contains($0) } == true ? "an" : "a"
    return "\(article) \(role) without a name"
  }

  private static let plainRoles = [
    Role.textBox.rawValue: "text field", Role.radio.rawValue: "radio button",
    Role.progressBar.rawValue: "progress bar", Role.image.rawValue: "image",
  ]
}

extension SpeechLogEntry {
  /// The announcement, with a note if it was not heard to its end.
  var logLine: String {
    let what =
      switch cause {
      case .sound: "sound: \(text)"
      case .hint: "hint: \(text)"
      default: text
      }
    switch outcome {
    case .heard: return what
    case .cut(let count): return "\(what) [cut after “\(text.prefix(count))”]"
    case .lost(.duplicate): return "\(what) [not said: it was said a moment ago]"
    case .lost: return cause == .hint ? "\(what) [cut before it began]" : "\(what) [never heard]"
    case .atRisk(let lost, let all): return "\(what) [at risk: lost in \(lost) of \(all) timings]"
    }
  }
}

/// Sessions as the table of gestures in a scenario document.
private struct SessionMarkdown {
  func write(_ sessions: [PlayedSession], to output: inout ReportSink) {
    guard let first = sessions.first else { return }
    let names = sessions.map { Swift.type(of: $0.reader).displayName }
    output.writeLine("| Gesture | \(names.joined(separator: " | ")) |")
    output.writeLine("| --- |\(String(repeating: " --- |", count: names.count))")
    for index in first.steps.indices where first.steps[index].gesture != nil || index == 0 {
      let gesture = first.steps[index].gesture?.text ?? "opens"
      let cells = sessions.map { session in
        let lines = session.steps.indices.contains(index) ? session.steps[index].lines : []
        return lines.isEmpty
          ? SessionLine.silence
          : lines.map { MarkdownText.escaped($0.written, in: .cell) }.joined(separator: "<br>")
      }
      let row = [MarkdownText.escaped(gesture, in: .cell)] + cells
      output.writeLine("| \(row.joined(separator: " | ")) |")
    }
  }
}

struct SessionJSON {
  func write(
    _ sessions: [PlayedSession], by program: ReportHeader, to output: inout ReportSink
  ) {
    var json = JSONWriter()
    json.lines { json in
      json.member("announce", program.version)
      json.member("notice", ReportHeader.notice)
      json.key("sessions")
      json.array { json in for session in sessions { write(session, to: &json) } }
    }
    output.write(json.drain())
  }

  private func write(_ session: PlayedSession, to json: inout JSONWriter) {
    json.object { json in
      json.member("reader", Swift.type(of: session.reader).name)
      json.member("profile", session.reader.profile)
      json.member("milliseconds", session.duration)
      json.key("steps")
      json.array { json in for step in session.steps { write(step, to: &json) } }
    }
  }

  private func write(_ step: Session.Step, to json: inout JSONWriter) {
    json.object { json in writeMembers(of: step, to: &json) }
  }

  func writeMembers(of step: Session.Step, to json: inout JSONWriter) {
    if let gesture = step.gesture { json.member("gesture", gesture.text) }
    json.member("at", step.time)
    if let focus = step.focus {
      json.member("stop", focus.index + 1)
      json.member("focus", focus.name)
    }
    if step.isMoved { json.member("moved", true) }
    if let problem = step.problem { json.member("problem", problem) }
    json.key("heard")
    json.array { json in for heard in step.heard { write(heard, to: &json) } }
  }

  private func write(_ heard: SpeechLogEntry, to json: inout JSONWriter) {
    json.object { json in
      json.member("text", heard.text)
      json.member("cause", heard.cause.rawValue)
      json.member("asked", heard.requested)
      if let start = heard.start { json.member("start", start) }
      if let end = heard.end { json.member("end", end) }
      switch heard.outcome {
      case .heard: json.member("outcome", "heard")
      case .cut(let count):
        json.member("outcome", "cut")
        json.member("charactersHeard", count)
      case .lost(let why):
        json.member("outcome", "lost")
        json.member("why", why.rawValue)
      case .atRisk(let lost, let all):
        json.member("outcome", "at-risk")
        json.member("lostIn", lost)
        json.member("of", all)
      }
    }
  }
}
