import Testing

@testable import Audits

/// Controls of Compose whose role, state or stop the code takes from readers.
struct ComposeControlTests {
  /// Returns one word for each finding of a rule: `certain` or `review`.
  private static func certainty(of body: String, by rule: AuditRule) throws -> [String] {
    let example = AuditRule.Example.fails(
      .android, "@Composable fun Main() {\n\(body)\n}", as: "kotlin")
    return try RuleExampleTests.report(on: example, by: rule).findings
      .map { $0.needsReview ? "review" : "certain" }
  }

  @Test(arguments: [
    (
      "Button({ buy() }, Modifier.clearAndSetSemantics { contentDescription = \"Buy\" }) { Text(\"Go\") }",
      ["certain"]
    ),
    ("Box(Modifier.clearAndSetSemantics { text = \"Buy\" }.toggleable(true) {})", ["certain"]),
    ("Box(Modifier.clearAndSetSemantics { text = \"Buy\"; role = Role.Button }.clickable {})", []),
    (
      "Text(\"Buy\", Modifier.clearAndSetSemantics { text = \"B\"; onClick { true } }.clickable {})",
      []
    ),
    ("Row(Modifier.clickable {}.clearAndSetSemantics { text = \"Buy\" }) { Text(\"Go\") }", []),
    ("Button({ buy() }, Modifier.clearAndSetSemantics {}) { Text(\"Go\") }", []),
    (
      "Button({}, Modifier.clearAndSetSemantics { text = \"Go\" }, enabled = false) { Text(\"Go\") }",
      []
    ),
  ])
  func `A control whose semantics the app clears has no role`(
    _ body: String, _ found: [String]
  ) throws {
    #expect(try Self.certainty(of: body, by: .roleMissing) == found)
  }

  @Test(arguments: [
    (
      "IconButton({ go() }, Modifier.semantics { invisibleToUser() }) { Icon(i, \"Go\") }",
      ["certain"]
    ),
    (
      "Row(Modifier.clickable { go() }) { IconButton({ go() }, Modifier.semantics { hideFromAccessibility() }) { Icon(i, null) } }",
      ["review"]
    ),
    ("IconButton({ go() }, Modifier.alpha(0f)) { Icon(i, \"Go\") }", []),
    ("Text(\"Go\", Modifier.semantics { hideFromAccessibility() })", []),
    (
      "Button({}, Modifier.semantics { hideFromAccessibility() }, enabled = false) { Text(\"Go\") }",
      []
    ),
  ])
  func `A control that the code hides from readers is unreachable`(
    _ body: String, _ found: [String]
  ) throws {
    #expect(try Self.certainty(of: body, by: .unreachable) == found)
  }

  @Test func `The role of a hidden control is no control without a name`() throws {
    let hidden = "Button({ go() }, Modifier.semantics { hideFromAccessibility() }) { Text(\"Go\") }"
    #expect(try Self.certainty(of: hidden, by: .labelMissing) == [])
    #expect(try Self.certainty(of: "Button({ go() }) {}", by: .labelMissing) == ["certain"])
  }

  @Test(arguments: [
    ("Row(Modifier.clickable {}) { RadioButton(true, null); Text(\"Small\") }", ["certain"]),
    (
      "Row(Modifier.clickable {}) { Text(\"Wi-Fi\"); Text(\"On\"); Switch(true, null) }", ["review"]
    ),
    (
      "Card(onClick = {}) { Row { Text(\"Wi-Fi\"); Checkbox(true, onCheckedChange = null) } }",
      ["certain"]
    ),
    ("Row(Modifier.selectable(true) {}) { RadioButton(true, null); Text(\"Small\") }", []),
    (
      "Row(Modifier.clickable {}.semantics { stateDescription = \"On\" }) { Text(\"A\"); Switch(true, null) }",
      []
    ),
    ("Row(Modifier.clickable {}) { Text(\"Wi-Fi\"); Switch(true, {}) }", []),
    ("Row { Text(\"Wi-Fi\"); Switch(true, null) }", []),
  ])
  func `A choice without a callback in a clickable row has no state`(
    _ body: String, _ found: [String]
  ) throws {
    #expect(try Self.certainty(of: body, by: .stateNotHeard) == found)
  }
}
