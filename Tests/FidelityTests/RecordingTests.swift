import Fidelity
import Importers
import Testing
import TextIO

@Suite struct RecordingTests {
  private static let whole = """
    {"id": "a", "reader": "talkback", "platform": "android-native", "source_kind": "documented", \
    "locale": "de-DE", "input_kind": "tree", "input": {"role": "checkbox", "label": "Ja", \
    "checked": true, "posInSet": 2, "children": [{"role": "text", "label": "x"}]}, "target": \
    "children[0]", "command": "previous_item", "before": "activate", "said": "Ja", \
    "alternatives": ["Jo"], "match": "words", "words": ["ja"], "hint": true, "form": "field", \
    "notes": "TalkBack 15, 2025"}
    """

  @Test func `Every field is read`() throws {
    let recording = try #require(
      Recording.all(in: Fixture.bytes(["", RecordingTests.whole])).first)
    #expect(recording.id == "a")
    #expect(recording.sourceKind == .documented)
    #expect(recording.locale == "de-DE")
    #expect(recording.command == "previous_item")
    #expect(recording.isActivatedBefore)
    #expect(recording.alternatives == ["Jo"])
    #expect(recording.match == .words)
    #expect(recording.words == ["ja"])
    #expect(recording.hasHint)
    #expect(recording.form == .field)
    #expect(recording.line == 2)
    guard case .tree(let node) = recording.input else {
      Issue.record("no tree")
      return
    }
    #expect(node.role == "checkbox")
    #expect(node.flags == ["checked": true])
    #expect(node.numbers == ["posInSet": 2])
    #expect(node.children.map(\.role) == ["text"])
  }

  @Test func `Missing optional fields have default values`() throws {
    let line = """
      {"id": "a", "reader": "voiceover", "platform": "ios-safari", "source_kind": "recorded", \
      "match": "exact", "said": "x", "input": "<p>x"}
      """
    let recording = try #require(Recording.all(in: Fixture.bytes([line])).first)
    #expect(recording.command == "next_item")
    #expect(recording.locale == "en-US")
    #expect(recording.form == .none)
    #expect(!recording.isActivatedBefore && !recording.isSilent && !recording.hasHint)
    #expect(recording.input == .page("<p>x"))
  }

  @Test func `A snippet without a tree is not a page`() throws {
    let line = """
      {"id": "a", "reader": "voiceover", "platform": "react-native", "source_kind": "recorded", \
      "match": "exact", "said": "x", "input_kind": "jsx", "input": "<Text>x</Text>"}
      """
    let recording = try #require(Recording.all(in: Fixture.bytes([line])).first)
    #expect(recording.input == .elsewhere("<Text>x</Text>"))
  }

  private struct Bad: CustomTestStringConvertible {
    var change: @Sendable (String) -> String
    var message: String
    var testDescription: String { message }
  }

  private static func replacing(
    _ old: String, _ new: String
  ) -> @Sendable (String) -> String {
    { line in
      guard let range = line.firstRange(of: old) else { return line }
      return line.replacingCharacters(in: range, with: new)
    }
  }

  private static let bad = [
    Bad(change: replacing(#""said": "Ja", "#, ""), message: "“said” is missing"),
    Bad(change: replacing(#""reader": "talkback", "#, ""), message: "“reader” is missing"),
    Bad(
      change: replacing("documented", "dreamt"),
      message: "“source_kind” has the unknown value “dreamt”"),
    Bad(
      change: replacing(#""words", "words""#, #""ears", "words""#),
      message: "“match” has the unknown value “ears”"),
    Bad(
      change: replacing(#""activate""#, #""look""#),
      message: "“before” has the unknown value “look”"),
    Bad(change: replacing(#""said": "Ja""#, #""said": 3"#), message: "“said” must be"),
    Bad(
      change: replacing(#""alternatives": ["Jo"]"#, #""alternatives": "Jo""#),
      message: "“alternatives” must be"),
    Bad(change: replacing(#""posInSet": 2"#, #""posInSet": 1e99"#), message: "“posInSet” must be"),
    Bad(change: replacing(#""posInSet": 2"#, #""hint": []"#), message: "“hint” must be"),
    Bad(change: replacing(#""posInSet": 2"#, #""actions": 3"#), message: "“actions” must be"),
    Bad(change: { String($0.dropLast(5)) }, message: "line"),
    Bad(change: { _ in "[]" }, message: "must be"),
  ]

  @Test(arguments: bad) private func `An invalid line is an error with its location`(_ bad: Bad)
    throws
  {
    let bytes = Fixture.bytes([RecordingTests.whole, bad.change(RecordingTests.whole)])
    let error = #expect(throws: InputError.self) {
      try Recording.all(in: bytes, file: "r.jsonl")
    }
    let text = "\(try #require(error))"
    #expect(text.contains("r.jsonl:2:"))
    if bad.message != "line" { #expect(text.contains(bad.message)) }
  }

  @Test func `A deeply nested tree is rejected without recursion`() throws {
    let deep = String(repeating: #"{"role": "group", "children": ["#, count: 2000)
    let line = """
      {"id": "a", "reader": "voiceover", "platform": "ios-native", "source_kind": "recorded", \
      "match": "exact", "said": "x", "input": \(deep)\(String(repeating: "]}", count: 2000))}
      """
    #expect(throws: InputError.self) { try Recording.all(in: Fixture.bytes([line])) }
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
