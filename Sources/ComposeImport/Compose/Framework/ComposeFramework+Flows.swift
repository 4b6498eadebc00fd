internal import ComponentSource

/// Flows with values that the source determines.
///
/// A flow is represented as a state if the source changes its value. The result of an operator on
/// flows is represented as a call of `flowOf` with the current value.
///
/// Source: kotlinx.coroutines, StateFlow.kt and the operators of flows.
extension ComposeFramework {
  private static let flowName = "$flow"
  /// The operators whose result has the same last value as the flow before the operator.
  private static let keepingOperators: Set<String> = [
    "asStateFlow", "asSharedFlow", "asLiveData", "asFlow", "stateIn", "shareIn", "debounce",
    "distinctUntilChanged", "onEach", "onStart", "catch", "flowOn", "conflate",
  ]

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
    switch call.name {
    case "collectAsState", "collectAsStateWithLifecycle", "observeAsState", "subscribeAsState":
      return collected(call, receiver, evaluator)
    case "update", "updateAndGet", "getAndUpdate", "emit", "tryEmit", "postValue", "setValue":
      return changedFlow(call, receiver, &evaluator)
    case _ where ComposeFramework.keepingOperators.contains(call.name):
      return flowValue(receiver) == nil && receiver.unknown == nil ? nil : receiver
    case "map", "mapLatest":
      guard isFlow(receiver), let value = flowValue(receiver), let function = call.lastFunction
      else { return nil }
      return derived(evaluator.call(function, [value.current]), call, evaluator)
    case "combine":
      return combination([receiver] + operands(of: call), call, &evaluator)
    default: return nil
    }
  }

  /// Returns the flow that a call of `combine` creates from other flows.
  func combined(_ call: FrameworkCall, _ evaluator: inout Evaluator) -> SourceValue? {
    guard call.name == "combine" else { return nil }
    return combination(operands(of: call), call, &evaluator)
  }

  private func operands(of call: FrameworkCall) -> [SourceValue] {
    (call.arguments ?? []).map(\.value).filter { $0.function == nil }
  }

  private func combination(
    _ flows: [SourceValue], _ call: FrameworkCall, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    let values = flows.filter(isFlow).compactMap { flowValue($0)?.current }
    guard values.count == flows.count, !values.isEmpty, let function = call.lastFunction else {
      return nil
    }
    return derived(evaluator.call(function, values), call, evaluator)
  }

  private func derived(
    _ value: SourceValue, _ call: FrameworkCall, _ evaluator: Evaluator
  ) -> SourceValue {
    let argument = ComponentArgument(label: nil, value: value, at: call.range)
    return .component(
      Component(
        "flowOf", [argument], at: call.range, identity: evaluator.identity(at: call.range)))
  }

  private func isFlow(_ value: SourceValue) -> Bool {
    if case .state(let key, _) = value { return key.path.first == ComposeFramework.flowName }
    return value.component?.lastName == "flowOf"
  }

  /// Returns the value of a flow, or `nil` if the flow is not created by the source.
  func flowValue(_ receiver: SourceValue) -> SourceValue? {
    if case .state = receiver { return receiver }
    guard let component = receiver.component, component.lastName == "flowOf" else { return nil }
    return component.unlabelled.first ?? component.value("value")
  }

  /// Returns the value of a collected flow, or the initial value if the value of the flow is
  /// unknown.
  private func collected(
    _ call: FrameworkCall, _ receiver: SourceValue, _ evaluator: Evaluator
  ) -> SourceValue? {
    if let value = flowValue(receiver) { return value }
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
