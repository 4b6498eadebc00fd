/// The conditions that decide which clause of `#if` is compiled.
package struct CompilationConditions: Sendable {
  /// The names that are true without arguments, such as `DEBUG`.
  package var flags: Set<String>
  /// The arguments for which `os(…)`, `canImport(…)` and `targetEnvironment(…)` are true.
  package var arguments: [String: Set<String>]

  /// A debug build for an iPhone.
  package static let debugOnPhone = CompilationConditions(
    flags: ["DEBUG"],
    arguments: [
      "os": ["iOS"], "arch": ["arm64"], "targetEnvironment": [],
      "canImport": [
        "UIKit", "SwiftUI", "Foundation", "Combine", "Charts", "MapKit", "PhotosUI", "StoreKit",
        "SwiftData", "Observation", "WidgetKit", "AVKit", "WebKit",
      ],
    ])

  /// Returns the members of the first clause whose condition is true.
  ///
  /// A clause without a condition is `#else`.
  package func selected<Member>(_ clauses: [(condition: Expression?, members: [Member])])
    -> [Member]
  {
    clauses.first { $0.condition.map(isTrue) ?? true }?.members ?? []
  }

  /// Whether a condition is true.
  ///
  /// A test of the version of Swift is always true. An unknown condition is false.
  package func isTrue(_ condition: Expression) -> Bool {
    switch condition.form {
    case .boolean(let value): value
    case .name(let name): flags.contains(name)
    case .prefixed("!", let operand): !isTrue(operand)
    case .tuple(let parts) where parts.count == 1: isTrue(parts[0].value)
    case .operation(let operands, let signs):
      signs.first == "||" ? operands.contains(where: isTrue) : operands.allSatisfy(isTrue)
    case .call(let call): isTrue(call)
    default: false
    }
  }

  private func isTrue(_ call: Call) -> Bool {
    guard case .name(let name) = call.callee.form else { return false }
    if name == "swift" || name == "compiler" { return true }
    guard case .name(let argument)? = call.arguments.first?.value.form else { return false }
    return arguments[name]?.contains(argument) ?? false
  }
}
