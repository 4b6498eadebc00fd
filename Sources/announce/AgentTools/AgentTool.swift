internal import Encoding
import JSONRPC
import Reports

/// A tool that a coding agent can call.
struct AgentTool: Sendable {
  /// The result of a tool: a short text for the model, and the same content as JSON.
  struct Result: Sendable {
    var text: String
    var structured: JSONText

    /// Creates a result whose text and JSON end with notes.
    ///
    /// - Parameter writeMembers: Writes the other members of the JSON.
    init(_ lines: [String], notes: [String], _ writeMembers: (inout JSONWriter) -> Void) {
      text = (lines + notes.map { "note: \($0)" }).joined(separator: "\n")
      structured = JSONText { json in
        json.object { json in
          writeMembers(&json)
          if !notes.isEmpty { json.member("notes", notes) }
        }
      }
    }
  }

  var name: String
  var title: String
  var description: String
  var arguments: [AgentArgument]
  /// The JSON Schema of ``Result/structured``.
  var outputSchema: String
  /// Whether the tool can write files.
  ///
  /// Clients ask their user before they call a tool that writes.
  var writes = false
  var run: @Sendable (AgentCall) throws(AgentToolError) -> Result

  /// Returns all tools of a server with these permissions.
  static func all(_ permissions: AgentPermissions) -> [AgentTool] {
    [
      .announce(permissions), .explain(permissions), .audit(permissions), .play(permissions),
      .diff(permissions), .check(permissions), .tree(permissions),
    ]
  }

  /// The arguments of the tool on a server with all permissions.
  var possibleArguments: [AgentArgument] {
    let everything = AgentPermissions(opensBrowser: true, writes: true)
    return AgentTool.all(everything).first { $0.name == name }?.arguments ?? []
  }

  /// Writes the description of the tool for clients that list the tools.
  func write(to json: inout JSONWriter, _ permissions: AgentPermissions) {
    json.member("name", name)
    json.member("title", title)
    json.member("description", description)
    json.member("inputSchema") { json in
      json.member("type", "object")
      json.member("properties") { json in for argument in arguments { argument.write(to: &json) } }
      let required = arguments.filter(\.isRequired).map(\.name)
      if !required.isEmpty { json.member("required", required) }
      json.member("additionalProperties", false)
    }
    json.key("outputSchema")
    json.value(written: Array(outputSchema.utf8))
    json.member("annotations") { json in
      json.member("title", title)
      json.member("readOnlyHint", !writes)
      json.member("destructiveHint", writes)
      json.member("idempotentHint", true)
      json.member("openWorldHint", permissions.opensBrowser)
    }
  }
}

/// The permissions that the user gave when starting the server.
struct AgentPermissions: Sendable {
  /// Whether tools may open live pages in a browser.
  var opensBrowser = false
  /// Whether tools may write files.
  var writes = false
}

/// A call of a tool.
struct AgentCall: Sendable {
  var arguments: AgentArguments
  var roots: AgentRoots
  var permissions: AgentPermissions
  var environment: AgentEnvironment
  var isCancelled: @Sendable () -> Bool = { false }
  /// Reports progress: the number of finished steps, the number of all steps, and a text.
  var progress: (@Sendable (_ done: Int, _ count: Int, _ text: String) -> Void)?

  /// Returns a path, or a message that begins with a path, in the form for answers.
  func shown(_ text: String) -> String { roots.shortened(text) }

  /// Returns the path of a file in the form for answers, or an empty string for a text without a
  /// file.
  func shownFile(_ path: String?) -> String {
    let isText = arguments.has("source") && !arguments.has("file")
    return isText ? "" : AgentAnswer.line(shown(path ?? ""))
  }
}

/// The parts of the process environment that tools use.
struct AgentEnvironment: Sendable {
  var isContinuousIntegration = false
  /// Returns the value of an environment variable.
  ///
  /// Tools can read only some variables, because gestures can type the value of a variable into a
  /// page.
  var variable: @Sendable (String) -> String? = { _ in nil }
  var now: @Sendable () -> Double = { 0 }

  init() {}

  init(_ environment: CommandEnvironment) {
    isContinuousIntegration = environment.isContinuousIntegration
    now = environment.now
    let variable = environment.variable
    self.variable = { ["TMPDIR", "ANNOUNCE_BROWSER"].contains($0) ? variable($0) : nil }
  }
}
