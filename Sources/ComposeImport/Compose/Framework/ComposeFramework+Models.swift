internal import ComponentSource

/// View models and the flows that they hold.
extension ComposeFramework {
  /// The functions that return the view model of a screen.
  ///
  /// Source: androidx.lifecycle.viewmodel.compose, ViewModel.kt; androidx.hilt.navigation.compose,
  /// HiltViewModel.kt; Koin, koin-androidx-compose.
  private static let providers: Set<String> = ["viewModel", "hiltViewModel", "koinViewModel"]

  /// Returns the view model that a call names or makes: `viewModel<Model>()`, `viewModel { Model() }`.
  func model(_ call: FrameworkCall, in evaluator: inout Evaluator) -> SourceValue? {
    guard ComposeFramework.providers.contains(call.name) else { return nil }
    if let maker = call.lastFunction { return evaluator.call(maker).current }
    guard let name = call.types.first?.name,
      let type = evaluator.project.type(named: name, file: call.range.file)
    else { return nil }
    return evaluator.sharedInstance(of: type)
  }

  func returnsInstance(_ call: Component) -> Bool {
    call.arguments != nil && call.modifiers.isEmpty
      && ComposeFramework.providers.contains(call.lastName)
  }

  /// The beginning of the path of a state that is a flow, whose functions take the whole value.
  private static let flowMark = "flow "

  /// Returns the state of a flow or of live data.
  func flow(_ value: SourceValue, _ evaluator: Evaluator) -> SourceValue {
    guard case .state(let key, let initial) = value, let name = key.path.first else { return value }
    let own = StateKey(owner: key.owner, path: [ComposeFramework.flowMark + name])
    return .state(own, evaluator.currentValue(own, initial))
  }

  /// Returns the value of a flow that the source makes itself.
  func flowValue(_ receiver: SourceValue, _ evaluator: Evaluator) -> SourceValue? {
    switch receiver {
    case .state(let key, let initial)
    where key.path.first?.hasPrefix(ComposeFramework.flowMark) == true:
      return evaluator.currentValue(key, initial)
    case .component(let component) where component.lastName == "flowOf":
      return component.unlabelled.first
    default: return nil
    }
  }

  /// Returns the flow that an operator makes of another one.
  ///
  /// Source: kotlinx.coroutines, flow operators.
  func derivedFlow(
    _ call: FrameworkCall, _ receiver: SourceValue, in evaluator: inout Evaluator
  ) -> SourceValue? {
    guard let value = flowValue(receiver, evaluator) else { return nil }
    switch call.name {
    case "map", "mapLatest":
      guard let function = call.lastFunction else { return nil }
      return flow(of: evaluator.call(function, [value]).current, call)
    case "combine": return combined([receiver], call, in: &evaluator)
    case "distinctUntilChanged", "debounce", "conflate", "flowOn", "onEach", "onStart", "catch",
      "shareIn":
      return receiver
    case "first", "firstOrNull", "single": return call.lastFunction == nil ? value : unknown(call)
    case "filter", "filterNot", "filterNotNull", "flatMapLatest", "flatMapConcat", "flatMapMerge",
      "mapNotNull", "transform", "transformLatest", "scan", "runningFold", "zip", "take", "drop":
      return unknown(call)
    default: return nil
    }
  }

  /// Returns the flow of `combine(first, second) { … }`.
  func combined(
    _ receivers: [SourceValue], _ call: FrameworkCall, in evaluator: inout Evaluator
  ) -> SourceValue? {
    guard let function = call.lastFunction else { return nil }
    let given = (call.arguments ?? []).filter { $0.value.function == nil }.map(\.value)
    let values = (receivers + given).map { flowValue($0, evaluator) ?? unknown(call) }
    return flow(of: evaluator.call(function, values).current, call)
  }

  func flow(of value: SourceValue, _ call: FrameworkCall) -> SourceValue {
    let argument = ComponentArgument(
      label: nil, value: value, isTrailing: false, at: call.range, isLiteral: false)
    return .component(Component("flowOf", [argument], at: call.range, identity: call.identity))
  }

  private func unknown(_ call: FrameworkCall) -> SourceValue {
    .unknown(UnknownValue(.runtime, named: "\(call.name)()", at: call.range))
  }

  /// Changes the value of a flow or of live data.
  ///
  /// Source: kotlinx.coroutines, StateFlow.kt, `update`; androidx.lifecycle, LiveData.
  func changedFlow(
    _ call: FrameworkCall, _ receiver: SourceValue, in evaluator: inout Evaluator
  ) -> SourceValue? {
    guard case .state(let key, _) = receiver, let old = flowValue(receiver, evaluator) else {
      return nil
    }
    let new: SourceValue
    if let function = call.lastFunction {
      new = evaluator.call(function, [old]).current
    } else if let value = call.arguments?.first?.value {
      new = value.current
    } else {
      return nil
    }
    evaluator.set(key, to: new)
    switch call.name {
    case "updateAndGet": return new
    case "getAndUpdate": return old
    case "tryEmit": return .boolean(true)
    default: return .nothing
    }
  }

  /// Returns the focus requesters of `val (first, second) = FocusRequester.createRefs()`.
  ///
  /// Source: ui, FocusRequester.kt, FocusRequesterFactory: there are 16.
  func focusRequesters(_ call: FrameworkCall) -> SourceValue {
    .list(
      (0..<16).map { number in
        .component(
          Component(
            "FocusRequester", [], at: call.range,
            identity: ComponentIdentity(number: call.identity.number &+ number)))
      })
  }
}
