import Importers
import Testing

/// JSON on its way out.
struct JSONWriterTests {
  @Test func `JSON escapes what RFC 8259 asks for`() {
    var json = JSONWriter()
    json.object { json in
      json.member("a\"b\\c", "\u{0}\n\r\t\u{1F}/ä\u{1F600}")
      json.member("none", Optional<Int>.none)
      json.key("list")
      json.array { json in
        json.value(1)
        json.value(true)
        json.object { _ in }
        json.array { _ in }
      }
    }
    let text = String(decoding: json.taken(), as: UTF8.self)
    #expect(
      text == #"{"a\"b\\c": "\u0000\n\r\t\u001f/ä😀", "none": null, "list": [1, true, {}, []]}"#)
  }
}
