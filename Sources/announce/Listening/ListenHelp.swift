internal import TextIO

/// The help page of `announce listen`, a list of its keys.
enum ListenHelp {
  private static let keys: [(key: String, meaning: String)] = [
    ("right, j", "next stop (Tab)"),
    ("left, k", "previous stop (Shift-Tab)"),
    ("down, up", "parts; a slider’s value"),
    ("Enter", "double-tap; in a field: next, done, go"),
    ("letters", "in a field: typed; Tab: next field"),
    ("x", "hide the keyboard"),
    ("Backspace", "escape or back gesture"),
    ("a, :", "actions; any gestures"),
    ("space", "pause, resume"),
    ("r", "repeat"),
    ("s, S", "slower, faster"),
    ("h", "hints on, off"),
    ("v", "other reader, same element"),
    ("/, n, N", "search, next, previous match"),
    ("digits, g", "go to a stop, with Enter"),
    ("t", "top, bottom (Home, End)"),
    ("i", "role, identifier, source line"),
    ("w", "write a sound file"),
    ("Escape", "stop speech; end typing"),
    ("?, q", "this page; quit"),
  ]

  /// Returns the page in lines of at most `width` columns.
  static func lines(width: Int) -> [String] {
    let column = (keys.map(\.key.count).max() ?? 0) + 2
    guard width >= column + 20 else {
      return keys.flatMap { DisplayWidth.wrap("\($0.key): \($0.meaning)", to: width) }
    }
    return keys.flatMap { key, meaning in
      DisplayWidth.wrap(meaning, to: width - column).enumerated().map { number, line in
        let term = number == 0 ? key : ""
        return term + String(repeating: " ", count: column - term.count) + line
      }
    }
  }

  /// The contents of the page as sentences, one for each key.
  static var sentences: [String] { keys.map { "\($0.key): \($0.meaning)" } }
}
