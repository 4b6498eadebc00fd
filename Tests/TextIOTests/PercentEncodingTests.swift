import Testing
import TextIO

struct PercentEncodingTests {
  @Test(
    arguments: [
      ("a%20b", "a b"), ("%C3%A9", "é"), ("%c3%a9", "é"), ("100%", "100%"), ("%4", "%4"),
      ("%zz", "%zz"), ("%+1", "%+1"), ("%%41", "%A"), ("", ""), ("ä%41", "äA"),
    ] as [(text: String, decoded: String)])
  func `Escapes become bytes, and other percent signs stay`(
    _ example: (text: String, decoded: String)
  ) {
    #expect(PercentEncoding.bytes(of: example.text) == Array(example.decoded.utf8))
  }
}
