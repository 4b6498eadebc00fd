import Simulator
import Testing

struct TranscriptDifferenceTests {
  private static let name = Rule("AccessibleName", "Says the name.", source: "test", .assumed)
  private static let role = Rule("RoleWord", "Says the role.", source: "test", .assumed)

  private func transcript(_ names: String...) -> Transcript {
    let stops = names.enumerated().map { offset, name in
      let parts = [
        Part(.label, name, by: Self.name), Part(.role, "button", by: Self.role),
      ]
      var screen = Screen()
      let index = screen.append(Node(.button))
      return Stop(index: offset + 1, node: index, announcement: Announcement(parts))
    }
    return Transcript(reader: "test", profile: "1", language: "en-US", stops: stops)
  }

  @Test func `Equal transcripts have no difference`() {
    #expect(transcript("A", "B").difference(from: "A, button\n\n  B, Button. \n") == nil)
  }

  @Test func `An exact comparison distinguishes case and punctuation`() {
    #expect(transcript("A").difference(from: "A, button", comparing: .exact) == nil)
    #expect(transcript("A").difference(from: "A, Button", comparing: .exact) != nil)
    #expect(transcript("A").difference(from: "A button", comparing: .exact) != nil)
  }

  @Test func `A changed word is reported with its part and its rule`() throws {
    let difference = try #require(
      transcript("Send", "B").difference(from: "Save, button\nB, button"))
    #expect(
      difference.text == """
        test (version 1) says something else (- expected, + heard):
        line 1 (reworded)
          - Save, button
          + Send, button
            heard: label “Send”, by AccessibleName (test)
            not heard: “Save”
        """)
  }

  @Test func `An ideographic comma separates parts`() throws {
    var screen = Screen()
    let index = screen.append(Node(.button))
    let parts = [Part(.label, "夜間", by: Self.name), Part(.role, "リンク", by: Self.role)]
    let stop = Stop(index: 1, node: index, announcement: Announcement(parts))
    let transcript = Transcript(reader: "test", profile: "1", language: "ja", stops: [stop])
    let difference = try #require(transcript.difference(from: "夜間、ボタン"))
    #expect(
      difference.text == """
        test (version 1) says something else (- expected, + heard):
        line 1 (reworded)
          - 夜間、ボタン
          + 夜間, リンク
            heard: role “リンク”, by RoleWord (test)
            not heard: “ボタン”
        """)
  }

  private func spokenByTalkBack17(_ label: String, isChecked: Bool = true) -> Transcript {
    var screen = Screen()
    let index = screen.append(Node(.radio))
    var parts = isChecked ? [Part(.state, "checked", by: Self.role)] : []
    parts += [
      Part(.label, label, lead: ". ", by: Self.name),
      Part(.role, "radio button", lead: ". ", by: Self.role),
    ]
    let stop = Stop(index: 1, node: index, announcement: Announcement(parts))
    return Transcript(reader: "test", profile: "1", language: "en-US", stops: [stop])
  }

  @Test func `Full stops separate parts if the reader puts full stops between parts`() throws {
    let difference = try #require(
      spokenByTalkBack17("Weekly digest").difference(from: "checked. Daily news. radio button"))
    #expect(
      difference.text == """
        test (version 1) says something else (- expected, + heard):
        line 1 (reworded)
          - checked. Daily news. radio button
          + checked. Weekly digest. radio button
            heard: label “Weekly digest”, by AccessibleName (test)
            not heard: “Daily news”
        """)
  }

  @Test func `One sentence of a label differs if the reader puts full stops between parts`() throws
  {
    let earlier = spokenByTalkBack17("Weekly digest. It is free")
    let difference = try #require(
      spokenByTalkBack17("Weekly digest. It costs 1.50").difference(since: earlier))
    #expect(difference.lines[0].parts.map(\.words) == ["It costs 1.50", "It is free"])
  }

  @Test func `A text that begins with an ellipsis meets an expectation with a gap`() {
    let transcript = spokenByTalkBack17("... and 3 more", isChecked: false)
    #expect(transcript.difference(from: "... and 3 more, …") == nil)
    #expect(transcript.difference(from: "... and 4 more, …") != nil)
  }

  @Test func `A gap does not end between the sentences of a label`() {
    let transcript = spokenByTalkBack17("Weekly digest. It is free")
    #expect(transcript.difference(from: "checked, …, It is free. radio button") != nil)
    #expect(transcript.difference(from: "checked, …, radio button") == nil)
  }

  @Test func `An inserted stop does not shift the lines after it`() throws {
    let difference = try #require(
      transcript("A", "New", "B").difference(from: "A, button\nB, button"))
    #expect(difference.lines.map(\.severity) == [nil, .added, nil])
    #expect(difference.lines.map(\.expectation) == [0, nil, 1])
    #expect(
      difference.text.contains(
        "after line 1 (added): a stop that was not expected\n  + New, button"))
  }

  @Test func `A missing stop is reported with its expected words`() throws {
    let difference = try #require(transcript("A").difference(from: "A, button\nB, button"))
    #expect(
      difference.text.contains("line 2 (lost): expected, but there is no such stop\n  - B, button"))
  }

  @Test(arguments: ["…", "..."])
  func `An ellipsis as the last line leaves the rest unchecked`(_ end: String) {
    #expect(transcript("A", "B", "C").difference(from: "A, button\n\(end)") == nil)
    #expect(transcript("A", "B", "C").difference(from: "X, button\n\(end)") != nil)
    #expect(transcript("A").difference(from: "A, button\nB, button\n\(end)") != nil)
  }

  @Test func `A transcript without stops matches an expectation without lines`() {
    #expect(transcript().difference(from: "") == nil)
    #expect(transcript().difference(from: "A") != nil)
    #expect(transcript("A").difference(from: "") != nil)
  }

  @Test func `An ellipsis line matches one unchecked stop`() {
    #expect(transcript("A", "B", "C").difference(from: "A, button\n…\nC, button") == nil)
    #expect(transcript("A", "C").difference(from: "A, button\n…\nC, button") != nil)
  }

  @Test func `Two swapped stops are reported as one reordered line`() throws {
    let difference = try #require(
      transcript("A", "B", "C").difference(from: "B, button\nA, button\nC, button"))
    let departing = difference.lines.filter { $0.severity != nil }
    #expect(departing.map(\.severity) == [.reordered])
    #expect(departing.first?.explanations.first?.hasPrefix("this is heard at stop") == true)
  }

  @Test func `A moved stop is reported as one reordered line`() throws {
    let difference = try #require(
      transcript("A", "B", "C", "D").difference(
        from: "D, button\nA, button\nB, button\nC, button"))
    #expect(difference.lines.compactMap(\.severity) == [.reordered])
  }

  @Test func `A reversed transcript is reported as reordered only`() throws {
    let difference = try #require(
      transcript("A", "B", "C", "D", "E").difference(
        from: "E, button\nD, button\nC, button\nB, button\nA, button"))
    #expect(Set(difference.lines.compactMap(\.severity)) == [.reordered])
  }

  @Test func `A changed stop next to a new one is compared with its own line`() throws {
    let difference = try #require(
      transcript("A", "Something new", "Email address", "C").difference(
        from: "A, button\nEmail address, link\nC, button"))
    #expect(difference.lines.compactMap(\.severity) == [.added, .reworded])
  }

  @Test func `An open end does not hide a missing line before it`() throws {
    let difference = try #require(
      transcript("X", "A", "B", "C").difference(from: "A, button\nB, button\n…"))
    #expect(difference.lines.compactMap(\.severity) == [.added])
    #expect(transcript().difference(from: "…\n…") != nil)
  }

  @Test func `An open end does not match a changed stop`() throws {
    let changed = try #require(
      transcript("A", "B", "C").difference(from: "Quite another, button\n…"))
    #expect(changed.lines.map(\.severity) == [.reworded])
    #expect(changed.lines[0].heard?.index == 1)
    let lost = try #require(transcript("B", "C", "D").difference(from: "A, button\nB, button\n…"))
    #expect(lost.lines.map(\.severity) == [.lost, nil])
  }

  @Test func `Comparing transcripts without a common stop takes linear time`() throws {
    let heard = Transcript(
      reader: "test", profile: "1", language: "en",
      stops: (0..<10_000).map { stop("heard \($0), one, two", $0) })
    let lines = (0..<10_000).map { "expected \($0), three, …" }.joined(separator: "\n")
    let difference = try #require(heard.difference(from: lines))
    #expect(difference.lines.count == 10_000)
    let repeated = (0..<10_000).map { "Delete \($0 % 7), button" }.joined(separator: "\n")
    #expect(try #require(heard.difference(from: repeated)).lines.count == 10_000)
  }

  @Test func `Searching a part with many repetitions takes linear time`() {
    let text = String(repeating: "a, ", count: 30_000) + "a"
    let heard = Transcript(
      reader: "test", profile: "1", language: "en", stops: [stop(text, 0)])
    let wanted = "…, " + String(repeating: "a, ", count: 15_000) + "b, …"
    #expect(heard.difference(from: wanted) != nil)
    #expect(heard.difference(from: String(repeating: "a, …, ", count: 5_000) + "a") == nil)
  }

  private func stop(_ text: String, _ number: Int) -> Stop {
    var screen = Screen()
    let index = screen.append(Node(.button))
    return Stop(
      index: number + 1, node: index,
      announcement: Announcement([Part(.label, text, by: Self.name)])
    )
  }
}
