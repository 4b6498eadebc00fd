internal import ComponentSource

/// The effect of the gesture for going back in a window.
///
/// Source: AndroidX Activity Compose, BackHandler.kt and PredictiveBackHandler.kt; AndroidX
/// Navigation, NavHost.kt.
struct BackCallback: Sendable {
  enum Action: Sendable {
    /// A handler of the app runs.
    case handler(SourceFunction, [SourceValue])
    /// The navigation controller shows the destination below on its back stack, if there is one.
    case pop(Component)
    /// A handler of the app runs, but the effects of the handler are only known at run time.
    case unknown(String, SourceRange)
  }

  var action: Action
  /// The index of the window that contains the handler.
  var window: Int

  /// The name of the component that stands for the progress of the gesture.
  static let progress = "BackEventFlow"
}

extension ComposeBuilder {
  /// Adds a handler for going back, if it is enabled.
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
