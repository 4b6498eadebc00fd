internal import Encoding
import Reports
internal import TextIO

extension AgentTool {
  static func explain(_ permissions: AgentPermissions) -> AgentTool {
    AgentTool(
      name: "explain", title: "Explain announcements",
      description: "Tells the rule behind each word of a stop, its source, how sure it is, and "
        + "what the platform exposes. Ask for few stops.",
      arguments: AgentArgument.forScreen + [.stops, name] + AgentArgument.forReaders
        + AgentArgument.forPages(permissions),
      outputSchema: """
        {"type":"object","required":["stops"],"properties":{"stops":{"type":"array","items":\
        {"type":"object","required":["reader","n","says","parts"],"properties":{"reader":\
        {"type":"string"},"n":{"type":"integer"},"says":{"type":"string"},"role":{"type":"string"},\
        "line":{"type":"integer"},"path":{"type":"string"},"parts":{"type":"array","items":\
        {"type":"object","required":["kind","text","rule","confidence"],"properties":{"kind":\
        {"type":"string"},"text":{"type":"string"},"rule":{"type":"string"},"confidence":\
        {"type":"string"}}}}}}},"cut":{"type":"boolean"},"more":{"type":"integer",\
        "description":"stops left out"},"notes":{"type":"array","items":{"type":"string"}}}}
        """,
      run: runExplain)
  }

  private static let name = AgentArgument(
    name: "name", kind: .text, summary: "Only stops whose name or announcement contains this.")

  /// The maximum number of stops in one answer.
  private static let stopLimit = 10

  private static func runExplain(_ call: AgentCall) throws(AgentToolError) -> Result {
    let stops = try AgentStops(call.arguments, limit: .max)
    let input = try AgentInput(call)
    let name = call.arguments.text("name")
    let reading = try call.run(["--format=json"], on: input).json()
    let all = explained(reading, stops, name)
    let numbers = Set(all.map(\.number)).sorted()
    let shown = Set(numbers.prefix(stopLimit))
    let chosen = all.filter { shown.contains($0.number) }
    let rest = numbers.dropFirst(stopLimit)
    // If the caller chooses no stops, the text also lists the elements without a stop.
    var choice: [String] = []
    if stops.areChosen || !rest.isEmpty {
      // If no stop was found, the error of the command lists the existing stops.
      choice += (shown.isEmpty ? [stops.numbers.lowerBound] : shown.sorted()).map { "--stop=\($0)" }
    }
    if let name { choice.append("--name=\(name)") }
    let run = call.run(["explain", "--plain"] + choice, on: input)
    guard run.status < 2, !run.output.isEmpty else { throw run.failure }
    let text = AgentAnswer.lines(of: call.shown(run.output.replacingNotice))
    let notes = AgentAnswer.notes(run.messages)
    var lines = [text.text]
    if text.rest > 0 { lines.append("\(text.rest) more lines, ask for fewer stops") }
    if let first = rest.first, let last = rest.last {
      lines.append("\(counted(rest.count, "more stop")), ask for stops \(first)-\(last)")
    }
    return Result(lines, notes: notes) { json in
      json.member("stops", each: chosen) { stop, json in
        json.member("reader", stop.reader)
        write(stop.value, to: &json)
      }
      if text.rest > 0 { json.member("cut", true) }
      if !rest.isEmpty { json.member("more", rest.count) }
    }
  }

  private static func explained(
    _ reading: JSON.Value, _ stops: AgentStops, _ name: String?
  ) -> [(reader: String, number: Int, value: JSON.Value)] {
    var chosen: [(reader: String, number: Int, value: JSON.Value)] = []
    for reader in (reading["screens"]?.elements ?? []).flatMap({ $0["readers"]?.elements ?? [] }) {
      let all = (reader["stops"]?.elements ?? []).filter { stop in
        if stops.areChosen, !stops.numbers.contains(stop["index"]?.int ?? 0) { return false }
        guard let name = name?.lowercased() else { return true }
        return [stop["said"], stop["node"]?["name"]].contains {
          $0?.string?.lowercased().contains(name) == true
        }
      }
      chosen += all.map { (reader["reader"]?.string ?? "", $0["index"]?.int ?? 0, $0) }
    }
    return chosen
  }

  private static func write(_ stop: JSON.Value, to json: inout JSONWriter) {
    json.member("n", stop["index"]?.int ?? 0)
    json.member("says", AgentAnswer.line(stop["said"]?.string ?? ""))
    json.member("role", stop["node"]?["role"]?.string ?? "")
    if let line = stop["node"]?["line"]?.int { json.member("line", line) }
    if let path = stop["node"]?["path"]?.string { json.member("path", AgentAnswer.line(path)) }
    json.member("parts", each: stop["parts"]?.elements ?? []) { part, json in
      for key in ["kind", "text", "rule", "confidence"] {
        json.member(key, AgentAnswer.line(part[key]?.string ?? ""))
      }
    }
  }
}

extension String {
  /// The text without the notice that ends every result.
  ///
  /// The instructions of the server already contain the notice, so answers do not repeat it.
  var replacingNotice: String {
    guard let range = range(ofScalars: ReportHeader.notice) else { return self }
    return String(self[..<range.lowerBound])
  }
}
