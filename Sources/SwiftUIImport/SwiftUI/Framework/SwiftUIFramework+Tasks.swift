internal import ComponentSource

/// Tasks that handlers start and cancel.
///
/// Source: Swift standard library, `Task`.
extension SwiftUIFramework {
  /// The name of the effect that cancels a task.
  static let cancellation = "TaskCancellation"

  /// Starts a task if a handler is running, and returns the task: `search = Task { … }`.
  func task(_ call: FrameworkCall, _ evaluator: inout Evaluator) -> SourceValue? {
    guard case .function? = call.arguments?.last?.value, evaluator.perform(call) else {
      return nil
    }
    return .component(Component("Task", [], at: call.range, identity: call.identity))
  }

  /// Returns the value of a member of a task, or of the type `Task`.
  ///
  /// Assumed: the code of a task does not check whether the task is cancelled, because the effects
  /// of a task end with its cancellation.
  func taskMember(
    _ call: FrameworkCall, of receiver: SourceValue, _ evaluator: inout Evaluator
  ) -> SourceValue? {
    var value = receiver
    if case .state(let key, let initial) = receiver { value = evaluator.currentValue(key, initial) }
    guard case .component(let own) = value, own.name == "Task" else { return nil }
    var call = call
    switch call.name {
    case "isCancelled": return .boolean(false)
    case "checkCancellation" where own.isReference, "yield" where own.isReference: return .nothing
    case "detached" where own.isReference:
      (call.name, call.receiver) = ("Task.detached", nil)
      return task(call, &evaluator)
    case "cancel" where !own.isReference:
      (call.name, call.arguments) = (SwiftUIFramework.cancellation, [])
      (call.receiver, call.identity) = (nil, own.identity)
      return evaluator.perform(call) ? .nothing : nil
    default: return nil
    }
  }
}
