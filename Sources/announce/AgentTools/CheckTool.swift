internal import Encoding
import Reports

extension AgentTool {
  static func check(_ permissions: AgentPermissions) -> AgentTool {
    AgentTool(
      name: "check", title: "Check expected announcements",
      description: "Compares the Markdown documents that hold the expected announcements "
        + "(goldens) with the current announcements."
        + (permissions.writes ? " With record: writes the current announcements into them." : ""),
      arguments: [file, source, .limit(20, "differences")]
        + (permissions.writes ? [record] : []) + [.reader, .assume]
        + AgentArgument.forPages(permissions),
      outputSchema: """
        {"type":"object","required":["status","comparedCells","differences"],"properties":{"status":\
        {"enum":["as expected","differs","not compared","problems"]},"comparedCells":{"type":"integer"},\
        "emptyCells":{"type":"integer"},"recordedCells":{"type":"integer"},"differences":\
        {"type":"array","items":{"type":"object","required":["kind","reader","expected","heard"],\
        "properties":{"file":{"type":"string"},"line":{"type":"integer"},"kind":{"type":"string"},\
        "heading":{"type":"string"},"reader":{"type":"string"},"stop":{"type":"integer"},"expected":\
        {"type":"string"},"heard":{"type":"string"}}}},"more":{"type":"integer"},"problems":\
        {"type":"array","items":{"type":"string"}},"notes":\
        {"type":"array","items":{"type":"string"}}}}
        """,
      writes: permissions.writes, run: runCheck)
  }

  private static let file = AgentArgument(
    name: "file", kind: .text,
    summary: "Path of a document or of a folder of documents. Default: the whole root.")
  private static let source = AgentArgument(
    name: "source", kind: .text,
    summary: "Text of a document, instead of the saved file, such as a change to try.",
    sizeLimit: .max)
  private static let record = AgentArgument(
    name: "record", kind: .oneOf(["missing", "changed"]),
    summary: "Write announcements: missing fills empty tables, changed also replaces cells.",
    allowedBy: "--allow-write")

  private static func runCheck(_ call: AgentCall) throws(AgentToolError) -> Result {
    var input = AgentInput()
    input.options = AgentInput.options(call.arguments)
    if let source = call.arguments.text("source") {
      guard !call.arguments.has("record") else {
        throw AgentToolError("“record” writes files only; leave out “source” or “record”")
      }
      let path = try call.arguments.text("file").map { file throws(AgentToolError) in
        try AgentInput.pathOfSource(file, of: call)
      }
      input.setText(source, at: path ?? call.roots.pathOfText())
    } else {
      input.operands = [try call.roots.path(call.arguments.text("file") ?? ".")]
    }
    var words = ["check", "--format=json"]
    if let record = call.arguments.text("record") { words.append("--record=\(record)") }
    if call.arguments.isOn("browser") { words.append("--browser") }
    let run = call.run(words, on: input)
    let document = try run.json()
    let summary = document["summary"] ?? .null
    let compared = summary["comparedCells"]?.int ?? 0
    guard run.status < 2 || compared > 0 else { throw run.failure }
    let found = problems(in: document, call)
    let problems = AgentAnswer.notes(found.map { $0.location + $0.text })
    let all = AgentDifference.all(in: document, call)
    let shown = all.prefix(call.arguments.number("limit") ?? 20)
    // The last message is the summary. It is left out here, because the answer begins with the
    // summary.
    let notes = AgentAnswer.notes(
      run.messages.filter { message in
        !message.contains(" compared, ") && !found.contains { message.contains($0.text) }
      })
    var lines = [run.messages.first { $0.contains(" compared, ") } ?? ""]
    lines += shown.map(\.line)
    if shown.count < all.count { lines.append("\(all.count - shown.count) more, ask with limit") }
    lines += problems.map { "problem: \($0)" }
    // After writing announcements into cells, the command ends with the status of a failure, so
    // that a build server notices the changes. For a tool, writing cells is a success.
    let isDone = run.status == 0 || found.isEmpty && summary["recordedCells"]?.int ?? 0 > 0
    let status =
      !all.isEmpty
      ? "differs" : compared == 0 ? "not compared" : isDone ? "as expected" : "problems"
    return Result(lines.filter { !$0.isEmpty }, notes: notes) { json in
      json.member("status", status)
      for key in ["comparedCells", "emptyCells", "recordedCells"] {
        json.member(key, summary[key]?.int ?? 0)
      }
      json.member("differences", each: Array(shown)) { $0.write(to: &$1) }
      if shown.count < all.count { json.member("more", all.count - shown.count) }
      if !problems.isEmpty { json.member("problems", problems) }
    }
  }

  /// Returns messages about documents and tables that could not be compared.
  private static func problems(
    in document: JSON.Value, _ call: AgentCall
  ) -> [(location: String, text: String)] {
    let documents = document["documents"]?.elements ?? []
    let lists = ([document] + documents).map { $0["problems"] }
    return lists.flatMap { $0?.elements ?? [] }.map { problem in
      let file = call.shownFile(problem["file"]?.string)
      let line = problem["line"]?.int.map(String.init) ?? ""
      let location = [file, line].filter { !$0.isEmpty }.joined(separator: ":")
      let text = AgentWording.worded(call.shown(problem["problem"]?.string ?? ""))
      return (location.isEmpty ? "" : "\(location): ", text)
    }
  }
}

/// A cell that differs from the actual announcement, in the form for answers.
private struct AgentDifference {
  var file: String
  var lineNumber: Int?
  var kind: String
  var heading: String
  var reader: String
  var stop: Int?
  var expected: String
  var heard: String

  static func all(in document: JSON.Value, _ call: AgentCall) -> [AgentDifference] {
    func text(_ value: JSON.Value?) -> String { AgentAnswer.line(value?.string ?? "") }
    return (document["documents"]?.elements ?? []).flatMap { document in
      (document["columns"]?.elements ?? []).flatMap { column in
        (column["differences"]?.elements ?? []).map { difference in
          AgentDifference(
            file: call.shownFile(document["file"]?.string), lineNumber: difference["line"]?.int,
            kind: text(difference["grade"]), heading: text(column["heading"]),
            reader: text(column["reader"]), stop: difference["stop"]?.int,
            expected: text(difference["expected"]), heard: text(difference["heard"]))
        }
      }
    }
  }

  var line: String {
    let location = [file, lineNumber.map(String.init) ?? ""].filter { !$0.isEmpty }
      .joined(separator: ":")
    let column = [heading, reader, stop.map { "stop \($0)" } ?? ""].filter { !$0.isEmpty }
      .joined(separator: ", ")
    return [kind, location, "\(column): expected “\(expected)”, heard “\(heard)”"]
      .filter { !$0.isEmpty }.joined(separator: " ")
  }

  func write(to json: inout JSONWriter) {
    if !file.isEmpty { json.member("file", file) }
    if let lineNumber { json.member("line", lineNumber) }
    json.member("kind", kind)
    json.member("heading", heading)
    json.member("reader", reader)
    if let stop { json.member("stop", stop) }
    json.member("expected", expected)
    json.member("heard", heard)
  }
}
