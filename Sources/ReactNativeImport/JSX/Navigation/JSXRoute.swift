internal import AccessibilityTree

/// A screen of a navigator.
struct JSXRoute: Sendable {
  var name: String
  /// What the route shows: a component, a navigator, or a function that renders.
  var content: Content
  /// The options, or functions that return them, from the outermost to the route's own.
  var options: [JSXValue] = []
  /// The parameters with which the route opens.
  var parameters: JSXValue?
  /// The tokens at which the route is written.
  var tokens: Range<Int>
  var scope: Int
  /// The file of the route in a project with expo-router.
  var file: Int?
  /// The element whose children describe the tab, as in expo-router's native tabs.
  var parts: Int?

  enum Content: Sendable {
    case component(JSXValue)
    /// A function between tags.
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

/// The bars around a screen, and the routes among which a navigator chooses.
struct JSXNavigationFrame: Sendable {
  let kind: NavigatorKind
  /// The token that identifies the navigator.
  let key: Int
  let tokens: Range<Int>
  var routes: [JSXRoute]
  var chosen: Int
  /// Whether the routes come from files.
  var isOfFiles = false
  /// The props of the navigator and the members of its static configuration.
  var properties: JSXValue
  /// Options that the content sets.
  var overrides: [JSXValue] = []
  /// The title of the previous route; `nil` without a way back.
  var backTitle: JSXValue?
  /// The items of the bars, which are filled after the content.
  var header: Int?
  var tabBar: Int?

  /// The number of routes that are shown, each with all tabs.
  var shownRoutes: Int {
    min(routes.count, kind.hasTabs ? max(8, 1_000 / max(1, routes.count)) : 64)
  }

  var route: JSXRoute? { routes.indices.contains(chosen) ? routes[chosen] : nil }
}

/// The navigators of a screen, and those whose other routes are still to be shown.
struct JSXNavigation: Sendable {
  /// The chosen route of each navigator, by its token.
  private(set) var selection: [Int: Int] = [:]
  /// The navigators of the tree that is being built, outermost first.
  var frames: [JSXNavigationFrame] = []
  /// The number of frames whose bars are filled.
  var filled = 0
  /// The frame around the children of an item.
  var frameOfItem: [Int: Int] = [:]
  private var known: Set<Int> = []
  private var waiting: [[Int: Int]] = []

  /// The most screens of one root that wait to be shown.
  private static let limit = 200

  /// Starts a tree.
  mutating func beginTree() {
    frames = []
    filled = 0
    frameOfItem = [:]
  }

  /// Starts a root, whose navigators show their first routes.
  mutating func beginRoot() {
    selection = [:]
    known = []
    waiting = []
  }

  /// Chooses the next route that was not shown, or returns `false` if there is none.
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

  /// The name of the shown screen: the innermost route, or its path if routes are files.
  var screenName: String? {
    guard let last = frames.last(where: { $0.route != nil })?.route else { return nil }
    guard frames.contains(where: \.isOfFiles) else { return last.name }
    return frames.compactMap(\.route?.name).joined(separator: "/")
  }
}
