import Encoding
import JSONRPC
import Testing

/// Messages of JSON-RPC 2.0.
struct MessageTests {
  private func parsed(_ text: String) -> String {
    switch Message(parsing: Array(text.utf8)) {
    case .request(let request):
      let bytes = JSONText { $0.value(request.parameters) }.bytes
      let parameters = String(decoding: bytes, as: UTF8.self)
      return "request \(request.id) \(request.method) \(parameters)"
    case .notification(let notification): return "notification \(notification.method)"
    case .response(let response):
      return "response \(response.id.map { "\($0)" } ?? "nil") \(response.error == nil)"
    case .invalid(let id, let error):
      return "invalid \(id.map { "\($0)" } ?? "nil") \(error.code)"
    }
  }

  @Test(arguments: [
    (#"{"jsonrpc":"2.0","id":1,"method":"a"}"#, "request number(1) a null"),
    (
      #"{"jsonrpc":"2.0","id":"1","method":"a","params":{"b":[1.50,{}]}}"#,
      #"request text("1") a {"b": [1.50, {}]}"#
    ),
    (#"{"jsonrpc":"2.0","method":"n","params":[]}"#, "notification n"),
    (#"{"jsonrpc":"2.0","id":3,"result":null}"#, "response number(3) true"),
    (#"{"jsonrpc":"2.0","id":null,"error":{"code":1,"message":""}}"#, "response nil false"),
    (#"{"jsonrpc":"2.0","id":null,"method":"a"}"#, "invalid nil -32600"),
    (#"{"jsonrpc":"2.0","id":1.5,"method":"a"}"#, "invalid nil -32600"),
    (#"{"jsonrpc":"2.0","id":{},"method":"a"}"#, "invalid nil -32600"),
    (#"{"jsonrpc":"2.0","id":1e999,"method":"a"}"#, "invalid nil -32600"),
    (#"{"jsonrpc":"1.0","id":7,"method":"a"}"#, "invalid number(7) -32600"),
    (#"{"jsonrpc":"2.0","id":7,"method":8}"#, "invalid number(7) -32600"),
    (#"{"jsonrpc":"2.0","id":7,"method":"a","params":8}"#, "invalid number(7) -32602"),
    (#"{"jsonrpc":"2.0","id":7}"#, "invalid number(7) -32600"),
    (#"{"jsonrpc":"2.0","id":7,"error":"x"}"#, "invalid number(7) -32600"),
    (#"[{"jsonrpc":"2.0","id":1,"method":"a"}]"#, "invalid nil -32600"),
    ("3", "invalid nil -32600"), ("{", "invalid nil -32700"), ("", "invalid nil -32700"),
    (#"{"id":1,"id":2}"#, "invalid nil -32700"),
    ("\u{0}\u{1}\u{2}\u{3}\u{4}\u{5}\u{6}\u{7}\u{8}", "invalid nil -32700"),
  ])
  func `A message is recognized by its members, and anything else has the code of its error`(
    _ text: String, _ expected: String
  ) {
    #expect(parsed(text) == expected)
  }

  @Test func `Nesting that is too deep is an error and not a crash`() {
    let deep = String(repeating: "[", count: 1_000_000)
    #expect(
      parsed(#"{"jsonrpc":"2.0","id":1,"method":"a","params":"# + deep) == "invalid nil -32700")
    let nested =
      String(repeating: "[", count: 4_000) + String(repeating: "]", count: 4_000)
    #expect(
      parsed(#"{"jsonrpc":"2.0","id":1,"method":"a","params":"# + nested + "}")
        == "request number(1) a \(nested)")
  }

  @Test func `Bytes that are not UTF-8 are an error`() {
    guard case .invalid(nil, let error) = Message(parsing: [0x22, 0xFF, 0x22]) else {
      Issue.record("accepted")
      return
    }
    #expect(error.code == -32700)
  }

  @Test func `A value of a document is written as it was read`() throws {
    let text = #"{"a": {}, "b": [], "c": [[1, {"d": "\n"}], "x", null, true], "e": -1.0e+3}"#
    let value = try JSON(text).root
    #expect(String(decoding: JSONText { $0.value(value) }.bytes, as: UTF8.self) == text)
    let part = try #require(value["c"])
    #expect(
      String(decoding: JSONText { $0.object { $0.member("c", part) } }.bytes, as: UTF8.self)
        == #"{"c": [[1, {"d": "\n"}], "x", null, true]}"#)
  }
}
