package import Simulator
internal import TextIO

/// The layout of text in a terminal.
package struct TerminalStyle: Sendable {
  /// Whether the output is plain lines of text, without columns, colours and blank lines.
  package var isPlain = false
  /// Whether headings and marks have colours.
  package var isColoured = false
  /// The width of the terminal in columns.
  package var width = 100

  package init(isPlain: Bool = false, isColoured: Bool = false, width: Int = 100) {
    self.isPlain = isPlain
    self.isColoured = isColoured
    self.width = width
  }

  /// Writes a blank line, except in plain style.
  func writeGap(to output: inout ReportSink) {
    if !isPlain { output.writeLine() }
  }

  /// Returns a text from a file in a form that is safe for a terminal.
  ///
  /// Right-to-left text is isolated, because it would change the order of the other text on the
  /// line.
  package func visible(_ text: String) -> String {
    if TerminalText.isPlain(text) { return text }
    let shown = TerminalText.of(text)
    return TerminalText.runsRightToLeft(shown) ? TerminalText.isolated(shown) : shown
  }

  /// Returns an announcement as one line, or a mark for a silent announcement.
  ///
  /// Each part is isolated, so that the parts stay in spoken order. In a right-to-left language the
  /// whole line runs from right to left.
  package func line(of announcement: Announcement, in language: String) -> String {
    guard !announcement.text.isEmpty else { return announcement.line }
    let runsBackwards = TerminalText.isRightToLeft(language: language)
    var parts = announcement.parts
    for index in parts.indices {
      let text = parts[index].text
      parts[index].text =
        runsBackwards ? TerminalText.isolated(TerminalText.of(text)) : visible(text)
    }
    let line = Announcement(parts).text
    return runsBackwards ? TerminalText.rightToLeft(line) : line
  }

  package func heading(_ text: String) -> String {
    isColoured ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}

extension TerminalStyle {
  /// Returns missing words, marked by brackets and colour: `[-words-]`.
  func removed(_ text: String) -> String { marked("[-\(text)-]", colour: 31) }

  /// Returns unexpected words, marked by braces and colour: `{+words+}`.
  package func added(_ text: String) -> String { marked("{+\(text)+}", colour: 32) }

  private func marked(_ text: String, colour: Int) -> String {
    isColoured ? "\u{1B}[\(colour)m\(text)\u{1B}[0m" : text
  }
}

/// Returns a count in words: `1 stop`, `2 stops`.
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}

/// Returns the ordinal of a positive number: `1st`, `2nd`.
package func ordinal(_ number: Int) -> String {
  let ending =
    switch (number % 10, number % 100) {
    case (_, 11...13): "th"
    case (1, _): "st"
    case (2, _): "nd"
    case (3, _): "rd"
    default: "th"
    }
  return "\(number)\(ending)"
}
