/// A drawing of pages on a terminal, which sends only changed lines.
struct ListenDrawing: Sendable {
  /// Whether the drawing uses bold and dim text, for example for the current part and for earlier
  /// parts.
  var isMarked: Bool
  private var shown: [[ListenPage.Span]] = []
  private var hasCursor = false

  /// Creates a drawing of an empty terminal.
  init(isMarked: Bool) { self.isMarked = isMarked }

  /// Forgets the drawn lines, so that the next page is drawn completely.
  mutating func forget() {
    shown = []
    hasCursor = false
  }

  /// Returns the text, with escape sequences, to display a page.
  mutating func text(drawing page: ListenPage) -> String {
    var text = shown.isEmpty ? "\u{1B}[2J" : ""
    for (row, line) in page.lines.enumerated()
    where !shown.indices.contains(row) || shown[row] != line {
      text += "\u{1B}[\(row + 1);1H\u{1B}[K" + line.map(letters).joined()
    }
    if page.lines.count < shown.count { text += "\u{1B}[\(page.lines.count + 1);1H\u{1B}[J" }
    shown = page.lines
    return text + cursorText(page.cursor)
  }

  private mutating func cursorText(_ cursor: ListenPage.Cursor?) -> String {
    guard let cursor else {
      defer { hasCursor = false }
      return hasCursor ? "\u{1B}[?25l" : ""
    }
    let move = "\u{1B}[\(cursor.row + 1);\(cursor.column + 1)H"
    defer { hasCursor = true }
    return hasCursor ? move : move + "\u{1B}[?25h"
  }

  private func letters(_ span: ListenPage.Span) -> String {
    guard isMarked else { return span.text }
    return switch span.mark {
    case .plain: span.text
    case .dim: "\u{1B}[2m\(span.text)\u{1B}[0m"
    case .strong: "\u{1B}[1m\(span.text)\u{1B}[0m"
    }
  }
}
