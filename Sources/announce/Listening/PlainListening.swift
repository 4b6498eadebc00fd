import Reports
import Simulator
internal import TextIO
import Voices

/// The output of a session as plain lines, one for each utterance.
///
/// The output never moves the cursor and erases nothing. Therefore, screen readers and braille
/// displays can read the output, and a file can store it.
struct PlainListening: Sendable {
  var style: TerminalStyle
  private var reader = ""
  private var entry: ListenSession.Entry?

  init(style: TerminalStyle) { self.style = style }

  /// Returns the lines to write before the first key.
  mutating func opening(_ session: ListenSession) -> String {
    reader = session.view.reader.name
    let title =
      "\(session.view.reader.fullHeader(on: session.view.screen.origin)): \(counted(session.count, "stop"))"
    return line(session.heading) + line(title) + line("? lists the keys, q quits")
  }

  /// Returns the lines to write after a key.
  mutating func text(_ session: ListenSession, after effect: ListenEffect) -> String {
    let typed = typed(session.entry)
    if session.isHelpShown { return typed + ListenHelp.sentences.map(line).joined() }
    guard case .speak(let utterance) = effect else {
      return typed + (session.message.map(line) ?? "")
    }
    let words = text(of: utterance, session) + "\n"
    let message = message(beside: utterance, session)
    reader = session.view.reader.name
    // The message about a changed setting comes before the announcement. The outcome of a gesture
    // comes after the announcement.
    return if case .announcements = utterance.subject { typed + words + message } else {
      typed + message + words
    }
  }

  /// Returns the message that is shown in addition to an utterance.
  private func message(beside utterance: ListenUtterance, _ session: ListenSession) -> String {
    guard utterance.subject != .program, session.view.reader.name == reader else { return "" }
    return session.message.map(line) ?? ""
  }

  private func text(of utterance: ListenUtterance, _ session: ListenSession) -> String {
    switch utterance.subject {
    case .stop:
      let announcement = session.stop?.announcement ?? Announcement()
      let words = style.line(of: announcement, in: session.view.reader.language)
      let isNew = session.view.reader.name != reader
      let name = isNew ? "\(session.view.reader.displayName), " : ""
      return "\(name)\(session.positionText). \(words)"
    case .part: return style.visible(utterance.spoken.parts.first?.text ?? "")
    case .announcements(let lines): return lines.map(style.visible).joined(separator: "\n")
    case .program: return style.visible(utterance.spoken.text)
    }
  }

  /// Returns the typed text, appended to the current line if possible.
  private mutating func typed(_ entry: ListenSession.Entry?) -> String {
    defer { self.entry = entry }
    guard let entry else { return self.entry == nil ? "" : "\n" }
    let text = entry.prompt + entry.text
    guard let old = self.entry.map({ $0.prompt + $0.text }) else { return TerminalText.of(text) }
    guard text.hasPrefix(old) else { return "\n" + TerminalText.of(text) }
    return TerminalText.of(String(text.dropFirst(old.count)))
  }

  /// Returns the end of the output: a line break if the user is typing text, or an empty text.
  func ending(_ session: ListenSession) -> String { session.entry == nil ? "" : "\n" }

  func line(_ text: String) -> String { style.visible(text) + "\n" }
}
