extension Session {
  /// Begins: the screen comes up, and the reader tells of it.
  ///
  /// - Parameter rate: Words a minute of the reader's voice.
  public mutating func begin(rate: Int = ListeningTime.standardRate) {
    guard steps.isEmpty else { return }
    if let speaking = reader as? any SpeakingReader {
      speech = speaking.speech(lasting: ListeningTime(rate: rate))
    }
    steps.append(Step(gesture: nil, time: clock))
    opened(as: .replacing, isFirst: true)
    finishStep()
  }

  /// Does what a person does, and answers it.
  ///
  /// Before the next gesture the person listens to the end, unless ``Gesture/atOnce`` or
  /// ``Gesture/wait(_:)`` came between.
  ///
  /// - Returns: What came of it, as if the person listened to the end now.
  @discardableResult
  public mutating func perform(_ gesture: Gesture) -> Step {
    perform(gesture) { $0.carryOut(gesture) }
  }

  /// Does what a person does and asks for nothing of it, so that a running app is no further than the
  /// person; ``record`` tells all of it at the end.
  public mutating func go(_ gesture: Gesture) {
    go(gesture) { $0.carryOut(gesture) }
  }

  /// Puts a finger on a stop, which other stops may share their name with.
  @discardableResult
  package mutating func touch(stop target: Int) -> Step {
    let name = (0..<walk.count).contains(target) ? spokenName(of: walk.node(at: target)) : ""
    return perform(.touch(name)) { session in
      session.tell(.touched)
      return session.land(on: target) ? nil : "there is no such stop"
    }
  }

  private mutating func perform(
    _ gesture: Gesture, by carryOut: (inout Session) -> String?
  ) -> Step {
    guard go(gesture, by: carryOut) else { return Step(gesture: gesture, time: clock) }
    return told(steps.count - 1)
  }

  /// - Returns: Whether it is a step of its own.
  @discardableResult
  private mutating func go(
    _ gesture: Gesture, by carryOut: (inout Session) -> String?
  ) -> Bool {
    begin()
    switch gesture {
    case .wait(let time):
      pass(to: clock + time)
      pace = .waiting
    case .listen: listen()
    case .atOnce:
      pass(to: clock + Gesture.hurry)
      pace = .hurried
      return false
    default:
      if pace == .listening { listen() }
    }
    steps.append(Step(gesture: gesture, time: clock))
    isMoved = false
    happenings = 0
    if let problem = carryOut(&self) { steps[steps.count - 1].problem = problem }
    if !gesture.isPause { pace = .listening }
    finishStep()
    return true
  }

  /// Everything that was done and heard, once the person has listened to the end.
  public var record: [Step] {
    var done = self
    done.begin()
    done.listen()
    var heard: [Int: [Heard]] = [:]
    for item in done.speech.log { heard[item.step, default: []].append(item) }
    return done.steps.enumerated().map { number, step in
      var step = step
      step.heard = heard[number] ?? []
      return step
    }
  }

  /// What is heard from a step on if the person listens to the end, in the order of hearing: what goes on
  /// just then, what waits, and what is still to happen.
  ///
  /// - Parameter number: The place of the step among all, from 0, the opening of the screen among them.
  package func heard(since number: Int) -> [Heard] {
    guard steps.indices.contains(number) else { return [] }
    let moment = steps[number].time
    return settled.speech.log.filter { $0.step >= number || $0.end ?? 0 > moment }
  }

  /// How many steps there were, the opening of the screen among them.
  public var stepCount: Int { steps.count }

  /// How long all of it took, in milliseconds.
  public var duration: Int {
    var done = self
    done.listen()
    return done.clock
  }

  private func told(_ number: Int) -> Step {
    var done = self
    done.listen()
    var step = done.steps[number]
    step.heard = done.speech.heard(in: number)
    return step
  }

  /// Notes where focus is now, and whether it was moved since the gesture.
  private mutating func finishStep() {
    let last = steps.count - 1
    guard last >= 0 else { return }
    steps[last].isMoved = isMoved
    steps[last].focus = focus
  }

  /// Where the reader's focus is.
  public var focus: Focus? {
    guard let node else { return nil }
    return Focus(place: place, node: nodes[node], name: spokenName(of: node))
  }

  /// What people call a node: its name, else its text, else what it is.
  func spokenName(of node: Node.Index) -> String {
    let here = screen[node]
    if !here.name.trimmed.isEmpty { return String(here.name.trimmed) }
    if let placeholder = here.placeholder, !placeholder.isEmpty { return placeholder }
    let inside = screen.visibleName(of: node)
    return inside.isEmpty ? here.role.rawValue : inside
  }

  // MARK: Time

  /// How often something may happen by itself between two gestures.
  static let most = 1_000

  /// Tells the reader what happens.
  ///
  /// - Parameter screen: The nodes of the event's screen, where that is another one than the current.
  mutating func tell(_ event: SessionEvent, on screen: SessionNodes? = nil) {
    speech.take(event, at: clock, step: max(0, steps.count - 1), on: screen ?? nodes)
  }

  /// Lets time pass, with everything that happens in it.
  mutating func pass(to time: Int) {
    while happen(until: time) {}
    clock = max(clock, time)
    speech.advance(to: clock)
  }

  /// Lets time pass until nothing is spoken any more and nothing happens by itself.
  mutating func listen() {
    while let next = timers.map(\.time).min() { pass(to: max(clock, next)) }
    // What is spoken takes time, in which a running app goes on; nobody listens to it for ever.
    let end = clock + Session.longestListening
    while app.isRunning, clock < end, happen(until: min(speechEnd, end)) || happen(until: nil) {}
    clock = max(clock, speech.finish())
    speech.advance(to: clock)
  }

  /// Milliseconds after which a person goes on, whatever an app still says by itself.
  private static let longestListening = 60_000

  /// When everything is spoken that waits now.
  private var speechEnd: Int {
    var ahead = speech
    return max(clock, ahead.finish())
  }

  /// Lets the next thing happen that happens by itself.
  ///
  /// - Parameter time: Up to when; without it, until a running app has come to rest.
  /// - Returns: Whether anything did.
  private mutating func happen(until time: Int?) -> Bool {
    let timer = timers.indices.min { timers[$0].time < timers[$1].time }
    let due = timer.map { timers[$0].time }.flatMap { time == nil || $0 <= time ?? 0 ? $0 : nil }
    let happening = app.happening(until: due ?? time)
    if let failure = app.failure { complain(failure) }
    if let happening {
      guard isBounded() else { return false }
      advance(to: happening.time)
      answer(happening.answers)
    } else if let timer, due != nil {
      let timer = timers.remove(at: timer)
      guard isBounded() else { return false }
      advance(to: timer.time)
      switch timer.what {
      case .event(let event): raise(event)
      case .answers(let answers): answer(answers)
      }
    } else {
      return false
    }
    finishStep()
    return true
  }

  private mutating func advance(to time: Int) {
    clock = max(clock, time)
    speech.advance(to: clock)
  }

  /// Whether not too much happened by itself since the last gesture.
  private mutating func isBounded() -> Bool {
    happenings += 1
    guard happenings >= Session.most else { return true }
    timers = []
    complain("the app does something by itself again and again, without end")
    return false
  }
}
