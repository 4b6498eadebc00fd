import AccessibilityTree
import Announcements

/// One line of what a step brought, as documents and logs write it.
public struct SessionLine: Sendable, Hashable {
  /// What stands before the words.
  public enum Mark: String, Sendable, Hashable, CaseIterable {
    /// The reader’s focus was moved by the app or the platform.
    case moved = "→"
    /// A sound.
    case sound = "♪"
    /// A hint, after a silence.
    case hint = "⏸"
    /// It was cut off.
    case cut = "✂"
    /// It was to be said and never heard.
    case lost = "✗"
    /// It is heard under some timings and not under others.
    case atRisk = "~"
    /// The gesture could not be done, and why.
    case impossible = "⚠"
    /// Words that are heard to their end.
    case heard = ""
  }

  /// What stands before the words.
  public var mark: Mark
  /// The words, the caption of a sound or the name of what has focus.
  public var text: String

  /// A line.
  public init(_ mark: Mark, _ text: String) {
    self.mark = mark
    self.text = text
  }

  /// As it is written.
  public var written: String {
    switch mark {
    case .heard: text
    case .moved: "→ \"\(text)\""
    case .sound, .hint, .cut, .lost, .atRisk, .impossible: "\(mark.rawValue) \(text)"
    }
  }

  /// A line as somebody wrote it.
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

  /// What a step without words is written as.
  public static let silence = "—"
}

extension Session.Step {
  /// What it brought, line by line.
  public var lines: [SessionLine] {
    var lines: [SessionLine] = []
    if let problem { lines.append(SessionLine(.impossible, problem)) }
    if isMoved, let focus { lines.append(SessionLine(.moved, focus.name)) }
    for item in heard {
      // A reader may hand a space to its voice behind the last word.
      let text = String(item.text.trimmed)
      switch (item.cause, item.outcome) {
      case (.sound, _): lines.append(SessionLine(.sound, text))
      case (.hint, .heard): lines.append(SessionLine(.hint, text))
      // Whoever goes on before a hint has decided to do without it.
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
  /// Whether they are what somebody expects; sounds, hints and moved focus count only where they are
  /// expected, and a line `…` stands for any that follow.
  public func bring(_ expected: [SessionLine]) -> Bool {
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
      wanted.mark == found.mark && AsHeard(wanted.text) == AsHeard(found.text)
    }
  }
}
