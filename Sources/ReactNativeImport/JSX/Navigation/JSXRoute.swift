internal import AccessibilityTree

/// A route: one of the screens that a navigator can show.
struct JSXRoute: Sendable {
  var name: String
  /// What the route shows: a component, a file, or the result of a function.
  var content: Content
  /// The options that apply to the route, from the outermost to the innermost.
  ///
  /// Each is an object, or a function that returns an object.
  var options: [JSXValue] = []
  /// The parameters that the route gets when it opens, or `nil` if they are unknown.
  var parameters: JSXValue?
  /// The tokens that declare the route.
  var tokens: Range<Int>
  var scope: Int
  /// The index of the route's file, if expo-router creates the routes from files.
  var file: Int?
  /// The element whose children describe the tab of the route.
  ///
  /// Only the native tabs of expo-router have such an element.
  var parts: Int?

  enum Content: Sendable {
    case component(JSXValue)
    /// The result of a function between the tags of the route's element.
    case rendered(JSXValue)
    case file(Int)
    case unknown
  }

  /// The route as `useRoute()` returns it.
  var value: JSXValue {
    let unknown = JSXUnknown(kind: .name, tokens: tokens, path: "route.params")
    return .object([
      ("key", .string(name)), ("name", .string(name)), ("params", parameters ?? .unknown(unknown)),
    ])
  }

  /// The props of the route's component.
  var properties: JSXValue {
    let navigation = JSXUnknown(kind: .name, tokens: tokens, path: "navigation")
    return .object([("navigation", .unknown(navigation)), ("route", value)])
  }
}

/// A navigator on a screen: the bars around the content, and the routes.
struct JSXNavigationFrame: Sendable {
  let kind: NavigatorKind
  /// The index of the token at which the navigator is created.
  ///
  /// This index identifies the navigator.
  let key: Int
  let tokens: Range<Int>
  var routes: [JSXRoute]
  var chosen: Int
  /// Whether expo-router creates the routes from files.
  var isOfFiles = false
  /// The props of the navigator, and the members of its static configuration.
  var properties: JSXValue
  /// Options that the content of the chosen route sets.
  ///
  /// These options override all other options.
  var overrides: [JSXValue] = []
  /// The title of the previous route, or `nil` if a person cannot go back.
  var backTitle: JSXValue?
  /// The index of the item that contains the header.
  ///
  /// The items for the header and for the tab bar are filled after the content is complete.
  var header: Int?
  var tabBar: Int?

  /// The number of routes that are shown, each on a separate screen.
  ///
  /// Each of these screens shows all tabs.
  var shownRoutes: Int {
    min(routes.count, kind.hasTabs ? max(8, 1_000 / max(1, routes.count)) : 64)
  }

  var route: JSXRoute? { routes.indices.contains(chosen) ? routes[chosen] : nil }
}

/// The navigators of a screen, and the routes that are still to be shown.
struct JSXNavigation: Sendable {
  /// The index of the route to show in each navigator, by the token that identifies the navigator.
  private(set) var selection: [Int: Int] = [:]
  /// The navigators of the current tree.
  ///
  /// Outer navigators come before inner navigators.
  var frames: [JSXNavigationFrame] = []
  /// The number of navigators whose header and tab bar are complete.
  var filled = 0
  /// The index of each navigator's frame in ``frames``, by the item with the navigator's content.
  var frameOfItem: [Int: Int] = [:]
  private var known: Set<Int> = []
  private var waiting: [[Int: Int]] = []

  /// The maximum number of routes of one root that wait to be shown.
  private static let limit = 200

  mutating func beginTree() {
    frames = []
    filled = 0
    frameOfItem = [:]
  }

  /// Removes the routes of the previous root.
  ///
  /// The navigators of the next root begin with their first routes.
  mutating func beginRoot() {
    selection = [:]
    known = []
    waiting = []
  }

  /// Chooses the next combination of routes to show on a separate screen.
  ///
  /// - Returns: `false` if no routes remain.
  mutating func selectNext(requiring files: Set<Int>) -> Bool {
    var above: [Int: Int] = [:]
    for frame in frames {
      let isRequired = frame.route?.file.map(files.contains) ?? false
      if known.insert(frame.key).inserted, !isRequired {
        for index in frame.routes.indices.prefix(frame.shownRoutes) where index != frame.chosen {
          guard waiting.count < JSXNavigation.limit else { break }
          waiting.append(above.merging([frame.key: index]) { $1 })
        }
      }
      above[frame.key] = frame.chosen
    }
    guard !waiting.isEmpty else { return false }
    selection = waiting.removeFirst()
    return true
  }

  /// The name of the screen: the name of the innermost route, or the path of file names if routes
  /// are files.
  var screenName: String? {
    guard let last = frames.last(where: { $0.route != nil })?.route else { return nil }
    guard frames.contains(where: \.isOfFiles) else { return last.name }
    return frames.compactMap(\.route?.name).joined(separator: "/")
  }
}
