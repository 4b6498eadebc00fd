/// The conditions by which the evaluator selects the compiled clause of an `#if`.
package struct CompilationConditions: Sendable {
  /// The names that count as true conditions, such as `DEBUG`.
  package var flags: Set<String>
  /// The arguments for which `os(…)`, `arch(…)` or `targetEnvironment(…)` is true, by the name of
  /// the condition.
  package var arguments: [String: Set<String>]
  /// The modules for which `canImport(…)` is false; an app can import all other modules.
  package var missingModules: Set<String>

  /// The conditions of a debug build for an iPhone.
  package static let debugOnPhone = CompilationConditions(
    flags: ["DEBUG"],
    arguments: ["os": ["iOS"], "arch": ["arm64"], "targetEnvironment": []],
    missingModules: [
      "AppKit", "Cocoa", "Carbon", "Glibc", "Musl", "WinSDK", "Android", "Bionic", "WatchKit",
      "TVUIKit", "TVMLKit", "FoundationNetworking", "FoundationXML",
    ])

  /// Returns the members of the first `#if` clause whose condition is true.
  ///
  /// A clause without a condition is `#else`.
  package func selected<Member>(_ clauses: [(condition: Expression?, members: [Member])])
    -> [Member]
  {
    clauses.first { $0.condition.map(isTrue) ?? true }?.members ?? []
  }

  /// Whether a condition is true.
  ///
  /// An unknown condition is false.
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
    guard case .name(let name) = call.callee.form, let argument = call.arguments.first?.value.form
    else { return false }
    switch (name, argument) {
    // Assume that the compiler is newer than every version in a condition of the file.
    case ("swift", .prefixed(let sign, _)), ("compiler", .prefixed(let sign, _)):
      return sign == ">="
    case ("hasFeature", _), ("hasAttribute", _): return true
    case ("canImport", .name(let module)): return !missingModules.contains(module)
    case (_, .name(let value)): return arguments[name]?.contains(value) ?? false
    default: return false
    }
  }
}
