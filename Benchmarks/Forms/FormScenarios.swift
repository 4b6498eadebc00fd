/// Scenario documents with ten rows for each screen.
enum FormScenarios {
  /// Returns a document in which all cells match, or nine of ten cells do.
  static func document(rows: Int, isWrong: Bool) -> String {
    var document = "# Forms\n"
    for screen in stride(from: 0, to: rows, by: 10) {
      document += "\n## Form \(screen)\n\n```html named Form \(screen)\n<form>\n"
      for number in screen..<screen + 5 {
        document += "<label for=\"line-\(number)\">Line \(number)</label>"
        document += "<input id=\"line-\(number)\" required>\n"
      }
      document += "</form>\n```\n\n| VoiceOver | TalkBack |\n| --- | --- |\n"
      for number in screen..<screen + 5 {
        let label = isWrong && number % 5 == 0 ? "Row \(number)" : "Line \(number)"
        document += "| \(label) | \(label) |\n"
        document += "| Line \(number), text field, required, invalid data, double tap to edit |"
        document += " Line \(number), required, edit box, double tap to edit text |\n"
      }
    }
    return document
  }
}
