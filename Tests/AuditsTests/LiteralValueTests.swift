import Testing

@testable import Audits

/// Props as they were written.
struct WrittenValueTests {
  @Test(arguments: [
    ("loud", PropValue.text("loud")), ("{true}", .bool(true)), ("{ 4.5 }", .number("4.5")),
    ("{null}", .nothing), ("{a ? b : c}", .unknown), ("{[a, f(b, c)]}", .array(["a", "f(b, c)"])),
    ("{'}'}", .text("}")), ("{[a][b]}", .unknown), ("{{}}", .object([])),
  ])
  func `values are told by their brackets`(prop: String, value: PropValue) {
    #expect(PropValue(prop: prop) == value)
  }

  @Test func `an object has keys, comments aside`() {
    let value = PropValue(prop: "{{ 'now': 4, /* min: 1, */ max, ...rest, text: `a, b` }}")
    guard case .object(let entries) = value else {
      Issue.record("no object: \(value)")
      return
    }
    #expect(entries.map(\.key) == ["now", "max", "...", "text"])
    #expect(entries["text"] == .text("a, b"))
    #expect(entries["min"] == nil)
    #expect(entries.isOpen)
  }
}
