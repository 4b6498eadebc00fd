import Simulator
import Testing

@Suite struct AndroidFieldTests {
  /// Properties that a field inside a Material layout exposes.
  struct Field: Sendable, CustomTestStringConvertible {
    var name: String
    var facts: [String]
    var exposed: [String: String]

    var testDescription: String { name }

    var outline: String {
      let lines = ["/android.viewClass: TextInputEditText"] + facts
      return (["- textbox \"Email\":"] + lines.map { "  - \($0)" }).joined(separator: "\n")
    }
  }

  private static let helper = "/hint: Work or home"

  @Test(arguments: [
    Field(
      name: "empty", facts: [],
      exposed: ["text": "Email", "hintText": "Email", "showingHintText": "true"]),
    Field(
      name: "with helper text", facts: [helper],
      exposed: ["text": "Email, Work or home", "hintText": "Email, Work or home"]),
    Field(
      name: "typed", facts: [helper, "text: a@b.c"],
      exposed: ["text": "a@b.c", "hintText": "Email, Work or home"]),
    Field(
      name: "placeholder while the hint covers it", facts: ["/placeholder: name@example.com"],
      exposed: ["text": "Email"]),
    Field(
      name: "placeholder below a small hint",
      facts: ["/placeholder: name@example.com", "/android.expandedHintEnabled: \"false\""],
      exposed: ["text": "Email, name@example.com", "hintText": "Email"]),
    Field(
      name: "placeholder without a hint",
      facts: ["/placeholder: name@example.com", "/android.hintEnabled: \"false\""],
      exposed: ["text": "name@example.com"]),
    Field(
      name: "error in place of helper text", facts: [helper, "/error: Wrong"],
      exposed: ["hintText": "Email", "error": "Wrong", "contentInvalid": "true"]),
    Field(
      name: "too long", facts: ["text: abcdef", "/android.counterMaxLength: \"5\""],
      exposed: ["error": "character limit exceeded 6 of 5", "contentInvalid": "true"]),
    Field(
      name: "just long enough", facts: ["text: abcde", "/android.counterMaxLength: \"5\""],
      exposed: ["maxTextLength": "5"]),
    Field(
      name: "password", facts: ["text: abc", "/android.inputType: textPassword"],
      exposed: ["text": "•••", "password": "true"]),
  ])
  func `A field exposes the hint of the layout around it`(_ field: Field) throws {
    let view = try #require(try AndroidScreen.view(field.outline))
    var properties: [String: String] = [:]
    for property in view.properties { properties[property.name] = property.value }
    for (name, value) in field.exposed { #expect(properties[name] == value, "\(name)") }
    if field.exposed["error"] == nil { #expect(properties["contentInvalid"] == nil) }
  }

  @Test(arguments: [
    ("textPassword", true, false), ("textWebPassword", true, false),
    ("numberPassword", true, false), ("textVisiblePassword", false, false),
    ("textCapSentences|textMultiLine", false, true), ("0x81", true, false),
    ("129", true, false), ("225", true, false), ("18", true, false), ("145", false, false),
    ("131073", false, true), ("phone", false, false),
  ])
  func `The input type sets password and multi-line`(
    _ type: String, _ isPassword: Bool, _ isMultiline: Bool
  ) throws {
    let view = try #require(
      try AndroidScreen.view("- textbox \"Field\":\n  - /android.inputType: \"\(type)\""))
    #expect(view.properties.contains { $0.name == "password" } == isPassword)
    #expect(view.properties.contains { $0.name == "multiLine" } == isMultiline)
  }

  @Test func `An unknown input type is ignored`() throws {
    let heard = try AndroidScreen.said("- textbox \"Field\":\n  - /android.inputType: sonnet")
    #expect(heard == ["Field, edit box"])
  }

  @Test func `The first of two labels is used`() throws {
    let heard = try AndroidScreen.said(
      """
      - text "Home":
        - /android.labelFor: field
      - text "Work":
        - /android.labelFor: field
      - textbox:
        - /id: field
      """)
    #expect(heard == ["Home", "Work", "edit box for Home"])
  }

  @Test(arguments: ["nowhere", "field"])
  func `A label reference to a missing node or to the field itself is ignored`(_ target: String)
    throws
  {
    let heard = try AndroidScreen.said(
      """
      - textbox "Name":
        - /id: field
        - /android.labelFor: \(target)
        - /android.labeledBy: \(target)
      """)
    #expect(heard == ["Name, edit box"])
  }

  @Test func `Fields that label each other announce each other's label once`() throws {
    let heard = try AndroidScreen.said(
      """
      - textbox "One":
        - /id: one
        - /android.labeledBy: two
      - textbox "Two":
        - /id: two
        - /android.labeledBy: one
      """)
    #expect(heard == ["One, edit box for Two", "Two, edit box for One"])
  }
}
