import Dispatch
import Encoding
import Foundation
import JSONRPC
import Testing

@testable import announce

/// A session with an MCP server in this process.
struct MCPTrial {
  /// Bytes that several threads write.
  private final class Output: @unchecked Sendable {
    private let isFree = DispatchSemaphore(value: 1)
    private var bytes: [UInt8] = []

    func append(_ new: [UInt8]) {
      isFree.wait()
      bytes += new
      isFree.signal()
    }

    var lines: [String] {
      isFree.wait()
      defer { isFree.signal() }
      return String(decoding: bytes, as: UTF8.self).split(separator: "\n").map(String.init)
    }
  }

  /// The lines that the server wrote.
  let lines: [String]

  /// Sends lines to a server, and waits for its last answer.
  init(
    _ lines: [String], in folder: String, named: Bool = false,
    permissions: AgentPermissions = AgentPermissions(), environment: AgentEnvironment? = nil
  ) {
    let output = Output()
    let connection = MessageConnection(framing: .lines) { bytes in
      output.append(bytes)
      return true
    }
    var server = MCPServer(
      roots: AgentRoots(named: named ? [folder] : [], workingFolder: folder),
      permissions: permissions, environment: environment ?? AgentEnvironment())
    var rest = lines[...]
    connection.run(&server, read: { rest.popFirst().map { Array("\($0)\n".utf8) } ?? [] })
    self.lines = output.lines
  }

  /// Returns the answer to a request.
  func answer(_ id: Int) throws -> JSON.Value {
    let answers = try lines.map { try JSON($0).root }
    return try #require(answers.first { $0["id"]?.int == id })
  }

  static let initialize = request(
    0, "initialize",
    #"{"protocolVersion":"2025-11-25","capabilities":{},"clientInfo":{"name":"t","version":"1"}}"#)

  static func request(_ id: Int, _ method: String, _ parameters: String = "{}") -> String {
    #"{"jsonrpc":"2.0","id":\#(id),"method":"\#(method)","params":\#(parameters)}"#
  }

  static func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
    request(id, "tools/call", #"{"name":"\#(tool)","arguments":\#(arguments)}"#)
  }

  /// Calls one tool, and returns its result.
  static func result(
    of tool: String, _ arguments: String, in folder: String,
    permissions: AgentPermissions = AgentPermissions(), environment: AgentEnvironment? = nil
  ) throws -> (text: String, structured: JSON.Value, isError: Bool) {
    let trial = MCPTrial(
      [initialize, call(1, tool, arguments)], in: folder, permissions: permissions,
      environment: environment)
    let result = try #require(try trial.answer(1)["result"])
    let text = try #require(result["content"]?.elements.first?["text"]?.string)
    return (text, result["structuredContent"] ?? .null, result["isError"]?.bool ?? false)
  }
}
