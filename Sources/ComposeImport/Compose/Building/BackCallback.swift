internal import ComponentSource

/// The effect of the back gesture in a window.
///
/// Source: AndroidX Activity Compose, BackHandler.kt and PredictiveBackHandler.kt; AndroidX
/// Navigation, NavHost.kt.
struct BackCallback: Sendable {
  enum Action: Sendable {
    /// A handler of the app runs.
    case handler(SourceFunction, [SourceValue])
    /// The navigation controller returns to the previous destination on its back stack, if there is
    /// one.
    case pop(Component)
    /// A handler of the app runs, but the handler's effects are unknown before run time.
    case unknown(String, SourceRange)
  }

  var action: Action
  /// The index of the window that contains the handler.
  var window: Int

  /// The name of the component that represents the progress of the gesture.
  static let progress = "BackEventFlow"
}

extension ComposeBuilder {
  /// Adds a handler for the back gesture, if the handler is enabled.
  mutating func addBackHandler(_ component: Component) {
    let arguments = ComposeArguments(component.arguments, to: ["enabled", "onBack"])
    guard flag(arguments, "enabled") ?? true else { return }
    var action = BackCallback.Action.unknown(component.lastName, component.range)
    if let handler = arguments.function("onBack") {
      let progress = Component(
        BackCallback.progress, [], at: component.range, identity: component.identity)
      let isPredictive = component.lastName == "PredictiveBackHandler"
      action = .handler(handler, isPredictive ? [.component(progress)] : [])
    }
    backCallbacks.append(BackCallback(action: action, window: window))
  }
}
