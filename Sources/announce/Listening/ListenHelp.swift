import Scenarios

/// The keys of a session, on one page.
enum ListenHelp {
  private static let keys: [(key: String, meaning: String)] = [
    ("right, j, Tab", "swipe to the next stop"),
    ("left, k", "swipe to the stop before"),
    ("down, up", "next and previous part, or less and more of a slider's value"),
    ("Enter", "double-tap"),
    ("space", "pause, go on"),
    ("r", "repeat"),
    ("s, S", "slower, faster"),
    ("h", "hints on, off"),
    ("v", "the other reader, at the same element"),
    ("/, n, N", "search, next match, previous match"),
    ("digits, g", "go to the stop of that number, with Enter"),
    ("t", "top or bottom (Home, End)"),
    ("i", "role, identifier and place in the file"),
    ("w", "write a sound file"),
    ("Escape", "be quiet"),
    ("?", "this page"),
    ("q", "quit"),
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
