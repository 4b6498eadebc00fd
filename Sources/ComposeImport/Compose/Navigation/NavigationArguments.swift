internal import ComponentSource

/// The arguments of a route: `entry.arguments?.getString("id")`.
///
/// Source: AndroidX Navigation, NavDeepLink.kt and NamedNavArgument.kt.
enum NavigationArguments {
  /// The name of the component that represents the arguments of an entry.
  static let name = "NavBackStackEntry.arguments"

  /// Returns the value of a member of the arguments: `getString("id")`, `getInt("page")`.
  static func member(
    _ call: FrameworkCall, of arguments: Component, in evaluator: inout Evaluator
  ) -> SourceValue? {
    guard call.name.hasPrefix("get"), let key = call.argument("key", at: 0) else { return nil }
    let name = evaluator.text(of: key)
    let unknown = SourceValue.unknown(UnknownValue(.runtime, named: name, at: call.range))
    guard let pattern = arguments.value("route") else { return unknown }
    if let given = arguments.value("given"), !given.isNull {
      guard given.namesRoute else { return unknown }
      let found = value(
        of: name, in: evaluator.text(of: given), like: evaluator.text(of: pattern))
      if let found { return typed(found, call) ?? unknown }
    }
    guard case .dictionary(let defaults)? = arguments.value("defaults") else { return .null }
    for (key, value) in defaults where evaluator.text(of: key) == name { return value }
    return .null
  }

  /// Returns a text after converting it to the type of a call such as `getInt`.
  private static func typed(_ text: String, _ call: FrameworkCall) -> SourceValue? {
    switch call.name {
    case "getInt", "getLong": Int(text).map { .integer($0) }
    case "getFloat", "getDouble": Double(text).map { .number($0) }
    case "getBoolean": Bool(text).map { .boolean($0) }
    case "getString": .string(SourceText(text))
    default: nil
    }
  }

  /// Returns the text in a route that is at the position of a parameter in the route's pattern.
  private static func value(of name: String, in route: String, like pattern: String) -> String? {
    func parts(_ text: String) -> (path: [Substring], query: [Substring]) {
      let halves = text.split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
      return (
        halves[0].split(separator: "/", omittingEmptySubsequences: false),
        halves.count > 1 ? halves[1].split(separator: "&") : []
      )
    }
    let (pattern, route) = (parts(pattern), parts(route))
    for (wanted, given) in zip(pattern.path, route.path) {
      if let found = text(of: name, in: given, like: wanted) { return found }
    }
    for wanted in pattern.query {
      let key = wanted.prefix { $0 != "=" } + "="
      guard let given = route.query.first(where: { $0.hasPrefix(key) }) else { continue }
      if let found = text(of: name, in: given, like: wanted) { return found }
    }
    return nil
  }

  private static func text(
    of name: String, in given: Substring, like pattern: Substring
  ) -> String? {
    guard let parameter = pattern.firstRange(of: "{\(name)}") else { return nil }
    let (start, end) = (pattern[..<parameter.lowerBound], pattern[parameter.upperBound...])
    guard given.count >= start.count + end.count, given.hasPrefix(start), given.hasSuffix(end)
    else { return nil }
    return decoded(given.dropFirst(start.count).dropLast(end.count))
  }

  /// Returns a text without percent encoding.
  private static func decoded(_ text: Substring) -> String {
    var bytes: [UInt8] = []
    var rest = text.utf8[...]
    while let byte = rest.popFirst() {
      let code = rest.prefix(2)
      guard byte == UInt8(ascii: "%"), code.count == 2,
        let value = UInt8(String(decoding: code, as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}

extension Evaluator {
  /// Returns the default values in the argument declarations of a destination:
  /// `navArgument("page") { defaultValue = 1 }`.
  mutating func defaultArguments(of destination: Component) -> SourceValue {
    guard case .list(let declared)? = destination.value("arguments")?.current else {
      return .dictionary([])
    }
    var defaults: [(key: SourceValue, value: SourceValue)] = []
    for own in declared {
      guard let argument = own.component, argument.lastName == "navArgument",
        let name = argument.value("name") ?? argument.unlabelled.first,
        let block = argument.arguments?.last?.value.function
      else { continue }
      for case .assignment(["defaultValue"], _, let value, _) in run(block) {
        defaults.append((name, value.current))
      }
    }
    return .dictionary(defaults)
  }
}
