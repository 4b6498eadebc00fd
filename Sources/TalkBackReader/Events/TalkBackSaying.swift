import AccessibilityTree
import Announcements

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
    var node: SessionNode?
    /// What follows after a silence.
    var hints: [Saying] = []
    /// Whether it tells of a field that was emptied, which another change of text takes back.
    var isClearing = false
    /// Whether it tells a state after a click.
    var isAfterClick = false
    /// Whether it is the focus that a new screen gets by itself.
    var isFirstFocus = false
  }

  let reader: TalkBack
  /// Which nodes of the session the nodes of the screen are on which the event happens.
  let nodes: SessionNodes
  var typing: TalkBackTyping
  var sayings: [Saying] = []
  /// Whether everything falls silent first.
  private(set) var silences = false
  /// Whether the hint that would follow is left out.
  private(set) var dropsHint = false
  /// Whether a field that was emptied is not told any more.
  var dropsCleared = false

  init(reader: TalkBack, on nodes: SessionNodes, typing: TalkBackTyping) {
    self.reader = reader
    self.nodes = nodes
    self.typing = typing
  }

  var words: TalkBackPhrasebook { reader.settings.phrasebook }
  var cleanup: TalkBackCleanup { TalkBackCleanup(reader.settings) }

  /// Whether the version of TalkBack has a capability.
  func has(_ capability: TalkBackCapability) -> Bool { reader.settings.profile.has(capability) }

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
      } else {
        dropsHint = true
      }
    case .activated(let stop, let change): activated(stop, change)
    case .adjusted(let stop, let change):
      say(
        reader.words(ofAdjustment: change, at: stop), .state,
        has(.interruptibleValues) ? [] : .uninterruptible, group: "seek-progress", at: stop)
    case .edited(let edit): textChanged(AndroidTextChange(edit))
    case .caretMoved(let text, let edge): traversed(text, edge: edge)
    // Without selection mode or a hardware keyboard nothing is said of what is selected.
    case .selected: break
    case .changed(let difference): changed(difference)
    case .platform(let event): if let event = event as? AndroidEvent { take(event) }
    case .opened(let opening): opened(opening)
    case .pane(let title): self.title(title)
    case .closed(let title): if let title { self.title(title) }
    case .announced(let text, _): announced(text)
    case .toast(let text): toast(text)
    case .keyboard(let isShown, _, let name): keyboard(isShown: isShown, name)
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

  private mutating func take(_ event: AndroidEvent) {
    switch (event.kind, event.source) {
    case (.textChanged(let change), _): textChanged(change)
    case (.selectionChanged(let selection), _): selectionChanged(selection)
    case (.traversed(let text), let source): traversed(text, node: source.map { nodes[$0.node] })
    case (.clicked, let source?): clicked(source)
    case (.contentChanged(let changes), let source?): contentChanged(changes, of: source)
    case (.selected(let text), let source?): selected(text, source)
    case (.scrolled(let scroll), _): scrolled(scroll)
    case (.notification(let category, let texts), _):
      let kind = category.map { words.notifications[$0] }
      toast(([kind].compactMap(\.self) + texts).joined(separator: ", "))
    case (.clicked, nil), (.contentChanged, nil), (.selected, nil): break
    }
  }

  private mutating func toast(_ text: String) {
    sayings.append(
      Saying(
        parts: [Part(.content, text, by: TalkBackEventRule.toast)], cause: .toast,
        mode: .uninterruptible))
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
      Saying(
        parts: $0.parts, cause: .hint, flags: [.noHistory], group: "hints", node: nodes[stop.node])
    }
    sayings.append(
      Saying(
        parts: description.parts, cause: .focus, mode: mode, delay: delay, node: nodes[stop.node],
        hints: hints, isFirstFocus: isFirst))
  }

  /// The title comes first; focus follows it.
  private mutating func opened(_ opening: ScreenOpening) {
    if let title = opening.title { self.title(title) }
    guard let first = opening.first, !opening.isEditing else { return }
    focus(
      first, mode: [],
      delay: has(.settledFocus) || opening.title == ""
        ? TalkBackSaying.settling : TalkBackSaying.titleDelay,
      isFirst: true)
  }

  private mutating func title(_ title: String) {
    let name =
      title.isEmpty
      ? words.part(.label, words.events.untitled, by: TalkBackEventRule.windowTitle)
      : Part(.label, title, by: TalkBackEventRule.windowTitle)
    sayings.append(
      Saying(
        parts: [name], cause: .title, mode: .uninterruptible,
        delay: title.isEmpty ? TalkBackSaying.settling : TalkBackSaying.titleDelay))
  }

  /// Milliseconds until TalkBack tells the title of a window that has one.
  private static let titleDelay = 10
  /// Milliseconds until TalkBack takes a window for settled.
  private static let settling = 550

  /// The keyboard that phones of Google come with; other keyboards say their own name.
  private static let keyboardName = "Gboard"

  private func keyboardName(_ name: String?) -> String {
    guard let name else { return TalkBackSaying.keyboardName }
    return name.isEmpty ? words.events.untitled.text : name
  }

  private mutating func keyboard(isShown: Bool, _ name: String?) {
    let text =
      isShown
      ? words.events.showing.filled(["keyboard": keyboardName(name)])
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
          parts: utterance.parts, cause: .state, flags: [.skipDuplicate],
          delay: TalkBackSaying.clickDelay,
          node: nodes[stop.node], isAfterClick: true))
    }
  }

  /// Up to how many units a text is short.
  static let shortText = 30

  // MARK: What the app does

  /// Short announcements cannot be interrupted; longer ones can.
  private mutating func announced(_ text: String) {
    let isShort = isShort(text)
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
          parts: failure, cause: .error, flags: [.skipDuplicate], node: nodes[difference.node]))
    } else if difference.isFocused, let stop = difference.stop,
      !difference.change.facts.isDisjoint(with: [.label, .text, .stateDescription])
    {
      // The text of what has focus is told when it changes; that of anything else is not.
      let parts = stop.announcement.parts.filter { $0.kind == .label || $0.kind == .content }
      sayings.append(
        Saying(
          parts: parts, cause: .state, flags: [.skipDuplicate, .clearGroup],
          group: TalkBackSaying.changes, node: nodes[difference.node]))
    }
  }

  /// What a live region tells; with an error it is no change of contents that a newer one replaces.
  private func saying(of parts: [Part], _ live: LiveChange) -> Saying {
    let protection: TalkBackSpeechQueue.Mode =
      has(.protectedLiveRegions) ? .uninterruptible : []
    let mode: TalkBackSpeechQueue.Mode =
      live.politeness == .assertive ? protection.union(.interrupt) : protection
    let hasError = parts.first?.rule == TalkBackEventRule.errorShown
    return Saying(
      parts: parts, cause: hasError ? .error : .live, mode: mode,
      flags: hasError ? [.skipDuplicate] : [.skipDuplicate, .clearGroup],
      group: hasError ? nil : TalkBackSaying.changes, node: nodes[live.region])
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
          group: group, node: nodes[stop.node]))
    }
  }

  private mutating func sound(_ caption: String) {
    sayings.append(
      Saying(parts: [Part(.sound, caption, by: TalkBackEventRule.sound)], cause: .sound))
  }
}
