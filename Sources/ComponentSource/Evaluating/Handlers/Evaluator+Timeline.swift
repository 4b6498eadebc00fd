/// An effect of a handler with its time.
package struct TimedEffect: Sendable {
  /// The milliseconds since the handler was called.
  package var delay: Int
  package var effect: SourceEffect
  /// The rest of the handler after an effect that suspends the handler until the app resumes it.
  package var rest: SuspendedHandler?
  /// The identity of the task that has the effect, or `nil` for an effect of the handler itself.
  package var task: ComponentIdentity?

  package init(
    delay: Int, effect: SourceEffect, rest: SuspendedHandler? = nil, task: ComponentIdentity? = nil
  ) {
    (self.delay, self.effect, self.rest, self.task) = (delay, effect, rest, task)
  }
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
  /// The call runs a block concurrently with the handler. The block begins after some milliseconds;
  /// the number is `nil` if the time is unknown.
  case task(SourceFunction, after: Int?)
  /// A block runs when the task with the given identity ends.
  case completion(SourceFunction, of: ComponentIdentity)
  /// The task with the given identity ends, and its later effects do not happen.
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
  ///   - timing: Returns how a call changes the time of later effects, or `nil` if it does not
  ///     change the time.
  package mutating func timeline(
    of function: SourceFunction, _ arguments: [SourceValue] = [], keepsSuspended: Bool = false,
    timing: (Component, Evaluator) -> CallTiming?
  ) -> [TimedEffect] {
    let rest = keepsSuspended ? SuspendedHandler(function, arguments, self) : nil
    return timeline(timing, rest) { $0.run(function, arguments) }
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
    of effects: (inout Evaluator) -> [SourceEffect]
  ) -> [TimedEffect] {
    let before = states
    var timed: [TimedEffect] = []
    var ends: [ComponentIdentity: Int] = [:]
    _ = add(effects(&self), of: rest, in: nil, from: 0, to: &timed, &ends, depth: 0, timing)
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
  ///   - task: The task that runs the block, or `nil` for the handler itself.
  ///   - ends: The times at which tasks end, by their identity.
  private mutating func add(
    _ effects: [SourceEffect], of rest: SuspendedHandler?, in task: ComponentIdentity?,
    from start: Int, to timed: inout [TimedEffect], _ ends: inout [ComponentIdentity: Int],
    depth: Int, _ timing: (Component, Evaluator) -> CallTiming?
  ) -> Int? {
    var time = start
    for (index, effect) in effects.enumerated() {
      guard case .call(let call, _) = effect, depth < Evaluator.blockDepthLimit,
        let own = timing(call, self)
      else {
        timed.append(TimedEffect(delay: time, effect: effect, task: task))
        continue
      }
      switch own {
      case .pause(let pause):
        guard let pause else {
          if index < effects.count - 1 {
            timed.append(TimedEffect(delay: time, effect: effect, task: task))
          }
          return nil
        }
        time = Evaluator.later(time, by: pause)
      case .suspension(let pause):
        timed.append(TimedEffect(delay: time, effect: effect, rest: rest, task: task))
        guard rest == nil, let pause else { return nil }
        time = Evaluator.later(time, by: pause)
      case .block(let block):
        guard
          let end = add(
            run(block), of: nil, in: task, from: time, to: &timed, &ends, depth: depth + 1, timing)
        else { return nil }
        time = end
      case .task(let block, let delay):
        guard let delay else {
          timed.append(TimedEffect(delay: time, effect: effect, task: task))
          continue
        }
        let kept = rest == nil ? nil : SuspendedHandler(block, [], self)
        ends[call.identity] = add(
          run(block), of: kept, in: call.identity, from: Evaluator.later(time, by: delay),
          to: &timed, &ends, depth: depth + 1, timing)
      case .completion(let block, let ended):
        guard let end = ends[ended] else {
          timed.append(TimedEffect(delay: time, effect: effect, task: task))
          continue
        }
        _ = add(
          run(block), of: nil, in: nil, from: max(time, end), to: &timed, &ends, depth: depth + 1,
          timing)
      case .cancellation(let cancelled):
        timed.removeAll { $0.task == cancelled && $0.delay >= time }
        timed.append(TimedEffect(delay: time, effect: effect, task: task))
      }
    }
    return time
  }

  private static func later(_ time: Int, by delay: Int) -> Int {
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
