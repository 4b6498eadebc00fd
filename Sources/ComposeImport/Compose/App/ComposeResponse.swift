internal import AccessibilityTree
internal import Announcements
internal import ComponentSource

/// What callbacks of the app did.
struct ComposeResponse {
  var effects: [AppEffect] = []
  var changesState = false
  /// Whether the app also did something that the source does not tell.
  var isUnknown = false
  /// The focus requester that asked for input focus last.
  var requester: ComponentIdentity?

  var isEmpty: Bool { effects.isEmpty && !changesState && requester == nil }

  mutating func append(_ other: ComposeResponse) {
    effects += other.effects
    changesState = changesState || other.changesState
    isUnknown = isUnknown || other.isUnknown
    requester = other.requester ?? requester
  }

  /// The depth at which lambdas in lambdas are no longer run.
  private static let maximumDepth = 8

  mutating func append(_ effects: [SourceEffect], _ evaluator: inout Evaluator, depth: Int) {
    for effect in effects {
      switch effect {
      case .state: changesState = true
      case .assignment: isUnknown = true
      case .call(let call, let receiver): append(call, receiver, &evaluator, depth: depth)
      }
    }
  }

  private mutating func append(
    _ call: Component, _ receiver: SourceValue?, _ evaluator: inout Evaluator, depth: Int
  ) {
    let first = call.value("message") ?? call.value("text") ?? call.unlabelled.first
    switch call.lastMember {
    case "requestFocus": requester = receiver?.component?.identity ?? requester
    case "clearFocus", "hide": effects.append(.hideKeyboard)
    case "announceForAccessibility":
      if let first { effects.append(.announce(evaluator.text(of: first), .normal, after: 0)) }
    case "showSnackbar":
      // Source: material3, SnackbarHost.kt: the snackbar is a polite live region.
      if let first { effects.append(.announce(evaluator.text(of: first), .normal, after: 0)) }
    case "show" where call.lastName == "makeText":
      guard call.unlabelled.count > 1 else { return }
      effects.append(.toast(evaluator.text(of: call.unlabelled[1]), for: ComposeResponse.toast))
    case "clearText":
      if case .state(let key, _)? = receiver {
        evaluator.set(key, to: .string(SourceText("", isLiteral: false, at: nil)))
        changesState = true
      }
    case "setTextAndPlaceCursorAtEnd":
      if case .state(let key, _)? = receiver, let first {
        evaluator.set(key, to: first)
        changesState = true
      }
    case "launch", "withContext", "async", "runCatching":
      guard depth < ComposeResponse.maximumDepth,
        let body = call.arguments?.last(where: { $0.value.function != nil })?.value.function
      else { return }
      append(evaluator.run(body), &evaluator, depth: depth + 1)
    default: isUnknown = true
    }
  }

  /// The duration of a short toast, in milliseconds.
  ///
  /// Source: AOSP, NotificationManagerService, SHORT_DELAY.
  private static let toast = 2_000
}
