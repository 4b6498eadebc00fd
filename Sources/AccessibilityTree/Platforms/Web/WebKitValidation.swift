/// The message that Safari shows beside a control that prevents its form from being submitted.
///
/// Source: the order of WebKit's `InputType::validationMessage`.
/// Assumed: the words for lengths and limits, and “Invalid value” for all constraints without a
/// known message.
package enum WebKitValidation {
  /// A message and its conditions.
  private struct Row {
    var violation: String
    /// The types of `input`, or names of elements; empty for any.
    var types: Set<String> = []
    /// `{0}` is replaced by the violated limit.
    var message: String
  }

  /// The first row that matches applies.
  private static let rows = [
    Row(violation: "badInput", types: ["number"], message: "Enter a number"),
    Row(violation: "badInput", message: "Invalid value"),
    Row(violation: "valueMissing", types: ["checkbox"], message: "Select this checkbox"),
    Row(violation: "valueMissing", types: ["radio"], message: "Select one of these options"),
    Row(violation: "valueMissing", types: ["select"], message: "Select an item in the list"),
    Row(violation: "valueMissing", types: ["file"], message: "Select a file"),
    Row(violation: "valueMissing", message: "Fill out this field"),
    Row(violation: "typeMismatch", types: ["email"], message: "Enter an email address"),
    Row(violation: "typeMismatch", types: ["url"], message: "Enter a URL"),
    Row(violation: "typeMismatch", message: "Invalid value"),
    Row(violation: "patternMismatch", message: "Match the requested format"),
    Row(violation: "tooShort", message: "Use at least {0} characters"),
    Row(violation: "tooLong", message: "Use no more than {0} characters"),
    Row(violation: "rangeUnderflow", message: "Value must be greater than or equal to {0}"),
    Row(violation: "rangeOverflow", message: "Value must be less than or equal to {0}"),
    Row(violation: "stepMismatch", message: "Enter a valid value"),
  ]

  /// Returns the message for a control, or `nil` if it is valid.
  ///
  /// - Parameters:
  ///   - type: The type of an `input`, or the name of another element.
  ///   - violations: The limits by the names of the violated constraints.
  package static func message(
    forType type: String, violating violations: [String: String]
  ) -> String? {
    for row in rows where row.types.isEmpty || row.types.contains(type) {
      guard let limit = violations[row.violation] else { continue }
      return row.message.replacing("{0}", with: limit)
    }
    return nil
  }
}
