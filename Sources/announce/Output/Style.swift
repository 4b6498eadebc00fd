/// How text is laid out for whoever reads it.
struct Style: Sendable {
  /// One thing a line: no columns, colours or blank lines.
  var isPlain = false
  /// Whether headings are set off by colour; nothing is told by it alone.
  var isColoured = false
  /// Whether the text goes to a terminal, where right-to-left text would rearrange its line.
  var isolates = false
  /// Columns of the terminal.
  var width = 100

  /// Text of the author, or a line with some, made safe to show.
  func visible(_ text: String) -> String {
    let shown = VisibleText.of(text)
    return isolates && VisibleText.runsRightToLeft(shown) ? VisibleText.isolated(shown) : shown
  }

  /// A heading of safe text.
  func heading(_ text: String) -> String {
    isColoured ? "\u{1B}[1m\(text)\u{1B}[0m" : text
  }
}

/// The line by which every result says what it is.
///
/// It is on every page a person may be shown, because a prediction must not pass for a test.
let simulationNotice =
  "Simulated: predicts what readers say from published rules and recordings; "
  + "it does not replace testing with real readers, devices and people."
