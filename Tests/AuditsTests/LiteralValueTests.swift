import Testing

@testable import Audits

/// Literal values of props.
struct LiteralValueTests {
  @Test(arguments: [
    ("loud", LiteralPropValue.text("loud")), ("{true}", .bool(true)), ("{ 4.5 }", .number("4.5")),
    ("{null}", .nothing), ("{a ? b : c}", .unknown), ("{[a, f(b, c)]}", .array(["a", "f(b, c)"])),
    ("{'}'}", .text("}")), ("{[a][b]}", .unknown), ("{{}}", .object([])),
  ])
  func `Brackets determine the type of a literal value`(prop: String, value: LiteralPropValue) {
    #expect(LiteralPropValue(prop: prop) == value)
  }

  @Test func `An object has keys, and comments are ignored`() {
    let value = LiteralPropValue(prop: "{{ 'now': 4, /* min: 1, */ max, ...rest, text: `a, b` }}")
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
