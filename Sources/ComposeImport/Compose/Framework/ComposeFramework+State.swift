internal import ComponentSource

/// States of the composition, with their initial values.
extension Evaluator {
  /// Returns the identity of a call, which depends on the calls around it.
  func identity(at range: SourceRange) -> ComponentIdentity {
    if case .state(let key, _) = remembered(.null, at: range) {
      key.owner
    } else {
      .init(number: 0)
    }
  }
}

extension Evaluator {
  /// Returns the name of the variable that is being initialised, or `nil` outside of initial
  /// values.
  func declaredName(at range: SourceRange) -> String? {
    guard case .state(let key, _) = remembered(.null, at: range), let name = key.path.first,
      name != "value"
    else { return nil }
    return name
  }
}

extension ComposeFramework {
  func state(_ call: FrameworkCall, in evaluator: inout Evaluator) -> SourceValue? {
    switch call.name {
    case "remember", "rememberSaveable", "retain", "rememberMovableContent":
      return remembered(call, in: &evaluator)
    case "mutableStateOf", "mutableIntStateOf", "mutableFloatStateOf", "mutableLongStateOf",
      "mutableDoubleStateOf":
      guard let initial = call.arguments?.first?.value else { return nil }
      return stored(initial, call, &evaluator)
    case "MutableStateFlow", "MutableLiveData":
      guard let initial = call.arguments?.first?.value else { return nil }
      return storedFlow(initial, call, evaluator)
    case "MutableSharedFlow", "Channel":
      guard call.arguments != nil else { return nil }
      return .component(
        Component(
          ComposeFramework.events, [], at: call.range, identity: evaluator.identity(at: call.range)
        ))
    case "rememberUpdatedState": return call.arguments?.first?.value
    case "derivedStateOf": return call.lastFunction.map { evaluator.call($0) }
    case "produceState": return produced(call, in: &evaluator)
    case "rememberTextFieldState", "TextFieldState":
      let initial = call.argument("initialText", at: 0)
      return stored(
        initial ?? .string(SourceText("", isLiteral: false, at: nil)), call, &evaluator)
    case "mutableStateListOf":
      return stored(
        .list((call.arguments ?? []).map(\.value.current)), call, &evaluator)
    case "rememberNavBackStack":
      let keys = (call.arguments ?? []).filter { $0.label == nil }.map(\.value.current)
        .filter { $0.component?.lastName.hasSuffix("Configuration") != true }
      return stored(.list(keys), call, &evaluator)
    case "mutableStateMapOf", "mutableStateSetOf":
      let made = evaluator.collection(
        call.name == "mutableStateMapOf" ? "mapOf" : "setOf", call.arguments ?? [], at: call.range)
      return made.map { stored($0, call, &evaluator) }
    case "animateFloatAsState", "animateDpAsState", "animateIntAsState", "animateColorAsState",
      "animateIntOffsetAsState", "animateOffsetAsState", "animateSizeAsState":
      // The screen shows the final value of the animation.
      return call.argument("targetValue", at: 0)
    default: return nil
    }
  }

  /// Returns a state with the elements of a collection: `todos.toMutableStateList()`.
  ///
  /// Source: AndroidX Compose runtime, SnapshotState.kt.
  func storedCollection(
    _ call: FrameworkCall, _ receiver: SourceValue, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    let elements: [SourceValue]
    switch receiver.current {
    case .list(let values), .set(let values): elements = values
    case .unknown: return stored(receiver, call, &evaluator)
    default: return nil
    }
    if call.name == "toMutableStateList" { return stored(.list(elements), call, &evaluator) }
    let pairs = elements.map { ComponentArgument(label: nil, value: $0, at: call.range) }
    return evaluator.collection("mapOf", pairs, at: call.range)
      .map { stored($0, call, &evaluator) }
  }

  /// Returns the value that a call such as `remember(key) { mutableStateOf("") }` remembers.
  ///
  /// A call with other keys has other states. `remember` forgets its value when its call leaves the
  /// composition; the other functions may keep the value.
  ///
  /// Source: AndroidX Compose runtime, Remember.kt and Composer.kt.
  private func remembered(_ call: FrameworkCall, in evaluator: inout Evaluator) -> SourceValue? {
    guard let maker = call.lastFunction else { return nil }
    let keys = (call.arguments ?? []).filter { argument in
      argument.value.function == nil
        && (argument.label == nil || argument.label?.hasPrefix("key") == true)
    }
    let pass = evaluator.pass(forKeys: keys.map(\.value))
    let outer = evaluator.rememberedStates.isRecording
    evaluator.rememberedStates.isRecording = call.name == "remember"
    defer { evaluator.rememberedStates.isRecording = outer }
    let before = evaluator.states
    let value = evaluator.runningOnce { $0.call(maker, pass: pass) }
    // The block runs only once. In later compositions, the states keep the values that they have.
    let mark = StateKey(owner: call.identity, path: ["$remembered", "\(pass ?? 0)"])
    if before[mark] != nil {
      evaluator.states = before
      evaluator.recordRemembered(mark)
    } else if evaluator.states.count != before.count {
      evaluator.states[mark] = .boolean(true)
      evaluator.recordRemembered(mark)
    }
    guard case .state(let key, let initial) = value else { return value }
    return .state(key, evaluator.currentValue(key, initial))
  }

  /// Returns the state of `produceState`, whose block runs as an effect and sets the state.
  ///
  /// Source: AndroidX Compose runtime, ProduceState.kt.
  private func produced(_ call: FrameworkCall, in evaluator: inout Evaluator) -> SourceValue? {
    guard let initial = call.argument("initialValue", at: 0) else { return nil }
    let state = stored(initial, call, &evaluator)
    guard var producer = call.lastFunction else { return state }
    producer.receiver = state
    let keys = (call.arguments ?? []).filter { argument in
      argument.value.function == nil && argument.label != "initialValue"
    }
    // Without a label, the first argument is the initial value.
    let unlabelled = call.argument("initialValue") == nil ? 1 : 0
    evaluator.producers.append(
      StateProducer(
        function: producer, identity: call.identity,
        keys: keys.dropFirst(unlabelled).map(\.value)))
    return state
  }

  private func stored(
    _ initial: SourceValue, _ call: FrameworkCall, _ evaluator: inout Evaluator
  ) -> SourceValue {
    let value = evaluator.remembered(initial.current, at: call.range)
    guard case .state(let key, let initial) = value else { return value }
    evaluator.recordRemembered(key)
    return .state(key, evaluator.currentValue(key, initial))
  }
}
