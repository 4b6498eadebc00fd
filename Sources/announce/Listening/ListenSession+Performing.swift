import Reports
import Simulator
import Voices

extension ListenSession {
  /// What came of a gesture.
  struct Outcome {
    /// What was done.
    var step: Session.Step
    /// What is heard from then on, as far as it is heard; sounds without words among it.
    var heard: [Heard]
    /// What was still to be heard before, and is not any more.
    var lost: [Heard]
    /// Whether something on the screen became another.
    var isChanged: Bool

    /// Those that are words.
    var words: [Heard] { heard.filter { $0.cause != .sound } }
  }

  /// What is heard as the screen comes up.
  mutating func open() -> ListenEffect {
    guard let step = view.record.first else { return sayStop() }
    let came = Outcome(step: step, heard: view.heard(since: 0), lost: [], isChanged: false)
    return tell(came)
  }

  /// Does what a person does with a phone, and tells what is heard of it.
  mutating func perform(_ gesture: Gesture) -> ListenEffect { tell(attempt(gesture)) }

  /// Does what a script says, one gesture after the other, and tells all that is heard.
  mutating func perform(script text: String) -> ListenEffect {
    do throws(ScriptError) {
      let script = try GestureScript(text)
      guard let first = script.steps.first else { return tellOnly("no gesture was given") }
      var came = attempt(first.gesture)
      let (beginning, number) = (came.step.time, view.stepCount - 1)
      for step in script.steps.dropFirst() {
        guard came.step.problem == nil else { break }
        patience = nil
        let next = attempt(step.gesture)
        came.lost += next.lost
        came.isChanged = came.isChanged || next.isChanged
        came.step = next.step
      }
      came.heard = view.heard(since: number).compactMap { $0.rest(from: beginning) }
      return tell(came)
    } catch {
      return tellOnly("column \(error.column): \(error.problem); \(error.remedy)")
    }
  }

  /// Does something with the reader that speaks, and the same with the others where it acts on the screen.
  mutating func attempt(_ gesture: Gesture) -> Outcome {
    let before = view.scene
    let result = attempt { $0.perform(gesture) }
    if gesture.actsOnApp { follow(gesture, from: before) }
    return result
  }

  /// Does something with the reader that speaks, after the person has listened as long as they did.
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

  /// What was expected after the last gesture and is never heard, as this one came before it.
  private func lost() -> [Heard] {
    guard !expected.isEmpty else { return [] }
    let all = view.record.flatMap(\.heard)
    return expected.filter { item in
      all.contains {
        $0.step == item.step && $0.asked == item.asked && $0.text == item.text && $0.spoken == nil
      }
    }
  }

  /// Has the other readers do the same where they have the node, so that whoever switches goes on with
  /// the same form.
  private mutating func follow(_ gesture: Gesture, from before: Session.Scene) {
    guard let node = before.focus, let index = before.index(of: node) else { return }
    for other in sessions.indices where other != current {
      guard let counterpart = sessions[other].screen.counterpart(of: index, on: before.screen),
        let place = sessions[other].stopIndex(of: counterpart)
      else { continue }
      sessions[other].move(to: place)
      if case .swipeVertically = gesture {
        // What one reader changed by its own step is the same for the other.
        guard view.focus?.node == node, let adjusted = view.scene[node] else { continue }
        var changed = sessions[other].screen[counterpart]
        changed.value = adjusted.value
        sessions[other].update([NodeChange(counterpart, changed)])
      } else {
        sessions[other].perform(gesture)
      }
    }
  }
}

extension ListenSession {
  /// Tells what came of a gesture: the stop where that is all, else a line for each thing.
  mutating func tell(_ came: Outcome) -> ListenEffect {
    let effect = saying(came)
    let notes = [message, came.step.problem, note(on: came.lost)].compactMap(\.self)
    message =
      notes.isEmpty
      ? nil
      : notes.reduce(into: []) { all, note in
        if !all.contains(note) { all.append(note) }
      }.joined(separator: "; ")
    return effect
  }

  private func note(on lost: [Heard]) -> String? {
    guard !lost.isEmpty else { return nil }
    return "never heard: " + lost.map { "“\($0.text)”" }.joined(separator: ", ")
  }

  private mutating func saying(_ came: Outcome) -> ListenEffect {
    let words = came.words
    guard !words.isEmpty else {
      guard count > 0 else { return sayStop() }
      if let problem = came.step.problem { return say(program: problem) }
      let sounds = came.heard.map(\.text)
      return say(
        program: sounds.isEmpty
          ? "nothing is heard" : "only a sound: \(sounds.joined(separator: ", "))")
    }
    let isStop = words.allSatisfy {
      [.focus, .hint].contains($0.cause) && $0.asked >= came.step.time
    }
    if isStop, words.contains(where: { $0.node == view.focus?.node }) { return sayStop() }
    return say(
      ListenUtterance(
        .heard(words.map { line($0) }), spoken(words, from: came.step.time), style: style))
  }

  /// What is heard as a line, with the place where that is the stop.
  private func line(_ heard: Heard) -> String {
    let isOnStop = heard.cause == .focus && heard.node == view.focus?.node
    return isOnStop ? "\(placeText). \(heard.text)" : heard.text
  }

  /// The longest silence that a person is made to wait, in seconds.
  private static let longestSilence = 10.0
  /// What a reader takes to begin, in seconds: our own player takes its time as well.
  private static let latency = 0.6

  /// Everything that is heard, as one thing to say.
  private func spoken(_ items: [Heard], from moment: Int) -> SpokenAnnouncement {
    var whole = SpokenAnnouncement(
      reader: style.reader, index: place + 1, text: "", label: "", parts: [])
    guard let node = stop?.node ?? view.screen.firstRootIndex else { return whole }
    var end = moment
    for item in items {
      var next = spoken(Stop(index: place + 1, node: node, announcement: item.announcement))
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

extension Heard {
  /// Whether it is no answer to where the person goes: who loses it does not know of it.
  fileprivate var isNews: Bool {
    switch cause {
    case .announcement, .live, .error, .toast, .title: true
    case .focus, .hint, .echo, .state, .keyboard, .reader, .sound: false
    }
  }

  /// What of it is heard from a moment on; absent where nothing is.
  fileprivate func rest(from moment: Int) -> Heard? {
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
  /// What is left after so many characters, from the beginning of a word.
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
  /// Whether a control became another one by what the person did.
  fileprivate var isChange: Bool {
    if case .event(.change, _, _) = self { true } else { false }
  }
}

extension Session.Step {
  /// Whether the app says what happens then.
  var isAnswered: Bool {
    log.contains { if case .event(_, _, let isAnswered) = $0 { isAnswered } else { false } }
  }
}
