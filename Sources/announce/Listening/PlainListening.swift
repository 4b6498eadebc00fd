import Reports
import Simulator
internal import TextIO
import Voices

/// What a session writes where nothing is drawn: a line for each thing that is said.
///
/// It moves no cursor and erases nothing, so that it can be read by a screen reader or on a braille
/// display, and put into a file.
struct PlainListening: Sendable {
  var style: TerminalStyle
  private var reader = ""
  private var entry: ListenSession.Entry?

  init(style: TerminalStyle) { self.style = style }

  /// What is written before any key is pressed.
  mutating func opening(_ session: ListenSession) -> String {
    reader = session.view.reader.name
    let title =
      "\(session.view.reader.fullHeader(on: session.view.screen.origin)): \(counted(session.count, "stop"))"
    return line(session.heading) + line(title) + line("? lists the keys, q quits")
  }

  /// What is written after a key.
  mutating func text(_ session: ListenSession, after effect: ListenEffect) -> String {
    let typed = typed(session.entry)
    if session.isHelpShown { return typed + ListenHelp.sentences.map(line).joined() }
    guard case .say(let utterance) = effect else {
      return typed + (session.message.map(line) ?? "")
    }
    let words = said(utterance, session) + "\n"
    let note = note(utterance, session)
    reader = session.view.reader.name
    // What a setting became comes before the words that it changed, what became of a value after.
    return if case .heard = utterance.subject { typed + words + note } else { typed + note + words }
  }

  /// What the program has to say besides.
  private func note(_ utterance: ListenUtterance, _ session: ListenSession) -> String {
    guard utterance.subject != .program, session.view.reader.name == reader else { return "" }
    return session.message.map(line) ?? ""
  }

  private func said(_ utterance: ListenUtterance, _ session: ListenSession) -> String {
    switch utterance.subject {
    case .stop:
      let announcement = session.stop?.announcement ?? Announcement()
      let words = style.line(of: announcement, in: session.view.reader.language)
      let isNew = session.view.reader.name != reader
      let name = isNew ? "\(session.view.reader.displayName), " : ""
      return "\(name)\(session.placeText). \(words)"
    case .part: return style.visible(utterance.spoken.parts.first?.text ?? "")
    case .heard(let lines): return lines.map(style.visible).joined(separator: "\n")
    case .program: return style.visible(utterance.spoken.text)
    }
  }

  /// What is typed, as far as it can be shown by adding to a line.
  private mutating func typed(_ entry: ListenSession.Entry?) -> String {
    defer { self.entry = entry }
    guard let entry else { return self.entry == nil ? "" : "\n" }
    let text = entry.prompt + entry.text
    guard let old = self.entry.map({ $0.prompt + $0.text }) else { return TerminalText.of(text) }
    guard text.hasPrefix(old) else { return "\n" + TerminalText.of(text) }
    return TerminalText.of(String(text.dropFirst(old.count)))
  }

  /// What is written at the end: a line in which something is typed is ended.
  func ending(_ session: ListenSession) -> String { session.entry == nil ? "" : "\n" }

  /// A line of the program's own.
  func line(_ text: String) -> String { style.visible(text) + "\n" }
}
