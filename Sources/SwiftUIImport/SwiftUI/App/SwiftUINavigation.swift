internal import AccessibilityTree
internal import Announcements
internal import ComponentSource
internal import ImportSupport

/// The declarations for navigation in the views of a screen: destinations, and the paths of
/// navigation stacks.
struct SwiftUINavigation: Sendable {
  /// A destination for the values of a type: `navigationDestination(for: Item.self) { … }`.
  struct ValueDestination: Sendable {
    var type: SourceValue
    var content: SourceFunction
  }

  /// A destination that is shown while a state of the screen has a certain value.
  struct Request: Sendable {
    /// The change that hides the destination.
    ///
    /// It is `nil` if the destination is always shown, as with `.constant(true)`.
    var dismissal: Dismissal?
    var content: SwiftUIRoot.Content
    /// The modifier that declares the destination.
    var range: SourceRange

    var origin: Origin { dismissal.map { .state($0) } ?? .constant(range) }
  }

  /// The reason why a screen is on a navigation stack.
  enum Origin: Sendable {
    /// A person activated a link.
    case link
    /// A state with a value that shows the screen. The state is reset when a person leaves the
    /// screen.
    case state(Dismissal)
    /// A modifier whose destination is always shown.
    case constant(SourceRange)
    /// A value of a path. The value is removed from the path when a person leaves the screen.
    case path(SourceValue, SourceValue)
  }

  var destinations: [ValueDestination] = []
  var requests: [Request] = []
  /// The states that hold the paths of the navigation stacks.
  var paths: [SourceValue] = []
  /// Whether the screen is in a navigation stack.
  var isInStack = false
  /// The environment of the navigation stack, which the pushed screens get.
  var environment: [String: SourceValue] = [:]

  /// The maximum number of screens that are pushed after one change.
  static let pushLimit = 8
  /// The maximum number of screens on a stack.
  ///
  /// On a stack with this number of screens, a change of a state, such as a path, pushes no screen.
  static let depthLimit = 64

  /// The declarations that also apply to screens above this screen in the stack.
  var inherited: SwiftUINavigation {
    var inherited = self
    inherited.requests = []
    return inherited
  }

  /// Adds the destination of a modifier.
  ///
  /// Source: SwiftUI, `navigationDestination(for:destination:)`,
  /// `navigationDestination(isPresented:destination:)` and
  /// `navigationDestination(item:destination:)`.
  static func declare(_ modifier: Component, _ builder: inout ViewBuilder) {
    let content = modifier.trailing ?? modifier.value("destination")
    if let type = modifier.value("for") {
      guard case .function(let function)? = content else { return }
      builder.navigation.destinations.append(ValueDestination(type: type, content: function))
      return
    }
    guard let content,
      let (dismissal, item) = PresentationModifiers.activePresentation(&builder, modifier)
    else { return }
    var shown = SwiftUIRoot.Content.value(content)
    if case .function(let function) = content, let item { shown = .call(function, item) }
    builder.navigation.requests.append(
      Request(dismissal: dismissal, content: shown, range: modifier.range))
  }

  /// Adds the environment of a link or destination outside of a navigation stack.
  ///
  /// The navigation stack around the screen is then unknown.
  mutating func addEnvironment(_ values: [String: SourceValue]) {
    if !isInStack { environment.merge(values) { $1 } }
  }

  /// Returns the destination of a value, or `nil` if no view declares a destination for the value's
  /// type.
  func destination(of value: SourceValue) -> SwiftUIRoot.Content? {
    let isOnly = destinations.count == 1 && value.isUnknown
    return destinations.first { isOnly || SwiftUINavigation.isInstance(value, of: $0.type) }
      .map { .call($0.content, value) }
  }

  /// The empty page that a navigation stack shows for a value without a destination.
  ///
  /// The value is `nil` outside of a navigation stack.
  ///
  /// Source: SwiftUI, `NavigationStack`: the stack pushes a page with a warning, and logs that no
  /// destination matches. Assumed: the warning is not an element.
  var missingDestination: SwiftUIRoot.Content? { isInStack ? .value(.nothing) : nil }

  /// Whether a value certainly has a given type, such as `Item.self` or `String.self`.
  private static func isInstance(_ value: SourceValue, of type: SourceValue) -> Bool {
    switch (value, type) {
    case (.record(let record), .type(let type)): return record.type == type
    case (.enumCase(let value), .type(let type)): return value.type == type
    case (_, .component(let named)):
      let name = named.name.hasSuffix(".self") ? String(named.name.dropLast(5)) : named.name
      switch value {
      case .string: return name == "String"
      case .integer: return name == "Int"
      case .number: return name == "Double"
      case .boolean: return name == "Bool"
      default: return false
      }
    default: return false
    }
  }
}

extension SwiftUINavigation.Origin {
  /// The state that put the screen on the stack, or `nil` for other reasons, such as a link.
  var state: StateKey? {
    switch self {
    case .link, .constant: nil
    case .state(let dismissal): dismissal.state
    case .path(.state(let key, _), _): key
    case .path: nil
    }
  }

  /// Whether the same state or the same modifier put both screens on the stack.
  func isSameRequest(as other: Self) -> Bool {
    switch (self, other) {
    case (.state(let own), .state(let other)): own.state == other.state
    case (.constant(let own), .constant(let other)): own == other
    default: false
    }
  }
}

/// The agreement between the stack of screens and the states for navigation.
extension SwiftUIApp {
  /// Follows a link that has a value.
  ///
  /// If the navigation stack has a path, the value is appended to the path. Otherwise, the
  /// destination of the value is pushed.
  mutating func follow(
    link value: SourceValue, to path: SourceValue?, named name: String, over shown: Screen
  ) -> [AppEffect]? {
    if case .state(let key, _)? = path, let path,
      case .list(let values) = running.builder.evaluator.latestValue(of: path)
    {
      running.builder.evaluator.set(key, to: .list(values + [value]))
      return renderAgain(over: shown, [])
    }
    let navigation = running.builder.navigation
    guard let destination = navigation.destination(of: value) ?? navigation.missingDestination
    else { return nil }
    push(destination, named: name, from: .link)
    return screenReplacement()
  }

  /// Pushes and closes screens until the stack agrees with the states of its screens.
  ///
  /// - Returns: Whether another screen is shown.
  @discardableResult
  mutating func followNavigationStates() -> Bool {
    let closed = closeUnrequestedScreens()
    var pushed = 0
    while pushed < SwiftUINavigation.pushLimit, stack.count < SwiftUINavigation.depthLimit,
      let next = requestedScreen
    {
      push(next.content, named: running.screen.title ?? running.screen.name, from: next.origin)
      pushed += 1
    }
    return closed || pushed > 0
  }

  /// Closes the first screen that its state no longer shows, and all screens above that screen.
  private mutating func closeUnrequestedScreens() -> Bool {
    var evaluator = running.builder.evaluator
    var counts: [StateKey: Int] = [:]
    let first = stack.indices.dropFirst().first { index in
      switch stack[index].origin {
      case .link, .constant: return false
      case .state(let dismissal):
        switch evaluator.latestValue(of: .state(dismissal.state, .nothing)) {
        case .boolean(false), .null: return true
        default: return false
        }
      case .path(let path, let value):
        guard case .state(let key, _) = path,
          case .list(let values) = evaluator.latestValue(of: path)
        else { return false }
        let count = counts[key, default: 0]
        counts[key] = count + 1
        return !values.indices.contains(count)
          || evaluator.areEqual(values[count], value) == false
      }
    }
    guard let first else { return false }
    close(from: first, with: evaluator.states)
    return true
  }

  /// The next screen that a path or a state requests, or `nil` if all requested screens are on the
  /// stack.
  private var requestedScreen: (content: SwiftUIRoot.Content, origin: SwiftUINavigation.Origin)? {
    var evaluator = running.builder.evaluator
    let navigation = running.builder.navigation
    for path in navigation.paths {
      guard case .state(let key, _) = path,
        case .list(let values) = evaluator.latestValue(of: path)
      else { continue }
      let count = stack.count { $0.origin.state == key }
      guard values.indices.contains(count),
        let content = navigation.destination(of: values[count]) ?? navigation.missingDestination
      else { continue }
      return (content, .path(path, values[count]))
    }
    let request = navigation.requests.first { request in
      !leftConstants.contains(request.range)
        && !stack.contains { $0.origin.isSameRequest(as: request.origin) }
    }
    return request.map { ($0.content, $0.origin) }
  }

  /// Resets the state, or shortens the path, by which the current screen was put on the stack.
  mutating func releaseNavigationState() {
    switch running.origin {
    case .link: return
    case .state(let dismissal): dismiss(dismissal)
    // Assumed: a page does not open again after the person left it, although its binding stays
    // true.
    case .constant(let range): leftConstants.insert(range)
    case .path(let path, _):
      guard case .state(let key, _) = path,
        case .list(let values) = running.builder.evaluator.latestValue(of: path), !values.isEmpty
      else { return }
      running.builder.evaluator.set(key, to: .list(Array(values.dropLast())))
    }
  }
}

/// The screens of the navigation stack.
extension SwiftUIApp {
  /// Returns to the previous screen.
  ///
  /// A state that the closed screen changed keeps its value if the previous screen still uses the
  /// state.
  mutating func pop() -> [AppEffect] {
    releaseNavigationState()
    let closed = stack.removeLast().builder.evaluator
    running.builder.evaluator.states = closed.states
    running.removeStates(shownBy: closed)
    running.render()
    return screenReplacement()
  }

  /// Adds a screen to the navigation stack.
  mutating func push(
    _ destination: SwiftUIRoot.Content, named name: String, from origin: SwiftUINavigation.Origin,
    closesOnChoice: Bool = false
  ) {
    stack.append(
      SwiftUIRunningScreen(
        pushing: destination, named: name, from: running, origin: origin,
        closesOnChoice: closesOnChoice))
  }

  /// Closes the screens of the navigation stack, beginning at an index.
  mutating func close(from index: Int, with states: [StateKey: SourceValue]) {
    let closed = stack[index...].map(\.builder.evaluator)
    stack.removeSubrange(index...)
    running.builder.evaluator.states = states
    for evaluator in closed.reversed() { running.removeStates(shownBy: evaluator) }
    running.render()
  }

  /// Returns the effects of showing another screen of the stack.
  func screenReplacement() -> [AppEffect] {
    let screen = running.screen
    let origins = Array(repeating: NodeOrigin.new, count: screen.count)
    return [.becomes(RunningScreen(screen, origins: origins, in: .replaced))]
  }
}
