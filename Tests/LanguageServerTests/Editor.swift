import Dispatch
import Encoding
import Foundation
import Importers
import JSONRPC
import LanguageServer
import Testing

/// An editor for tests: it sends messages to a server in this process, and reads the answers.
struct Editor {
  /// The bytes that the server wrote.
  final class Output: @unchecked Sendable {
    private let isFree = DispatchSemaphore(value: 1)
    private var buffer = MessageBuffer(framing: .headers)
    private var messages: [JSON.Value] = []

    func append(_ bytes: [UInt8]) {
      isFree.wait()
      defer { isFree.signal() }
      buffer.append(bytes)
      while case .message(let bytes) = buffer.next() {
        if let json = try? JSON(parsing: bytes) { messages.append(json.root) }
      }
    }

    var all: [JSON.Value] {
      isFree.wait()
      defer { isFree.signal() }
      return messages
    }
  }

  static let uri = "file:///nowhere/page.html"
  var uri = Editor.uri
  private(set) var server: LanguageServer
  let output = Output()
  private let connection: MessageConnection
  private var number = 0

  /// Starts a server and initializes it.
  ///
  /// - Parameters:
  ///   - capabilities: The features that the editor supports, in JSON.
  ///   - options: The initialization options, in JSON.
  init(
    _ capabilities: String = "{}", options: String = "null", folder: String? = nil,
    settings: AnalysisSettings = .standard, rulesAddress: String? = nil
  ) {
    server = LanguageServer(version: "1", rulesAddress: rulesAddress, delay: 0) { _, _, _ in
      .success(settings)
    }
    connection = MessageConnection(framing: .headers) { [output] bytes in
      output.append(bytes)
      return true
    }
    let root = folder.map { JSONWriter.quoted("file://\($0)") } ?? "null"
    request(
      "initialize",
      #"{"capabilities":\#(capabilities),"initializationOptions":\#(options),"rootUri":\#(root)}"#)
    notify("initialized")
  }

  /// The usual capabilities of an editor that asks for diagnostics.
  static let pulling = """
    {"general": {"positionEncodings": ["utf-8"]},
     "workspace": {"workspaceEdit": {"documentChanges": true}},
     "textDocument": {"diagnostic": {}, "hover": {"contentFormat": ["markdown", "plaintext"]},
       "publishDiagnostics": {"relatedInformation": true},
       "codeAction": {"codeActionLiteralSupport": {"codeActionKind": {"valueSet": []}},
         "isPreferredSupport": true},
       "documentSymbol": {"hierarchicalDocumentSymbolSupport": true}}}
    """

  /// Sends messages at once and waits until all requests are answered.
  mutating func send(_ messages: [String]) {
    var bytes = messages.map { message in
      Array("Content-Length: \(message.utf8.count)\r\n\r\n\(message)".utf8)
    }[...]
    connection.run(&server, read: { bytes.popFirst() ?? [] })
  }

  mutating func notify(_ method: String, _ parameters: String = "{}") {
    send([#"{"jsonrpc":"2.0","method":"\#(method)","params":\#(parameters)}"#])
  }

  /// Sends a request and returns the answer.
  @discardableResult
  mutating func request(_ method: String, _ parameters: String = "{}") -> JSON.Value {
    number += 1
    send([#"{"jsonrpc":"2.0","id":\#(number),"method":"\#(method)","params":\#(parameters)}"#])
    return output.all.last { $0["id"]?.int == number && $0["method"] == nil } ?? .null
  }

  /// Answers a request of the server.
  mutating func answer(_ id: String, _ result: String) {
    send([#"{"jsonrpc":"2.0","id":"\#(id)","result":\#(result)}"#])
  }

  mutating func open(_ text: String, language: String = "html", version: Int = 1) {
    notify(
      "textDocument/didOpen",
      #"{"textDocument":{"uri":"\#(uri)","languageId":"\#(language)","version":\#(version),"#
        + #""text":\#(JSONWriter.quoted(text))}}"#)
  }

  /// Replaces a range, or the whole text if no range is given.
  mutating func change(_ text: String, in range: String? = nil, version: Int = 2) {
    let range = range.map { #""range":\#($0),"# } ?? ""
    notify(
      "textDocument/didChange",
      #"{"textDocument":{"uri":"\#(uri)","version":\#(version)},"#
        + #""contentChanges":[{\#(range)"text":\#(JSONWriter.quoted(text))}]}"#)
  }

  static func range(_ line: Int, _ start: Int, _ endLine: Int, _ end: Int) -> String {
    #"{"start":{"line":\#(line),"character":\#(start)},"#
      + #""end":{"line":\#(endLine),"character":\#(end)}}"#
  }

  /// Sends a request about the document and returns its result.
  mutating func ask(_ method: String, _ more: String = "") -> JSON.Value {
    request(
      "textDocument/\(method)", #"{"textDocument":{"uri":"\#(uri)"}\#(more)}"#)["result"] ?? .null
  }

  mutating func hover(_ line: Int, _ character: Int) -> String {
    ask("hover", #","position":{"line":\#(line),"character":\#(character)}"#)["contents"]?["value"]?
      .text ?? ""
  }

  mutating func actions(_ range: String, only: String = "null") -> [JSON.Value] {
    ask("codeAction", #","range":\#(range),"context":{"diagnostics":[],"only":\#(only)}"#).elements
  }

  /// The diagnostics of the document as `line:start-end code`.
  mutating func diagnostics() -> [String] {
    (ask("diagnostic")["items"]?.elements ?? []).map(Editor.line)
  }

  static func line(_ diagnostic: JSON.Value) -> String {
    let (start, end) = (diagnostic["range"]?["start"], diagnostic["range"]?["end"])
    return "\(start?["line"]?.text ?? ""):\(start?["character"]?.text ?? "")"
      + "-\(end?["character"]?.text ?? "") \(diagnostic["code"]?.text ?? "")"
  }

  /// Waits for a notification or request of the server and returns its parameters.
  func message(
    _ method: String, attempts: Int = 500, where isWanted: (JSON.Value) -> Bool = { _ in true }
  ) -> JSON.Value? {
    for _ in 0..<attempts {
      let found = output.all.last {
        $0["method"]?.text == method && isWanted($0["params"] ?? .null)
      }
      if let found { return found["params"] ?? .null }
      usleep(10_000)
    }
    return nil
  }
}
