import AccessibilityTree
import Announcements

/// What TalkBack says when text is typed, deleted, pasted or replaced.
///
/// Source: TalkBack 15.1 and 16.2, TextEventInterpreter.java and InputTextFeedbackRules.java. We
/// executed these classes.
extension TalkBackEventComposer {
  /// The words for a change of text.
  private struct Echo {
    var parts: [Part]
    /// Whether short words are spoken to their end even if focus moves.
    var isProtected = false
  }

  mutating func textChanged(_ whole: AndroidTextChange) {
    dropsClearedText = true
    typing.movesWithText = true
    let change = whole.reduced
    let setting = reader.settings.echo(ofHardware: change.isOfHardware)
    let isHidden = change.isSecure && !has(.spokenPasswords) && !reader.settings.passwords
    guard let echo = isHidden ? hiddenEcho(of: whole) : echo(of: change, setting) else { return }
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
    var request = textRequest(parts, node: nodes[change.node])
    if !echo.isProtected, !(change.isSecure && has(.queuedPasswords)) { request.mode = .interrupt }
    if change.isEmptying, has(.delayedClearing) {
      request.delay = 10
      request.reportsClearing = true
    }
    requests.append(request)
  }

  /// Returns a request that announces a change of text or selection.
  ///
  /// A newer request of this kind interrupts the request. Other speech interrupts the request only
  /// if the text of the request is long.
  func textRequest(_ parts: [Part], node: SessionNode?) -> SpeechRequest {
    SpeechRequest(
      parts, .echo, mode(ofText: Announcement(parts).text), [.clearGroup, .interruptGroup],
      group: "text-selection", node: node)
  }

  private func echo(of change: AndroidTextChange, _ setting: TypingEcho) -> Echo? {
    switch change.action {
    case .paste: return pasted(change, setting)
    case .cut:
      return Echo(parts: [
        part(words.events.cut, ["text": clean(change.removed)], by: TalkBackEventRule.paste)
      ])
    case .setText, nil: break
    }
    guard !change.added.isEmpty else { return removed(change) }
    let word = wordEcho(of: change)
    if setting.echoesWords, let word { return word }
    // Text that completes a word counts as typed, even if it replaces other text.
    return change.removed.isEmpty || word != nil
      ? typed(change, setting) : replaced(change, setting)
  }

  /// Returns the words for a change of a password whose characters are not spoken.
  ///
  /// The words contain “bullet” if one character was added or removed. Otherwise, they state how
  /// many characters replaced how many.
  private func hiddenEcho(of change: AndroidTextChange) -> Echo {
    let events = words.events
    let rule = TalkBackEventRule.passwordEcho
    switch (change.added.utf16.count, change.removed.utf16.count) {
    case (1, 0): return Echo(parts: [words.part(.value, events.bullet, by: rule)])
    case (0, 1):
      return Echo(parts: [part(events.removed, ["text": events.bullet.text], by: rule)])
    case (let added, let removed):
      let counts: KeyValuePairs = ["new": "\(added)", "old": "\(removed)"]
      return Echo(parts: [part(events.replacedCharacters, counts, by: rule)])
    }
  }

  /// Returns the words for a completed word: the word, and the name of the character that ended it.
  ///
  /// A space is not named. The result is `nil` if the change completes no word.
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
    let spoken = sign == " " ? "\(word) " : "\(word) \(name(of: String(sign)))"
    return Echo(
      parts: [Part(.value, cleanup.clean(spoken).text, by: TalkBackEventRule.wordEcho)],
      isProtected: true)
  }

  private func typed(_ change: AndroidTextChange, _ setting: TypingEcho) -> Echo {
    guard setting.echoesCharacters else { return Echo(parts: []) }
    let rule = change.isSecure ? TalkBackEventRule.passwordEcho : TalkBackEventRule.characterEcho
    return Echo(parts: [Part(.value, name(of: change.added), by: rule)])
  }

  private func pasted(_ change: AndroidTextChange, _ setting: TypingEcho) -> Echo {
    let text = setting.echoesCharacters ? name(of: change.added) : ""
    return Echo(parts: [part(words.events.pasted, ["text": text], by: TalkBackEventRule.paste)])
  }

  /// Returns the words for replaced text.
  ///
  /// If the setting turns off the echo of characters, the words contain only the old text.
  private func replaced(_ change: AndroidTextChange, _ setting: TypingEcho) -> Echo? {
    if !has(.sameReplacement), change.added.trimmed == change.removed.trimmed { return nil }
    let rule = TalkBackEventRule.replacement
    let new = setting.echoesCharacters ? clean(change.added) : ""
    var parts = [part(words.events.replaced, ["new": new, "old": clean(change.removed)], by: rule)]
    if new.utf16.count > 1 { parts.append(Part(.value, new, by: rule)) }
    return Echo(parts: parts, isProtected: true)
  }

  private func removed(_ change: AndroidTextChange) -> Echo? {
    guard !change.removed.isEmpty else { return nil }
    if change.isEmptying, change.removed.utf16.count > 1 {
      return Echo(
        parts: [words.part(.value, words.events.cleared, by: TalkBackEventRule.clearing)],
        isProtected: true)
    }
    let rule = change.isSecure ? TalkBackEventRule.passwordEcho : TalkBackEventRule.deletion
    return Echo(parts: [part(words.events.removed, ["text": clean(change.removed)], by: rule)])
  }

  /// Returns the error that TalkBack announces after a key press.
  ///
  /// Some versions do not announce the same error of a field twice in a row.
  private mutating func newError(of change: AndroidTextChange) -> String? {
    guard let error = change.error, !error.isEmpty else {
      typing.reportedError = nil
      return nil
    }
    let last = typing.reportedError
    let node = nodes[change.node]
    typing.reportedError = (node, error)
    if has(.errorOnce), let last, last == (node, error) { return nil }
    return error
  }

  private func part(
    _ template: Template, _ texts: KeyValuePairs<String, String>, by rule: Rule
  ) -> Part { Part(.value, template.filled(texts), by: rule) }

  /// Returns typed or pasted text as TalkBack speaks it.
  ///
  /// A single symbol becomes its name, and a single capital letter gets the word “capital”.
  private func name(of text: String) -> String {
    cleanup.clean(text, naming: true, isText: true, counts: false).text
  }

  /// Returns removed, replaced or selected text as TalkBack speaks it.
  func clean(_ text: String) -> String { cleanup.clean(text, isText: true).text }
}
