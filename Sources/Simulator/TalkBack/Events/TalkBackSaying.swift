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
      if mover != .finger { focus(stop, movedBy: mover) }
    case .activated(let stop, let change): activated(stop, change)
    case .adjusted(let stop, let change):
      say(
        reader.words(ofAdjustment: change, at: stop), .state, [.uninterruptible], [.clearGroup],
        group: "seek-progress", stop.node)
    case .edited(let edit): edited(edit)
    case .caretMoved(let text, let edge): caretMoved(over: text, at: edge)
    case .selected(let text):
      let selected = words.events.selected.filled(["text": text])
      sayings.append(echo(selected, by: TalkBackEventRule.selection))
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
    focus(first, mode: [], delay: is16 ? TalkBackSaying.settling : 10, isFirst: true)
  }

  private mutating func title(_ title: String) {
    sayings.append(
      Saying(
        parts: [Part(.label, title, by: TalkBackEventRule.windowTitle)], cause: .title,
        mode: .uninterruptible, delay: 10))
  }

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
    for utterance in announcement.utterances {
      sayings.append(
        Saying(
          parts: utterance.parts, cause: .state, flags: [.skipDuplicate],
          delay: change.facts.contains(.stateDescription) ? 0 : 150, node: stop.node))
    }
  }

  private mutating func edited(_ edit: TextEdit) {
    dropsCleared = true
    let isTyped = edit.kind == .typed
    var parts = isTyped ? typed(edit) : changed(edit)
    guard !parts.isEmpty else { return }
    if edit.limit != nil {
      parts.append(words.part(.state, words.events.maximumLength, by: TalkBackEventRule.limit))
    }
    let echo = Announcement(parts).text.count
    if let error = edit.error, tells(error, at: edit.stop.node) {
      let invalid = words.events.invalidInput.filled(["error": error])
      parts.append(Part(.error, invalid, by: TalkBackEventRule.inputError))
    }
    let isWord = isTyped && parts.first?.rule == TalkBackEventRule.wordEcho
    let isShort = edit.isSecure && is16 && echo <= TalkBackSaying.shortText
    var saying = Saying(
      parts: parts, cause: .echo,
      mode: isWord || isShort ? [.uninterruptible, .canIgnoreInterrupts] : .interrupt,
      flags: TalkBackSaying.textFlags, group: TalkBackSaying.textGroup, node: edit.stop.node)
    if edit.kind == .cleared || edit.after.isEmpty && !isTyped, is16 {
      saying.delay = 10
      saying.isClearing = true
    }
    sayings.append(saying)
  }

  private static let textFlags: TalkBackSpeechQueue.Flags = [.clearGroup, .interruptGroup]
  private static let textGroup = "text-selection"
  /// Up to how many characters a text is short.
  private static let shortText = 30

  /// A character, or the word that it ends.
  private func typed(_ edit: TextEdit) -> [Part] {
    if edit.isSecure {
      return [words.part(.value, words.events.bullet, by: TalkBackEventRule.passwordEcho)]
    }
    guard edit.added.count == 1, let character = edit.added.first else {
      return [Part(.value, edit.added, by: TalkBackEventRule.characterEcho)]
    }
    let isEnd = !character.isLetter && !character.isNumber
    let before = edit.before.prefix(edit.offset)
    let word = String(before.reversed().prefix { $0.isLetter || $0.isNumber }.reversed())
    let isWord = isEnd && (word.count > 1 || !word.isEmpty && is16 && " ,.!?;:".contains(character))
    guard isWord else {
      return [Part(.value, name(of: character), by: TalkBackEventRule.characterEcho)]
    }
    var parts = [Part(.value, word, by: TalkBackEventRule.wordEcho)]
    if character != " " {
      parts.append(
        Part(.value, name(of: character), lead: " ", by: TalkBackEventRule.wordEcho))
    }
    return parts
  }

  private func name(of character: Character) -> String {
    if let symbol = words.symbols[character] { return symbol.text }
    if character.isUppercase, reader.settings.capitals == .say {
      return words.templates.capital.filled(["letter": String(character)])
    }
    return String(character)
  }

  /// What is deleted, pasted or replaced.
  private func changed(_ edit: TextEdit) -> [Part] {
    let events = words.events
    if edit.isSecure, edit.kind != .typed {
      if edit.removed.count == 1, edit.added.isEmpty {
        let text = events.removed.filled(["text": events.bullet.text])
        return [Part(.value, text, by: TalkBackEventRule.passwordEcho)]
      }
      let text = events.replacedCharacters.filled([
        "new": "\(edit.added.count)", "old": "\(edit.removed.count)",
      ])
      return [Part(.value, text, by: TalkBackEventRule.passwordEcho)]
    }
    switch edit.kind {
    case .typed: return []
    case .deleted, .cleared:
      if edit.after.isEmpty, edit.removed.count > 1 {
        return [words.part(.value, events.cleared, by: TalkBackEventRule.deletion)]
      }
      let removed =
        edit.removed.count == 1
        ? edit.removed.first.map { words.symbols[$0]?.text ?? String($0) } ?? "" : edit.removed
      return [
        Part(
          .value, events.removed.filled(["text": removed]), by: TalkBackEventRule.deletion)
      ]
    case .pasted:
      return [
        Part(.value, events.pasted.filled(["text": edit.added]), by: TalkBackEventRule.paste)
      ]
    case .replaced:
      let text = events.replaced.filled(["new": edit.added, "old": edit.removed])
      return [Part(.value, text, by: TalkBackEventRule.paste)]
    }
  }

  /// Whether an error is told with a key: since 16 once, until there is another.
  private mutating func tells(_ error: String, at node: Node.Index) -> Bool {
    let told = TalkBackTyping.Told(node: node, error: error)
    defer { typing.told = told }
    return !is16 || typing.told != told
  }

  private mutating func caretMoved(over text: String, at edge: SessionEvent.Edge?) {
    var parts: [Part] = []
    if let character = text.first, text.count == 1 {
      parts.append(Part(.value, name(of: character), by: TalkBackEventRule.caret))
    } else if !text.isEmpty {
      parts.append(Part(.value, text, by: TalkBackEventRule.caret))
    }
    switch edge {
    case .start?:
      parts.append(words.part(.state, words.events.beginningOfField, by: TalkBackEventRule.caret))
    case .end?:
      parts.append(words.part(.state, words.events.endOfField, by: TalkBackEventRule.caret))
    case nil: break
    }
    sayings.append(
      Saying(
        parts: parts, cause: .echo, mode: .interrupt, flags: TalkBackSaying.textFlags,
        group: TalkBackSaying.textGroup))
  }

  private func echo(_ text: String, by rule: Rule) -> Saying {
    Saying(
      parts: [Part(.value, text, by: rule)], cause: .echo, mode: .interrupt,
      flags: TalkBackSaying.textFlags, group: TalkBackSaying.textGroup)
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
    if let error = difference.new?.error, !error.isEmpty, error != difference.old?.error,
      difference.new?.web == nil
    {
      failed(error, difference.node)
    }
    if let live = difference.live, !live.text.isEmpty {
      sayings.append(saying(of: live))
    } else if difference.isFocused, let stop = difference.stop,
      !difference.change.facts.isDisjoint(with: [.label, .text, .stateDescription])
    {
      // The text of what has focus is told when it changes; that of anything else is not.
      let parts = stop.announcement.parts.filter { $0.kind == .label || $0.kind == .content }
      sayings.append(
        Saying(
          parts: parts, cause: .state, flags: [.skipDuplicate, .clearGroup],
          group: "content-change", node: difference.node))
    }
  }

  private mutating func failed(_ error: String, _ node: Node.Index) {
    let parts = words.parts(
      of: words.templates.error, .error, by: TalkBackEventRule.errorShown, node: node
    ) { _ in [Part(.error, error, by: TalkBackEventRule.errorShown, node: node)] }
    sayings.append(
      Saying(parts: parts, cause: .error, flags: [.skipDuplicate], node: node))
  }

  private func saying(of live: LiveChange) -> Saying {
    let mode: TalkBackSpeechQueue.Mode =
      switch live.politeness {
      case .assertive: is16 ? [.interrupt, .uninterruptible] : .interrupt
      case .polite, .off: is16 ? .uninterruptible : []
      }
    return Saying(
      parts: [Part(.content, live.text, by: TalkBackEventRule.liveRegion)], cause: .live,
      mode: mode, flags: [.skipDuplicate, .clearGroup], group: "content-change",
      node: live.region)
  }

  // MARK: Saying

  private mutating func say(
    _ announcement: Announcement, _ cause: Heard.Cause, _ mode: TalkBackSpeechQueue.Mode,
    _ flags: TalkBackSpeechQueue.Flags, group: String?, _ node: Node.Index
  ) {
    for utterance in announcement.utterances {
      sayings.append(
        Saying(
          parts: utterance.parts, cause: cause, mode: mode, flags: flags, group: group, node: node))
    }
  }

  private mutating func sound(_ caption: String) {
    sayings.append(
      Saying(parts: [Part(.sound, caption, by: TalkBackEventRule.sound)], cause: .sound))
  }
}
