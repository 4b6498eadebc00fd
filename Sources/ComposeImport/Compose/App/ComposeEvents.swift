internal import ComponentSource

/// The functions that receive the events of flows and channels: `viewModel.events.collect { … }`.
///
/// Source: kotlinx.coroutines, SharedFlow.kt and Channel.kt: a collector receives each event at
/// once, and collects until it is cancelled.
struct ComposeEvents: Sendable {
  private struct Collector: Sendable {
    /// The identity of the flow or channel.
    var flow: ComponentIdentity
    var function: SourceFunction
    /// The identity of the composable whose effect collects, or `nil` for a callback.
    var owner: ComponentIdentity?
  }

  private var collectors: [Collector] = []
  /// The number of events whose collectors are running.
  var depth = 0
  /// The number of calls of collectors for one event, including the events that collectors send.
  var calls = 0

  static let maximumDepth = 8
  static let maximumCalls = 100

  /// Adds the collector of an effect, and returns whether the effect collects events.
  mutating func add(_ effect: SourceEffect, launchedBy owner: ComponentIdentity?) -> Bool {
    guard case .call(let call, let receiver) = effect, call.collects,
      let flow = receiver?.eventFlow, let function = call.arguments?.last?.value.function
    else { return false }
    collectors.append(Collector(flow: flow, function: function, owner: owner))
    return true
  }

  /// Removes the collectors of the effects of a composable.
  mutating func cancel(launchedBy owner: ComponentIdentity) {
    collectors.removeAll { $0.owner == owner }
  }

  /// Returns the functions that receive the event of an effect, or `nil` if the effect sends no
  /// event or nothing collects the events of the flow.
  func receivers(
    of effect: SourceEffect
  ) -> [(function: SourceFunction, owner: ComponentIdentity?)]? {
    guard case .call(let call, let receiver) = effect, call.sends, let flow = receiver?.eventFlow
    else { return nil }
    let found = collectors.filter { $0.flow == flow }
    return found.isEmpty ? nil : found.map { ($0.function, $0.owner) }
  }
}

extension Component {
  /// Whether the component is a flow or channel of events without an operator that changes them.
  var isEventFlow: Bool { name == ComposeFramework.events && modifiers.isEmpty }

  fileprivate var collects: Bool { ["collect", "collectLatest"].contains(lastMember) }

  fileprivate var sends: Bool {
    ["send", "trySend", "emit", "tryEmit", "trySendBlocking"].contains(lastMember)
  }
}

extension SourceValue {
  /// The identity of the flow of events, or `nil` for other values.
  fileprivate var eventFlow: ComponentIdentity? {
    guard let component = current.component, component.isEventFlow else { return nil }
    return component.identity
  }
}

extension ComposeApp {
  /// Runs the functions that receive the event of an effect, or returns `nil` if no such function is
  /// known.
  mutating func deliver(_ effect: SourceEffect) -> ComposeResponse? {
    guard case .call(let call, _) = effect, let receivers = events.receivers(of: effect),
      events.depth < ComposeEvents.maximumDepth
    else { return nil }
    let values = (call.arguments ?? []).prefix(1).map(\.value.current)
    events.depth += 1
    defer {
      events.depth -= 1
      if events.depth == 0 { events.calls = 0 }
    }
    var response = ComposeResponse()
    for (function, owner) in receivers where events.calls < ComposeEvents.maximumCalls {
      events.calls += 1
      response.append(run(function, values, launchedBy: owner))
    }
    return response
  }

  /// Returns the collectors in the effects of the composition.
  ///
  /// The evaluator keeps its states.
  func collectors(in builder: ComposeBuilder) -> ComposeEvents {
    var result = ComposeEvents()
    for (function, owner, _) in builder.mounted {
      var evaluator = builder.evaluator
      evaluator.resetBudget()
      for timed in evaluator.timeline(of: function, timing: ComposeResponse.timing) {
        _ = result.add(timed.effect, launchedBy: owner)
      }
    }
    return result
  }
}
