/// The words TalkBack has for what happens, each with how it is asked for.
///
/// Source: TalkBack 15.1 and 16.2, compositor/rule and the actors, executed; what the rules are is told
/// in ``TalkBackEventRule``.
struct TalkBackSaying {
  /// Something to be asked for.
  struct Saying: Sendable {
    var parts: [Part]
    var cause: Heard.Cause
    var mode: TalkBackSpeechQueue.Mode = []
    var flags: TalkBackSpeechQueue.Flags = []
    var group: String?
    /// Milliseconds until it is asked for.
    var delay = 0
    var node: Node.Index?
    /// What follows after a silence.
    var hints: [Saying] = []
    /// Whether it tells of a field that was emptied, which another change of text takes back.
    var isClearing = false
    /// Whether it is the focus that a new screen gets by itself.
    var isFirstFocus = false
  }

  let reader: TalkBack
  var typing: TalkBackTyping
  private(set) var sayings: [Saying] = []
  /// Whether everything falls silent first.
  private(set) var silences = false
  /// Whether a field that was emptied is not told any more.
  private(set) var dropsCleared = false

  init(reader: TalkBack, typing: TalkBackTyping) {
    self.reader = reader
    self.typing = typing
  }

  private var words: TalkBackPhrasebook { reader.settings.phrasebook }
  private var is16: Bool { reader.settings.profile.is16 }

  mutating func take(_ event: SessionEvent) {
    switch event {
    case .touched, .silenced: silences = true
    case .focused(let stop, let mover): focus(stop, movedBy: mover)
    case .boundary: sound("boundary")
    case .inputFocused(let stop, let mover):
      // Whoever double taps a field is on it already, and hears of the keyboard alone.
      if mover == .platform {
        focus(stop, mode: [], delay: TalkBackSaying.titleDelay + 1)
      } else if mover != .finger {
        focus(stop, movedBy: mover)
      }
    case .activated(let stop, let change): activated(stop, change)
    case .adjusted(let stop, let change):
      say(
        reader.words(ofAdjustment: change, at: stop), .state, is16 ? [] : .uninterruptible,
        group: "seek-progress", at: stop)
    case .edited(let edit): edited(edit)
    case .caretMoved(let text, let edge): caretMoved(over: text, at: edge)
    // Without selection mode or a hardware keyboard nothing is said of what is selected.
    case .selected: break
    case .changed(let difference): changed(difference)
    case .opened(let opening): opened(opening)
    case .pane(let title): self.title(title)
    case .closed(let title): if let title { self.title(title) }
    case .announced(let text, _): announced(text)
    case .toast(let text):
      sayings.append(
        Saying(
          parts: [Part(.content, text, by: TalkBackEventRule.toast)], cause: .toast,
          mode: .uninterruptible))
    case .keyboard(let isShown, _): keyboard(isShown: isShown)
    case .actions(let names):
      let parts = names.map { Part(.actions, $0, by: TalkBackEventRule.actions) }
      sayings.append(Saying(parts: parts, cause: .reader, mode: .interrupt))
    case .unit(let name):
      let part = Part(.content, name, by: TalkBackEventRule.readingControl)
      sayings.append(Saying(parts: [part], cause: .reader, mode: .interrupt))
    case .reading(let stops):
      for (place, stop) in stops.enumerated() { focus(stop, mode: place == 0 ? .flushAll : []) }
    }
  }

  // MARK: Focus and screens

  private mutating func focus(_ stop: Stop, movedBy mover: SessionEvent.Mover) {
    focus(stop, mode: mover == .platform ? [] : .flushAll)
  }

  private mutating func focus(
    _ stop: Stop, mode: TalkBackSpeechQueue.Mode, delay: Int = 0, isFirst: Bool = false
  ) {
    let utterances = stop.announcement.utterances
    guard let description = utterances.first else { return }
    let hints = utterances.dropFirst().map {
      Saying(parts: $0.parts, cause: .hint, flags: [.noHistory], group: "hints", node: stop.node)
    }
    sayings.append(
      Saying(
        parts: description.parts, cause: .focus, mode: mode, delay: delay, node: stop.node,
        hints: hints, isFirstFocus: isFirst))
  }

  /// The title comes first; focus follows it, since 16 only once the screen has settled.
  private mutating func opened(_ opening: ScreenOpening) {
    if let title = opening.title { self.title(title) }
    guard let first = opening.first, !opening.isEditing else { return }
    focus(
      first, mode: [], delay: is16 ? TalkBackSaying.settling : TalkBackSaying.titleDelay,
      isFirst: true)
  }

  private mutating func title(_ title: String) {
    sayings.append(
      Saying(
        parts: [Part(.label, title, by: TalkBackEventRule.windowTitle)], cause: .title,
        mode: .uninterruptible, delay: TalkBackSaying.titleDelay))
  }

  /// Milliseconds until TalkBack tells the title of a window that has one.
  private static let titleDelay = 10
  /// Milliseconds until TalkBack takes a window for settled.
  private static let settling = 550

  /// The keyboard that phones of Google come with; other keyboards say their own name.
  private static let keyboardName = "Gboard"

  private mutating func keyboard(isShown: Bool) {
    let text =
      isShown
      ? words.events.showing.filled(["keyboard": TalkBackSaying.keyboardName])
      : words.events.keyboardHidden.text
    sayings.append(
      Saying(
        parts: [Part(.container, text, by: TalkBackEventRule.keyboard)], cause: .keyboard,
        mode: .uninterruptible, delay: TalkBackSaying.settling))
  }

  // MARK: What a person does

  /// The state is told a moment after the click, behind what is spoken.
  private mutating func activated(_ stop: Stop, _ change: ElementChange) {
    guard !change.facts.isEmpty else { return }
    let announcement = reader.words(ofActivation: change, at: stop)
    guard !change.facts.contains(.stateDescription) else {
      return say(announcement, .state, [], group: TalkBackSaying.changes, at: stop)
    }
    for utterance in announcement.utterances {
      sayings.append(
        Saying(
          parts: utterance.parts, cause: .state, flags: [.skipDuplicate], delay: 150,
          node: stop.node))
    }
  }

  /// What changes of contents belongs together, so that the newest of what waits is told.
  private static let changes = "content-change"

  private mutating func edited(_ edit: TextEdit) {
    dropsCleared = true
    var parts = edit.kind == .typed ? typed(edit) : changed(edit)
    guard let first = parts.first else { return }
    if edit.limit != nil {
      parts.append(words.part(.state, words.events.maximumLength, by: TalkBackEventRule.limit))
    }
    if let error = newError(of: edit) {
      let invalid = words.events.invalidInput.filled(["error": error])
      parts.append(Part(.error, invalid, by: TalkBackEventRule.inputError))
    }
    var saying = textSaying(parts)
    let isProtected = TalkBackEventRule.protected.contains(first.rule) || edit.isSecure && is16
    if !isProtected { saying.mode = .interrupt }
    saying.node = edit.stop.node
    if edit.after.isEmpty, edit.added.isEmpty, is16 {
      saying.delay = 10
      saying.isClearing = true
    }
    sayings.append(saying)
  }

  /// Text feedback: a newer one cuts it, and nothing else does while it is short.
  private func textSaying(_ parts: [Part]) -> Saying {
    let isShort = Announcement(parts).text.count <= TalkBackSaying.shortText
    return Saying(
      parts: parts, cause: .echo,
      mode: isShort ? [.uninterruptible, .canIgnoreInterrupts] : [],
      flags: [.clearGroup, .interruptGroup], group: "text-selection")
  }

  /// Up to how many characters a text is short.
  private static let shortText = 30

  /// A character, or the word that it ends; a sign is told as a word also where it ends none.
  private func typed(_ edit: TextEdit) -> [Part] {
    if edit.isSecure {
      return [words.part(.value, words.events.bullet, by: TalkBackEventRule.passwordEcho)]
    }
    guard edit.added.count == 1, let character = edit.added.first else {
      return [Part(.value, edit.added, by: TalkBackEventRule.characterEcho)]
    }
    guard !character.isLetter, !character.isNumber else {
      return [Part(.value, name(of: character), by: TalkBackEventRule.characterEcho)]
    }
    let before = edit.before.prefix(edit.offset)
    let word = String(before.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
    let isWord = word.count > 1 || !word.isEmpty && is16 && " ,.!?;:".contains(character)
    let sign = Part(.value, name(of: character), lead: " ", by: TalkBackEventRule.wordEcho)
    guard isWord else {
      guard character.isWhitespace else { return [sign] }
      return [Part(.value, name(of: character), by: TalkBackEventRule.characterEcho)]
    }
    let told = Part(.value, word, by: TalkBackEventRule.wordEcho)
    return character == " " ? [told] : [told, sign]
  }

  private func name(of character: Character) -> String {
    if let symbol = words.symbols[character] { return symbol.text }
    if character.isUppercase, reader.settings.capitals == .say {
      return words.templates.capital.filled(["letter": String(character)])
    }
    return String(character)
  }

  /// What is deleted, pasted or replaced; of a password as many bullets.
  private func changed(_ edit: TextEdit) -> [Part] {
    let events = words.events
    func shown(_ text: String) -> String {
      edit.isSecure ? String(repeating: "•", count: text.count) : text
    }
    switch edit.kind {
    case .typed: return []
    case .deleted, .cleared:
      guard edit.removed.count == 1, let character = edit.removed.first else {
        return edit.after.isEmpty
          ? [words.part(.value, events.cleared, by: TalkBackEventRule.clearing)]
          : [told(events.removed, "text", shown(edit.removed), by: TalkBackEventRule.deletion)]
      }
      let name =
        edit.isSecure ? events.bullet.text : words.symbols[character]?.text ?? String(character)
      return [told(events.removed, "text", name, by: TalkBackEventRule.deletion)]
    case .pasted:
      return [told(events.pasted, "text", shown(edit.added), by: TalkBackEventRule.paste)]
    case .replaced:
      let new = shown(edit.added)
      let text = events.replaced.filled(["new": new, "old": shown(edit.removed)])
      let replaced = Part(.value, text, by: TalkBackEventRule.replacement)
      guard edit.added.count > 1 else { return [replaced] }
      return [replaced, Part(.value, new, by: TalkBackEventRule.replacement)]
    }
  }

  private func told(_ template: Template, _ name: String, _ text: String, by rule: Rule) -> Part {
    Part(.value, template.filled([name: text]), by: rule)
  }

  /// The error that is told with a key: since 16 once, until there is another or none.
  private mutating func newError(of edit: TextEdit) -> String? {
    guard let error = edit.error, !error.isEmpty else {
      typing.told = nil
      return nil
    }
    let told = TalkBackTyping.Told(node: edit.stop.node, error: error)
    defer { typing.told = told }
    return is16 && typing.told == told ? nil : error
  }

  private mutating func caretMoved(over text: String, at edge: SessionEvent.Edge?) {
    var parts: [Part] = []
    if let character = text.first {
      let name = text.count == 1 ? name(of: character) : text
      parts.append(Part(.value, name, by: TalkBackEventRule.caret))
    }
    switch edge {
    case .start?:
      parts.append(words.part(.state, words.events.beginningOfField, by: TalkBackEventRule.caret))
    case .end?:
      parts.append(words.part(.state, words.events.endOfField, by: TalkBackEventRule.caret))
    case nil: break
    }
    var saying = textSaying(parts)
    saying.mode = [.interrupt, .uninterruptible]
    sayings.append(saying)
  }

  // MARK: What the app does

  /// Short announcements cannot be interrupted; longer ones can.
  private mutating func announced(_ text: String) {
    let isShort = text.count <= TalkBackSaying.shortText
    sayings.append(
      Saying(
        parts: [Part(.content, text, by: TalkBackEventRule.announcement)], cause: .announcement,
        mode: isShort ? [.uninterruptible, .canIgnoreInterrupts] : [], flags: [.skipDuplicate]))
  }

  private mutating func changed(_ difference: NodeDifference) {
    var error = difference.new?.error ?? ""
    // A page has no such event.
    if error == difference.old?.error || difference.new?.web != nil { error = "" }
    let failure = error.isEmpty ? [] : parts(ofError: error, difference.node)
    if let live = difference.live, !live.text.isEmpty {
      let text = Part(.content, live.text, by: TalkBackEventRule.liveRegion)
      sayings.append(saying(of: failure + [text], live))
    } else if !failure.isEmpty {
      sayings.append(
        Saying(
          parts: failure, cause: .error, flags: [.skipDuplicate], node: difference.node))
    } else if difference.isFocused, let stop = difference.stop,
      !difference.change.facts.isDisjoint(with: [.label, .text, .stateDescription])
    {
      // The text of what has focus is told when it changes; that of anything else is not.
      let parts = stop.announcement.parts.filter { $0.kind == .label || $0.kind == .content }
      sayings.append(
        Saying(
          parts: parts, cause: .state, flags: [.skipDuplicate, .clearGroup],
          group: TalkBackSaying.changes, node: difference.node))
    }
  }

  private func parts(ofError error: String, _ node: Node.Index) -> [Part] {
    words.parts(
      of: words.templates.error, .error, by: TalkBackEventRule.errorShown, node: node
    ) { _ in [Part(.error, error, by: TalkBackEventRule.errorShown, node: node)] }
  }

  /// What a live region tells; with an error it is no change of contents that a newer one replaces.
  private func saying(of parts: [Part], _ live: LiveChange) -> Saying {
    let mode: TalkBackSpeechQueue.Mode =
      switch live.politeness {
      case .assertive: is16 ? [.interrupt, .uninterruptible] : .interrupt
      case .polite, .off: is16 ? .uninterruptible : []
      }
    let hasError = parts.first?.rule == TalkBackEventRule.errorShown
    return Saying(
      parts: parts, cause: hasError ? .error : .live, mode: mode,
      flags: hasError ? [.skipDuplicate] : [.skipDuplicate, .clearGroup],
      group: hasError ? nil : TalkBackSaying.changes, node: live.region)
  }

  // MARK: Saying

  /// What changed by the person's own doing, of which only the newest that waits is told.
  private mutating func say(
    _ announcement: Announcement, _ cause: Heard.Cause, _ mode: TalkBackSpeechQueue.Mode,
    group: String, at stop: Stop
  ) {
    for utterance in announcement.utterances {
      sayings.append(
        Saying(
          parts: utterance.parts, cause: cause, mode: mode, flags: [.skipDuplicate, .clearGroup],
          group: group, node: stop.node))
    }
  }

  private mutating func sound(_ caption: String) {
    sayings.append(
      Saying(parts: [Part(.sound, caption, by: TalkBackEventRule.sound)], cause: .sound))
  }
}
