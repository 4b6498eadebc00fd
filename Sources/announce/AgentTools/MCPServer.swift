internal import Encoding
import JSONRPC
import Reports

/// A server that offers tools to coding agents through the Model Context Protocol.
struct MCPServer: MessageHandler {
  private let tools: [AgentTool]
  private let permissions: AgentPermissions
  private let environment: AgentEnvironment
  private let roots: AgentRoots
  /// The revision that `initialize` chose, or `nil` before `initialize` was called.
  private var version: MCPVersion?
  private var clientHasRoots = false
  private var requestCount = 0
  /// The id of the latest request for the client’s roots, or `nil` if none is pending.
  ///
  /// Responses with other ids are ignored.
  private var rootsRequest: MessageID?

  init(roots: AgentRoots, permissions: AgentPermissions, environment: AgentEnvironment) {
    tools = AgentTool.all(permissions)
    self.roots = roots
    self.permissions = permissions
    self.environment = environment
  }

  mutating func receive(_ request: Message.Request, from connection: MessageConnection) {
    do throws(RequestError) {
      let named = try MCPVersion.named(by: request.parameters)
      if named == nil, request.method == "initialize" {
        return connection.answer(request, .success(initialize(request.parameters)))
      }
      if named == nil, request.method == "ping" {
        return connection.answer(request, .success(.emptyObject))
      }
      guard let version = named ?? version else { throw MCPVersion.missing }
      if request.method == "tools/call" { return try call(request, version, connection) }
      connection.answer(request, .success(try result(of: request, version)))
    } catch {
      connection.answer(request, .failure(error))
    }
  }

  mutating func receive(
    _ notification: Message.Notification, from connection: MessageConnection
  ) {
    switch notification.method {
    case "notifications/cancelled":
      guard let id = MessageID(notification.parameters["requestId"]) else { return }
      connection.cancel(id)
    case "notifications/initialized", "notifications/roots/list_changed":
      guard clientHasRoots, roots.asksClient else { return }
      requestCount += 1
      let id = MessageID.text("roots-\(requestCount)")
      rootsRequest = id
      roots.expect()
      connection.request("roots/list", id: id)
    default: break
    }
  }

  mutating func receive(_ response: Message.Response, from connection: MessageConnection) {
    guard response.id == rootsRequest, rootsRequest != nil else { return }
    rootsRequest = nil
    guard let list = response.result?["roots"], list.kind == .array else { return }
    roots.use(list.elements.compactMap { $0["uri"]?.string })
  }

  private mutating func initialize(_ parameters: JSON.Value) -> JSONText {
    let version = MCPVersion.negotiated(parameters["protocolVersion"]?.string)
    self.version = version
    clientHasRoots = parameters["capabilities"]?["roots"]?.kind == .object
    if clientHasRoots, roots.asksClient { roots.expect() }
    return version.result { json in
      json.member("protocolVersion", version.rawValue)
      Self.writeCapabilities(to: &json)
      json.key("serverInfo")
      Self.writeInfo(to: &json)
      json.member("instructions", Self.instructions)
    }
  }

  /// Returns the result of a request other than a tool call; such requests are answered at once.
  private func result(
    of request: Message.Request, _ version: MCPVersion
  ) throws(RequestError) -> JSONText {
    switch request.method {
    case "server/discover" where version.isStateless:
      return version.result(isCacheable: true) { json in
        json.member("supportedVersions", MCPVersion.names)
        Self.writeCapabilities(to: &json)
        json.member("instructions", Self.instructions)
      }
    case "tools/list":
      try checkCursor(request.parameters)
      return version.result(isCacheable: true) { json in
        json.member("tools", each: tools) { $0.write(to: &$1, permissions) }
      }
    case "prompts/list":
      try checkCursor(request.parameters)
      return version.result(isCacheable: true) { json in
        json.member("prompts", each: AgentPrompt.all) { $0.write(to: &$1) }
      }
    case "prompts/get":
      let messages = try AgentPrompt.messages(for: request.parameters)
      return version.result(messages)
    default: throw .methodNotFound(request.method)
    }
  }

  /// Throws an error if a request asks for a further page of a list.
  ///
  /// Each list has only one page.
  private func checkCursor(_ parameters: JSON.Value) throws(RequestError) {
    guard parameters.field("cursor") == nil else {
      throw .invalidParameters("there is no such cursor; the list has one page")
    }
  }

  /// Begins a call of a tool.
  private func call(
    _ request: Message.Request, _ version: MCPVersion, _ connection: MessageConnection
  ) throws(RequestError) {
    guard let name = request.parameters["name"]?.string else {
      throw .invalidParameters("“name” must be the name of a tool")
    }
    guard let tool = tools.first(where: { $0.name == name }) else {
      let names = tools.map(\.name).joined(separator: ", ")
      throw .invalidParameters("there is no tool “\(name.prefix(60))”; the tools are \(names)")
    }
    let (roots, permissions, environment) = (roots, permissions, environment)
    let values = request.parameters["arguments"] ?? .null
    let token = request.parameters["_meta"]?["progressToken"].flatMap { MessageID($0) }
    connection.perform(request) { context in
      do throws(AgentToolError) {
        var call = AgentCall(
          arguments: try AgentArguments(
            values, for: tool.arguments, withheld: tool.possibleArguments),
          roots: roots, permissions: permissions, environment: environment)
        call.isCancelled = { context.isCancelled }
        call.progress = token.map { AgentProgress($0, context).report }
        let result = try tool.run(call).checked
        return .success(
          version.result { json in
            Self.write(result.text, to: &json)
            json.member("structuredContent", result.structured)
            json.member("isError", false)
          })
      } catch {
        return .success(
          version.result { json in
            Self.write(AgentAnswer.errorText(error.description), to: &json)
            json.member("isError", true)
          })
      }
    }
  }

  private static func write(_ text: String, to json: inout JSONWriter) {
    json.member("content", each: [text]) { text, json in
      json.member("type", "text")
      json.member("text", text)
    }
  }

  private static func writeCapabilities(to json: inout JSONWriter) {
    json.member("capabilities") { json in
      json.member("tools") { _ in }
      json.member("prompts") { _ in }
    }
  }

  static func writeInfo(to json: inout JSONWriter) {
    json.object { json in
      json.member("name", "announce")
      json.member("title", "announce: what screen readers say")
      json.member("version", Program.version)
    }
  }

  /// The instructions of the server, which clients add to the context of the model.
  static let instructions =
    "Predicts what VoiceOver (iOS) and TalkBack (Android) say of a screen, without a device. Screens "
    + "are HTML, SwiftUI, Compose, React Native, Android layouts, storyboards, dumps and outlines. Loop: "
    + "announce the screen, change the code, then diff with since HEAD (or with source before "
    + "saving) and check that exactly the intended stops changed; audit finds defects; explain tells "
    + "why a word is said. Numbers are stops in swipe order. Lines “unsure” name what the file does "
    + "not tell; do not guess it. Results are simulated from published rules and recordings and do "
    + "not replace tests with real readers and people."
}
