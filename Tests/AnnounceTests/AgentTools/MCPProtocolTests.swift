import Encoding
import Testing

@testable import announce

/// The Model Context Protocol, as old and new clients speak it.
@Suite struct MCPProtocolTests {
  private static let meta =
    #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#
    + #""io.modelcontextprotocol/clientCapabilities":{}}"#

  private func session(_ lines: String...) -> MCPTrial { MCPTrial(lines, in: "/") }

  @Test(arguments: [
    ("2025-06-18", "2025-06-18"), ("2025-11-25", "2025-11-25"), ("2024-11-05", "2025-11-25"),
    ("2026-07-28", "2025-11-25"), ("x", "2025-11-25"),
  ])
  func `Initialize chooses the revision of the client, or else the newest of its kind`(
    _ requested: String, _ chosen: String
  ) throws {
    let trial = session(
      MCPTrial.request(
        1, "initialize", #"{"protocolVersion":"\#(requested)","capabilities":{}}"#),
      #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#, MCPTrial.request(2, "ping"))
    let result = try #require(try trial.answer(1)["result"])
    #expect(result["protocolVersion"]?.string == chosen)
    #expect(result["capabilities"]?.members.map(\.key) == ["tools", "prompts"])
    #expect(result["serverInfo"]?["name"]?.string == "announce")
    #expect(result["instructions"]?.string?.contains("VoiceOver") == true)
    #expect(result["resultType"] == nil)
    #expect(try trial.answer(2)["result"]?.members.isEmpty == true)
    #expect(trial.lines.count == 2)
  }

  @Test func `A client of the newest revision needs no initialize`() throws {
    let trial = session(
      MCPTrial.request(1, "server/discover", "{\(Self.meta)}"),
      MCPTrial.request(2, "tools/list", "{\(Self.meta)}"),
      MCPTrial.request(3, "prompts/list", "{\(Self.meta)}"),
      MCPTrial.request(
        4, "tools/call",
        #"{"name":"announce","arguments":{"source":"<p>Hi","format":"html"},\#(Self.meta)}"#),
      MCPTrial.request(5, "ping", "{\(Self.meta)}"))
    let discovered = try #require(try trial.answer(1)["result"])
    #expect(
      discovered["supportedVersions"]?.elements.compactMap(\.string)
        == ["2026-07-28"])
    for id in 1...3 {
      let result = try #require(try trial.answer(id)["result"])
      #expect(result["resultType"]?.string == "complete")
      #expect(result["ttlMs"]?.int != nil && result["cacheScope"]?.string == "public")
      #expect(
        result["_meta"]?["io.modelcontextprotocol/serverInfo"]?["name"]?.string == "announce")
    }
    #expect(try trial.answer(4)["result"]?["resultType"]?.string == "complete")
    #expect(try trial.answer(5)["error"]?["code"]?.int == -32601)
  }

  @Test(arguments: [
    ("{}", -32602),
    (#"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28"}}"#, -32602),
    (
      #"{"_meta":{"io.modelcontextprotocol/protocolVersion":"2030-01-01","#
        + #""io.modelcontextprotocol/clientCapabilities":{}}}"#, -32022
    ),
    (
      #"{"_meta":{"io.modelcontextprotocol/protocolVersion":7,"#
        + #""io.modelcontextprotocol/clientCapabilities":{}}}"#, -32022
    ),
    (#"{"_meta":3}"#, -32602), ("[]", -32602),
  ])
  func `A request without a known revision is an error`(_ parameters: String, _ code: Int) throws {
    let error = try #require(
      try session(MCPTrial.request(1, "tools/list", parameters)).answer(1)["error"])
    #expect(error["code"]?.int == code)
    guard code == -32022 else { return }
    #expect(error["data"]?["supported"]?.elements.compactMap(\.string) == ["2026-07-28"])
    #expect(error["data"]?["requested"] != nil)
  }

  @Test func `Unknown methods, tools, prompts and cursors are errors`() throws {
    let trial = session(
      MCPTrial.initialize, MCPTrial.request(1, "none"), MCPTrial.call(2, "none", "{}"),
      MCPTrial.request(3, "prompts/get", #"{"name":"none"}"#),
      MCPTrial.request(4, "tools/list", #"{"cursor":"x"}"#),
      MCPTrial.request(5, "tools/call", #"{"name":4}"#),
      MCPTrial.request(6, "prompts/get", #"{"name":"prove-the-fix"}"#),
      MCPTrial.request(7, "server/discover"))
    let codes = try (1...7).map { try trial.answer($0)["error"]?["code"]?.int }
    #expect(codes == [-32601, -32602, -32602, -32602, -32602, -32602, -32601])
  }

  @Test func `A cancelled call gets no answer, and other notifications harm nothing`() throws {
    let folder = try TrialFolder()
    for number in 0..<40 { try folder.write("<p>Screen \(number)", to: "\(number).html") }
    let trial = MCPTrial(
      [
        MCPTrial.initialize, MCPTrial.call(1, "audit", #"{"file":"."}"#),
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":1}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":7}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/cancelled","params":{"requestId":{}}}"#,
        #"{"jsonrpc":"2.0","method":"notifications/cancelled"}"#,
        #"{"jsonrpc":"2.0","method":"notifications/none","params":[1]}"#,
        MCPTrial.request(2, "ping"),
      ], in: folder.path)
    #expect(try trial.lines.map { try JSON($0).root["id"]?.int } == [0, 2])
  }

  @Test func `The schema of each tool is closed, and each tool only reads`() throws {
    let tools = try #require(
      try session(MCPTrial.initialize, MCPTrial.request(1, "tools/list")).answer(1)["result"]?[
        "tools"]?.elements)
    #expect(
      tools.map { $0["name"]?.string }
        == ["announce", "explain", "audit", "play", "diff", "check", "tree"])
    for tool in tools {
      #expect(tool["inputSchema"]?["additionalProperties"]?.bool == false)
      #expect(tool["inputSchema"]?["properties"]?["browser"] == nil)
      #expect(tool["inputSchema"]?["properties"]?["record"] == nil)
      #expect(tool["outputSchema"]?["type"]?.string == "object")
      #expect(tool["annotations"]?["readOnlyHint"]?.bool == true)
      #expect(tool["annotations"]?["openWorldHint"]?.bool == false)
    }
  }

  @Test func `Permissions of the user add arguments`() throws {
    let trial = MCPTrial(
      [MCPTrial.initialize, MCPTrial.request(1, "tools/list")], in: "/",
      permissions: AgentPermissions(opensBrowser: true, writes: true))
    let tools = try #require(try trial.answer(1)["result"]?["tools"]?.elements)
    for tool in tools {
      let isCheck = tool["name"]?.string == "check"
      #expect(tool["annotations"]?["readOnlyHint"]?.bool == !isCheck)
      #expect(tool["annotations"]?["openWorldHint"]?.bool == true)
      #expect((tool["inputSchema"]?["properties"]?["record"] != nil) == isCheck)
    }
  }

  @Test func `A prompt contains its arguments`() throws {
    let trial = session(
      MCPTrial.initialize,
      MCPTrial.request(
        1, "prompts/get", #"{"name":"write-the-golden-first","arguments":{"file":"a.html"}}"#))
    let message = try #require(try trial.answer(1)["result"]?["messages"]?.elements.first)
    #expect(message["role"]?.string == "user")
    #expect(message["content"]?["text"]?.string?.contains("of a.html first") == true)
  }

  @Test func `The client is asked for its roots, and files are read there only`() throws {
    let folder = try TrialFolder()
    try folder.write("<p>Inside", to: "app/a.html")
    try folder.write("<p>Outside", to: "b.html")
    let trial = MCPTrial(
      [
        MCPTrial.request(
          0, "initialize", #"{"protocolVersion":"2025-06-18","capabilities":{"roots":{}}}"#),
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        MCPTrial.call(1, "announce", #"{"file":"a.html"}"#),
        #"{"jsonrpc":"2.0","id":"other","result":{"roots":[]}}"#,
        #"{"jsonrpc":"2.0","id":"roots-1","result":{"roots":[{"uri":"file://\#(folder.path)/app"}]}}"#,
        MCPTrial.call(2, "announce", #"{"file":"\#(folder.path)/b.html"}"#),
      ], in: folder.path)
    #expect(trial.lines.contains { $0.contains(#""method": "roots/list""#) })
    #expect(try trial.answer(1)["result"]?["isError"]?.bool == false)
    #expect(try trial.answer(2)["result"]?["isError"]?.bool == true)
  }

  @Test func `Folders that the user named count instead of those of the client`() throws {
    let folder = try TrialFolder()
    try folder.write("<p>Inside", to: "a.html")
    let trial = MCPTrial(
      [
        MCPTrial.request(
          0, "initialize", #"{"protocolVersion":"2025-06-18","capabilities":{"roots":{}}}"#),
        #"{"jsonrpc":"2.0","method":"notifications/initialized"}"#,
        MCPTrial.call(1, "announce", #"{"file":"a.html"}"#),
      ], in: folder.path, named: true)
    #expect(!trial.lines.contains { $0.contains("roots/list") })
    #expect(try trial.answer(1)["result"]?["isError"]?.bool == false)
  }

  @Test func `Progress comes before the answer, and only to those who ask`() throws {
    let folder = try TrialFolder()
    for number in 0..<6 { try folder.write("<p>Screen \(number)", to: "\(number).html") }
    let ask = #"{"name":"audit","arguments":{"file":"."},"_meta":{"progressToken":"p"}}"#
    let trial = MCPTrial(
      [MCPTrial.initialize, MCPTrial.request(1, "tools/call", ask)], in: folder.path)
    let steps = try trial.lines.dropFirst().dropLast().map { try JSON($0).root }
    #expect(steps.map { $0["params"]?["progress"]?.int } == [1, 2, 3, 4, 5, 6])
    #expect(steps.allSatisfy { $0["params"]?["progressToken"]?.string == "p" })
    #expect(try JSON(trial.lines.last ?? "").root["id"]?.int == 1)
    let silent = MCPTrial(
      [MCPTrial.initialize, MCPTrial.call(1, "audit", #"{"file":"."}"#)], in: folder.path)
    #expect(silent.lines.count == 2)
  }
}
