internal import AndroidImport
internal import ComponentSource

/// Snackbars, which a host shows while its state has one.
///
/// Source: AndroidX Compose, material3, SnackbarHost.kt and Snackbar.kt.
extension ComposeBuilder {
  /// Shows the snackbar of a host's state, if there is one.
  mutating func showSnackbarHost(_ component: Component, at place: Place) {
    let arguments = ComposeArguments(
      component.arguments, to: ["hostState", "modifier", "snackbar"])
    guard let host = arguments.component("hostState"), let data = evaluator.snackbar(of: host)
    else { return }
    if arguments.function("snackbar") != nil {
      return show(contents(of: arguments["snackbar"], [.component(data)]), at: place)
    }
    showSnackbar(data, at: place)
  }

  /// Shows a snackbar with its message, its action and its button that dismisses it.
  mutating func showSnackbar(_ data: Component, at place: Place) {
    var own = ComposeNode()
    // `showSnackbar` announces the message.
    own.update {
      $0.isTraversalGroup = true
      $0.add(.dismiss)
    }
    let inner = append(own, .across, data, at: place)
    if let message = data.value("message") {
      show(Component("Text", [ComposeBuilder.argument("text", message, data)], data), at: inner)
    }
    let key = evaluator.snackbarKey(of: data)
    if let label = data.value("actionLabel"), !label.isNull {
      appendButton(named: nil, of: data, key, showing: label, at: inner)
    }
    if data.value("withDismissAction")?.boolean == true {
      let name = word("Dismiss", at: data.range)
      appendButton(named: name, of: data, key, showing: nil, at: inner)
    }
  }

  /// Appends a button that removes the snackbar.
  private mutating func appendButton(
    named name: String?, of data: Component, _ key: StateKey, showing label: SourceValue?,
    at place: Place
  ) {
    var button = ComposeNode()
    button.update { own in
      own.mergesDescendants = true
      own.role = .button
      own.contentDescription = name
      own.add(.click)
    }
    button.behaviour.removes = key
    let inner = append(button, .across, data, at: place)
    if let label {
      show(Component("Text", [ComposeBuilder.argument("text", label, data)], data), at: inner)
    }
  }

  private static func argument(
    _ label: String, _ value: SourceValue, _ data: Component
  ) -> ComponentArgument {
    ComponentArgument(
      label: label, value: value, isTrailing: false, at: data.range, isLiteral: false)
  }
}

extension Component {
  /// Creates a component in the place of another one.
  fileprivate init(_ name: String, _ arguments: [ComponentArgument], _ other: Component) {
    self.init(name, arguments, at: other.range, identity: other.identity)
  }
}

extension SourceValue {
  fileprivate var isNull: Bool { if case .null = current { true } else { false } }
}

/// The snackbars of host states.
extension Evaluator {
  /// The name of the component that stands for the data of a snackbar.
  static let snackbarData = "SnackbarData"

  private static func key(of host: Component) -> StateKey {
    StateKey(owner: host.identity, path: ["currentSnackbarData"])
  }

  /// Returns the state that holds the snackbar: its data has the identity of its host.
  func snackbarKey(of data: Component) -> StateKey { Evaluator.key(of: data) }

  /// Returns the data of the snackbar that a host's state has now.
  func snackbar(of host: Component) -> Component? { states[Evaluator.key(of: host)]?.component }

  /// Returns the effects of a handler with those of its snackbars: each appears, and disappears
  /// after its duration.
  ///
  /// Source: AndroidX Compose, material3, SnackbarHost.kt, SnackbarDuration.toMillis.
  func withSnackbars(_ effects: [TimedEffect]) -> [TimedEffect] {
    var result: [TimedEffect] = []
    for timed in effects {
      result.append(timed)
      guard case .call(let call, let receiver) = timed.effect, call.lastMember == "showSnackbar",
        let host = receiver?.component, host.lastName == "SnackbarHostState"
      else { continue }
      let data = data(of: call, host)
      let key = Evaluator.key(of: host)
      result.append(TimedEffect(delay: timed.delay, effect: .state(key, .component(data))))
      guard let duration = ComposeResponse.snackbarDuration(call) else { continue }
      let (end, overflows) = timed.delay.addingReportingOverflow(duration)
      if !overflows { result.append(TimedEffect(delay: end, effect: .state(key, .null))) }
    }
    return result.indices.sorted { (result[$0].delay, $0) < (result[$1].delay, $1) }
      .map { result[$0] }
  }

  private func data(of call: Component, _ host: Component) -> Component {
    let names = ["message", "actionLabel", "withDismissAction", "duration"]
    let bound = ComposeArguments(call.arguments, to: names)
    let arguments = names.compactMap { name in
      bound.argument(name).map {
        ComponentArgument(
          label: name, value: $0.value.current, isTrailing: false, at: call.range, isLiteral: false)
      }
    }
    return Component(Evaluator.snackbarData, arguments, at: call.range, identity: host.identity)
  }
}
