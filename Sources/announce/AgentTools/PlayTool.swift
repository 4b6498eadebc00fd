internal import Encoding
import Reports

extension AgentTool {
  static func play(_ permissions: AgentPermissions) -> AgentTool {
    AgentTool(
      name: "play", title: "Play gestures",
      description: "Plays gestures on a screen and reports which announcements are spoken, "
        + "interrupted or lost: swipe right 3; touch \"Email\"; double tap; type \"ann\"; next; "
        + "escape; walk; until \"Send\"; next heading. Source of SwiftUI, Compose and React Native "
        + "answers as its code says; for other screens give app.",
      arguments: AgentArgument.forScreen + [gestures, app, .limit(60, "steps of each reader")]
        + AgentArgument.forReaders + AgentArgument.forPages(permissions),
      outputSchema: """
        {"type":"object","required":["sessions"],"properties":{"sessions":{"type":"array","items":\
        {"type":"object","required":["reader","steps"],"properties":{"reader":{"type":"string"},\
        "version":{"type":"string"},"more":{"type":"integer","description":"steps left out"},"steps":\
        {"type":"array","items":{"type":"object","required":["heard"],"properties":{"gesture":\
        {"type":"string"},"stop":{"type":"integer"},"focus":{"type":"string"},"problem":\
        {"type":"string"},"heard":{"type":"array","items":{"type":"object","required":["says",\
        "outcome"],"properties":{"says":{"type":"string"},"outcome":{"enum":["heard","cut","lost",\
        "at-risk"]}}}},"moreHeard":{"type":"integer"}}}}}}},"notes":{"type":"array","items":{"type":"string"}}}}
        """,
      run: runPlay)
  }

  private static let gestures = AgentArgument(
    name: "gestures", kind: .text, summary: "Gestures, separated by “;”.", isRequired: true)
  private static let app = AgentArgument(
    name: "app", kind: .text, summary: "Path of a file that says how the app responds.")

  private static func runPlay(_ call: AgentCall) throws(AgentToolError) -> Result {
    var words = ["play", "--format=json", "--script=\(call.arguments.text("gestures") ?? "")"]
    if let app = call.arguments.text("app") { words.append("--app=\(try call.roots.path(app))") }
    let run = call.run(words, on: try AgentInput(call))
    // The command writes a separate JSON document for each screen of a file.
    guard !run.output.isEmpty else { throw run.failure }
    let sessions = try run.documents().flatMap { $0["sessions"]?.elements ?? [] }
    guard !sessions.isEmpty else { throw run.failure }
    let played = sessions.prefix(2 * AgentAnswer.screenLimit).map {
      AgentSession($0, limit: call.arguments.number("limit") ?? 60)
    }
    let notes = AgentAnswer.notes(run.messages)
    return Result(played.flatMap(\.lines), notes: notes) { json in
      json.member("sessions", each: played) { $0.write(to: &$1) }
    }
  }
}

/// The gestures of one reader and the announcements after them, in the form for answers.
private struct AgentSession {
  struct Step {
    var gesture: String?
    var stop: Int?
    var focus: String?
    var problem: String?
    var heard: [(says: String, outcome: String)]
    /// The number of announcements that the answer leaves out.
    var moreHeard: Int
  }

  var reader: String
  var version: String
  var steps: [Step]
  var rest: Int

  init(_ session: JSON.Value, limit: Int) {
    reader = session["reader"]?.string ?? ""
    version = session["profile"]?.string ?? ""
    let all = session["steps"]?.elements ?? []
    steps = all.prefix(limit).map { step in
      Step(
        gesture: step["gesture"]?.string.map { AgentAnswer.line($0) }, stop: step["stop"]?.int,
        focus: step["focus"]?.string.map { AgentAnswer.line($0) },
        problem: step["problem"]?.string.map { AgentAnswer.line($0) },
        heard: (step["heard"]?.elements ?? []).prefix(AgentAnswer.heardLimit).map {
          (AgentAnswer.line($0["text"]?.string ?? ""), $0["outcome"]?.string ?? "heard")
        }, moreHeard: max(0, (step["heard"]?.count ?? 0) - AgentAnswer.heardLimit))
    }
    rest = all.count - steps.count
  }

  var lines: [String] {
    var lines = ["\(reader) \(version)"]
    for step in steps {
      let heard = step.heard.map {
        $0.outcome == "heard" ? "“\($0.says)”" : "“\($0.says)” [\($0.outcome)]"
      }
      let focus = step.stop.map { " → \($0)" } ?? ""
      let words = heard.isEmpty ? "nothing heard" : heard.joined(separator: " ")
      let more = step.moreHeard > 0 ? " and \(step.moreHeard) more" : ""
      lines.append("\(step.gesture ?? "open")\(focus): \(words)\(more)")
      if let problem = step.problem { lines.append("  problem: \(problem)") }
    }
    return rest > 0 ? lines + ["\(rest) more steps, ask with limit"] : lines
  }

  func write(to json: inout JSONWriter) {
    json.member("reader", reader)
    json.member("version", version)
    if rest > 0 { json.member("more", rest) }
    json.member("steps", each: steps) { step, json in
      if let gesture = step.gesture { json.member("gesture", gesture) }
      if let stop = step.stop { json.member("stop", stop) }
      if let focus = step.focus { json.member("focus", focus) }
      if let problem = step.problem { json.member("problem", problem) }
      if step.moreHeard > 0 { json.member("moreHeard", step.moreHeard) }
      json.member("heard", each: step.heard) { heard, json in
        json.member("says", heard.says)
        json.member("outcome", heard.outcome)
      }
    }
  }
}
