import Simulator
import Testing

/// Expectations of one stop, written as a table cell or a transcript line.
struct StopExpectationTests {
  private static let rule = Rule("Rule", "Says it.", source: "test", .assumed)

  // “ann@, edit box, error: Not valid, Email *, 1 of 3 | double tap to edit text”
  private static let field = stop(
    [
      Part(.value, "ann@", by: rule), Part(.role, "edit box", by: rule),
      Part(.error, "error:", by: rule), Part(.error, "Not valid", lead: " ", by: rule),
      Part(.label, "Email *", by: rule), Part(.position, "1 of 3", by: rule),
    ], [Part(.usageHint, "double tap to edit text", by: rule)])

  private static func stop(_ utterances: [Part]...) -> Stop {
    var screen = Screen()
    return Stop(
      index: 1, node: screen.append(Node(.textBox)),
      announcement: Announcement(utterances.map { Utterance($0) }))
  }

  @Test(arguments: [
    "ann@, edit box, error: Not valid, Email *, 1 of 3, double tap to edit text",
    "Ann@ edit box. ERROR not valid Email * 1 of 3 “double-tap to edit text”",
    "…", "...",
    "ann@, …", "ann@, ...", "…, double tap to edit text", "…, edit box, …",
    "ann@, …, Email *, …, double tap to edit text",
    "ann@, …, edit box, …, error: Not valid, …",
    "…, Not valid, …", "…, ann@, …, double tap to edit text, …", "…, …, …",
  ])
  func `Words match the announcement, and gaps match any parts`(_ cell: String) {
    #expect(StopExpectation(utterances: [cell]).isHeard(at: Self.field, by: .asHeard))
  }

  @Test(arguments: [
    "ann@, …, edit", "…, box, …", "…, tap to edit text", "ann, …", "…, Email, …", "…, valid, …",
    "…, Email *, …, ann@, …", "ann@, …, ann@, …", "ann@, edit box, \\…", "", "…, 1, …",
    "edit box, …", "…, 1 of 3",
  ])
  func `Gaps begin and end only between parts`(_ cell: String) {
    #expect(!StopExpectation(utterances: [cell]).isHeard(at: Self.field, by: .asHeard))
  }

  @Test func `An escaped ellipsis matches a literal ellipsis`() {
    let stop = Self.stop([
      Part(.label, "Loading", by: Self.rule), Part(.label, "…", by: Self.rule),
      Part(.role, "button", by: Self.rule),
    ])
    #expect(StopExpectation(utterances: [#"Loading, \…, button"#]).isHeard(at: stop, by: .exact))
    #expect(!StopExpectation(utterances: [#"Loading, \…"#]).isHeard(at: stop, by: .asHeard))
    #expect(StopExpectation(utterances: [#"…, \…, button"#]).isHeard(at: stop, by: .asHeard))
    let dots = Self.stop([Part(.label, "...", by: Self.rule)])
    #expect(StopExpectation(utterances: [#"\..."#]).isHeard(at: dots, by: .exact))
    let dash = Self.stop([Part(.label, "—", by: Self.rule)])
    #expect(StopExpectation(utterances: [#"\—"#]).isHeard(at: dash, by: .exact))
  }

  @Test func `An ellipsis inside a part matches literally`() {
    let stop = Self.stop([Part(.label, "Wait… please", by: Self.rule)])
    #expect(StopExpectation(utterances: ["Wait… please"]).isHeard(at: stop, by: .asHeard))
    #expect(!StopExpectation(utterances: ["Wait…"]).isHeard(at: stop, by: .asHeard))
  }

  @Test func `Commas inside a part are part boundaries too`() {
    let stop = Self.stop([
      Part(.value, "checkbox, unchecked", by: Self.rule), Part(.value, "1,000", by: Self.rule),
    ])
    #expect(StopExpectation(utterances: ["checkbox, …"]).isHeard(at: stop, by: .asHeard))
    #expect(StopExpectation(utterances: ["…, unchecked, 1,000"]).isHeard(at: stop, by: .exact))
    #expect(!StopExpectation(utterances: ["…, 000"]).isHeard(at: stop, by: .asHeard))
  }

  @Test func `Utterances end at the reader's pauses`() {
    let said = "ann@, edit box, error: Not valid, Email *, 1 of 3"
    let hint = "double tap to edit text"
    #expect(StopExpectation(utterances: [said, hint]).isHeard(at: Self.field, by: .exact))
    #expect(StopExpectation(utterances: ["…", hint]).isHeard(at: Self.field, by: .asHeard))
    #expect(StopExpectation(utterances: ["ann@, …", "…"]).isHeard(at: Self.field, by: .asHeard))
    #expect(!StopExpectation(utterances: ["ann@", "…"]).isHeard(at: Self.field, by: .asHeard))
    #expect(
      !StopExpectation(utterances: ["ann@", "…", hint]).isHeard(at: Self.field, by: .asHeard))
    #expect(
      !StopExpectation(utterances: ["…, \(hint)", "…"]).isHeard(at: Self.field, by: .asHeard))
  }

  @Test func `An exact comparison stays exact next to gaps`() {
    #expect(
      StopExpectation(utterances: ["ann@, …, Email *, …"]).isHeard(at: Self.field, by: .exact))
    #expect(!StopExpectation(utterances: ["Ann@, …"]).isHeard(at: Self.field, by: .exact))
    #expect(
      !StopExpectation(utterances: ["…, error Not valid, …"]).isHeard(at: Self.field, by: .exact))
    let composed = Self.stop([Part(.label, "Café", by: Self.rule)])
    #expect(!StopExpectation(utterances: ["…, Cafe\u{301}"]).isHeard(at: composed, by: .exact))
    #expect(StopExpectation(utterances: ["…, Cafe\u{301}"]).isHeard(at: composed, by: .asHeard))
  }

  @Test(arguments: [
    "Email", "edit box, not valid", "ann@, email, 3", "*", "Email *, double tap", "valid", "box",
    "not valid email", "…", "…, Email, …", "error, Email",
  ])
  func `Facts match with any words between them`(_ cell: String) {
    #expect(StopExpectation(facts: [cell]).isHeard(at: Self.field, by: .asHeard))
  }

  @Test(arguments: [
    "mail", "Email, edit box", "valid not", "edit, edit, edit", "2", "e", "edit text, double tap",
    "Email, Email", "required",
  ])
  func `Facts match whole words in order only`(_ cell: String) {
    #expect(!StopExpectation(facts: [cell]).isHeard(at: Self.field, by: .asHeard))
  }

  @Test(arguments: [
    ("5", "50", false), ("5", "5.5", false), ("5", "-5", false), ("-5", "-5", true),
    ("50", "50%", true), ("%", "50%", true), ("50%", "50 %", false), ("1", "1,000", false),
    ("1,000", "costs 1,000 euro", true), ("30", "9:30", false), ("5", "€5", true),
    ("3", "5-3", true), ("5", ".5", false), ("Email", "Email*", true), ("18", "18th", false),
    ("邮箱", "请输入邮箱", true), ("don't", "I don’t know", true),
  ])
  func `A number matches as a whole, and a symbol matches itself`(
    _ fact: String, _ text: String, _ isConveyed: Bool
  ) {
    let stop = Self.stop([Part(.value, text, by: Self.rule)])
    #expect(StopExpectation(facts: [fact]).isHeard(at: stop, by: .asHeard) == isConveyed)
  }

  @Test func `The expected parts are the parts that no gap matches`() {
    let parts = StopExpectation(utterances: ["…, edit box, …, double tap to edit text"])
      .expectedParts(of: Self.field.announcement, by: .asHeard)
    #expect(parts.map(\.text) == ["edit box", "double tap to edit text"])
    #expect(
      StopExpectation(facts: ["valid"]).expectedParts(of: Self.field.announcement, by: .asHeard)
        .map(\.text) == ["Not valid"])
  }
}
