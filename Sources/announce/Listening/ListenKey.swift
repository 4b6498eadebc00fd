/// A key as a person presses it, whatever bytes the terminal sends for it.
enum ListenKey: Sendable, Hashable {
  case character(Character)
  case up, down, left, right, home, end
  case enter, escape, backspace, tab
  /// Shift and Tab.
  case backTab
  /// Ctrl-U: empties what was typed.
  case clearLine
  /// Ctrl-L: draws everything anew.
  case redraw
  /// Ctrl-C where it arrives as a byte, and Ctrl-D.
  case leave
  case paste(String)
  /// A key or byte that means nothing here.
  case unknown
}
