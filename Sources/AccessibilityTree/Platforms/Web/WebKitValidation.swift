/// The messages that Safari shows beside an invalid control when a person submits its form.
///
/// Constraints are checked in the order of WebKit's `InputType::validationMessage`. Assumed:
/// messages about lengths and limits have the words of this table. If no message is known for a
/// constraint, the message is “Invalid value”.
package enum WebKitValidation {
  /// A message, with the constraint and the types of controls that it belongs to.
  private struct Row {
    var violation: String
    /// The controls with this message: types of `<input>` and names of other elements.
    ///
    /// If the set is empty, the message applies to every control.
    var types: Set<String> = []
    /// The message.
    ///
    /// `{0}` stands for the violated limit.
    var message: String
  }

  /// All messages, in order of priority.
  ///
  /// A control gets the message of the first row that matches.
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

  /// Returns the message for a control, or `nil` if its value is valid.
  ///
  /// - Parameters:
  ///   - type: The type of an `input`, or the name of another element.
  ///   - violations: The violated constraints by name, each with its limit.
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
