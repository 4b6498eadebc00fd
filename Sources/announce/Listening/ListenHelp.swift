import Scenarios
internal import TextIO

/// The keys of a session, on one page.
enum ListenHelp {
  private static let keys: [(key: String, meaning: String)] = [
    ("right, j", "swipe on (Tab)"),
    ("left, k", "swipe back (Shift-Tab)"),
    ("down, up", "parts; a slider’s value"),
    ("Enter", "double-tap; in a field its next, done or go"),
    ("letters", "in a field: typed; Tab goes on"),
    ("x", "hide the keyboard"),
    ("Backspace", "the way out, or back"),
    ("a, :", "actions; any gestures"),
    ("space", "pause, go on"),
    ("r", "repeat"),
    ("s, S", "slower, faster"),
    ("h", "hints on, off"),
    ("v", "the other reader, same element"),
    ("/, n, N", "search, next, previous match"),
    ("digits, g", "go to a stop, with Enter"),
    ("t", "top, bottom (Home, End)"),
    ("i", "role, identifier, place in file"),
    ("w", "write a sound file"),
    ("Escape", "be quiet; end typing"),
    ("?, q", "this page; quit"),
  ]

  /// The page in lines of at most that many columns.
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

  /// The page as sentences, a key each.
  static var sentences: [String] { keys.map { "\($0.key): \($0.meaning)" } }
}
