import Encoding
import Testing

/// JSON output.
struct JSONWriterTests {
  @Test func `JSON escapes the characters that RFC 8259 requires`() {
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
    let text = String(decoding: json.drain(), as: UTF8.self)
    #expect(
      text == #"{"a\"b\\c": "\u0000\n\r\t\u001f/ä😀", "none": null, "list": [1, true, {}, []]}"#)
  }

  @Test(arguments: [
    ("\u{80}\u{9B}31m\u{9F}\u{A0}é", #"\u0080\u009b31m\u009f"# + "\u{A0}é"),
    (
      "\u{202E}a\u{2028}\u{2029}\u{2066}\u{2069}\u{200F}\u{061C}",
      #"\u202ea\u2028\u2029\u2066\u2069\u200f\u061c"#
    ),
    (
      "\u{200B}\u{202F}\u{206A}—“”日本\u{1861C}\u{1F600}",
      "\u{200B}\u{202F}\u{206A}—“”日本\u{1861C}\u{1F600}"
    ),
    ("##vso[x] ###", ##"#\u0023vso[x] #\u0023\u0023"##),
  ])
  func `Characters that control a terminal or a build server are escaped as numbers`(
    _ text: String, _ written: String
  ) {
    var json = JSONWriter()
    json.value(text)
    #expect(String(decoding: json.drain(), as: UTF8.self) == "\"\(written)\"")
  }
}
