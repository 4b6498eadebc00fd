#if os(Linux)
  import Encoding
  import Foundation
  import Requirements
  import Testing

  /// `announce mcp` as a client starts it.
  @Suite(.requires(.program, BuiltProgram.announce != nil), .ownThread)
  struct MCPProgramTests {
    /// The running program.
    private final class Server {
      let process = Process()
      private let input = Pipe()
      private let output = Pipe()
      private var received: [UInt8] = []

      init(in folder: String, _ arguments: String...) throws {
        let program: URL = try #require(BuiltProgram.announce)
        process.executableURL = program
        process.arguments = ["mcp"] + arguments
        process.currentDirectoryURL = URL(fileURLWithPath: folder)
        process.standardInput = input
        process.standardOutput = output
        process.standardError = FileHandle.nullDevice
        try process.run()
      }

      deinit { if process.isRunning { process.terminate() } }

      func send(_ bytes: some Sequence<UInt8>) throws {
        try input.fileHandleForWriting.write(contentsOf: Data(bytes))
      }

      func send(line: String) throws { try send(Array("\(line)\n".utf8)) }

      /// Returns the next line of the server's output, or `nil` at the end.
      func nextLine() -> String? {
        while true {
          if let end = received.firstIndex(of: UInt8(ascii: "\n")) {
            let line = String(decoding: received[..<end], as: UTF8.self)
            received.removeSubrange(...end)
            return line
          }
          let data = output.fileHandleForReading.availableData
          guard !data.isEmpty else { return nil }
          received += data
        }
      }

      func next() throws -> JSON.Value { try JSON(try #require(nextLine())).root }

      func end() throws -> Int32 {
        try input.fileHandleForWriting.close()
        process.waitUntilExit()
        return process.terminationStatus
      }
    }

    private let folder: TrialFolder

    init() throws {
      folder = try TrialFolder()
      try folder.write(
        "<html lang=en><title>T</title><main><button>Send</button></main>", to: "a.html")
    }

    /// The messages of the Python client of the package `mcp` 2.3.0, as it sent them.
    @Test func `The messages of a new client are answered`() throws {
      let server = try Server(in: folder.path)
      let meta =
        #""_meta":{"io.modelcontextprotocol/protocolVersion":"2026-07-28","#
        + #""io.modelcontextprotocol/clientInfo":{"name":"mcp","version":"0.1.0"},"#
        + #""io.modelcontextprotocol/clientCapabilities":{}}"#
      try server.send(
        line: #"{"jsonrpc":"2.0","id":1,"method":"server/discover","params":{\#(meta)}}"#)
      #expect(try server.next()["result"]?["supportedVersions"]?.count == 1)
      try server.send(line: #"{"jsonrpc":"2.0","id":2,"method":"tools/list","params":{\#(meta)}}"#)
      #expect(try server.next()["result"]?["tools"]?.count == 7)
      try server.send(
        line: #"{"jsonrpc":"2.0","id":3,"method":"tools/call","params":{"name":"announce","#
          + #""arguments":{"file":"a.html"},\#(meta)}}"#)
      let result = try server.next()["result"]
      #expect(result?["content"]?.elements.first?["text"]?.string?.contains("Send, button") == true)
      #expect(result?["structuredContent"]?["screens"]?.count == 1)
      #expect(try server.end() == 0)
    }

    @Test func `The messages of an older client are answered`() throws {
      let server = try Server(in: folder.path)
      try server.send(
        line: #"{"method":"initialize","params":{"protocolVersion":"2025-11-25","capabilities":"#
          + #"{"sampling":{},"elicitation":{},"roots":{"listChanged":true}},"clientInfo":"#
          + #"{"name":"mcp","version":"0.1.0"}},"jsonrpc":"2.0","id":0}"#)
      #expect(try server.next()["result"]?["protocolVersion"]?.string == "2025-11-25")
      try server.send(line: #"{"method":"notifications/initialized","jsonrpc":"2.0"}"#)
      let asked = try server.next()
      #expect(asked["method"]?.string == "roots/list")
      let id = JSONWriter.quoted(try #require(asked["id"]?.string))
      try server.send(
        line:
          #"{"jsonrpc":"2.0","id":\#(id),"result":{"roots":[{"uri":"file://\#(folder.path)"}]}}"#)
      try server.send(
        line: #"{"method":"tools/call","params":{"name":"announce","arguments":"#
          + #"{"file":"a.html"},"_meta":{"progressToken":1}},"jsonrpc":"2.0","id":1}"#)
      #expect(try server.next()["result"]?["isError"]?.bool == false)
      #expect(try server.end() == 0)
    }

    @Test func `Hostile bytes get errors, and the next request is answered`() throws {
      let server = try Server(in: folder.path)
      let ping = #"{"jsonrpc":"2.0","id":"ping","method":"ping"}"#
      let hostile: [[UInt8]] = [
        Array(repeating: UInt8(ascii: "x"), count: 9 << 20), Array(repeating: 0, count: 1_000),
        Array(repeating: UInt8(ascii: "["), count: 1 << 20), [0xFF, 0xFE, 0x00], Array("{".utf8),
        Array(#"{"jsonrpc":"2.0","id":1,"method":"tools/call","params":[]}"#.utf8),
        Array(#"{"jsonrpc":"2.0","id":1e400,"method":"ping"}"#.utf8),
        Array(#"[{"jsonrpc":"2.0","id":1,"method":"ping"}]"#.utf8),
        Array(#"{"jsonrpc":"2.0","id":1,"method":"\u0000","params":{"a":1,"a":2}}"#.utf8),
      ]
      for bytes in hostile {
        try server.send(bytes + [UInt8(ascii: "\n")])
        #expect(try server.next()["error"]?["code"]?.int != nil)
        try server.send(line: ping)
        #expect(try server.next()["id"]?.string == "ping")
      }
      // The input ends in the middle of this message.
      try server.send(Array(#"{"jsonrpc":"2.0","id":1,"met"#.utf8))
      #expect(try server.end() == 0)
    }

    @Test func `Many requests leave no file and no process behind`() throws {
      let server = try Server(in: folder.path)
      try server.send(line: MCPTrial.initialize)
      _ = try server.next()
      let descriptors = "/proc/\(server.process.processIdentifier)/fd"
      var early = 0
      for number in 1...200 {
        let arguments = number % 2 == 0 ? #"{"file":"a.html"}"# : #"{"source":"<p>x"}"#
        let tool = ["announce", "audit", "tree"][number % 3]
        try server.send(line: MCPTrial.call(number, tool, arguments))
        #expect(try server.next()["id"]?.int == number)
        let count = try FileManager.default.contentsOfDirectory(atPath: descriptors).count
        if number == 20 { early = count }
        if number == 200 { #expect(count <= early) }
      }
      #expect(try server.end() == 0)
    }

    @Test func `A root that does not exist is an error of the command line`() {
      let trial = Trial.run("mcp", "--root", "/nowhere/at/all")
      #expect(trial.status == 2)
      #expect(trial.errors.contains("there is no folder “/nowhere/at/all”"))
      #expect(Trial.run("mcp", "a.html").errors.contains("mcp takes no file"))
    }
  }
#endif
