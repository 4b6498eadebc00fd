import Simulator
import Testing

@Suite struct WebKitValidationTests {
  @Test(arguments: [
    ("text", ["valueMissing": ""], "Fill out this field"),
    ("textarea", ["valueMissing": ""], "Fill out this field"),
    ("select", ["valueMissing": ""], "Select an item in the list"),
    ("radio", ["valueMissing": ""], "Select one of these options"),
    ("checkbox", ["valueMissing": ""], "Select this checkbox"),
    ("file", ["valueMissing": ""], "Select a file"),
    ("email", ["typeMismatch": ""], "Enter an email address"),
    ("url", ["typeMismatch": ""], "Enter a URL"),
    // A value that cannot be parsed has precedence over a missing value.
    ("number", ["badInput": "", "valueMissing": ""], "Enter a number"),
    ("date", ["badInput": ""], "Invalid value"),
    ("text", ["patternMismatch": "", "tooShort": "3"], "Match the requested format"),
    ("number", ["rangeUnderflow": "18"], "Value must be greater than or equal to 18"),
    ("number", ["stepMismatch": ""], "Enter a valid value"),
  ])
  func `Each control type has Safari’s validation message`(
    type: String, violations: [String: String], message: String
  ) {
    #expect(WebKitValidation.message(forType: type, violating: violations) == message)
  }

  @Test func `A control without a known violation has no message`() {
    #expect(WebKitValidation.message(forType: "text", violating: [:]) == nil)
    #expect(WebKitValidation.message(forType: "text", violating: ["customError": ""]) == nil)
  }
}
