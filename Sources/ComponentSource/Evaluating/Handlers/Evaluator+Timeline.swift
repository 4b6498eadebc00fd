/// An effect of a handler with its time.
package struct TimedEffect: Sendable {
  /// The milliseconds since the handler was called.
  package var delay: Int
  package var effect: SourceEffect
  /// The rest of the handler after an effect that suspends the handler until the app resumes it.
  package var rest: SuspendedHandler?
  /// The identities of the task that has the effect and of the tasks around it that are cancelled
  /// together with it, or an empty list for an effect of the handler itself.
  var tasks: [ComponentIdentity]
  /// The end of a task, if the effect belongs to a block that runs when the task ends.
  var completion: TaskEnd?

  package init(delay: Int, effect: SourceEffect) {
    self.init(delay: delay, effect: effect, rest: nil, tasks: [], completion: nil)
  }

  init(
    delay: Int, effect: SourceEffect, rest: SuspendedHandler?, tasks: [ComponentIdentity],
    completion: TaskEnd?
  ) {
    (self.delay, self.effect, self.rest) = (delay, effect, rest)
    (self.tasks, self.completion) = (tasks, completion)
  }

  /// Whether the effect happens after another effect of the same handler or of a task around it.
  package func follows(_ other: TimedEffect) -> Bool {
    other.tasks.first.map(tasks.contains) ?? true
  }

  /// Whether the effect belongs to a block that runs when a task ends, and the task would end after
  /// a time without its cancellation.
  func completes(_ task: ComponentIdentity, after time: Int) -> Bool {
    guard let completion else { return false }
    return completion.tasks.contains(task) && completion.time > time
  }

  /// Returns the effect with its time if the task of its ``completion`` ends at another time.
  func completed(at time: Int) -> TimedEffect {
    var own = self
    own.delay = Evaluator.later(time, by: delay - (completion?.time ?? 0))
    own.completion = nil
    return own
  }
}

extension SourceEffect {
  /// Returns the effect with its time, its task and the end of the task that causes it.
  fileprivate func timed(
    _ delay: Int, _ tasks: [ComponentIdentity], _ completion: TaskEnd?
  ) -> TimedEffect {
    TimedEffect(delay: delay, effect: self, rest: nil, tasks: tasks, completion: completion)
  }
}

/// The end of a task.
struct TaskEnd: Sendable {
  /// The milliseconds since the handler was called, at which the task ends.
  var time: Int
  /// The identities of the task and of the tasks around it that are cancelled together with it.
  var tasks: [ComponentIdentity]
}

/// The influence of a call on the time of the effects that follow the call.
package enum CallTiming: Sendable {
  /// The handler continues after some milliseconds; the number is `nil` if it is unknown.
  case pause(Int?)
  /// The call has an effect, and the handler continues after some milliseconds. The number is `nil`
  /// if the time is unknown.
  ///
  /// If suspended handlers are kept, the handler continues when the app resumes it instead.
  case suspension(Int?)
  /// The call runs a block, and the handler continues after the block.
  case block(SourceFunction)
  /// The call runs a block concurrently with the handler. The block begins after some milliseconds,
  /// or after an unknown time if the number is `nil`.
  ///
  /// If the call has no receiver and the task can be a child, the task is cancelled together with
  /// the task that contains the call.
  case task(SourceFunction, after: Int?, canBeChild: Bool = false)
  /// A block runs when the task with an identity ends.
  case completion(SourceFunction, of: ComponentIdentity)
  /// The task with an identity ends, and its later effects and those of its children do not happen.
  ///
  /// The blocks that wait for the end of the tasks run.
  case cancellation(of: ComponentIdentity)
}

extension Evaluator {
  /// The maximum nesting depth of blocks.
  private static let blockDepthLimit = 8

  /// Returns the effects of a handler with their times, in the order in which they happen.
  ///
  /// The states keep their values until ``apply(_:)`` changes them. Effects after an unknown time
  /// are left out. In their place, the result contains the waiting call, so that the framework can
  /// report the call.
  ///
  /// - Parameters:
  ///   - keepsSuspended: Whether each suspension keeps the rest of the handler, so that the app can
  ///     resume it.
  ///   - owner: The identity with which the app can cancel the effects of the handler, except those
  ///     of tasks that are not its children.
  ///   - timing: Returns how a call changes the time of later effects, or `nil` if it does not
  ///     change the time.
  package mutating func timeline(
    of function: SourceFunction, _ arguments: [SourceValue] = [], keepsSuspended: Bool = false,
    launchedBy owner: ComponentIdentity? = nil, timing: (Component, Evaluator) -> CallTiming?
  ) -> [TimedEffect] {
    let tasks = owner.map { [$0] } ?? []
    let rest = keepsSuspended ? SuspendedHandler(function, arguments, self, in: tasks) : nil
    return timeline(timing, rest, in: tasks) { $0.run(function, arguments) }
  }

  /// Returns the effects of editing a control, including those of the observers of its property.
  package mutating func timeline(
    editing state: StateKey, to value: SourceValue,
    timing: (Component, Evaluator) -> CallTiming?
  ) -> [TimedEffect] {
    timeline(timing, nil) { $0.edit(state, to: value) }
  }

  mutating func timeline(
    _ timing: (Component, Evaluator) -> CallTiming?, _ rest: SuspendedHandler?,
    in tasks: [ComponentIdentity] = [], of effects: (inout Evaluator) -> [SourceEffect]
  ) -> [TimedEffect] {
    let before = states
    var timed: [TimedEffect] = []
    var ends: [ComponentIdentity: TaskEnd] = [:]
    _ = add(
      effects(&self), of: rest, in: tasks, completing: nil, from: 0, to: &timed, &ends, depth: 0,
      timing)
    states = before
    // The sort keeps the order of effects with the same time.
    return timed.indices.sorted { (timed[$0].delay, $0) < (timed[$1].delay, $1) }
      .map { timed[$0] }
  }

  /// Adds the effects of a block, and returns the time at which the block ends, or `nil` if that
  /// time is unknown.
  ///
  /// - Parameters:
  ///   - rest: The handler that contains the block, if the handler is kept when a call suspends it.
  ///   - tasks: The task that runs the block, and the tasks whose child it is.
  ///   - completion: The end of the task that causes the block to run, if any.
  ///   - ends: The ends of tasks, by the identity of the task.
  private mutating func add(
    _ effects: [SourceEffect], of rest: SuspendedHandler?, in tasks: [ComponentIdentity],
    completing completion: TaskEnd?, from start: Int, to timed: inout [TimedEffect],
    _ ends: inout [ComponentIdentity: TaskEnd], depth: Int,
    _ timing: (Component, Evaluator) -> CallTiming?
  ) -> Int? {
    var time = start
    for (index, effect) in effects.enumerated() {
      guard case .call(let call, let receiver) = effect, depth < Evaluator.blockDepthLimit,
        let own = timing(call, self)
      else {
        timed.append(effect.timed(time, tasks, completion))
        if case .call(let call, _) = effect, call.waitsForUnknownTime { return nil }
        continue
      }
      switch own {
      case .pause(let pause):
        guard let pause else {
          if index < effects.count - 1 {
            timed.append(effect.timed(time, tasks, completion))
          }
          return nil
        }
        time = Evaluator.later(time, by: pause)
      case .suspension(let pause):
        timed.append(
          TimedEffect(
            delay: time, effect: effect, rest: rest, tasks: tasks, completion: completion))
        guard rest == nil, let pause else { return nil }
        time = Evaluator.later(time, by: pause)
      case .block(let block):
        guard
          let end = add(
            run(block), of: nil, in: tasks, completing: completion, from: time, to: &timed, &ends,
            depth: depth + 1, timing)
        else { return nil }
        time = end
      case .task(let block, let delay, let canBeChild):
        guard let delay else {
          timed.append(effect.timed(time, tasks, completion))
          continue
        }
        let outer: [ComponentIdentity] = canBeChild && receiver == nil ? tasks : []
        let inner = [call.identity] + outer
        let kept = rest == nil ? nil : SuspendedHandler(block, [], self, in: inner)
        let end = add(
          run(block), of: kept, in: inner, completing: completion,
          from: Evaluator.later(time, by: delay), to: &timed, &ends, depth: depth + 1, timing)
        // A task ends only when its children have ended.
        let last = ends.values.filter { $0.tasks.contains(call.identity) }.map(\.time).max() ?? 0
        ends[call.identity] = end.map { TaskEnd(time: max($0, last), tasks: inner) }
      case .completion(let block, let ended):
        guard var end = ends[ended] else {
          timed.append(effect.timed(time, tasks, completion))
          continue
        }
        end.time = max(time, end.time)
        _ = add(
          run(block), of: nil, in: [], completing: end, from: end.time, to: &timed, &ends,
          depth: depth + 1, timing)
      case .cancellation(let cancelled):
        Evaluator.cancel(cancelled, at: time, in: &timed, &ends)
        timed.append(effect.timed(time, tasks, completion))
      }
    }
    return time
  }

  /// Removes the later effects of a task and its children, and lets the blocks that wait for their
  /// end run at the time of the cancellation.
  private static func cancel(
    _ task: ComponentIdentity, at time: Int, in timed: inout [TimedEffect],
    _ ends: inout [ComponentIdentity: TaskEnd]
  ) {
    timed.removeAll { $0.tasks.contains(task) && $0.delay >= time }
    let completing = timed.filter { $0.completes(task, after: time) }
    timed.removeAll { $0.completes(task, after: time) }
    timed += completing.map { $0.completed(at: time) }
    for (own, end) in ends where end.tasks.contains(task) && end.time > time {
      ends[own]?.time = time
    }
  }

  fileprivate static func later(_ time: Int, by delay: Int) -> Int {
    let (sum, overflows) = time.addingReportingOverflow(max(0, delay))
    return overflows ? .max : sum
  }

  /// Changes a state, if the effect is such a change.
  package mutating func apply(_ effect: SourceEffect) {
    if case .state(let key, let value) = effect { set(key, to: value) }
  }

  /// Returns the number of milliseconds in an argument, or `nil` if the argument contains no time.
  ///
  /// - Parameter unit: The number of milliseconds in one unit, for an argument without a unit.
  package func milliseconds(of argument: ComponentArgument, unit: Double) -> Int? {
    switch argument.value {
    case .integer(let number): return Evaluator.whole(Double(number) * unit)
    case .number(let number): return Evaluator.whole(number * unit)
    default: break
    }
    var text = project.excerpt(argument.range).filter { $0 != " " && $0 != "_" }[...]
    // A deadline of a dispatch queue begins with one of these texts.
    for start in [".now()+", "DispatchTime.now()+"] where text.hasPrefix(start) {
      text = text.dropFirst(start.count)
    }
    let units: [(name: String, milliseconds: Double)] = [
      ("milliseconds", 1), ("seconds", 1_000), ("minutes", 60_000), ("microseconds", 0.001),
      ("nanoseconds", 0.000_001),
    ]
    for unit in units {
      let call = ".\(unit.name)("
      if let start = text.firstRange(of: call), text.hasSuffix(")") {
        return Double(text[start.upperBound...].dropLast()).flatMap {
          Evaluator.whole($0 * unit.milliseconds)
        }
      }
      if text.hasSuffix(".\(unit.name)") {
        return Double(text.dropLast(unit.name.count + 1)).flatMap {
          Evaluator.whole($0 * unit.milliseconds)
        }
      }
    }
    return Double(text.last == "L" ? text.dropLast() : text).flatMap {
      Evaluator.whole($0 * unit)
    }
  }

  private static func whole(_ number: Double) -> Int? {
    number.isFinite && abs(number) < 1e12 ? Int(number.rounded()) : nil
  }
}
