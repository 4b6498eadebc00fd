/// A pressed key, independent of the bytes that a terminal sends for it.
enum ListenKey: Sendable, Hashable {
  case character(Character)
  case up, down, left, right, home, end
  case enter, escape, backspace, tab
  /// Shift-Tab: moves to the previous stop or field.
  case backTab
  /// Ctrl-U: clears the typed text.
  case clearLine
  /// Ctrl-L: redraws the page.
  case redraw
  /// Ctrl-D; also Ctrl-C if it arrives as a byte and not as a signal.
  case quit
  case paste(String)
  /// A key or byte without a meaning in `announce listen`.
  case unknown
}
