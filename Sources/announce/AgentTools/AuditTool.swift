import Audits
internal import Encoding
import Reports

extension AgentTool {
  static func audit(_ permissions: AgentPermissions) -> AgentTool {
    AgentTool(
      name: "audit", title: "Find accessibility defects",
      description: "Finds accessibility defects in a screen, or in all screens of a folder, most "
        + "severe first, each with its announcements and a fix. A finding “to review” needs a person.",
      arguments: AgentArgument.forScreen + [severity, rules, gestures, fill]
        + [.limit(15, "findings")] + AgentArgument.forReaders
        + AgentArgument.forPages(permissions),
      outputSchema: """
        {"type":"object","required":["findings","total"],"properties":{"total":{"type":"integer"},\
        "more":{"type":"integer","description":"findings left out"},"findings":{"type":"array","items":\
        {"type":"object","required":["rule","severity","review","message","element"],"properties":\
        {"rule":{"type":"string"},"severity":{"type":"string"},"review":{"type":"boolean"},"message":\
        {"type":"string"},"file":{"type":"string"},"screen":{"type":"string"},"element":\
        {"type":"string"},"line":{"type":"integer"},"heard":{"type":"array","items":{"type":"object",\
        "required":["reader","says"],"properties":{"reader":{"type":"string"},"says":\
        {"type":"string"}}}},"fix":{"type":"string"},"before":{"type":"string"},"after":\
        {"type":"string"}}}},"notes":{"type":"array","items":{"type":"string"}}}}
        """,
      run: runAudit)
  }

  private static let severity = AgentArgument(
    name: "severity", kind: .oneOf(AuditRule.Severity.allCases.map(\.rawValue)),
    summary: "Only findings at or above this severity.")
  private static let rules = AgentArgument(
    name: "rules", kind: .texts, summary: "Only these rules, such as label-missing.")
  private static let gestures = AgentArgument(
    name: "gestures", kind: .text,
    summary: "Also play these gestures and find lost focus and lost announcements.")
  private static let fill = AgentArgument(
    name: "fill", kind: .flag, summary: "Also fill in and submit the form.")

  private static func runAudit(_ call: AgentCall) throws(AgentToolError) -> Result {
    var words = ["audit", "--format=json", "--fail-on=none"]
    if let severity = call.arguments.text("severity") { words.append("--severity=\(severity)") }
    words += call.arguments.texts("rules").map { "--rule=\($0)" }
    if let gestures = call.arguments.text("gestures") { words.append("--script=\(gestures)") }
    if call.arguments.isOn("fill") { words.append("--fill") }
    let run = call.run(words, on: try AgentInput(call))
    let document = try run.json()
    let files = document["files"]?.elements ?? []
    guard run.status < 2 || !files.isEmpty else { throw run.failure }
    let all = AgentFinding.all(in: files, call)
    let shown = all.prefix(call.arguments.number("limit") ?? 15)
    let notes = AgentAnswer.notes(run.messages)
    let reviewed = all.count(where: \.needsReview)
    var lines = ["\(counted(all.count - reviewed, "finding")), \(reviewed) more to review"]
    lines += shown.enumerated().flatMap { index, finding in finding.lines(number: index + 1) }
    if shown.count < all.count {
      lines.append("\(all.count - shown.count) more, ask with limit, severity or rules")
    }
    return Result(lines, notes: notes) { json in
      json.member("total", all.count)
      if shown.count < all.count { json.member("more", all.count - shown.count) }
      json.member("findings", each: Array(shown)) { $0.write(to: &$1) }
    }
  }
}

/// A finding of an audit, in the form for answers.
private struct AgentFinding {
  var file: String
  var screen: String
  var rule: String
  var severity: String
  var needsReview: Bool
  var message: String
  var element: String
  var line: Int?
  var heard: [(reader: String, says: String)]
  var fix: String
  var edit: (before: String, after: String)?

  /// Returns the findings of some files, most severe first.
  static func all(in files: [JSON.Value], _ call: AgentCall) -> [AgentFinding] {
    var all: [AgentFinding] = []
    for file in files {
      let path = call.shownFile(file["file"]?.string)
      for screen in file["screens"]?.elements ?? [] {
        let name = AgentAnswer.line(call.shown(screen["name"]?.string ?? ""))
        all += (screen["findings"]?.elements ?? []).map { AgentFinding($0, in: path, name, call) }
      }
    }
    let severities = AuditRule.Severity.allCases.map(\.rawValue)
    func rank(_ finding: AgentFinding) -> Int {
      let rank = severities.firstIndex(of: finding.severity) ?? severities.count
      return finding.needsReview ? severities.count + 1 : rank
    }
    return all.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }.map(\.element)
  }

  private init(_ finding: JSON.Value, in file: String, _ screen: String, _ call: AgentCall) {
    self.file = file
    self.screen = screen
    func text(_ value: JSON.Value?) -> String { AgentAnswer.line(value?.string ?? "") }
    rule = text(finding["rule"])
    severity = text(finding["severity"])
    needsReview = finding["review"]?.bool ?? false
    message = text(finding["message"])
    let elementJSON = finding["element"]
    let name = text(elementJSON?["name"])
    element = text(elementJSON?["role"]) + (name.isEmpty ? "" : " “\(name)”")
    line = elementJSON?["line"]?.int
    if let own = elementJSON?["file"]?.string, !own.isEmpty, !file.isEmpty {
      self.file = call.shownFile(own)
    }
    heard = (finding["quotes"]?.elements ?? []).prefix(4).map {
      (text($0["reader"]), text($0["heard"]))
    }
    fix = text(finding["mend"]?["text"])
    if let before = finding["mend"]?["before"]?.string,
      let after = finding["mend"]?["after"]?.string,
      before.utf8.count <= AgentAnswer.lineLimit, after.utf8.count <= AgentAnswer.lineLimit
    {
      edit = (before, after)
    }
  }

  func lines(number: Int) -> [String] {
    let location = [file, line.map(String.init) ?? ""]
      .filter { !$0.isEmpty }.joined(separator: ":")
    let review = needsReview ? ", to review" : ""
    var lines = ["\(number). \(severity)\(review) \(rule) \(location) \(element): \(message)"]
    if !heard.isEmpty {
      lines.append("   " + heard.map { "\($0.reader): \($0.says)" }.joined(separator: " | "))
    }
    let edit = edit.map { " \(AgentAnswer.line($0.before)) → \(AgentAnswer.line($0.after))" }
    lines.append("   fix: \(fix)" + (edit ?? ""))
    return lines
  }

  func write(to json: inout JSONWriter) {
    json.member("rule", rule)
    json.member("severity", severity)
    json.member("review", needsReview)
    json.member("message", message)
    if !file.isEmpty { json.member("file", file) }
    json.member("screen", screen)
    json.member("element", element)
    if let line { json.member("line", line) }
    if !heard.isEmpty {
      json.member("heard", each: heard) { quote, json in
        json.member("reader", quote.reader)
        json.member("says", quote.says)
      }
    }
    json.member("fix", fix)
    if let edit {
      json.member("before", edit.before)
      json.member("after", edit.after)
    }
  }
}
