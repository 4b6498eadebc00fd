internal import ComponentSource

/// Flows with values that the source determines.
///
/// A flow is represented as a state if the source changes its value. The result of an operator on
/// flows is represented as a call of `flowOf` with these flows and the function of the operator. The
/// function runs when the flow is collected.
///
/// Source: kotlinx.coroutines, StateFlow.kt and the operators of flows.
extension ComposeFramework {
  private static let flowName = "$flow"
  /// The maximum number of flows that determine the value of a flow.
  private static let maximumFlows = 100
  /// The operators whose result has the same last value as the flow before the operator.
  private static let keepingOperators: Set<String> = [
    "asStateFlow", "asSharedFlow", "asLiveData", "asFlow", "stateIn", "shareIn", "debounce",
    "distinctUntilChanged", "onEach", "onStart", "catch", "flowOn", "conflate",
  ]

  /// The operators of flows and channels of events that pass on all events.
  private static let channelOperators: Set<String> = [
    "receiveAsFlow", "consumeAsFlow", "flowWithLifecycle", "buffer", "filterNotNull",
  ]

  /// The name of the component that represents a flow of events, which has no current value.
  static let events = "$events"

  /// Returns a flow that keeps its value as a state.
  func storedFlow(
    _ initial: SourceValue, _ call: FrameworkCall, _ evaluator: Evaluator
  ) -> SourceValue {
    let value = evaluator.remembered(initial.current, at: call.range)
    guard case .state(let key, let initial) = value else { return value }
    let flow = StateKey(owner: key.owner, path: [ComposeFramework.flowName] + key.path)
    return .state(flow, evaluator.currentValue(flow, initial))
  }

  /// Returns the value of a member of a flow.
  func flow(
    _ call: FrameworkCall, _ receiver: SourceValue, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    if receiver.component?.isEventFlow == true,
      ComposeFramework.keepingOperators.contains(call.name)
        || ComposeFramework.channelOperators.contains(call.name)
    {
      return receiver
    }
    switch call.name {
    case "collectAsState", "collectAsStateWithLifecycle", "observeAsState", "subscribeAsState":
      return collected(call, receiver, &evaluator)
    case "update", "updateAndGet", "getAndUpdate", "emit", "tryEmit", "postValue", "setValue":
      return changedFlow(call, receiver, &evaluator)
    case _ where ComposeFramework.keepingOperators.contains(call.name):
      if case .state = receiver { return receiver }
      return isFlow(receiver) || receiver.unknown != nil ? receiver : nil
    case "map", "mapLatest": return derived(from: [receiver], call, evaluator)
    case "combine": return derived(from: [receiver] + operands(of: call), call, evaluator)
    default: return nil
    }
  }

  /// Returns the flow that a call of `combine` creates from other flows.
  func combined(_ call: FrameworkCall, _ evaluator: inout Evaluator) -> SourceValue? {
    guard call.name == "combine" else { return nil }
    return derived(from: operands(of: call), call, evaluator)
  }

  private func operands(of call: FrameworkCall) -> [SourceValue] {
    (call.arguments ?? []).map(\.value).filter { $0.function == nil }
  }

  /// Returns the flow of the results of a function for the values of other flows.
  private func derived(
    from flows: [SourceValue], _ call: FrameworkCall, _ evaluator: Evaluator
  ) -> SourceValue? {
    guard let function = call.lastFunction, !flows.isEmpty, flows.allSatisfy(isFlow) else {
      return nil
    }
    let arguments = [
      ComponentArgument(label: "flows", value: .list(flows), at: call.range),
      ComponentArgument(label: "transform", value: .function(function), at: call.range),
    ]
    return .component(
      Component(
        "flowOf", arguments, at: call.range, identity: evaluator.identity(at: call.range)))
  }

  private func isFlow(_ value: SourceValue) -> Bool {
    if case .state(let key, _) = value { return key.path.first == ComposeFramework.flowName }
    return value.component?.lastName == "flowOf"
  }

  /// Returns the value of a flow, or `nil` if the flow is not created by the source.
  func flowValue(_ receiver: SourceValue, _ evaluator: inout Evaluator) -> SourceValue? {
    var budget = ComposeFramework.maximumFlows
    return flowValue(receiver, &budget, depth: 0, &evaluator)
  }

  /// Returns the value of a flow, or `nil` if too many flows determine the value.
  ///
  /// - Parameters:
  ///   - budget: The number of flows that may still be evaluated.
  ///   - depth: The number of flows that the value of this flow determines.
  private func flowValue(
    _ receiver: SourceValue, _ budget: inout Int, depth: Int, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    if case .state(let key, let initial) = receiver {
      return .state(key, evaluator.currentValue(key, initial))
    }
    guard let component = receiver.component, component.lastName == "flowOf", budget > 0,
      depth < ComposeFramework.maximumFlowDepth
    else { return nil }
    budget -= 1
    guard let function = component.value("transform")?.function,
      case .list(let flows)? = component.value("flows")
    else { return component.unlabelled.first ?? component.value("value") }
    var values: [SourceValue] = []
    for flow in flows {
      guard let value = flowValue(flow, &budget, depth: depth + 1, &evaluator) else { return nil }
      values.append(value.current)
    }
    return evaluator.call(function, values)
  }

  /// The maximum length of a chain of flows.
  private static let maximumFlowDepth = 16

  /// Returns the value of a collected flow, or the initial value if the value of the flow is
  /// unknown.
  private func collected(
    _ call: FrameworkCall, _ receiver: SourceValue, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    if let value = flowValue(receiver, &evaluator) { return value }
    let initial =
      call.argument("initial") ?? call.argument("initialValue")
      ?? call.arguments?.first { $0.label == nil && !$0.isTrailing }?.value
    if let initial { return initial }
    let name = evaluator.declaredName(at: call.range) ?? receiver.unknown?.name ?? call.name
    return .unknown(UnknownValue(.runtime, named: name, at: call.range))
  }

  /// Sets the value of a flow.
  private func changedFlow(
    _ call: FrameworkCall, _ receiver: SourceValue, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    guard case .state(let key, let initial) = receiver, isFlow(receiver) else { return nil }
    let value: SourceValue
    let old = evaluator.currentValue(key, initial)
    if let function = call.lastFunction {
      value = evaluator.call(function, [old])
    } else if let first = call.arguments?.first?.value {
      value = first
    } else {
      return nil
    }
    evaluator.set(key, to: value.current)
    switch call.name {
    case "updateAndGet": return value.current
    case "getAndUpdate": return old
    case "tryEmit": return .boolean(true)
    default: return .nothing
    }
  }
}
