internal import ComponentSource

/// Conditions of `#if` as they hold when an app is built for debugging on iOS.
enum CompilationCondition {
  private static let platforms: Set<String> = ["iOS"]
  /// Modules that iOS does not have.
  private static let absentModules: Set<String> = [
    "AppKit", "Cocoa", "Carbon", "Glibc", "Musl", "WinSDK", "Android", "WatchKit", "TVUIKit",
    "TVMLKit", "FoundationNetworking", "FoundationXML", "Bionic",
  ]

  /// Whether a condition holds; what is not known does not.
  static func holdsOnIOS(_ condition: Expression) -> Bool {
    switch condition.form {
    case .boolean(let value): value
    case .name(let name): name == "DEBUG"
    case .prefixed("!", let inner): !holdsOnIOS(inner)
    case .operation(let operands, let operators):
      operators.first == "&&"
        ? operands.allSatisfy(holdsOnIOS) : operands.contains(where: holdsOnIOS)
    case .call(let call): holds(call)
    default: false
    }
  }

  private static func holds(_ call: Call) -> Bool {
    guard case .name(let name) = call.callee.form, let argument = call.arguments.first else {
      return false
    }
    var value = ""
    if case .name(let name) = argument.value.form { value = name }
    switch name {
    case "os": return platforms.contains(value)
    case "canImport": return !absentModules.contains(value)
    case "targetEnvironment": return value == "simulator"
    case "arch": return value == "arm64"
    case "swift", "compiler":
      if case .prefixed(">=", _) = argument.value.form { return true }
      return false
    case "hasFeature", "hasAttribute": return true
    default: return false
    }
  }
}
