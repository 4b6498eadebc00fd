import AccessibilityTree
import Announcements

/// What TalkBack says of text that is typed, deleted, pasted or replaced.
///
/// Source: TalkBack 15.1 and 16.2, TextEventInterpreter.java and InputTextFeedbackRules.java, executed.
extension TalkBackSaying {

  /// What is told of a change itself.
  private struct Echo {
    var parts: [Part]
    /// Whether a focus that comes next does not interrupt it while it is short.
    var isProtected = false
  }

  mutating func textChanged(_ whole: AndroidTextChange) {
    dropsCleared = true
    typing.movesWithText = true
    let change = whole.reduced
    let echoes = reader.settings.echo(ofHardware: change.isOfHardware)
    let isHidden = change.isSecure && !has(.spokenPasswords) && !reader.settings.passwords
    guard let echo = isHidden ? hiddenEcho(of: whole) : echo(of: change, echoes) else { return }
    if change.action == .cut, has(.silentCut) { return }
    var parts = echo.parts
    if change.isFull, !whole.added.isEmpty, change.removed.isEmpty || !change.added.isEmpty {
      parts.append(words.part(.state, words.events.maximumLength, by: TalkBackEventRule.limit))
    }
    if let error = newError(of: change) {
      let invalid = words.events.invalidInput.filled(["error": error])
      parts.append(Part(.error, invalid, by: TalkBackEventRule.inputError))
    }
    guard !parts.isEmpty else { return }
    var saying = textSaying(parts)
    if !echo.isProtected, !(change.isSecure && has(.queuedPasswords)) { saying.mode = .interrupt }
    saying.node = nodes[change.node]
    if change.isEmptying, has(.delayedClearing) {
      saying.delay = 10
      saying.isClearing = true
    }
    sayings.append(saying)
  }

  /// Text feedback: a newer one cuts it, and nothing else does while it is short.
  func textSaying(_ parts: [Part]) -> Saying {
    Saying(
      parts: parts, cause: .echo,
      mode: isShort(Announcement(parts).text) ? [.uninterruptible, .canIgnoreInterrupts] : [],
      flags: [.clearGroup, .interruptGroup], group: "text-selection")
  }

  private func echo(of change: AndroidTextChange, _ echoes: TypingEcho) -> Echo? {
    switch change.action {
    case .paste: return pasted(change, echoes)
    case .cut: return Echo(parts: [told(words.events.cut, ["text": shown(change.removed)], .cut)])
    case .setText, nil: break
    }
    guard !change.added.isEmpty else { return removed(change) }
    guard let word = wordEcho(of: change) else {
      return change.removed.isEmpty ? typed(change, echoes) : replaced(change, echoes)
    }
    guard echoes.words else {
      return change.removed.isEmpty ? typed(change, echoes) : replaced(change, echoes)
    }
    return word
  }

  /// Of a password that is not spoken, one sign is a bullet and several are a number.
  private func hiddenEcho(of change: AndroidTextChange) -> Echo {
    let events = words.events
    switch (change.added.utf16.count, change.removed.utf16.count) {
    case (1, 0):
      return Echo(parts: [words.part(.value, events.bullet, by: TalkBackEventRule.passwordEcho)])
    case (0, 1):
      return Echo(parts: [told(events.removed, ["text": events.bullet.text], .passwordEcho)])
    case (let added, let removed):
      return Echo(parts: [
        told(
          events.replacedCharacters, ["new": "\(added)", "old": "\(removed)"], .passwordEcho)
      ])
    }
  }

  /// A word that a sign ends, and the sign unless it is a space.
  private func wordEcho(of change: AndroidTextChange) -> Echo? {
    guard !change.isSecure, let sign = change.added.last, !sign.isLetter, !sign.isNumber,
      sign != "•", sign.utf16.count == 1
    else { return nil }
    let body = change.added.dropLast()
    let isSeveral = body.drop(while: \.isWhitespace).contains(where: \.isWhitespace)
    if has(.singleWordEcho), isSeveral { return nil }
    let units = Array(change.before.utf16.prefix(change.offset))
    let text = String(decoding: units, as: UTF16.self) + body
    let word = String(text.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
    let isCommonEnd = sign.isWhitespace || ",.!?;:".contains(sign)
    switch word.count {
    case 0 where sign.isWhitespace: return nil
    case 1 where !(has(.oneLetterWords) && isCommonEnd): return nil
    default: break
    }
    let told = sign == " " ? "\(word) " : "\(word) \(name(of: String(sign)))"
    return Echo(
      parts: [Part(.value, clean(told), by: TalkBackEventRule.wordEcho)], isProtected: true)
  }

  /// What is typed, sign by sign or all at once.
  private func typed(_ change: AndroidTextChange, _ echoes: TypingEcho) -> Echo {
    guard echoes.characters else { return Echo(parts: []) }
    let rule = change.isSecure ? TalkBackEventRule.passwordEcho : TalkBackEventRule.characterEcho
    return Echo(parts: [Part(.value, name(of: change.added), by: rule)])
  }

  private func pasted(_ change: AndroidTextChange, _ echoes: TypingEcho) -> Echo {
    let text =
      echoes.characters ? cleanup.clean(change.added, isText: true, counts: false).text : ""
    return Echo(parts: [told(words.events.pasted, ["text": text], .paste)])
  }

  /// What takes the place of other text; without echo of characters only what went is heard.
  private func replaced(_ change: AndroidTextChange, _ echoes: TypingEcho) -> Echo? {
    if !has(.sameReplacement), change.added.trimmed == change.removed.trimmed { return nil }
    let new = echoes.characters ? shown(change.added) : ""
    var parts = [
      told(words.events.replaced, ["new": new, "old": shown(change.removed)], .replacement)
    ]
    if new.utf16.count > 1 {
      parts.append(Part(.value, new, by: TalkBackEventRule.replacement))
    }
    return Echo(parts: parts, isProtected: true)
  }

  private func removed(_ change: AndroidTextChange) -> Echo? {
    guard !change.removed.isEmpty else { return nil }
    if change.isEmptying, change.removed.utf16.count > 1 {
      return Echo(
        parts: [words.part(.value, words.events.cleared, by: TalkBackEventRule.clearing)],
        isProtected: true)
    }
    let rule: TextRule = change.isSecure ? .passwordEcho : .deletion
    return Echo(parts: [told(words.events.removed, ["text": shown(change.removed)], rule)])
  }

  /// The error that is told with a key; where it is told once, until there is another or none.
  private mutating func newError(of change: AndroidTextChange) -> String? {
    guard let error = change.error, !error.isEmpty else {
      typing.told = nil
      return nil
    }
    let told = TalkBackTyping.Told(node: nodes[change.node], error: error)
    defer { typing.told = told }
    return has(.errorOnce) && typing.told == told ? nil : error
  }

  // MARK: Words

  private enum TextRule {
    case passwordEcho, cut, paste, replacement, deletion

    var rule: Rule {
      switch self {
      case .passwordEcho: TalkBackEventRule.passwordEcho
      case .cut, .paste: TalkBackEventRule.paste
      case .replacement: TalkBackEventRule.replacement
      case .deletion: TalkBackEventRule.deletion
      }
    }
  }

  private func told(_ template: Template, _ texts: KeyValuePairs<String, String>, _ rule: TextRule)
    -> Part
  {
    Part(.value, template.filled(texts), by: rule.rule)
  }

  /// What is added, with a single sign by its name and a capital called so.
  private func name(of text: String) -> String {
    cleanup.clean(text, naming: true, isText: true, counts: false).text
  }

  private func clean(_ text: String) -> String { cleanup.clean(text).text }

  /// What is taken away or passed over.
  func shown(_ text: String) -> String { cleanup.clean(text, isText: true).text }

  /// Whether a text is heard to its end although a focus follows.
  func isShort(_ text: String) -> Bool { text.utf16.count <= TalkBackSaying.shortText }
}
