internal import ComponentSource

/// The result of a snackbar.
///
/// Source: AndroidX Compose, material3, SnackbarHost.kt.
enum SnackbarResult: String, Sendable {
  case actionPerformed = "SnackbarResult.ActionPerformed"
  case dismissed = "SnackbarResult.Dismissed"

  /// Creates the result of a snackbar from a call on the snackbar's data, such as `dismiss`.
  init?(call: String) {
    switch call {
    case "performAction": self = .actionPerformed
    case "dismiss": self = .dismissed
    default: return nil
    }
  }
}

/// The snackbars of a screen.
///
/// Each host shows one snackbar at a time, and further snackbars wait.
///
/// Source: AndroidX Compose, material3, SnackbarHost.kt: `showSnackbar` holds a mutex while its
/// snackbar is shown.
struct ComposeSnackbars: Sendable {
  struct Snackbar: Sendable {
    var data: Component
    /// The number of milliseconds for which the snackbar is shown, or `nil` if it stays until a
    /// person ends it.
    var duration: Int?
    /// The rest of the handler that showed the snackbar.
    ///
    /// The handler continues after the snackbar ended.
    var rest: SuspendedHandler?
    /// The identity of the composable with the effect that showed the snackbar, or `nil` if a
    /// callback showed it.
    var owner: ComponentIdentity?
  }

  /// The requested snackbars that are not in a queue yet, by their numbers.
  private var requested: [Int: Snackbar] = [:]
  /// The queue of snackbars of each host.
  ///
  /// The first snackbar in a queue is shown.
  private var queues: [ComponentIdentity: [Snackbar]] = [:]
  private var count = 0

  private static let names = ["message", "actionLabel", "withDismissAction", "duration"]

  /// Returns an effect after giving a number to the effect's snackbar.
  ///
  /// An effect without a snackbar is returned unchanged.
  mutating func registering(
    _ timed: TimedEffect, launchedBy owner: ComponentIdentity?
  ) -> TimedEffect {
    guard case .call(let call, let receiver) = timed.effect, call.lastMember == "showSnackbar"
    else { return timed }
    count += 1
    let bound = ComposeArguments(call.arguments, to: ComposeSnackbars.names)
    var arguments = ComposeSnackbars.names.compactMap { name in
      bound.argument(name).map {
        ComponentArgument(label: name, value: $0.value.current, at: call.range)
      }
    }
    arguments.append(ComponentArgument(label: "number", value: .integer(count), at: call.range))
    let host = receiver?.component.flatMap {
      $0.lastName == "SnackbarHostState" ? $0.identity : nil
    }
    let data = Component(
      Evaluator.snackbarData, arguments, at: call.range,
      identity: host ?? ComponentIdentity(number: 0))
    requested[count] = Snackbar(
      data: data, duration: ComposeResponse.snackbarDuration(call), rest: timed.rest, owner: owner)
    var timed = timed
    timed.effect = .call(data, receiver: nil)
    return timed
  }

  /// Appends a requested snackbar to the queue of its host.
  ///
  /// Returns the snackbar if the host shows it immediately, or `nil` if it must wait.
  mutating func append(_ data: Component) -> Snackbar? {
    guard let number = ComposeSnackbars.number(of: data),
      let snackbar = requested.removeValue(forKey: number)
    else { return nil }
    queues[data.identity, default: []].append(snackbar)
    return queues[data.identity]?.count == 1 ? snackbar : nil
  }

  /// Removes the snackbar that a host shows, and returns it together with the next snackbar in the
  /// host's queue.
  ///
  /// - Returns: `nil` if the host does not show the snackbar.
  mutating func end(_ data: Component) -> (ended: Snackbar, next: Snackbar?)? {
    guard let queue = queues[data.identity], let first = queue.first,
      ComposeSnackbars.number(of: first.data) == ComposeSnackbars.number(of: data)
    else { return nil }
    queues[data.identity] = Array(queue.dropFirst())
    return (first, queue.dropFirst().first)
  }

  /// Removes the snackbars of a cancelled effect.
  ///
  /// - Returns: The removed snackbars that were shown, each with the next snackbar in the queue of
  ///   its host.
  mutating func cancel(
    launchedBy owner: ComponentIdentity
  ) -> [(ended: Snackbar, next: Snackbar?)] {
    requested = requested.filter { $0.value.owner != owner }
    var ended: [(ended: Snackbar, next: Snackbar?)] = []
    for (host, queue) in queues where queue.contains(where: { $0.owner == owner }) {
      let rest = queue.filter { $0.owner != owner }
      queues[host] = rest
      if let first = queue.first, first.owner == owner { ended.append((first, rest.first)) }
    }
    return ended
  }

  private static func number(of data: Component) -> Int? { data.value("number")?.integer }
}
