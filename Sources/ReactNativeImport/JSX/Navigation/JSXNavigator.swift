/// A navigator, or one of its components, as a value in the code.
///
/// The value is the result of `createStackNavigator()`, or a part of this result such as
/// `Stack.Screen`.
struct JSXNavigator: Sendable {
  /// The kind of the value: `Stack.Navigator`, `Stack.Screen`, `Stack.Group`, or the navigator.
  enum Part: String, Sendable {
    case whole, navigator, screen, group
  }

  var kind: NavigatorKind
  var part = Part.whole
  /// The object in which the code declares the `screens` of the navigator, or `nil` if the code has
  /// no such object.
  var configuration: JSXValue?
  /// The index of the token at which the code creates the navigator.
  ///
  /// This index identifies the navigator.
  var token: Int

  // A name in JavaScript cannot contain `#`, so this key never clashes with a name.
  private static let kindKey = "#navigator"
  private static let partKey = "#part"
  private static let configurationKey = "#configuration"
  private static let tokenKey = "#token"

  init(_ kind: NavigatorKind, _ configuration: JSXValue?, at token: Int) {
    self.kind = kind
    self.configuration = configuration
    self.token = token
  }

  /// Creates a navigator from a value, or `nil` if the value is not a navigator.
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

  /// The navigator as an object whose members are the navigator's components.
  var value: JSXValue {
    let parts = [("Navigator", Part.navigator), ("Screen", .screen), ("Group", .group)]
    return .object(
      members(of: .whole) + parts.map { (key: $0.0, value: .object(members(of: $0.1))) })
  }

  private func members(of part: Part) -> [(key: String, value: JSXValue)] {
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
  /// Returns the result of calling a function of React Navigation, or `nil` for another function.
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
