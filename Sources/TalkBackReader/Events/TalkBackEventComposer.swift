import AccessibilityTree
import Announcements

/// A composer of what TalkBack says about events, as requests for its speech queue.
///
/// Source: TalkBack 15.1 and 16.2, compositor/rule and the actors. We executed these classes.
/// ``TalkBackEventRule`` describes the rules.
struct TalkBackEventComposer {
  let reader: TalkBack
  /// The identity in the session of each node of the screen on which the event happens.
  let nodes: SessionNodes
  var typing: TalkBackTypingState
  var requests: [SpeechRequest] = []
  /// Whether the event stops all speech before the requests reach the queue.
  private(set) var stopsSpeech = false
  /// Whether the event cancels a usage hint that has not been spoken yet.
  private(set) var dropsHint = false
  /// Whether the event cancels a pending announcement that a field was cleared.
  var dropsClearedText = false
  /// The title of a new window in which no node has had focus yet; empty without such a window.
  var newWindow = ""
  /// The title of a window that opened, if none of its nodes gets focus.
  private(set) var unfocusedWindow: String?

  init(reader: TalkBack, on nodes: SessionNodes, typing: TalkBackTypingState) {
    self.reader = reader
    self.nodes = nodes
    self.typing = typing
  }

  var words: TalkBackPhrasebook { reader.settings.phrasebook }
  var cleanup: TalkBackCleanup { TalkBackCleanup(reader.settings) }

  func has(_ capability: TalkBackCapability) -> Bool { reader.settings.profile.has(capability) }

  mutating func handle(_ event: SessionEvent) {
    compose(event)
    let separator = reader.settings.separatorText
    for index in requests.indices { requests[index].parts.separate(by: separator) }
  }

  private mutating func compose(_ event: SessionEvent) {
    switch event {
    case .touched, .silenced: stopsSpeech = true
    case .focused(let stop, let mover): focus(stop, movedBy: mover)
    case .boundary:
      let part = Part(.sound, "boundary", by: TalkBackEventRule.sound)
      requests.append(SpeechRequest([part], .sound))
    case .inputFocused(let stop, let mover):
      // A double-tapped field already has TalkBack's focus, so only the keyboard is announced.
      if mover == .platform {
        focus(stop, mode: [], delay: TalkBackEventComposer.titleDelay + 1)
      } else if mover != .finger {
        focus(stop, movedBy: mover)
      } else {
        dropsHint = true
      }
    case .enteredDialog(let dialog, let stop, _):
      windowTitled(dialog.name, by: TalkBackEventRule.webDialog)
      focus(stop, mode: [], delay: TalkBackEventComposer.titleDelay + 1)
    case .activated(let stop, let change): activated(stop, change)
    case .adjusted(let stop, let change):
      request(
        reader.words(ofAdjustment: change, at: stop),
        has(.interruptibleValues) ? [] : .uninterruptible, group: "seek-progress", at: stop)
    case .edited(let edit): textChanged(AndroidTextChange(edit))
    case .caretMoved(let text, let edge): traversed(text, edge: edge)
    // TalkBack announces selections only in selection mode or with a hardware keyboard.
    case .selected: break
    case .changed(let difference): changed(difference)
    case .platform(let event): if let event = event as? AndroidEvent { handle(event) }
    case .opened(let opening), .closed(let opening): opened(opening)
    case .pane(let title): windowTitled(title)
    case .announced(let text, _): announced(text)
    case .toast(let text): toast(text)
    case .keyboard(let isShown, _, let name): keyboard(isShown: isShown, name)
    case .actions(let names):
      let parts = names.map { Part(.actions, $0, by: TalkBackEventRule.actions) }
      requests.append(SpeechRequest(parts, .reader, .interrupt))
    case .unit(let name):
      let part = Part(.content, name, by: TalkBackEventRule.readingControl)
      requests.append(SpeechRequest([part], .reader, .interrupt))
    case .reading(let stops):
      for (index, stop) in stops.enumerated() { focus(stop, mode: index == 0 ? .flushAll : []) }
    }
  }

  private mutating func handle(_ event: AndroidEvent) {
    switch (event.kind, event.source) {
    case (.textChanged(let change), _): textChanged(change)
    case (.selectionChanged(let selection), _): selectionChanged(selection)
    case (.traversed(let text), let source): traversed(text, node: source.map { nodes[$0.node] })
    case (.clicked, let source?): clicked(source)
    case (.windowStateChanged(let text), let source?): windowStateChanged(text, source)
    case (.contentChanged(let changes), let source?): contentChanged(changes, of: source)
    case (.selected(let text), let source?): selected(text, source)
    case (.scrolled(let scroll), _): scrolled(scroll)
    case (.notification(let category, let texts), _):
      let kind = category.map { words.notifications[$0] }
      toast(([kind].compactMap(\.self) + texts).joined(separator: ", "))
    case (.clicked, nil), (.contentChanged, nil), (.selected, nil), (.windowStateChanged, nil):
      break
    }
  }

  private mutating func toast(_ text: String) {
    let part = Part(.content, text, by: TalkBackEventRule.toast)
    requests.append(SpeechRequest([part], .toast, .uninterruptible))
  }

  // MARK: Focus and screens

  private mutating func focus(_ stop: Stop, movedBy mover: SessionEvent.Mover) {
    var stop = stop
    if mover == .finger || mover == .key, !newWindow.isEmpty, !stop.announcement.utterances.isEmpty
    {
      let window = words.events.window.phrase(["name": newWindow])
      stop.announcement.utterances[0].parts.append(
        words.part(.container, window, by: TalkBackEventRule.newWindow))
    }
    focus(stop, mode: mover == .platform ? [] : .flushAll)
  }

  private mutating func focus(
    _ stop: Stop, mode: TalkBackSpeechQueue.Mode, delay: Int = 0, firstIn window: String? = nil
  ) {
    let utterances = stop.announcement.utterances
    guard let description = utterances.first else { return }
    let node = nodes[stop.node]
    var request = SpeechRequest(description.parts, .focus, mode, delay: delay, node: node)
    request.hints = utterances.dropFirst().map {
      SpeechRequest($0.parts, .hint, [], .noHistory, group: "hints", node: node)
    }
    request.isFirstFocus = window != nil
    request.windowTitle = window ?? ""
    requests.append(request)
  }

  /// Announces a new screen: first its title, then the node that gets focus.
  private mutating func opened(_ opening: ScreenOpening) {
    if let title = opening.title { windowTitled(title) }
    guard !opening.isEditing else { return }
    guard let first = opening.first else {
      unfocusedWindow = opening.title
      return
    }
    let waits = has(.settledFocus) || opening.title == ""
    focus(
      first, mode: [],
      delay: waits ? TalkBackEventComposer.settlingDelay : TalkBackEventComposer.titleDelay,
      firstIn: opening.title ?? "")
  }

  private mutating func windowTitled(
    _ title: String, by rule: Rule = TalkBackEventRule.windowTitle
  ) {
    let isUntitled = title.isEmpty
    requests.append(
      SpeechRequest(
        [
          isUntitled
            ? words.part(.label, words.events.untitled, by: rule) : Part(.label, title, by: rule)
        ], .title, .uninterruptible,
        delay: isUntitled ? TalkBackEventComposer.settlingDelay : TalkBackEventComposer.titleDelay))
  }

  /// The milliseconds until TalkBack announces a window that has a title.
  private static let titleDelay = 10
  /// The milliseconds until TalkBack regards a new window as stable.
  private static let settlingDelay = 550

  private mutating func keyboard(isShown: Bool, _ name: String?) {
    // Gboard is the keyboard of Google's phones. Other keyboards have their own names.
    let keyboard = name.map { $0.isEmpty ? words.events.untitled.text : $0 } ?? "Gboard"
    let text =
      isShown
      ? words.events.showing.filled(["keyboard": keyboard]) : words.events.keyboardHidden.text
    requests.append(
      SpeechRequest(
        [Part(.container, text, by: TalkBackEventRule.keyboard)], .keyboard, .uninterruptible,
        delay: TalkBackEventComposer.settlingDelay))
  }

  // MARK: What a person does

  /// Announces the new state of the activated node, without interrupting current speech.
  private mutating func activated(_ stop: Stop, _ change: ElementChange) {
    guard !change.facts.isEmpty else { return }
    let announcement = reader.words(ofActivation: change, at: stop)
    guard !change.facts.contains(.stateDescription) else {
      return request(announcement, [], group: TalkBackEventComposer.changes, at: stop)
    }
    for utterance in announcement.utterances {
      requests.append(.afterClick(utterance.parts, node: nodes[stop.node]))
    }
  }

  /// Requests an announcement that replaces waiting announcements of the same group.
  private mutating func request(
    _ announcement: Announcement, _ mode: TalkBackSpeechQueue.Mode, group: String, at stop: Stop
  ) {
    for utterance in announcement.utterances {
      requests.append(
        SpeechRequest(
          utterance.parts, .state, mode, [.skipDuplicate, .clearGroup], group: group,
          node: nodes[stop.node]))
    }
  }

  // MARK: What the app does

  private mutating func announced(_ text: String) {
    requests.append(
      SpeechRequest(
        [Part(.content, text, by: TalkBackEventRule.announcement)], .announcement,
        mode(ofText: text), .skipDuplicate))
  }

  /// The maximum length of a text that counts as short, in UTF-16 units.
  private static let shortLength = 30

  /// Returns the queue mode in which a text is spoken.
  ///
  /// If the text is short, it is spoken to its end, even if focus moves.
  func mode(ofText text: String) -> TalkBackSpeechQueue.Mode {
    text.utf16.count <= TalkBackEventComposer.shortLength
      ? [.uninterruptible, .canIgnoreInterrupts] : []
  }

  private mutating func changed(_ difference: NodeDifference) {
    var error = difference.new?.error ?? ""
    // Web pages do not send events for errors.
    if error == difference.old?.error || difference.new?.web != nil { error = "" }
    let failure = error.isEmpty ? [] : parts(ofError: error, difference.node)
    var facts = difference.change.facts
    // The text of a view for input is left out, because typing causes a separate event.
    if let node = difference.new, node.web == nil, isEditField(node) { facts.remove(.text) }
    if let live = difference.live, !live.text.isEmpty {
      let text = Part(.content, live.text, by: TalkBackEventRule.liveRegion)
      requests.append(request(for: failure + [text], live))
    } else if !failure.isEmpty {
      requests.append(
        SpeechRequest(failure, .error, [], .skipDuplicate, node: nodes[difference.node]))
    } else if difference.isFocused, let stop = difference.stop,
      !facts.isDisjoint(with: [.label, .text, .stateDescription])
    {
      // TalkBack announces changed text only if the node is focused.
      let parts = changedParts(of: stop, difference, facts)
      requests.append(
        SpeechRequest(
          parts, .state, [], [.skipDuplicate, .clearGroup], group: TalkBackEventComposer.changes,
          node: nodes[difference.node]))
    }
  }

  /// Whether a view for input has the role of an edit field.
  ///
  /// Source: TalkBack 15.1 and 16.2, Role.java, getRole.
  private func isEditField(_ node: Node) -> Bool {
    guard node.textInput != nil else { return false }
    return has(.readOnlyFields) || !node.states.isReadOnly || node.states.isDisabled
  }

  /// Returns the words of the focused stop that announce a change.
  ///
  /// If the label or text changed, the result is the name and texts of the stop. Otherwise, it is
  /// the state description of the stop.
  ///
  /// Source: TalkBack 15.1 and 16.2, EventTypeWindowContentChangedFeedbackRule.java.
  private func changedParts(
    of stop: Stop, _ difference: NodeDifference, _ facts: Set<ElementChange.Fact>
  ) -> [Part] {
    guard facts.isDisjoint(with: [.label, .text]) else {
      return stop.announcement.parts.filter { $0.kind == .label || $0.kind == .content }
    }
    return stop.announcement.parts.filter {
      $0.rule == TalkBackRule.stateDescription && ($0.node ?? stop.node) == difference.node
    }
  }

  /// Returns the request for a changed live region.
  ///
  /// A newer change replaces the request in the queue, unless the request contains an error.
  private func request(for parts: [Part], _ live: LiveChange) -> SpeechRequest {
    var mode: TalkBackSpeechQueue.Mode = has(.protectedLiveRegions) ? .uninterruptible : []
    if live.politeness == .assertive { mode.insert(.interrupt) }
    let hasError = parts.first?.rule == TalkBackEventRule.errorShown
    var request = SpeechRequest(
      parts, hasError ? .error : .live, mode,
      hasError ? .skipDuplicate : [.skipDuplicate, .clearGroup],
      group: hasError ? nil : TalkBackEventComposer.changes, node: nodes[live.region])
    request.interval = live.interval
    return request
  }
}
