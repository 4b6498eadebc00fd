import Encoding
import Foundation
import LanguageServer
import Requirements
import Testing

@testable import announce

/// `announce lsp` as a process, and its options.
@Suite(.ownThread)
struct LSPCommandTests {
  @Test func `Files and unknown values are refused`() {
    #expect(Trial.run("lsp", "a.html").status == 2)
    #expect(Trial.run("lsp", "--rule", "no-such-rule").status == 2)
    #expect(Trial.run("lsp", "--set", "hints=loud").errors.contains("hints"))
  }

  @Test func `A wrong setting of the editor is named as the editor calls it`() throws {
    let settings = ServerSettings(try Arguments([], for: LSPCommand.declaration))
    let client = ClientSettings(try JSON(#"{"reader": ["nvda"]}"#).root)
    guard case .failure(let problem) = settings.settings(for: "/a.html", client, in: nil) else {
      Issue.record("the setting is accepted")
      return
    }
    #expect(problem.message.hasPrefix("“announce.reader” cannot be “nvda”; "))
  }

  @Test func `Help names the documentation`() {
    #expect(Trial.run("help", "lsp").output.contains("Documentation/Editors.md"))
  }

  /// Runs the program with messages on standard input.
  private func run(_ messages: [String], _ options: [String] = []) throws -> (
    status: Int32, output: String
  ) {
    let program: URL = try #require(BuiltProgram.announce)
    let process = Process()
    process.executableURL = program
    process.arguments = ["lsp"] + options
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    for message in messages {
      input.fileHandleForWriting.write(
        Data("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8))
    }
    try input.fileHandleForWriting.close()
    let bytes = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: bytes, as: UTF8.self))
  }

  @Test(.requires(.program, BuiltProgram.announce != nil))
  func `The program answers and ends with status 0 after shutdown`() throws {
    let folder = try TrialFolder()
    try folder.write("reader: talkback\n", to: "announce.yaml")
    let path = try folder.write("<button>Disk</button>", to: "a.html")
    let result = try run([
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":\#(getpid()),"#
        + #""capabilities":{}}}"#,
      #"{"jsonrpc":"2.0","method":"initialized","params":{}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":"#
        + #"{"uri":"file://\#(path)","languageId":"html","version":1,"#
        + #""text":"<button>Typed</button>"}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/codeLens","params":{"textDocument":"#
        + #"{"uri":"file://\#(path)"}}}"#,
      #"{"jsonrpc":"2.0","id":3,"method":"shutdown"}"#,
      #"{"jsonrpc":"2.0","method":"exit"}"#,
    ])
    #expect(result.status == 0)
    #expect(result.output.contains("Typed"))
    #expect(!result.output.contains("Disk"))
    #expect(!result.output.contains("VoiceOver"), "announce.yaml selects one reader")
  }

  @Test(.requires(.program, BuiltProgram.announce != nil))
  func `The program ends with status 1 if its input ends before shutdown`() throws {
    #expect(try run([]).status == 1)
    let exit = try run([#"{"jsonrpc":"2.0","method":"exit"}"#])
    #expect(exit.status == 1)
    #expect(exit.output.isEmpty)
  }

  @Test(.requires(.program, BuiltProgram.announce != nil))
  func `A mistake in announce.yaml is reported in the document`() throws {
    let folder = try TrialFolder()
    try folder.write("readr: talkback\n", to: "announce.yaml")
    let path = try folder.write("x", to: "a.html")
    let result = try run([
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":"#
        + #"{"textDocument":{"diagnostic":{}}}}}"#,
      #"{"jsonrpc":"2.0","method":"textDocument/didOpen","params":{"textDocument":"#
        + #"{"uri":"file://\#(path)","languageId":"html","version":1,"text":"<p>x</p>"}}}"#,
      #"{"jsonrpc":"2.0","id":2,"method":"textDocument/diagnostic","params":{"textDocument":"#
        + #"{"uri":"file://\#(path)"}}}"#,
    ])
    #expect(result.output.contains("readr"))
    #expect(result.output.contains("\"configuration\""))
  }

  @Test(.requires(.program, BuiltProgram.announce != nil))
  func `The program ends with its parent process, although its input stays open`() throws {
    let program: URL = try #require(BuiltProgram.announce)
    let parent = Process()
    parent.executableURL = URL(fileURLWithPath: "/bin/sleep")
    parent.arguments = ["60"]
    try parent.run()
    let process = Process()
    process.executableURL = program
    process.arguments = ["lsp"]
    let (input, output) = (Pipe(), Pipe())
    process.standardInput = input
    process.standardOutput = output
    try process.run()
    let message =
      #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"processId":"#
      + #"\#(parent.processIdentifier),"capabilities":{}}}"#
    input.fileHandleForWriting.write(
      Data("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8))
    // After this answer, the server has the number of its parent process.
    #expect(!output.fileHandleForReading.availableData.isEmpty)
    #expect(process.isRunning)
    // The thread of a test may block SIGTERM, and its programs inherit that.
    kill(parent.processIdentifier, SIGKILL)
    parent.waitUntilExit()
    process.waitUntilExit()
    #expect(process.terminationStatus == 1)
    try input.fileHandleForWriting.close()
  }
}
