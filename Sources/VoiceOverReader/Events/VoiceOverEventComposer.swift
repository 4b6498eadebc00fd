import AccessibilityTree
import Announcements

/// A composer of VoiceOver’s speech requests for one event.
///
/// Source: Apple, UIAccessibility notifications and UIAccessibilityPriority; recordings of
/// a11ysupport.io and magentaA11y, named at each rule of ``EventRules``.
struct VoiceOverEventComposer {
  /// A request to speak words or to play a sound, and how it waits in the queue.
  struct SpeechRequest {
    var parts: [Part]
    var cause: SpeechLogEntry.Cause
    /// The mode in the queue, or `nil` for a hint that follows the previous request.
    var mode: VoiceOverSpeechQueue.Mode?
    var node: SessionNode?
  }

  let reader: VoiceOver
  /// The identity in the session of each node of the screen on which the event happened.
  let nodes: SessionNodes
  let words: VoiceOverPhrasebook
  private(set) var requests: [SpeechRequest] = []
  private(set) var stopsSpeech = false

  init(reader: VoiceOver, on nodes: SessionNodes, words: VoiceOverPhrasebook) {
    self.reader = reader
    self.nodes = nodes
    self.words = words
  }

  mutating func handle(_ event: SessionEvent) {
    switch event {
    case .touched, .keyboard, .toast, .unit, .platform: break
    case .focused(let stop, let mover): announce(stop, movedBy: mover)
    case .boundary(let stop):
      sound("boundary")
      announce(stop, movedBy: .finger)
    case .inputFocused(let stop, let mover):
      if mover == .finger { sound("activate") }
      announce(stop, movedBy: mover)
    case .enteredDialog(let dialog, let stop, let mover):
      announce(entering(dialog, at: stop), movedBy: mover)
    case .activated(let stop, let change): announceActivation(stop, change)
    case .adjusted(let stop, let change):
      announce(reader.words(ofAdjustment: change, at: stop), at: stop)
    case .edited(let edit): announceEdit(edit)
    case .caretMoved(let text, let edge): announceCaret(over: text, at: edge)
    case .selected(let text):
      announce([Part(.content, text, by: EventRules.selection)], .echo, .interrupting)
    case .changed(let difference): announceChange(difference)
    case .opened(let opening): announceOpening(opening)
    case .pane(let title):
      announce([Part(.label, title, by: EventRules.screenChanged)], .title, .queued)
    case .closed(let opening):
      sound("screen changed")
      if let first = opening.first { announce(first, movedBy: .platform) }
    case .announced(let text, let urgency):
      announce(
        [Part(.content, text, by: EventRules.announcement)], .announcement, mode(of: urgency))
    case .actions(let names):
      announce(
        [Part(.actions, names.joined(separator: ", "), by: EventRules.actions)], .reader,
        .interrupting)
    case .silenced: stopsSpeech = true
    case .reading(let stops):
      for (index, stop) in stops.enumerated() {
        announce(stop, mode: index == 0 ? .interrupting : .queued)
      }
    }
  }

  private var corrections: VoiceOverCorrections { reader.settings.profile.corrections }

  // MARK: Focus

  private mutating func announce(_ stop: Stop, movedBy mover: SessionEvent.Mover) {
    announce(stop, mode: .focus(isDelayed: mover == .app || mover == .platform))
  }

  /// Returns a stop whose announcement begins with the name and kind of the dialog around it.
  private func entering(_ dialog: EnteredDialog, at stop: Stop) -> Stop {
    guard corrections.speaksWebDialogs else { return stop }
    var stop = stop
    let role = dialog.isAlert ? words.roles.webAlertDialog : words.roles.webDialog
    stop.announcement.begin(with: Part(.container, role, by: EventRules.webDialog))
    stop.announcement.begin(with: Part(.label, dialog.name, by: EventRules.webDialog))
    return stop
  }

  private mutating func announce(_ stop: Stop, mode: VoiceOverSpeechQueue.Mode) {
    for (index, utterance) in stop.announcement.utterances.enumerated() {
      requests.append(
        SpeechRequest(
          parts: utterance.parts, cause: index == 0 ? .focus : .hint,
          mode: index == 0 ? mode : nil, node: nodes[stop.node]))
    }
  }

  private mutating func announceOpening(_ opening: ScreenOpening) {
    if opening.presentation == .alert {
      sound("alert")
      var parts = [Part(.label, opening.title ?? "", by: EventRules.alert)]
      parts.append(Part(.role, words.roles.alert, by: EventRules.alert))
      if let message = opening.message {
        parts.append(Part(.content, message, by: EventRules.alert))
      }
      announce(parts.filter { !$0.text.isEmpty }, .title, .interrupting)
      return
    }
    if !opening.isFirst { sound("screen changed") }
    guard var first = opening.first, !opening.isEditing else { return }
    if opening.isFirst, corrections.speaksAppName, !reader.settings.appName.isEmpty {
      first.announcement.begin(with: Part(.label, reader.settings.appName, by: EventRules.appName))
    }
    announce(first, movedBy: .platform)
  }

  // MARK: What a person does

  private mutating func announceActivation(_ stop: Stop, _ change: ElementChange) {
    guard !change.facts.isEmpty else { return }
    announce(reader.words(ofActivation: change, at: stop), at: stop)
  }

  private mutating func announceEdit(_ edit: TextEdit) {
    if edit.isSecure, edit.kind != .cleared {
      sound("key click")
      return
    }
    switch edit.kind {
    case .typed: echoTyped(edit)
    case .deleted, .cleared:
      echo(edit.removed.count == 1 ? name(of: edit.removed) : edit.removed, by: EventRules.deletion)
    case .pasted, .replaced: echo(edit.added, by: EventRules.paste)
    }
  }

  /// Requests speech for a typed character or, if the character ends a word, for the word.
  ///
  /// The setting for typing echo decides whether VoiceOver speaks characters, and whether it speaks
  /// words.
  private mutating func echoTyped(_ edit: TextEdit) {
    guard edit.added.count == 1, let character = edit.added.first else {
      return echo(edit.added, by: EventRules.character)
    }
    let isEnd = character.isWhitespace || character.isPunctuation
    let before = edit.before.prefix(edit.offset)
    let word = before.reversed().prefix { !$0.isWhitespace && !$0.isPunctuation }.reversed()
    let echoes = reader.settings.typingEcho
    if echoes.echoesWords, isEnd, !word.isEmpty { return echo(String(word), by: EventRules.word) }
    if echoes.echoesCharacters { echo(name(of: edit.added), by: EventRules.character) }
  }

  private func name(of character: String) -> String {
    switch character {
    case " ": words.editing.space.text
    case "\n": words.editing.newLine.text
    default: character
    }
  }

  private mutating func announceCaret(over text: String, at edge: SessionEvent.Edge?) {
    var parts = text.isEmpty ? [] : [Part(.content, name(of: text), by: EventRules.caret)]
    switch edge {
    case .start?:
      parts.append(Part(.state, words.editing.insertionPointAtStart, by: EventRules.caret))
    case .end?: parts.append(Part(.state, words.editing.insertionPointAtEnd, by: EventRules.caret))
    case nil: break
    }
    announce(parts, .echo, .interrupting)
  }

  private mutating func echo(_ text: String, by rule: Rule) {
    announce([Part(.content, text, by: rule)], .echo, .interrupting)
  }

  // MARK: What the app does

  private mutating func announceChange(_ difference: NodeDifference) {
    guard let live = difference.live, !live.text.isEmpty else { return }
    announce(
      [Part(.content, live.text, by: EventRules.liveRegion)], .live,
      live.politeness == .assertive ? .interrupting : .queued, live.region)
  }

  private func mode(of urgency: AnnouncementUrgency) -> VoiceOverSpeechQueue.Mode {
    switch urgency {
    case .normal, .assertively: .interrupting
    case .high: .urgent
    case .politely, .low, .queued: .queued
    }
  }

  // MARK: Requests

  private mutating func announce(_ announcement: Announcement, at stop: Stop) {
    for (index, utterance) in announcement.utterances.enumerated() {
      announce(utterance.parts, .state, index == 0 ? .interrupting : .queued, stop.node)
    }
  }

  private mutating func announce(
    _ parts: [Part], _ cause: SpeechLogEntry.Cause, _ mode: VoiceOverSpeechQueue.Mode,
    _ node: Node.Index? = nil
  ) {
    requests.append(
      SpeechRequest(parts: parts, cause: cause, mode: mode, node: node.map { nodes[$0] }))
  }

  private mutating func sound(_ caption: String) {
    requests.append(
      SpeechRequest(parts: [Part(.sound, caption, by: EventRules.sound)], cause: .sound, mode: nil))
  }
}
