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
    begin()
    switch gesture {
    case .wait(let time):
      pass(to: clock + time)
      pace = .waiting
    case .listen: listen()
    case .atOnce:
      pass(to: clock + Gesture.hurry)
      pace = .hurried
      return Step(gesture: gesture, time: clock)
    default:
      if pace == .listening { listen() }
    }
    steps.append(Step(gesture: gesture, time: clock))
    isMoved = false
    happenings = 0
    if let problem = carryOut(&self) { steps[steps.count - 1].problem = problem }
    if !gesture.isPause { pace = .listening }
    finishStep()
    return told(steps.count - 1)
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

  private mutating func finishStep() {
    let last = steps.count - 1
    steps[last].isMoved = isMoved
    steps[last].focus = focus
  }

  /// Where the reader's focus is.
  public var focus: Focus? {
    guard let node else { return nil }
    return Focus(place: place, node: node, name: spokenName(of: node))
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
  mutating func tell(_ event: SessionEvent) {
    speech.take(event, at: clock, step: max(0, steps.count - 1))
  }

  /// Lets time pass, with everything that happens in it.
  mutating func pass(to time: Int) {
    while let next = timers.indices.min(by: { timers[$0].time < timers[$1].time }),
      timers[next].time <= time
    {
      let timer = timers.remove(at: next)
      happenings += 1
      guard happenings < Session.most else {
        timers = []
        complain("the app does something by itself again and again, without end")
        break
      }
      clock = max(clock, timer.time)
      speech.advance(to: clock)
      switch timer.what {
      case .event(let event): raise(event)
      case .answers(let answers): answer(answers)
      }
    }
    clock = max(clock, time)
    speech.advance(to: clock)
  }

  /// Lets time pass until nothing is spoken any more and nothing happens by itself.
  mutating func listen() {
    while let next = timers.map(\.time).min() { pass(to: max(clock, next)) }
    clock = max(clock, speech.finish())
    speech.advance(to: clock)
  }
}
