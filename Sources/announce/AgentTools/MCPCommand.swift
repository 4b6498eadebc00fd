import JSONRPC
import SystemLibrary

/// `announce mcp`: serves tools to coding agents.
struct MCPCommand: Command {
  static let root = Option(
    name: "root", value: .text("FOLDER"), isRepeatable: true,
    summary: "Read only files in this folder. Repeat to add folders. Default: the folders that the "
      + "client names, or the working folder.")
  static let browser = Option(
    name: "browser", value: .none,
    summary: "Allow tools to open live pages and URLs in a browser.")
  static let allowWrite = Option(
    name: "allow-write", value: .none,
    summary: "Allow the tool “check” to record announcements in documents.")
  static let declaration = Declaration(
    name: "mcp",
    summary: "Serve tools to coding agents over the Model Context Protocol.",
    discussion: [
      "An agent's client starts this command and talks to it on standard input and output. The "
        + "tools are announce, explain, audit, play, diff, check and tree. See "
        + "Documentation/Agents.md.",
      "The tools read files in the folders of --root only, and write nothing without "
        + "--allow-write.",
    ],
    operands: .none, options: [root, browser, allowWrite],
    examples: [
      ("claude mcp add announce -- announce mcp", "add the tools to Claude Code"),
      ("announce mcp --root app --browser", "serve one folder, with live pages"),
    ])

  private let roots: [String]
  private let permissions: AgentPermissions

  init(_ arguments: Arguments) throws(UsageError) {
    guard arguments.operands.isEmpty else {
      throw UsageError("mcp takes no file", remedy: "name folders with --root")
    }
    roots = arguments.values(of: MCPCommand.root)
    for root in roots where !CommandEnvironment.isFolder(root) {
      throw UsageError("there is no folder “\(root)”", remedy: "check the path of --root")
    }
    permissions = AgentPermissions(
      opensBrowser: arguments.has(MCPCommand.browser), writes: arguments.has(MCPCommand.allowWrite))
  }

  func run(in environment: CommandEnvironment, _ streams: inout Streams) -> Int32 {
    var server = MCPServer(
      roots: AgentRoots(
        named: roots, workingFolder: SystemCall.realPath(".") ?? "/",
        home: environment.variable("HOME")),
      permissions: permissions, environment: AgentEnvironment(environment))
    guard let input = environment.keyInput else {
      // Without a descriptor for input, all input is given in advance, and no client waits for
      // answers.
      streams.writeError("announce: mcp needs standard input and output")
      return 2
    }
    // Temporary files are removed even if a signal ends the server.
    environment.interruption.hold()
    defer { environment.interruption.release() }
    let isStopping = environment.interruption.isPending
    let connection = MessageConnection(framing: .lines) { BlockingWriter.write($0, to: 1) }
    connection.run(
      &server, read: { MessageInput.bytes(of: input, while: { !isStopping() }) },
      finishingWithin: 5, unless: isStopping)
    return 0
  }
}
