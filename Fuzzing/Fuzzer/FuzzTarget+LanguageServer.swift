internal import JSONRPC
internal import LanguageServer

extension FuzzTarget {
  /// The language server: each input as the bytes that a client sends, and as the text of an open
  /// document of each kind.
  static let lsp = FuzzTarget(name: "lsp") { bytes in
    receive(bytes)
    let text = String(decoding: bytes, as: UTF8.self)
    for name in ["a.html", "a.tsx", "layout/a.xml", "A.storyboard", "A.swift", "A.kt", "a.md"] {
      let address = DocumentAddress(path: "/nowhere/\(name)")
      let document = DocumentText(text)
      DocumentAnalysis(of: document, at: address, settings: .standard).answerAll()
    }
    check(DocumentText(text))
  }

  /// Sends an initialized server the bytes of a client.
  private static func receive(_ bytes: [UInt8]) {
    let connection = MessageConnection(framing: .headers) { _ in true }
    var server = LanguageServer(version: "fuzz", delay: 0) { _, _, _ in .success(.standard) }
    var parts = [message(#""id":1,"method":"initialize","params":{"capabilities":{}}"#)]
    let open =
      #""method":"textDocument/didOpen","params":{"textDocument":{"uri":"file:///a.html","#
      + #""version":1,"languageId":"html","text":"<button>Grö👍</button>"}}"#
    parts += [message(open), bytes]
    var rest = parts[...]
    connection.run(&server, read: { rest.popFirst() ?? [] })
  }

  private static func message(_ members: String) -> [UInt8] {
    let json = #"{"jsonrpc":"2.0",\#(members)}"#
    return Array("Content-Length: \(json.utf8.count)\r\n\r\n\(json)".utf8)
  }

  /// Checks that a position leads back to the beginning of the character at its offset.
  private static func check(_ text: DocumentText) {
    for encoding in PositionEncoding.allCases {
      for offset in stride(from: 0, through: text.bytes.count, by: max(1, text.bytes.count / 64)) {
        let position = text.position(of: offset, in: encoding)
        let found = text.offset(of: position, in: encoding)
        guard found <= offset, text.position(of: found, in: encoding) == position else {
          refute("a position leads back to its offset", "\(offset) became \(found) in \(encoding)")
        }
      }
    }
  }
}
