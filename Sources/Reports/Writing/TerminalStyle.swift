package import Simulator
internal import TextIO

/// How text is laid out for whoever reads it.
package struct TerminalStyle: Sendable {
  /// One thing a line: no columns, colours or blank lines.
  package var isPlain = false
  /// Whether headings are set off by colour; nothing is told by it alone.
  package var isColoured = false
  /// Columns of the terminal.
  package var width = 100

  package init(isPlain: Bool = false, isColoured: Bool = false, width: Int = 100) {
    self.isPlain = isPlain
    self.isColoured = isColoured
    self.width = width
  }

  /// Text of the author, or a line with some, made safe to show.
  ///
  /// Right-to-left text would rearrange the line around it, so it is isolated.
  package func visible(_ text: String) -> String {
    let shown = TerminalText.of(text)
    return TerminalText.runsRightToLeft(shown) ? TerminalText.isolated(shown) : shown
  }

  /// What is heard at a stop as one line; a stop at which nothing is heard says so.
  ///
  /// Each part is isolated by itself, so that parts are seen in the order in which they are heard;
  /// where the reader's own language runs from right to left, so does the whole line.
  package func line(of announcement: Announcement, in language: String) -> String {
    guard !announcement.text.isEmpty else { return announcement.line }
    let runsBackwards = TerminalText.isRightToLeft(language: language)
    var parts = announcement.parts
    for place in parts.indices {
      let text = parts[place].text
      parts[place].text =
        runsBackwards ? TerminalText.isolated(TerminalText.of(text)) : visible(text)
    }
    let line = Announcement(parts).text
    return runsBackwards ? TerminalText.rightToLeft(line) : line
  }

  /// A heading of safe text.
  package func heading(_ text: String) -> String {
    isColoured ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}

extension TerminalStyle {
  /// Words that are expected and not heard there, marked with and without colour.
  func removed(_ text: String) -> String { marked("[-\(text)-]", colour: 31) }

  /// Words that are heard and not expected there, marked with and without colour.
  package func added(_ text: String) -> String { marked("{+\(text)+}", colour: 32) }

  private func marked(_ text: String, colour: Int) -> String {
    isColoured ? "\u{1B}[\(colour)m\(text)\u{1B}[0m" : text
  }
}

/// A number of things in words: `1 stop`, `2 stops`.
package func counted(_ count: Int, _ noun: String, _ plural: String? = nil) -> String {
  "\(count) \(count == 1 ? noun : plural ?? noun + "s")"
}
