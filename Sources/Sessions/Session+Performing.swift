import AccessibilityTree
public import Announcements

extension Session {
  /// Begins: the screen comes up, and the reader tells of it.
  ///
  /// - Parameter rate: Words a minute of the reader's voice.
  public mutating func begin(rate: Int = ListeningTime.standardRate) {
    guard timeline.steps.isEmpty else { return }
    timeline.start(reader, rate: rate)
    timeline.begin(nil)
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
    return settled.timeline.step(timeline.steps.count - 1)
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
      timeline.pace = .waiting
    case .listen: listen()
    case .atOnce:
      pass(to: clock + Gesture.hurry)
      timeline.pace = .hurried
      return false
    default:
      if timeline.pace == .listening { listen() }
    }
    timeline.begin(gesture)
    position.isMoved = false
    appTimeline.beginGesture()
    if let problem = carryOut(&self) { timeline.fail(problem) }
    if !gesture.isPause { timeline.pace = .listening }
    finishStep()
    return true
  }

  /// The session once the person has listened to the end, with what happens by itself meanwhile.
  public var settled: Session {
    var done = self
    done.listen()
    return done
  }

  /// Everything that was done and heard, once the person has listened to the end.
  public var record: [Step] {
    var done = self
    done.begin()
    done.listen()
    return done.timeline.record
  }

  /// What is heard from a step on if the person listens to the end, in the order of hearing: what goes on
  /// just then, what waits, and what is still to happen.
  ///
  /// - Parameter number: The index of the step, from 0, the opening of the screen.
  package func heard(since number: Int) -> [Heard] {
    guard timeline.steps.indices.contains(number) else { return [] }
    let moment = timeline.steps[number].time
    return settled.timeline.heard.filter { $0.step >= number || $0.end ?? 0 > moment }
  }

  /// How many steps there were, the opening of the screen among them.
  public var stepCount: Int { timeline.steps.count }

  /// How long all of it took, in milliseconds.
  public var duration: Int { settled.clock }

  /// Notes where focus is now, and whether it was moved since the gesture.
  private mutating func finishStep() { timeline.end(on: focus, isMoved: position.isMoved) }

  /// The stop that the reader is on.
  public var focus: Focus? {
    guard let node else { return nil }
    return Focus(index: position.index, node: nodes[node], name: spokenName(of: node))
  }

  /// What people call a node: its name, else its text, else what it is.
  func spokenName(of node: Node.Index) -> String {
    let here = screen[node]
    if !here.name.trimmed.isEmpty { return String(here.name.trimmed) }
    if let placeholder = here.placeholder, !placeholder.isEmpty { return placeholder }
    let inside = screen.visibleName(of: node)
    return inside.isEmpty ? here.role.rawValue : inside
  }
}

// MARK: Time

extension Session {
  /// Tells the reader what happens.
  ///
  /// - Parameter screen: The nodes of the event's screen, where that is another one than the current.
  mutating func tell(_ event: SessionEvent, on screen: SessionNodes? = nil) {
    timeline.tell(event, on: screen ?? nodes)
  }

  /// Records why the gesture of this step could not be done.
  mutating func complain(_ problem: String) { timeline.complain(problem) }

  /// Lets time pass, with everything that happens in it.
  mutating func pass(to time: Int) {
    while happen(until: time) {}
    timeline.advance(to: time)
  }

  /// Lets time pass between the keys or swipes of one gesture.
  mutating func pause() {
    switch timeline.pace {
    case .listening: listen()
    case .waiting, .hurried: pass(to: clock + Gesture.hurry)
    }
  }

  /// Lets time pass until nothing is spoken any more and nothing happens by itself.
  mutating func listen() {
    while let next = appTimeline.nextTime { pass(to: max(clock, next)) }
    // What is spoken takes time, in which a running app goes on; nobody listens to it for ever.
    let end = clock + Session.longestListening
    while appTimeline.app.isRunning, clock < end,
      happen(until: min(timeline.end, end)) || happen(until: nil)
    {}
    timeline.finish()
  }

  /// Milliseconds after which a person goes on, whatever an app still says by itself.
  private static let longestListening = 60_000

  /// Lets the next thing happen that happens by itself.
  ///
  /// - Parameter time: Up to when; without it, until a running app has come to rest.
  /// - Returns: Whether anything did.
  private mutating func happen(until time: Int?) -> Bool {
    let due = appTimeline.nextTime.flatMap { next in time.map { next <= $0 } ?? true ? next : nil }
    let entry = appTimeline.app.happening(until: due ?? time)
    if let failure = appTimeline.app.failure { complain(failure) }
    guard entry != nil || due != nil else { return false }
    guard appTimeline.countStep() else {
      complain("the app does something by itself again and again, without end")
      return false
    }
    if let entry {
      timeline.advance(to: entry.time)
      apply(entry.effects)
    } else if let timer = appTimeline.takeTimer() {
      timeline.advance(to: timer.time)
      switch timer.action {
      case .event(let event): raise(event)
      case .effects(let effects): apply(effects)
      }
    }
    finishStep()
    return true
  }
}
