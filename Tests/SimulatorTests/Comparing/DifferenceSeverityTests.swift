import Simulator
import Testing

/// Severity of differences, as documented in Documentation/Scenarios.md.
struct DifferenceSeverityTests {
  private static let rule = Rule("Rule", "Says it.", source: "test", .assumed)

  private static func transcript(_ said: String, hint: String = "") -> Transcript {
    var utterances = [Utterance(said.components.map { Part(.label, $0, by: rule) })]
    if !hint.isEmpty { utterances.append(Utterance([Part(.usageHint, hint, by: rule)])) }
    var screen = Screen()
    let stop = Stop(
      index: 1, node: screen.append(Node(.button)), announcement: Announcement(utterances))
    return Transcript(reader: "test", profile: "1", language: "en", stops: [stop])
  }

  private func line(
    _ expected: String, _ heard: String, comparing comparison: Comparison = .asHeard
  ) throws -> TranscriptDifference.Line {
    let difference = try #require(
      Self.transcript(heard).difference(from: expected, comparing: comparison))
    return try #require(difference.lines.first { $0.severity != nil })
  }

  @Test(arguments: [
    ("Email, edit box, required", "Email, edit box", DifferenceSeverity.lost),
    ("Email, edit box, double tap to edit text", "Email, edit box", .lost),
    ("Email, edit box", "edit box", .lost),
    ("Email, edit box", "Email, text field", .reworded),
    ("Email, edit box", "E-mail address, edit box", .reworded),
    ("Email, 1 of 3", "Email, 1 of 4", .reworded),
    ("Email edit box", "Email, text field", .reworded),
    ("Email, edit box", "Email *, edit box", .reworded),
    ("Price, 1,000", "Price, 1 000", .reworded),
    ("Email, ann@, edit box", "ann@, Email, edit box", .reordered),
    ("Email, ann@", "ann@, Email", .reordered),
    ("Email, edit box", "Email, edit box, double tap to edit text", .added),
    ("Email, edit box", "required, Email, edit box", .added),
    ("Email edit box", "Email, edit box, required", .added),
    ("Email, edit box, required", "E-mail, edit box", .lost),
    ("ann@, Email, edit box", "Email, ann@, text field", .reworded),
    ("Email, …, required", "Email, edit box", .lost),
    ("Email, …, 1 of 3", "Email, edit box, 1 of 4", .reworded),
    ("…, Email, edit box", "edit box, Email", .reordered),
    ("Email, …, edit box", "Email, edit box, required", .added),
  ])
  func `The most severe part change decides the severity of a line`(
    _ expected: String, _ heard: String, _ grade: DifferenceSeverity
  ) throws {
    #expect(try line(expected, heard).severity == grade)
  }

  @Test func `A difference reports each changed part and no other`() throws {
    let line = try line("Email, required, edit box, 1 of 3", "E-mail, edit box, new, 1 of 3")
    #expect(
      line.parts.map(\.text) == [
        "heard: label “E-mail”, by Rule (test)", "not heard: “Email”", "not heard: “required”",
        "heard: label “new”, by Rule (test)",
      ])
  }

  @Test func `A difference reports a moved part once`() throws {
    let line = try line("Email, ann@, edit box", "ann@, Email, edit box")
    #expect(line.parts.map(\.change) == [.moved])
  }

  @Test(arguments: [
    ("required, Email", DifferenceSeverity.lost), ("edit box, Email", .reordered),
    ("Email, 2 of 3", .reworded),
  ])
  func `Expected facts are graded like expected utterances`(
    _ cell: String, _ grade: DifferenceSeverity
  ) throws {
    let difference = try #require(
      Self.transcript("Email *, edit box, 1 of 3").difference(
        from: ExpectedTranscript([StopExpectation(facts: [cell])]), comparing: .asHeard))
    #expect(difference.lines.map(\.severity) == [grade])
  }

  @Test func `A difference in a symbol is explained as audible`() throws {
    let sentence = "only “*” differs; a symbol in a text is heard"
    #expect(try line("Email, edit box", "Email *, edit box").explanations == [sentence])
    #expect(try line("Email *, edit box", "Email, edit box").explanations == [sentence])
    #expect(try line("Mail, edit box", "Email *, edit box").explanations == [])
  }

  @Test func `An exact comparison explains that only the spelling differs`() throws {
    let line = try line("email, Edit-box", "Email, edit box", comparing: .exact)
    #expect(line.severity == .reworded)
    #expect(line.explanations == ["it sounds the same; case, punctuation or spaces differ"])
    #expect(try self.line("Email edit box", "Email, edit box", comparing: .exact).parts == [])
  }

  @Test func `A pause at a different position is explained`() throws {
    let transcript = Self.transcript("Email, edit box", hint: "double tap")
    let expected = ExpectedTranscript([
      StopExpectation(utterances: ["Email", "edit box", "double tap"])
    ])
    let difference = try #require(transcript.difference(from: expected, comparing: .asHeard))
    #expect(
      difference.lines[0].explanations == [
        "the words are the same; the reader pauses in another place"
      ])
  }

  @Test func `The same words with different pauses never match`() {
    let transcript = Self.transcript("Email, edit box", hint: "double tap")
    let wrong = [["Email, edit box, double tap", "…"], ["Email", "edit box, double tap"]]
    for utterances in wrong {
      let expected = ExpectedTranscript([StopExpectation(utterances: utterances)])
      let grades = transcript.difference(from: expected, comparing: .asHeard)?.lines.map(\.severity)
      #expect(grades?.count == 1 && grades?[0] != nil)
    }
  }
}

extension String {
  /// The parts that are separated by a comma and a space.
  fileprivate var components: [String] { split(separator: ", ").map(String.init) }
}
