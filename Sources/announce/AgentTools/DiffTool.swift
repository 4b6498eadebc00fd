internal import Encoding
import Reports

extension AgentTool {
  static func diff(_ permissions: AgentPermissions) -> AgentTool {
    AgentTool(
      name: "diff", title: "Compare announcements",
      description: "Compares announcements before and after a change: the saved file with source "
        + "(a change to try), with a git revision (since: HEAD), or with another file (before). "
        + "Kinds: lost, reworded, reordered, added.",
      arguments: [file, source, before, beforeSource, since, .format, .screen]
        + [.limit(40, "differences"), .hints] + AgentArgument.forReaders,
      outputSchema: """
        {"type":"object","required":["differs","summary","changes"],"properties":{"differs":\
        {"type":"boolean"},"summary":{"type":"string"},"changes":{"type":"array","items":\
        {"type":"object","required":["screen","kind"],"properties":{"screen":{"type":"string"},\
        "reader":{"type":"string"},"kind":{"type":"string"},"beforeStop":{"type":"integer"},"before":\
        {"type":"string"},"afterStop":{"type":"integer"},"after":{"type":"string"}}}},"more":\
        {"type":"integer","description":"differences left out"},"notes":{"type":"array","items":\
        {"type":"string"}}}}
        """,
      run: runDiff)
  }

  private static let file = AgentArgument(
    name: "file", kind: .text, summary: "Path of the screen; with since also a folder.",
    isRequired: true)
  private static let source = AgentArgument(
    name: "source", kind: .text, summary: "Text of the file after the change, if not saved.",
    sizeLimit: .max)
  private static let before = AgentArgument(
    name: "before", kind: .text, summary: "Path of the old file.")
  private static let beforeSource = AgentArgument(
    name: "beforeSource", kind: .text, summary: "Text of the file before the change.",
    sizeLimit: .max)
  private static let since = AgentArgument(
    name: "since", kind: .text, summary: "Git revision to compare with, such as HEAD or main.")

  private static func runDiff(_ call: AgentCall) throws(AgentToolError) -> Result {
    let run = call.run(["diff", "--format=json"], on: try diffInput(call))
    let document = try run.json()
    let screens = document["screens"]?.elements ?? []
    guard run.status < 2 || !screens.isEmpty else { throw run.failure }
    let all = screens.flatMap { AgentChange.all(in: $0, call) }
    let shown = all.prefix(call.arguments.number("limit") ?? 40)
    let summary = AgentAnswer.line(document["summary"]?.string ?? "")
    let notes = AgentAnswer.notes(run.messages)
    var lines = [summary]
    var heading = ""
    for change in shown {
      let own = "\(change.screen)\(change.reader.map { ", \($0)" } ?? "")"
      if own != heading { lines.append(own) }
      heading = own
      lines.append(change.line)
    }
    if shown.count < all.count { lines.append("\(all.count - shown.count) more, ask with limit") }
    return Result(lines, notes: notes) { json in
      json.member("differs", document["differs"]?.bool ?? false)
      json.member("summary", summary)
      json.member("changes", each: Array(shown)) { $0.write(to: &$1) }
      if shown.count < all.count { json.member("more", all.count - shown.count) }
    }
  }

  private static func diffInput(_ call: AgentCall) throws(AgentToolError) -> AgentInput {
    let arguments = call.arguments
    var input = AgentInput()
    input.options = AgentInput.options(arguments)
    let source = arguments.text("source")
    let old = arguments.text("beforeSource")
    let file = arguments.text("file") ?? ""
    let path =
      source != nil || old != nil
      ? try AgentInput.pathOfSource(file, of: call) : try call.roots.path(file)
    let isNew = !CommandEnvironment.hasFile(path)
    if let source { input.unsaved.texts[path] = Array(source.utf8) }
    if let old { input.unsaved.formerTexts[path] = Array(old.utf8) }
    guard !isNew || (source != nil && old != nil) else {
      throw AgentToolError("there is no file “\(file)”; check the path")
    }
    if let since = arguments.text("since") {
      guard old == nil, !arguments.has("before") else {
        throw AgentToolError("“since” cannot be combined with “before” or “beforeSource”")
      }
      input.options.append("--since=\(since)")
      input.operands = [path]
      return input
    }
    guard let before = arguments.text("before") else {
      guard source != nil || old != nil else {
        throw AgentToolError(
          "there is nothing to compare with; give since (a git revision), before (a file), or "
            + "source (the text after the change)")
      }
      input.operands = [path, path]
      return input
    }
    guard old == nil else {
      throw AgentToolError("give “before” or “beforeSource”, not both")
    }
    input.operands = [try call.roots.path(before), path]
    return input
  }
}

/// A difference between two versions of a screen, in the form for answers.
private struct AgentChange {
  var screen: String
  var reader: String?
  var kind: String
  var beforeStop: Int?
  var before: String?
  var afterStop: Int?
  var after: String?

  static func all(in screen: JSON.Value, _ call: AgentCall) -> [AgentChange] {
    let name = AgentAnswer.line(call.shown(screen["screen"]?.string ?? ""))
    let presence = screen["presence"]?.string ?? "both"
    guard presence == "both" else {
      return [AgentChange(screen: name, kind: "screen only \(presence)")]
    }
    return (screen["readers"]?.elements ?? []).flatMap { reader in
      (reader["stops"]?.elements ?? []).map { stop in
        let (before, after) = words(of: stop, withHints: call.arguments.isOn("hints"))
        return AgentChange(
          screen: name, reader: reader["reader"]?.string, kind: stop["grade"]?.string ?? "",
          beforeStop: stop["beforeStop"]?.int, before: before.map { AgentAnswer.line($0) },
          afterStop: stop["afterStop"]?.int, after: after.map { AgentAnswer.line($0) })
      }
    }
  }

  /// Returns the announcements before and after the change.
  ///
  /// Usage hints are included if the caller wants hints, or if only the hints differ.
  private static func words(
    of stop: JSON.Value, withHints: Bool
  ) -> (before: String?, after: String?) {
    let whole = (stop["before"]?.string, stop["after"]?.string)
    let brief = (
      stop["beforeWithoutHint"]?.string ?? whole.0, stop["afterWithoutHint"]?.string ?? whole.1
    )
    return withHints || brief.0 == brief.1 ? whole : brief
  }

  var line: String {
    let old = before.map { " \(beforeStop.map { "\($0) " } ?? "")“\($0)”" } ?? ""
    let new = after.map { " → \(afterStop.map { "\($0) " } ?? "")“\($0)”" } ?? ""
    return "\(kind)\(old)\(new)"
  }

  func write(to json: inout JSONWriter) {
    json.member("screen", screen)
    if let reader { json.member("reader", reader) }
    json.member("kind", kind)
    if let beforeStop { json.member("beforeStop", beforeStop) }
    if let before { json.member("before", before) }
    if let afterStop { json.member("afterStop", afterStop) }
    if let after { json.member("after", after) }
  }
}
