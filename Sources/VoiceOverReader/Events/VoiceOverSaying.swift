import AccessibilityTree
import Announcements

/// The words VoiceOver has for what happens, each with how it waits for others.
///
/// Source: `voiceover.md` 5.2 to 6; what no source tells is assumed there.
struct VoiceOverSaying {
  /// Words, or the caption of a sound.
  struct Saying {
    var parts: [Part]
    var cause: Heard.Cause
    /// How it waits; absent for what follows the saying before it after a silence.
    var mode: VoiceOverQueue.Mode?
    var node: SessionNode?
  }

  let reader: VoiceOver
  /// Which nodes of the session the nodes of the screen are on which the event happens.
  let nodes: SessionNodes
  let words: VoiceOverPhrasebook
  private(set) var sayings: [Saying] = []
  /// Whether everything falls silent.
  private(set) var isHushed = false

  init(reader: VoiceOver, on nodes: SessionNodes, words: VoiceOverPhrasebook) {
    self.reader = reader
    self.nodes = nodes
    self.words = words
  }

  mutating func take(_ event: SessionEvent) {
    switch event {
    case .touched, .keyboard, .toast, .unit, .platform: break
    case .focused(let stop, let mover): say(stop, movedBy: mover)
    case .boundary(let stop):
      sound("boundary")
      say(stop, movedBy: .finger)
    case .inputFocused(let stop, let mover):
      if mover == .finger { sound("activate") }
      say(stop, movedBy: mover)
    case .activated(let stop, let change): activated(stop, change)
    case .adjusted(let stop, let change):
      say(reader.words(ofAdjustment: change, at: stop), .state, .interrupting, stop.node)
    case .edited(let edit): edited(edit)
    case .caretMoved(let text, let edge): caretMoved(over: text, at: edge)
    case .selected(let text):
      say([Part(.content, text, by: EventRules.selection)], .echo, .interrupting)
    case .changed(let difference): changed(difference)
    case .opened(let opening): opened(opening)
    case .pane(let title): say([Part(.label, title, by: EventRules.screenChanged)], .title, .queued)
    case .closed: sound("screen changed")
    case .announced(let text, let urgency):
      say([Part(.content, text, by: EventRules.announcement)], .announcement, mode(of: urgency))
    case .actions(let names):
      say(
        [Part(.actions, names.joined(separator: ", "), by: EventRules.actions)], .reader,
        .interrupting)
    case .silenced: isHushed = true
    case .reading(let stops):
      for (place, stop) in stops.enumerated() {
        say(stop, mode: place == 0 ? .interrupting : .queued)
      }
    }
  }

  // MARK: Focus

  private mutating func say(_ stop: Stop, movedBy mover: SessionEvent.Mover) {
    say(stop, mode: .focus(isDelayed: mover == .app || mover == .platform))
  }

  private mutating func say(_ stop: Stop, mode: VoiceOverQueue.Mode) {
    for (place, utterance) in stop.announcement.utterances.enumerated() {
      sayings.append(
        Saying(
          parts: utterance.parts, cause: place == 0 ? .focus : .hint,
          mode: place == 0 ? mode : nil, node: nodes[stop.node]))
    }
  }

  private mutating func opened(_ opening: ScreenOpening) {
    if opening.presentation == .alert {
      sound("alert")
      var parts = [Part(.label, opening.title ?? "", by: EventRules.alert)]
      parts.append(Part(.role, words.roles.alert, by: EventRules.alert))
      if let message = opening.message {
        parts.append(Part(.content, message, by: EventRules.alert))
      }
      say(parts.filter { !$0.text.isEmpty }, .title, .interrupting)
      return
    }
    if !opening.isFirst { sound("screen changed") }
    guard let first = opening.first, !opening.isEditing else { return }
    say(first, movedBy: .platform)
  }

  // MARK: What a person does

  private mutating func activated(_ stop: Stop, _ change: ElementChange) {
    guard !change.facts.isEmpty else { return }
    say(reader.words(ofActivation: change, at: stop), .state, .interrupting, stop.node)
  }

  private mutating func edited(_ edit: TextEdit) {
    if edit.isSecure, edit.kind != .cleared {
      sound("key click")
      return
    }
    switch edit.kind {
    case .typed: typed(edit)
    case .deleted, .cleared:
      echo(edit.removed.count == 1 ? name(of: edit.removed) : edit.removed, by: EventRules.deletion)
    case .pasted, .replaced: echo(edit.added, by: EventRules.paste)
    }
  }

  /// The character, and the word in its place once a sign ends it.
  private mutating func typed(_ edit: TextEdit) {
    guard edit.added.count == 1, let character = edit.added.first else {
      return echo(edit.added, by: EventRules.character)
    }
    let isEnd = character.isWhitespace || character.isPunctuation
    let before = edit.before.prefix(edit.offset)
    let word = before.reversed().prefix { !$0.isWhitespace && !$0.isPunctuation }.reversed()
    let echoes = reader.settings.typingEcho
    if echoes.words, isEnd, !word.isEmpty { return echo(String(word), by: EventRules.word) }
    if echoes.characters { echo(name(of: edit.added), by: EventRules.character) }
  }

  private func name(of character: String) -> String {
    switch character {
    case " ": words.editing.space.text
    case "\n": words.editing.newLine.text
    default: character
    }
  }

  private mutating func caretMoved(over text: String, at edge: SessionEvent.Edge?) {
    var parts = text.isEmpty ? [] : [Part(.content, name(of: text), by: EventRules.caret)]
    switch edge {
    case .start?:
      parts.append(Part(.state, words.editing.insertionPointAtStart, by: EventRules.caret))
    case .end?: parts.append(Part(.state, words.editing.insertionPointAtEnd, by: EventRules.caret))
    case nil: break
    }
    say(parts, .echo, .interrupting)
  }

  private mutating func echo(_ text: String, by rule: Rule) {
    say([Part(.content, text, by: rule)], .echo, .interrupting)
  }

  // MARK: What the app does

  /// Only live regions of a page speak by themselves.
  private mutating func changed(_ difference: NodeDifference) {
    guard let live = difference.live, !live.text.isEmpty else { return }
    say(
      [Part(.content, live.text, by: EventRules.liveRegion)], .live,
      live.politeness == .assertive ? .interrupting : .queued, live.region)
  }

  private func mode(of urgency: AnnouncementUrgency) -> VoiceOverQueue.Mode {
    switch urgency {
    case .normal, .assertively: .interrupting
    case .high: .urgent
    case .politely, .low, .queued: .queued
    }
  }

  // MARK: Saying

  private mutating func say(
    _ announcement: Announcement, _ cause: Heard.Cause, _ mode: VoiceOverQueue.Mode,
    _ node: Node.Index? = nil
  ) {
    for (place, utterance) in announcement.utterances.enumerated() {
      sayings.append(
        Saying(
          parts: utterance.parts, cause: cause, mode: place == 0 ? mode : .queued,
          node: node.map { nodes[$0] }))
    }
  }

  private mutating func say(
    _ parts: [Part], _ cause: Heard.Cause, _ mode: VoiceOverQueue.Mode, _ node: Node.Index? = nil
  ) {
    sayings.append(Saying(parts: parts, cause: cause, mode: mode, node: node.map { nodes[$0] }))
  }

  private mutating func sound(_ caption: String) {
    sayings.append(
      Saying(parts: [Part(.sound, caption, by: EventRules.sound)], cause: .sound, mode: nil))
  }
}
