import Reports
import Simulator
import Voices

extension ListenSession {
  /// The outcome of a gesture.
  struct Outcome {
    /// The performed step.
    var step: Session.Step
    /// The announcements and sounds that are heard after the gesture.
    var heard: [SpeechLogEntry]
    /// The announcements that the gesture cancelled before the reader made them.
    var lost: [SpeechLogEntry]
    /// Whether a control changed.
    var isChanged: Bool

    /// The announcements without sounds.
    var words: [SpeechLogEntry] { heard.filter { $0.cause != .sound } }
  }

  /// Announces the opening of the screen.
  mutating func open() -> ListenEffect {
    guard let step = view.record.first else { return announceStop() }
    return announce(Outcome(step: step, heard: view.heard(since: 0), lost: [], isChanged: false))
  }

  /// Performs a gesture and announces its outcome.
  mutating func perform(_ gesture: Gesture) -> ListenEffect { announce(attempt(gesture)) }

  /// Performs the gestures of a script and announces all outcomes together.
  mutating func perform(script text: String) -> ListenEffect {
    do throws(ScriptError) {
      let script = try GestureScript(text)
      guard let first = script.steps.first else { return show("no gesture was given") }
      var outcome = attempt(first.gesture)
      let (beginning, number) = (outcome.step.time, view.stepCount - 1)
      for step in script.steps.dropFirst() {
        guard outcome.step.problem == nil else { break }
        patience = nil
        let next = attempt(step.gesture)
        outcome.lost += next.lost
        outcome.isChanged = outcome.isChanged || next.isChanged
        outcome.step = next.step
      }
      outcome.heard = view.heard(since: number).compactMap { $0.rest(from: beginning) }
      return announce(outcome)
    } catch {
      return show("column \(error.column): \(error.problem); \(error.remedy)")
    }
  }

  /// Performs a gesture with the current reader and, if the gesture acts on the app, with the other
  /// readers, too.
  mutating func attempt(_ gesture: Gesture) -> Outcome {
    let before = view.scene
    let result = attempt { $0.perform(gesture) }
    if gesture.actsOnApp { follow(gesture, from: before) }
    return result
  }

  /// Performs an action with the current reader, at the time in the session up to which the user
  /// has listened.
  mutating func attempt(_ act: (inout Session) -> Session.Step) -> Outcome {
    part = nil
    if let patience { sessions[current].perform(.wait(patience)) }
    let field = view.inputFocus
    let step = act(&sessions[current])
    let isFresh =
      view.inputFocus != field
      || step.gesture == .doubleTap && view.focus?.node == view.inputFocus
    isTyping = view.inputFocus != nil && (isTyping || isFresh)
    let lost = lost()
    let upcoming = view.heard(since: view.stepCount - 1)
    expected = upcoming.filter { $0.isNews && $0.start ?? step.time > step.time }
    return Outcome(
      step: step, heard: upcoming.compactMap { $0.rest(from: step.time) }, lost: lost,
      isChanged: step.log.contains { $0.isChange })
  }

  /// Returns the expected announcements after the last gesture that the new gesture cancelled.
  private func lost() -> [SpeechLogEntry] {
    guard !expected.isEmpty else { return [] }
    let all = view.record.flatMap(\.heard)
    return expected.filter { item in
      all.contains {
        $0.step == item.step && $0.requested == item.requested && $0.text == item.text
          && $0.spoken == nil
      }
    }
  }

  /// Performs the gesture with the other readers, so that the screen is in the same state when the
  /// user switches readers.
  private mutating func follow(_ gesture: Gesture, from before: Session.Scene) {
    guard let node = before.focus, let index = before.index(of: node) else { return }
    for other in sessions.indices where other != current {
      guard let counterpart = sessions[other].screen.counterpart(of: index, on: before.screen),
        let target = sessions[other].stopIndex(of: counterpart)
      else { continue }
      sessions[other].move(to: target)
      if case .swipeVertically = gesture {
        // Readers adjust a value by different steps, so the value of the current reader is copied.
        guard view.focus?.node == node, let adjusted = view.scene[node] else { continue }
        var changed = sessions[other].screen[counterpart]
        changed.value = adjusted.value
        sessions[other].update([NodeChange(counterpart, changed)])
      } else {
        sessions[other].perform(gesture)
      }
    }
  }

  /// Announces an outcome.
  ///
  /// If the reader announces only the stop, the utterance is the stop's announcement. Otherwise,
  /// the utterance has a line for each announcement.
  mutating func announce(_ outcome: Outcome) -> ListenEffect {
    let effect = effect(of: outcome)
    let messages = [message, outcome.step.problem, lostMessage(for: outcome.lost)].compactMap(
      \.self)
    message =
      messages.isEmpty
      ? nil
      : messages.reduce(into: []) { unique, message in
        if !unique.contains(message) { unique.append(message) }
      }.joined(separator: "; ")
    return effect
  }

  private func lostMessage(for lost: [SpeechLogEntry]) -> String? {
    guard !lost.isEmpty else { return nil }
    return "lost: " + lost.map { "“\($0.text)”" }.joined(separator: ", ")
  }

  private mutating func effect(of outcome: Outcome) -> ListenEffect {
    let words = outcome.words
    guard !words.isEmpty else {
      guard count > 0 else { return announceStop() }
      if let problem = outcome.step.problem { return speak(message: problem) }
      let sounds = outcome.heard.map(\.text)
      return speak(
        message: sounds.isEmpty
          ? "no announcement" : "only a sound: \(sounds.joined(separator: ", "))")
    }
    let isStop = words.allSatisfy {
      [.focus, .hint].contains($0.cause) && $0.requested >= outcome.step.time
    }
    if isStop, words.contains(where: { $0.node == view.focus?.node }) { return announceStop() }
    return speak(
      ListenUtterance(
        .announcements(words.map { line($0) }), spoken(words, from: outcome.step.time), style: style
      ))
  }

  /// Returns the line of an announcement.
  ///
  /// If the reader announced the focused stop, the line includes the stop's position.
  private func line(_ heard: SpeechLogEntry) -> String {
    let isOnStop = heard.cause == .focus && heard.node == view.focus?.node
    return isOnStop ? "\(positionText). \(heard.text)" : heard.text
  }

  /// The maximum silence before an announcement, in seconds.
  ///
  /// Longer silences are shortened.
  private static let longestSilence = 10.0
  /// The maximum silence to leave out at the start, in seconds.
  ///
  /// The player itself needs this time to start.
  private static let latency = 0.6

  /// Returns all announcements joined into one, with the silences between them.
  private func spoken(_ items: [SpeechLogEntry], from moment: Int) -> SpokenAnnouncement {
    var whole = SpokenAnnouncement(
      reader: style.reader, index: stopIndex + 1, text: "", label: "", parts: [])
    guard let node = stop?.node ?? view.screen.firstRootIndex else { return whole }
    var end = moment
    for item in items {
      var next = spoken(Stop(index: stopIndex + 1, node: node, announcement: item.announcement))
      let gap = Double((item.start ?? end) - end) / 1000
      let least = whole.parts.isEmpty ? ListenSession.latency : 0
      if let first = next.parts.first {
        next.parts[0].silence = max(
          first.silence, gap > least ? min(gap, ListenSession.longestSilence) : 0)
      }
      whole.text += (whole.text.isEmpty ? "" : "; ") + next.text
      whole.parts += next.parts
      if whole.label.isEmpty { whole.label = next.label }
      end = item.end ?? end
    }
    return whole
  }
}

extension SpeechLogEntry {
  /// Whether the announcement is about a change on the screen, rather than a response to the user's
  /// movement.
  fileprivate var isNews: Bool {
    switch cause {
    case .announcement, .live, .error, .toast, .title: true
    case .focus, .hint, .echo, .state, .keyboard, .reader, .sound: false
    }
  }

  /// Returns the rest of the entry after a moment, or `nil` if nothing is heard after this moment.
  fileprivate func rest(from moment: Int) -> SpeechLogEntry? {
    guard var announcement = spoken else { return nil }
    if let start, let end, start < moment, end > start {
      let count = announcement.text.count
      announcement = announcement.dropping(count * (moment - start) / (end - start))
      guard !announcement.parts.isEmpty else { return nil }
    }
    var rest = self
    rest.announcement = announcement
    rest.outcome = .heard
    rest.start = start.map { max($0, moment) }
    return rest
  }
}

extension Announcement {
  /// Returns the announcement without its first `count` characters.
  ///
  /// If these end inside a word, the rest of the word is also removed.
  fileprivate func dropping(_ count: Int) -> Announcement {
    var rest = count
    var left: [Part] = []
    for var part in parts {
      guard rest > 0 else {
        left.append(part)
        continue
      }
      defer { rest -= part.text.count + part.lead.count }
      guard part.text.count > rest else { continue }
      guard let space = part.text.dropFirst(rest).firstIndex(of: " ") else { continue }
      part.text = String(part.text[part.text.index(after: space)...])
      left.append(part)
    }
    return Announcement(left)
  }
}

extension SessionLogEntry {
  /// Whether the entry records a changed control.
  fileprivate var isChange: Bool {
    if case .event(.change, _, _) = self { true } else { false }
  }
}

extension Session.Step {
  /// Whether the app handles the gesture.
  var isAnswered: Bool {
    log.contains { if case .event(_, _, let isAnswered) = $0 { isAnswered } else { false } }
  }
}
