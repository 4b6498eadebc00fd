import AccessibilityTree
import Announcements

/// One line of a step's result, as documents and logs show it.
public struct SessionLine: Sendable, Hashable {
  /// The symbol before the words.
  public enum Mark: String, Sendable, Hashable, CaseIterable {
    /// The app or the platform moved the reader’s focus.
    case moved = "→"
    /// A sound; the text is its caption.
    case sound = "♪"
    /// A hint, which the reader speaks after a pause.
    case hint = "⏸"
    /// Speech that was cut off.
    case cut = "✂"
    /// Speech that was never heard.
    case lost = "✗"
    /// Speech that the person may or may not hear, depending on timing.
    case atRisk = "~"
    /// The reason why a gesture could not be performed.
    case impossible = "⚠"
    /// Speech that is heard to its end.
    case heard = ""
  }

  /// The symbol before the words.
  public var mark: Mark
  /// The words, the caption of a sound or the name of the focused stop.
  public var text: String

  /// Creates a line.
  public init(_ mark: Mark, _ text: String) {
    self.mark = mark
    self.text = text
  }

  /// The line as text, with its mark.
  public var written: String {
    switch mark {
    case .heard: text
    case .moved: "→ \"\(text)\""
    case .sound, .hint, .cut, .lost, .atRisk, .impossible: "\(mark.rawValue) \(text)"
    }
  }

  /// Creates a line from text that a person wrote, such as `♪ click`.
  public init(written line: String) {
    let line = line.trimmed
    for mark in Mark.allCases where mark != .heard && line.hasPrefix(mark.rawValue) {
      var text = line.dropFirst(mark.rawValue.count).drop { $0 == " " }
      if mark == .moved {
        text = text.drop { "\"“".contains($0) }
        while let last = text.last, "\"”".contains(last) { text.removeLast() }
      }
      self.init(mark, String(text))
      return
    }
    self.init(.heard, String(line))
  }

  /// The text of the line for a step in which nothing is announced.
  public static let silence = "—"
}

extension Session.Step {
  /// The lines that documents and logs show for the step.
  public var lines: [SessionLine] {
    var lines: [SessionLine] = []
    if let problem { lines.append(SessionLine(.impossible, problem)) }
    if isMoved, let focus { lines.append(SessionLine(.moved, focus.name)) }
    for item in heard {
      // A reader may pass a trailing space to its voice.
      let text = String(item.text.trimmed)
      switch (item.cause, item.outcome) {
      case (.sound, _): lines.append(SessionLine(.sound, text))
      case (.hint, .heard): lines.append(SessionLine(.hint, text))
      // Leave out a hint that was not heard, because the person merely continued before the hint.
      case (.hint, _): continue
      case (_, .heard): lines.append(SessionLine(.heard, text))
      case (_, .cut): lines.append(SessionLine(.cut, text))
      case (_, .lost): lines.append(SessionLine(.lost, text))
      case (_, .atRisk): lines.append(SessionLine(.atRisk, text))
      }
    }
    return lines
  }
}

extension [SessionLine] {
  /// Whether the lines match the lines that a document expects.
  ///
  /// Sounds are compared only if `expected` contains a sound, hints only if `expected` contains a
  /// hint, and moves of focus only if `expected` contains a move. A last line `…` in `expected`
  /// matches any number of further lines.
  package func matches(_ expected: [SessionLine]) -> Bool {
    var wanted = expected
    let isOpen = wanted.last?.text == "…" || wanted.last?.text == "..."
    if isOpen { wanted.removeLast() }
    wanted.removeAll { $0.mark == .heard && $0.text == SessionLine.silence }
    let marks = Set(wanted.map(\.mark))
    let found = filter { line in
      switch line.mark {
      case .moved, .sound, .hint: marks.contains(line.mark)
      case .cut, .lost, .atRisk, .impossible, .heard: true
      }
    }
    guard isOpen ? found.count >= wanted.count : found.count == wanted.count else { return false }
    return zip(wanted, found).allSatisfy { wanted, found in
      wanted.mark == found.mark && AudibleText(wanted.text) == AudibleText(found.text)
    }
  }
}
