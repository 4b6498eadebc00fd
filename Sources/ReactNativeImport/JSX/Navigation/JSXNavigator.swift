/// A navigator as a value of the code: what `createStackNavigator()` returns, or one of its parts.
struct JSXNavigator: Sendable {
  /// A component of the navigator: `Stack.Navigator`, `Stack.Screen`, `Stack.Group`, or the whole.
  enum Part: String, Sendable {
    case whole, navigator, screen, group
  }

  var kind: NavigatorKind
  var part = Part.whole
  /// The static configuration, with `screens`.
  var configuration: JSXValue?
  /// The token at which the navigator is created.
  var token: Int

  // No name of JavaScript contains these characters.
  private static let kindKey = "#navigator"
  private static let partKey = "#part"
  private static let configurationKey = "#configuration"
  private static let tokenKey = "#token"

  init(_ kind: NavigatorKind, _ configuration: JSXValue?, at token: Int) {
    self.kind = kind
    self.configuration = configuration
    self.token = token
  }

  /// Reads a navigator from a value, or returns `nil` if the value is none.
  init?(_ value: JSXValue) {
    guard case .object(let members) = value, members.first?.key == JSXNavigator.kindKey,
      let kind = members.first?.value.text.flatMap(NavigatorKind.init(rawValue:))
    else { return nil }
    func member(_ key: String) -> JSXValue? { members.first { $0.key == key }?.value }
    self.kind = kind
    part = member(JSXNavigator.partKey)?.text.flatMap(Part.init(rawValue:)) ?? .whole
    configuration = member(JSXNavigator.configurationKey)
    guard case .number(let token, _)? = member(JSXNavigator.tokenKey) else { return nil }
    self.token = Int(exactly: token) ?? 0
  }

  /// The navigator as an object with its components.
  var value: JSXValue {
    let parts = [("Navigator", Part.navigator), ("Screen", .screen), ("Group", .group)]
    return .object(own(.whole) + parts.map { (key: $0.0, value: .object(own($0.1))) })
  }

  private func own(_ part: Part) -> [(key: String, value: JSXValue)] {
    var members: [(key: String, value: JSXValue)] = [
      (JSXNavigator.kindKey, .string(kind.rawValue)),
      (JSXNavigator.partKey, .string(part.rawValue)),
      (JSXNavigator.tokenKey, .number(Double(token), "\(token)")),
    ]
    if let configuration { members.append((JSXNavigator.configurationKey, configuration)) }
    return members
  }
}

extension JSXEvaluator {
  /// Returns the value of a call to a function of React Navigation, or `nil` if it is none.
  func navigation(_ path: String, _ arguments: [JSXValue], at token: Int) -> JSXValue? {
    let name = path.split(separator: ".").last.map(String.init) ?? path
    if let kind = NavigatorKind(factory: name) {
      return JSXNavigator(kind, arguments.first, at: token).value
    }
    switch name {
    case "createStaticNavigation", "createAppContainer", "createComponentForStaticNavigation",
      "withLayoutContext":
      return arguments.first.flatMap { JSXNavigator($0) == nil ? nil : $0 }
    case "createNativeStackScreen", "createStackScreen", "createBottomTabScreen",
      "createDrawerScreen", "createMaterialTopTabScreen":
      return arguments.first
    default: return nil
    }
  }
}
