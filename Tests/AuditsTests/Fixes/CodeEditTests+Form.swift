import Importers
import Simulator
import Testing

@testable import Audits

/// The form of the code that an edit writes.
extension CodeEditTests {
  @Test func `A modifier goes on a line of its own if other modifiers do`() throws {
    let edit = try #require(
      try Self.edit(
        Example(
          swift: "return-key",
          """
          TextField("One", text: $text)
                .padding()
              TextField("Two", text: $other)
          """)))
    #expect(edit.after == "TextField(\"One\", text: $text)\n      .submitLabel(.next)")
  }

  @Test func `An argument goes on a line of its own if other arguments do`() throws {
    let edit = try #require(
      try Self.edit(
        Example(
          kotlin: "password-exposed",
          """
          TextField(
                value = text,
                onValueChange = { text = it },
                label = { Text("Password") },
              )
          """)))
    #expect(
      edit.after
        == "label = { Text(\"Password\") },\n      "
        + "visualTransformation = PasswordVisualTransformation()")
  }

  @Test(arguments: [
    (Example(swift: "keyboard-wrong", #"TextField("Amount", text: $text)"#), ".decimalPad"),
    (Example(swift: "keyboard-wrong", #"TextField("Age", text: $text)"#), ".numberPad"),
    (
      Example(
        kotlin: "keyboard-wrong",
        #"TextField(text, { text = it }, label = { Text("Amount") })"#), "KeyboardType.Decimal"
    ),
  ])
  func `A field for an amount gets a keyboard with a decimal separator`(
    _ example: Example, _ keyboard: String
  ) throws {
    let edit = try #require(try Self.edit(example))
    #expect(edit.after.contains(keyboard), "\(edit.after)")
  }

  @Test(arguments: ["numberPad", "decimalPad", "asciiCapableNumberPad"])
  func `A keyboard with digits suits numbers and amounts`(_ keyboard: String) throws {
    for name in ["Amount", "Price", "Quantity", "Age"] {
      let field = "TextField(\"\(name)\", text: $text).keyboardType(.\(keyboard))"
      let example = Example(swift: "keyboard-wrong", field)
      let audit = try Self.audit(example.file, isSwift: true)
      #expect(!audit.findings.contains { $0.rule == example.rule }, "\(field)")
    }
  }

  @Test(arguments: [
    ("Fill in Label in the Identity inspector, or set accessibilityLabel.", true),
    ("Set android:contentDescription to what it does.", false),
  ])
  func `A fix names the settings of its language`(_ text: String, _ isSwift: Bool) {
    let fix = CodePhrases.fix(text, in: isSwift ? .swift : .kotlin)
    #expect(!fix.contains("Identity inspector") && !fix.contains("android:"))
    #expect(CodePhrases.fix(text, in: .html) == text)
  }

  @Test func `No fix of a rule names properties of UIKit for Flutter`() {
    for rule in AuditRule.all where !rule.id.hasPrefix("ios-") {
      guard let fix = rule.fixes[.ios] else { continue }
      let text = CodePhrases.fix(fix, by: CodePhrases.flutter)
      #expect(
        !["accessibilityLabel", "accessibilityValue", "accessibilityHint", "UIDatePicker"]
          .contains(where: text.contains), "\(rule.id): \(text)")
    }
  }

  @Test func `No fix of a rule names Interface Builder or Android's attributes in code`() {
    for rule in AuditRule.all {
      if let fix = rule.fixes[.ios] {
        let text = CodePhrases.fix(fix, in: .swift)
        #expect(
          !["Tick ", "Choose the ", "first responder", "inspector"].contains(where: text.contains),
          "\(rule.id): \(text)")
      }
      if let fix = rule.fixes[.android] {
        let text = CodePhrases.fix(fix, in: .kotlin)
        #expect(
          !["android:", "setError", "labelFor", "importantForAccessibility"]
            .contains(where: text.contains),
          "\(rule.id): \(text)")
      }
    }
  }
}
