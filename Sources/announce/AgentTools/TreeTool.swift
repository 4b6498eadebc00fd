internal import Encoding

extension AgentTool {
  static func tree(_ permissions: AgentPermissions) -> AgentTool {
    AgentTool(
      name: "tree", title: "Show the accessibility tree",
      description:
        "Shows the accessibility tree of a screen as an outline, which can be edited and "
        + "given back as source. With as: what the platform exposes to that reader.",
      arguments: AgentArgument.forScreen + [
        platform, first, .limit(150, "lines"), .language, .assume,
      ]
        + AgentArgument.forPages(permissions),
      outputSchema: """
        {"type":"object","required":["outline","lines"],"properties":{"outline":{"type":"string"},\
        "lines":{"type":"integer"},"more":{"type":"integer","description":"the line to ask for next"},\
        "notes":{"type":"array","items":{"type":"string"}}}}
        """,
      run: runTree)
  }

  private static let platform = AgentArgument(
    name: "as", kind: .oneOf(readerNames), summary: "Show what this reader’s platform exposes.")
  private static let first = AgentArgument(
    name: "from", kind: .number(1...1_000_000), summary: "The first line to show. Default: 1.")

  private static func runTree(_ call: AgentCall) throws(AgentToolError) -> Result {
    var words = ["tree", "--format=text", "--plain"]
    if let reader = call.arguments.text("as") { words.append("--as=\(reader)") }
    let run = call.run(words, on: try AgentInput(call))
    guard run.status < 2 else { throw run.failure }
    let from = call.arguments.number("from") ?? 1
    // The comment above each screen in the output names the screen's file.
    let output = run.output.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.hasPrefix("# ") ? call.shown(String($0)) : String($0) }.joined(separator: "\n")
    let text = AgentAnswer.lines(
      of: output, from: from, limit: call.arguments.number("limit") ?? 150)
    let next = text.rest > 0 ? text.count - text.rest + 1 : nil
    let notes = AgentAnswer.notes(run.messages)
    let more = next.map { ["\(text.rest) more lines, ask for them with from: \($0)"] } ?? []
    return Result([text.text] + more, notes: notes) { json in
      json.member("outline", text.text)
      json.member("lines", text.count)
      if let next { json.member("more", next) }
    }
  }
}
