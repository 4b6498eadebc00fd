import AccessibilityTree
public import Announcements

extension Session {
  /// Opens the screen and announces it.
  ///
  /// ``perform(_:)`` calls this method if the screen is not open yet.
  ///
  /// - Parameter rate: The speed of the reader's voice, in words a minute.
  public mutating func begin(rate: Int = ListeningTime.standardRate) {
    guard timeline.steps.isEmpty else { return }
    timeline.start(reader, rate: rate)
    timeline.begin(nil)
    opened(as: .replacing, isFirst: true)
    finishStep()
  }

  /// Performs a gesture and returns its step.
  ///
  /// The person listens to all speech before the next gesture. After ``Gesture/atOnce`` and
  /// ``Gesture/wait(_:)``, the next gesture may begin while the reader is still speaking.
  ///
  /// - Parameter gesture: What the person does.
  /// - Returns: The step, with everything that the person hears by listening to all speech.
  @discardableResult
  public mutating func perform(_ gesture: Gesture) -> Step {
    perform(gesture) { $0.carryOut(gesture) }
  }

  /// Performs a gesture without computing the speech that follows.
  ///
  /// To compute the speech, a live app would have to run until all speech has ended. The app would
  /// then be ahead of a person who continues before the end of the speech. Read the result from
  /// ``record`` at the end.
  ///
  /// - Parameter gesture: What the person does.
  package mutating func performWithoutResult(_ gesture: Gesture) {
    run(gesture) { $0.carryOut(gesture) }
  }

  /// Touches the stop at an index, even if other stops have the same name.
  @discardableResult
  package mutating func touch(stop target: Int) -> Step {
    let name = (0..<walk.count).contains(target) ? spokenName(of: walk.node(at: target)) : ""
    return perform(.touch(name)) { session in
      session.report(.touched)
      return session.focusStop(at: target) ? nil : "there is no such stop"
    }
  }

  /// Touches a node, even if other nodes have its name, without computing the speech that follows.
  package mutating func touchWithoutResult(_ target: SessionNode) {
    let name = nodes.index(of: target).map { spokenName(of: $0) } ?? ""
    run(.touch(name)) { session in
      session.report(.touched)
      let isTouched = session.nodes.index(of: target).map { session.touch($0) } == true
      return isTouched ? nil : "the reader does not stop at “\(name)”"
    }
  }

  private mutating func perform(
    _ gesture: Gesture, by carryOut: (inout Session) -> String?
  ) -> Step {
    guard run(gesture, by: carryOut) else { return Step(gesture: gesture, time: clock) }
    return afterListening.timeline.step(timeline.steps.count - 1)
  }

  /// Performs a gesture; returns whether the gesture begins a new step.
  @discardableResult
  private mutating func run(_ gesture: Gesture, by carryOut: (inout Session) -> String?) -> Bool {
    begin()
    switch gesture {
    case .wait(let time):
      appTimeline.app.setWaiting(waitsInRealTime)
      advance(to: clock + time)
      appTimeline.app.setWaiting(false)
      timeline.pace = .waiting
    case .listen: listen()
    case .atOnce:
      advance(to: clock + Gesture.hurry)
      timeline.pace = .hurried
      return false
    default:
      if timeline.pace == .listening { listen() }
    }
    timeline.begin(gesture)
    position.isMoved = false
    appTimeline.beginGesture()
    if let problem = carryOut(&self) { timeline.replaceProblem(problem) }
    if !gesture.isPause { timeline.pace = .listening }
    finishStep()
    return true
  }

  /// A copy of the session, after the person has listened until all speech ended.
  package var afterListening: Session {
    var done = self
    done.listen()
    return done
  }

  /// All steps, each with everything that the person hears by listening until all speech ends.
  public var record: [Step] {
    var done = self
    done.begin()
    done.listen()
    return done.timeline.record
  }

  /// Returns everything that is heard from the beginning of a step, if the person listens until all
  /// speech ends.
  ///
  /// The result includes speech that was still in progress when the step began.
  ///
  /// - Parameter number: The index of the step; 0 is the opening of the screen.
  package func heard(since number: Int) -> [SpeechLogEntry] {
    guard timeline.steps.indices.contains(number) else { return [] }
    let moment = timeline.steps[number].time
    return afterListening.timeline.heard.filter { $0.step >= number || $0.end ?? 0 > moment }
  }

  /// The number of steps, including the opening of the screen.
  package var stepCount: Int { timeline.steps.count }

  /// The time at which all speech of the session has ended, in milliseconds since the screen was
  /// opened.
  package var duration: Int { afterListening.clock }

  private mutating func finishStep() { timeline.end(on: focus, isMoved: position.isMoved) }

  /// The focused stop.
  public var focus: Focus? {
    guard let node else { return nil }
    let name = givenName(of: node)
    return Focus(
      index: position.index, node: nodes[node], name: name ?? screen[node].role.rawValue,
      isNamed: name != nil)
  }

  /// Returns the words by which messages name a node.
  ///
  /// The result is the first of these that exists: the name of the node, its placeholder, the text
  /// inside the node, its role.
  func spokenName(of node: Node.Index) -> String {
    givenName(of: node) ?? screen[node].role.rawValue
  }

  private func givenName(of node: Node.Index) -> String? {
    let here = screen[node]
    if !here.name.trimmed.isEmpty { return String(here.name.trimmed) }
    if let placeholder = here.placeholder, !placeholder.isEmpty { return placeholder }
    // A control inside a row is a separate stop, so its text is not part of the row's name.
    let stops = stopIndex(of: node) == nil ? [] : Set((0..<walk.count).map { walk.node(at: $0) })
    let inside = screen.visibleName(of: node, excluding: stops)
    return inside.isEmpty ? nil : inside
  }
}

// MARK: Time

extension Session {
  /// Reports an event to the reader.
  ///
  /// - Parameter screen: The session's nodes on the screen where the event happened; `nil` for the
  ///   current screen.
  mutating func report(_ event: SessionEvent, on screen: SessionNodes? = nil) {
    for stop in event.focusedStops {
      windows.record(nodes[stop.node])
      position.dialog = dialog(around: stop.node).map { nodes[$0] }
    }
    timeline.report(event, on: screen ?? nodes)
  }

  mutating func recordProblem(_ problem: String) { timeline.recordProblem(problem) }

  /// Advances the clock and runs all timers and app events that are due.
  mutating func advance(to time: Int) {
    while runNextEvent(until: time) {}
    timeline.advance(to: time)
  }

  /// Advances the clock between the keys or swipes of one gesture.
  mutating func pause() {
    switch timeline.pace {
    case .listening: listen()
    case .waiting, .hurried: advance(to: clock + Gesture.hurry)
    }
  }

  /// Advances the clock until all speech has ended and no timer or app event is due.
  mutating func listen() {
    // A live app keeps running until the speech ends. Such an app may cause speech without end, so
    // the person stops listening after a minute.
    let isLive = appTimeline.app.isRunning
    let end = isLive ? clock + Session.longestListening : .max
    while clock < end, !isOutOfTime(),
      isLive && runNextEvent(until: min(timeline.end, end)) || runNextEvent(until: nil)
    {}
    timeline.finish()
  }

  /// The maximum time that a person listens to a live app, in milliseconds.
  private static let longestListening = 60_000

  /// Runs the next timer or app event.
  ///
  /// - Parameter time: The latest time at which a timer or event may be due. `nil` means no limit.
  /// - Returns: Whether a timer or event was run.
  private mutating func runNextEvent(until time: Int?) -> Bool {
    let due = appTimeline.nextTime.flatMap { next in time.map { next <= $0 } ?? true ? next : nil }
    let entry = appTimeline.app.nextEntry(until: due ?? time, on: screen, for: platform)
    if let failure = appTimeline.app.failure { recordProblem(failure) }
    guard entry != nil || due != nil else { return false }
    guard appTimeline.countStep() else {
      recordProblem("the app’s timers trigger each other without end")
      return false
    }
    if let entry {
      timeline.advance(to: entry.time)
      if let event = entry.event {
        timeline.log(.event(event, at: nil, isAnswered: !entry.effects.isEmpty))
      }
      apply(entry.effects)
    } else if let timer = appTimeline.removeNextTimer() {
      timeline.advance(to: timer.time)
      apply(timer.effects)
    }
    finishStep()
    return true
  }
}
