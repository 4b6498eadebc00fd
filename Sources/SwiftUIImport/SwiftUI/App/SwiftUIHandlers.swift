internal import AccessibilityTree
internal import Announcements
internal import ComponentSource
internal import ImportSupport

/// The effects of calls in handlers, as far as they matter to a screen reader.
enum SwiftUIHandlers {
  enum Meaning {
    case effect(AppEffect)
    /// A change of a state.
    case change
    /// The sheet or screen closes.
    case dismissal
    /// The cancellation of the task with an identity.
    case cancellation(ComponentIdentity)
    /// An effect that is unknown before run time, with the source code of the effect.
    case unknown(String, SourceRange)
  }

  /// Returns what a handler's effect means for a screen reader.
  static func meaning(of effect: SourceEffect, in builder: inout ViewBuilder) -> Meaning {
    switch effect {
    case .state: return .change
    case .assignment(let names, _, _, let range):
      return .unknown(names.joined(separator: "."), range)
    case .call(let call, let receiver):
      return meaning(of: call, receiver, in: &builder)
    }
  }

  private static func meaning(
    of call: Component, _ receiver: SourceValue?, in builder: inout ViewBuilder
  ) -> Meaning {
    let name = call.lastName
    if name == SwiftUIFramework.cancellation { return .cancellation(call.identity) }
    if call.awaitsUnknownValue { return .change }
    if name == "post", case .component(let notification)? = receiver {
      let text = builder.text(notification.title, in: ViewEnvironment())
      switch notification.lastName {
      case "Announcement":
        let urgency = urgency(of: notification.title?.value, in: builder)
        return .effect(.announce(text ?? "", urgency, after: 0))
      case "ScreenChanged": return .effect(.screenChanged(nil))
      case "LayoutChanged": return .effect(.layoutChanged(nil))
      default: break
      }
    }
    if name == "post", let kind = call.value("notification")?.memberName {
      let text = builder.text(call.argument("argument"), in: ViewEnvironment())
      switch kind {
      case "announcement":
        let urgency = urgency(of: call.value("argument"), in: builder)
        return .effect(.announce(text ?? "", urgency, after: 0))
      case "screenChanged": return .effect(.screenChanged(nil))
      case "layoutChanged": return .effect(.layoutChanged(nil))
      default: break
      }
    }
    if name == "dismiss" || call.name.hasSuffix("presentationMode.wrappedValue.dismiss") {
      return .dismissal
    }
    return .unknown(call.name, call.range)
  }

  /// Returns the urgency of an announcement, which the attributes of its text set.
  ///
  /// Source: UIKit, `UIAccessibilityPriority`, and the key `accessibilitySpeechQueueAnnouncement`
  /// of `NSAttributedString`.
  private static func urgency(
    of text: SourceValue?, in builder: ViewBuilder
  ) -> AnnouncementUrgency {
    guard let text, case .component(let component) = builder.evaluator.currentValue(text) else {
      return .normal
    }
    var attributes: [(name: String, value: SourceValue)] = []
    for argument in component.arguments ?? [] {
      if let label = argument.label { attributes.append((label, argument.value)) }
    }
    if case .dictionary(let entries)? = component.value("attributes") {
      for entry in entries {
        if let name = entry.key.memberName { attributes.append((name, entry.value)) }
      }
    }
    for (name, value) in attributes {
      let value = builder.evaluator.currentValue(value)
      switch name {
      case "accessibilitySpeechAnnouncementPriority":
        switch value.memberName {
        case "high": return .high
        case "low": return .low
        default: return .normal
        }
      case "accessibilitySpeechQueueAnnouncement", "accessibilitySpeechAnnouncementsQueued":
        if case .boolean(true) = value { return .queued }
      default: break
      }
    }
    return .normal
  }

  /// Returns how a call, such as `Task`, changes the time at which effects of a handler happen.
  static func timing(of call: Component, in evaluator: Evaluator) -> CallTiming? {
    let block = call.arguments?.last { $0.value.function != nil }?.value.function
    switch call.name {
    case SwiftUIFramework.cancellation: return .cancellation(of: call.identity)
    case "Task", "Task.detached", "DispatchQueue.main.async":
      return block.map { .task($0, after: 0) }
    case "MainActor.run", "DispatchQueue.main.sync": return block.map { .block($0) }
    case "DispatchQueue.main.asyncAfter":
      let delay = call.argument("deadline").flatMap {
        evaluator.milliseconds(of: $0, unit: 1_000)
      }
      return block.map { .task($0, after: delay) }
    case "Timer.scheduledTimer":
      guard case .boolean(false)? = call.value("repeats") else { return nil }
      let delay = call.argument("withTimeInterval").flatMap {
        evaluator.milliseconds(of: $0, unit: 1_000)
      }
      return block.map { .task($0, after: delay) }
    case "Task.sleep":
      let argument = call.arguments?.first
      let unit = argument?.label == "nanoseconds" ? 0.000_001 : 1_000
      return .pause(argument.flatMap { evaluator.milliseconds(of: $0, unit: unit) })
    default: return nil
    }
  }

  /// Returns diagnostics for calls in a screen's handlers that have unknown effects before run
  /// time.
  static func diagnostics(of running: SwiftUIRunningScreen) -> [ImportDiagnostic] {
    var collector = DiagnosticCollector()
    let observed = running.builder.observed
    let ofChanges = Set(observed.map(\.identity))
    let ofViews =
      running.builder.appearing.filter { !ofChanges.contains($0.identity) }.map(\.action)
      + observed.map(\.action)
    report(ofViews, of: running, in: &collector)
    for index in running.screen.preorder.map(\.index) {
      guard let behaviour = running.behaviours[index] else { continue }
      let handlers =
        [
          behaviour.activation, behaviour.increment, behaviour.decrement, behaviour.adjustment,
          behaviour.escape, behaviour.magicTap, behaviour.deletion?.handler, behaviour.longPress,
        ].compactMap { $0 }
        + behaviour.actions.compactMap { $0 } + behaviour.submit
      report(handlers, of: running, in: &collector)
      if let binding = behaviour.binding {
        for value in entered(by: index, in: running) {
          report(running, in: &collector) {
            $0.timeline(editing: binding, to: value, timing: timing)
          }
        }
      }
      let navigation = running.builder.navigation
      if let value = behaviour.linkedValue, navigation.isInStack,
        navigation.destination(of: value) == nil
      {
        let node = running.screen[index]
        collector.record(.noDestination, node.label?.text, at: node.position)
      }
      for unknown in behaviour.unknownHandlers {
        collector.record(
          .unknownCall(unknown.name), at: running.builder.position(of: unknown.range))
      }
    }
    return collector.diagnostics
  }

  /// Returns the values to which a user can set a control's state.
  private static func entered(
    by index: Node.Index, in running: SwiftUIRunningScreen
  ) -> [SourceValue] {
    let node = running.screen[index]
    let behaviour = running.behaviours[index] ?? ViewBehaviour()
    if !behaviour.options.isEmpty { return behaviour.options.map(\.value) }
    guard node.value?.checked == nil, node.states.expanded == nil else {
      return [.boolean(true), .boolean(false)]
    }
    let name = behaviour.binding?.path.last ?? ""
    return [.unknown(UnknownValue(.runtime, named: name, at: running.root.range))]
  }

  private static func report(
    _ handlers: [SourceFunction], of running: SwiftUIRunningScreen,
    in collector: inout DiagnosticCollector
  ) {
    for handler in handlers {
      report(running, in: &collector) { $0.timeline(of: handler, timing: timing) }
    }
  }

  private static func report(
    _ running: SwiftUIRunningScreen, in collector: inout DiagnosticCollector,
    _ timeline: (inout Evaluator) -> [TimedEffect]
  ) {
    var builder = running.builder
    builder.evaluator.resetBudget()
    for timed in timeline(&builder.evaluator) {
      guard case .unknown(let name, let range) = meaning(of: timed.effect, in: &builder) else {
        continue
      }
      collector.record(.unknownCall(name), at: builder.position(of: range))
    }
  }
}

extension DiagnosticSentence {
  fileprivate static func unknownCall(_ name: String) -> DiagnosticSentence {
    repeated(
      .notComputed, "A handler calls or sets “{}”, whose effect is only known at run time", name)
  }
}
