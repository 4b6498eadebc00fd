/// The types of integers in Kotlin.
///
/// The evaluator represents integers of all types in the same way. As long as the evaluated code
/// contains only `Int`, every integer is an `Int`. Otherwise, the type of an integer is unknown.
extension Evaluator {
  /// Whether an integer is an instance of a type, or `nil` if that is unknown.
  func isKotlinInteger(of type: TypeName) -> Bool? {
    let name = project.aliases[type.name] ?? type.name
    if ["Any", "Number", "Comparable"].contains(name) { return true }
    if name == "Int" { return hasOtherIntegers ? nil : true }
    return hasOtherIntegers && SourceProject.otherIntegers.contains(name) ? nil : false
  }

  /// Records a literal of another type than `Int`: `5L`, `5u`, `3000000000`.
  ///
  /// Source: Kotlin language specification, Integer literals.
  mutating func recordType(of value: Int, at range: SourceRange) {
    guard framework.language.isKotlin, !hasOtherIntegers else { return }
    if Int32(exactly: value) == nil {
      hasOtherIntegers = true
      return
    }
    guard project.files.indices.contains(range.file) else { return }
    let bytes = project.files[range.file].bytes
    guard bytes.indices.contains(range.end - 1) else { return }
    let suffix = bytes[range.end - 1]
    hasOtherIntegers = suffix == UInt8(ascii: "L") || suffix | 0x20 == UInt8(ascii: "u")
  }

  /// Records that values get a type: `val id: Long = 5`, `List<Long>`.
  mutating func recordIntegers(of type: TypeName?) {
    guard framework.language.isKotlin, !hasOtherIntegers, let type else { return }
    hasOtherIntegers = ([type] + type.arguments).contains {
      SourceProject.otherIntegers.contains(project.aliases[$0.name] ?? $0.name)
    }
  }
}

/// Choosing between functions that take integers of different types.
///
/// Source: Kotlin language specification, Overload resolution and Integer literal types: a literal
/// without a suffix is an `Int` if a function takes an `Int`.
extension Evaluator {
  /// Returns the type of an integer in Kotlin, or `nil` if it is unknown.
  func integerType(of written: Expression, in scope: Int) -> String? {
    guard framework.language.isKotlin else { return nil }
    guard hasOtherIntegers else { return "Int" }
    switch written.form {
    case .integer(let value): return literalType(of: value, at: written.range)
    case .prefixed("-", let operand):
      guard case .integer(let value) = operand.form else { return nil }
      return literalType(of: value, at: operand.range)
    case .call(let call):
      guard case .member(_, let name, _) = call.callee.form else { return nil }
      if name == "count" || name == "indexOf" { return "Int" }
      guard name.hasPrefix("to") else { return nil }
      let type = String(name.dropFirst(2))
      return Evaluator.isInteger(type) ? type : nil
    case .member(_, "size", _), .member(_, "length", _), .member(_, "lastIndex", _): return "Int"
    case .name(let name):
      return scopeDeclaring(name, from: scope).flatMap { scopes[$0].integerTypes[name] }
    default: return nil
    }
  }

  private func literalType(of value: Int, at range: SourceRange) -> String {
    var suffix = ""
    if project.files.indices.contains(range.file) {
      let bytes = project.files[range.file].bytes
      for byte in [range.end - 2, range.end - 1] where bytes.indices.contains(byte) {
        let letter = Character(Unicode.Scalar(bytes[byte])).uppercased()
        if letter == "L" || letter == "U" { suffix += letter }
      }
    }
    switch suffix {
    case "L": return "Long"
    case "U": return "UInt"
    case "UL": return "ULong"
    default: return Int32(exactly: value) == nil ? "Long" : "Int"
    }
  }

  mutating func recordIntegerType(of variable: VariableDeclaration, in scope: Int) {
    guard hasOtherIntegers, framework.language.isKotlin,
      case .integer? = scopes[scope].names[variable.name]
    else { return }
    scopes[scope].integerTypes[variable.name] =
      variable.type.map { project.aliases[$0.name] ?? $0.name }
      ?? variable.initialValue.flatMap { integerType(of: $0, in: scope) }
  }

  private func knownType(of argument: ComponentArgument) -> String? {
    argument.integerType ?? (hasOtherIntegers ? nil : "Int")
  }

  /// Returns points for how well an integer fits a parameter's type in Kotlin, or `nil` for other
  /// values and types.
  func integerScore(_ argument: ComponentArgument, _ type: TypeName) -> Int? {
    guard framework.language.isKotlin, case .integer = argument.value else { return nil }
    let name = project.aliases[type.name] ?? type.name
    guard Evaluator.isInteger(name) else { return nil }
    guard let own = knownType(of: argument) else { return 0 }
    if own == name { return 1 }
    // A literal without a suffix can have any type.
    return own == "Int" ? 0 : -4
  }

  /// Whether the choice between two functions depends on the unknown type of an integer.
  func needsIntegerType(
    _ arguments: [ComponentArgument], _ first: [Parameter], _ second: [Parameter]
  ) -> Bool {
    guard framework.language.isKotlin, first.count == second.count else { return false }
    let isUnknown = arguments.contains { argument in
      if case .integer = argument.value { knownType(of: argument) == nil } else { false }
    }
    guard isUnknown else { return false }
    return zip(first, second).contains { one, other in
      guard let one = one.type?.name, let other = other.type?.name, one != other else {
        return false
      }
      return [one, other].allSatisfy(Evaluator.isInteger)
    }
  }

  /// Whether the choice between extensions of an integer depends on the integer's type, which is
  /// unknown.
  func needsIntegerType(_ extensions: [FunctionDeclaration]) -> Bool {
    Set(extensions.compactMap { $0.receiver?.name }.filter(Evaluator.isInteger)).count > 1
  }

  private static func isInteger(_ type: String) -> Bool {
    type == "Int" || SourceProject.otherIntegers.contains(type)
  }
}

extension SourceProject {
  /// The types of integers in Kotlin except for `Int`.
  fileprivate static let otherIntegers: Set<String> = [
    "Long", "Short", "Byte", "UInt", "ULong", "UShort", "UByte",
  ]
}
