extension Evaluator {
  /// Returns the value of a global function or initialiser of a standard library, or `nil` for
  /// other functions and initialisers.
  mutating func standardValue(
    _ name: String, _ arguments: [ComponentArgument], types: [TypeName], at range: SourceRange,
    in scope: Int
  ) -> SourceValue? {
    var values: [SourceValue] = []
    for argument in arguments { values.append(currentValue(argument.value)) }
    switch name {
    case "listOf", "mutableListOf", "arrayOf", "setOf", "mutableSetOf", "sequenceOf",
      "arrayListOf", "persistentListOf", "immutableListOf", "intArrayOf", "floatArrayOf",
      "hashSetOf", "linkedSetOf", "emptyList", "emptySet", "emptyArray",
      "persistentSetOf", "listOfNotNull", "setOfNotNull":
      let kept = name.hasSuffix("NotNull") ? values.filter { !$0.isNull } : values
      let elements = kept.map { coerced($0, to: types.first, in: scope) }
      guard name.lowercased().contains("set") else { return .list(elements) }
      // A hash set does not keep the order in which its elements were added.
      if name == "hashSetOf", values.count > 1 { return unknown(.expression, at: range) }
      return set(of: elements) ?? unknown(.expression, at: range)
    case "hashMapOf" where values.count > 1: return unknown(.expression, at: range)
    case "mapOf", "mutableMapOf", "hashMapOf", "linkedMapOf", "emptyMap", "persistentMapOf",
      "sortedMapOf", "LinkedHashMap", "HashMap":
      guard case .dictionary(let entries)? = merged([], .list(values)) else { return nil }
      return name == "sortedMapOf" ? sorted(entries) : .dictionary(entries)
    case "ArrayList", "ArrayDeque", "LinkedHashSet", "HashSet", "ArraySet", "LinkedList":
      guard values.isEmpty else { return nil }
      return name.hasSuffix("Set") ? .set([]) : .list([])
    case "Pair", "Triple":
      let labels = ["first", "second", "third"]
      return .tuple(zip(labels, values).map { ($0, $1) })
    case "List" where arguments.count == 2 && framework.language.isKotlin,
      "MutableList" where arguments.count == 2, "Array" where arguments.count == 2:
      return generated(arguments, at: range, in: scope)
    case "buildList": return built(from: .list([]), arguments, at: range, in: scope)
    case "buildSet": return built(from: .set([]), arguments, at: range, in: scope)
    case "buildMap": return built(from: .dictionary([]), arguments, at: range, in: scope)
    case "buildString":
      return built(from: .string(SourceText("")), arguments, at: range, in: scope)
    case "StringBuilder", "StringBuffer":
      if case .string(let text)? = values.first {
        return .string(SourceText(text.parts, isLiteral: false))
      }
      return .string(SourceText(""))
    case "generateSequence": return sequence(arguments, at: range, in: scope)
    case "zip" where values.count == 2:
      var other = arguments[1]
      other.value = counted(other.value, beside: values[0])
      return standardMember(
        "zip", of: counted(values[0], beside: values[1]), [other], at: range, in: scope)
    case "min", "max", "minOf", "maxOf":
      return standardMember(
        name.hasPrefix("min") ? "min" : "max", of: .list(values), [], at: range, in: scope)
    case "enumValues", "enumEntries":
      return enumeration(types.first, at: range).map { allCases(ofType: $0) }
    case "enumValueOf":
      return enumeration(types.first, at: range).flatMap {
        memberCall("valueOf", of: .type($0), arguments, at: range, in: scope)
      }
    case "compareValues", "compareValuesBy":
      return comparedValues(arguments, at: range, in: scope)
    case "pow" where values.count == 2:
      guard let base = values[0].asNumber,
        let exponent = values[1].asNumber.flatMap({ Int(exactly: $0) }), (0...64).contains(exponent)
      else { return nil }
      return .number((0..<exponent).reduce(1.0) { result, _ in result * base })
    case "floor", "ceil", "round", "sqrt", "truncate": return rounded(name, values)
    case "abs":
      return values.first.flatMap { standardMember("magnitude", of: $0, nil, at: range, in: scope) }
    case "stride": return strided(arguments, at: range)
    case "repeat": return repeated(arguments, at: range, in: scope)
    case "with" where arguments.count == 2:
      return standardMember("run", of: values[0], [arguments[1]], at: range, in: scope)
    case "run" where arguments.count == 1:
      return arguments[0].value.asFunction.map { result(of: $0, scope, range) }
    case "runCatching" where arguments.count == 1:
      return arguments[0].value.asFunction.map {
        caught($0, [], receiver: $0.receiver, at: range, in: scope)
      }
    case "print", "println", "require", "check", "assert", "debugPrint", "precondition",
      "requireNotNull", "checkNotNull":
      return checked(name, values, at: range)
    default: return conversion(name, arguments, values, at: range, in: scope)
    }
  }

  /// Returns the collection that a function of the standard library creates: `mapOf("a" to 1)`.
  package mutating func collection(
    _ name: String, _ arguments: [ComponentArgument], at range: SourceRange
  ) -> SourceValue? {
    standardValue(name, arguments, types: [], at: range, in: current)
  }

  /// Returns the index of the enum that a generic argument names: `enumValues<Weekday>()`.
  private func enumeration(_ type: TypeName?, at range: SourceRange) -> Int? {
    guard let type, let index = project.type(named: type.name, file: range.file),
      project.types[index].declaration.kind == .enumeration
    else { return nil }
    return index
  }

  private mutating func result(
    of function: SourceFunction, _ scope: Int, _ range: SourceRange
  ) -> SourceValue {
    invoke(function, [], receiver: function.receiver, at: range, in: scope)
  }

  /// Returns the value of a conversion: `String(count)`, `Int("5")`, `Array(list)`.
  private mutating func conversion(
    _ name: String, _ arguments: [ComponentArgument], _ values: [SourceValue],
    at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    if let failed = failedCall(name, values, at: range) { return failed }
    guard let first = values.first else {
      switch name {
      case "String": return .string(SourceText(""))
      case "Array": return .list([])
      case "Set": return .set([])
      case "Dictionary": return .dictionary([])
      default: return nil
      }
    }
    let label = arguments[0].label
    switch name {
    case "String"
    where label == nil || label == "describing" || label == "reflecting" || label == "stringLiteral":
      if first.isUnknown { return first }
      guard values.count == 1 else { return radixText(arguments, values) }
      return .string(sourceText(of: first))
    case "String" where label == "format":
      guard case .string(let text) = first, let format = text.known else { return nil }
      return formatted(format, Array(values.dropFirst())).map { .string(SourceText($0)) }
    case "String" where label == "repeating":
      guard values.count == 2 else { return nil }
      return arithmetic(first, "*", values[1], at: range, in: scope)
    case "Int", "Int64", "Int32", "UInt":
      if values.count == 2, arguments[1].label == "radix", case .string(let text) = first,
        case .integer(let radix) = values[1], (2...36).contains(radix)
      {
        return text.known.map { Int($0, radix: radix).map { .integer($0) } ?? .null }
      }
      guard values.count == 1, label == nil || label == "exactly" else { return nil }
      switch first {
      case .string(let text): return text.known.map { Int($0).map { .integer($0) } ?? .null }
      case .number(let number):
        let whole = number.rounded(.towardZero)
        if label == "exactly", whole != number { return .null }
        return Int(exactly: whole).map { .integer($0) }
      case .float(let number):
        return Int(exactly: number.rounded(.towardZero)).map { .integer($0) }
      case .integer, .unknown: return first
      default: return nil
      }
    case "Int8", "Int16", "UInt8", "UInt16", "UInt32":
      guard values.count == 1, label == nil, case .integer(let number) = first,
        SourceValue.bounds(ofInteger: name).contains(number)
      else { return nil }
      return first
    case "Float" where first.asNumber != nil: return first.asFloat.map { .float($0) }
    case "Decimal" where label == nil: return first.asNumber.map { _ in first }
    case "Double", "Float", "CGFloat":
      switch first {
      case .string(let text): return text.known.map { Double($0).map { .number($0) } ?? .null }
      case .integer, .number, .float: return first.asNumber.map { .number($0) }
      case .unknown: return first
      default: return nil
      }
    case "Bool", "Optional": return first
    case "Character":
      guard label == nil, case .string(let text) = first, let known = text.known,
        known.count == 1
      else { return nil }
      return known.first.map { .character($0) }
    case "Dictionary": return dictionary(arguments, first, at: range, in: scope)
    case "Array", "Set", "ArraySlice", "Identifiable":
      switch first {
      case .unknown: return first
      case .range(let bounds, _) where bounds.count > EvaluationLimit.maximumCount: return nil
      case .set(let values) where name == "Set": return .set(values)
      case .list, .set, .range, .dictionary, .string, .type:
        if name != "Set", !isOrdered(first) {
          return .unknown(unorderedList(of: elementsOfUnordered(first), at: range))
        }
        let values = elements(of: first, at: range)
        if name == "Set" { return set(of: values) ?? unknown(.expression, at: range) }
        return .list(values)
      default: return nil
      }
    default: return nil
    }
  }

  /// Returns the dictionary of `Dictionary(uniqueKeysWithValues:)` or `Dictionary(grouping:by:)`.
  private mutating func dictionary(
    _ arguments: [ComponentArgument], _ values: SourceValue, at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    switch (arguments.map(\.label), values) {
    case (["uniqueKeysWithValues"], .list(let pairs)):
      let entries = merged([], .list(pairs))
      // If two keys are equal, the app crashes in Swift, so there is no result.
      guard case .dictionary(let own)? = entries, own.count == pairs.count else { return nil }
      return entries
    case ([nil, "uniquingKeysWith"], .list(let pairs)), ([nil, nil], .list(let pairs)):
      return dictionary(of: pairs, choosing: arguments[1].value.asFunction, at: range, in: scope)
    case (let labels, .range(let bounds, _))
    where labels.first == "grouping" && bounds.count <= EvaluationLimit.maximumCount:
      let elements = SourceValue.list(bounds.map { .integer($0) })
      return dictionary(arguments, elements, at: range, in: scope)
    case (["grouping", "by"], .list(let elements)), (["grouping", nil], .list(let elements)):
      guard arguments[1].value.asFunction != nil else { return nil }
      let call = StandardCall(
        member: .grouped, name: "groupBy", arguments: [arguments[1]], range: range, scope: scope)
      return dictionary(call, of: elements)
    default: return nil
    }
  }

  /// Returns the text of an integer in another numeral system: `String(255, radix: 16)`.
  private func radixText(
    _ arguments: [ComponentArgument], _ values: [SourceValue]
  ) -> SourceValue? {
    guard values.count == 2, arguments[1].label == "radix", case .integer(let number) = values[0],
      case .integer(let radix) = values[1], (2...36).contains(radix)
    else { return nil }
    return .string(SourceText(String(number, radix: radix)))
  }

  /// Returns the elements of a sequence, each of which a function computes from the previous
  /// element.
  ///
  /// A long or endless sequence is cut, at the latest after its first unknown element.
  private mutating func sequence(
    _ arguments: [ComponentArgument], at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    guard arguments.count == 2, let function = arguments[1].value.asFunction else { return nil }
    var values: [SourceValue] = []
    var next = currentValue(arguments[0].value)
    if let seed = next.asFunction { next = currentValue(result(of: seed, scope, range)) }
    while values.count < EvaluationLimit.maximumCount, steps > 0, !next.isNull {
      values.append(next)
      if next.isUnknown { break }
      next = currentValue(
        invoke(
          function, Evaluator.unlabelled([next], at: range), receiver: function.receiver, at: range,
          in: scope, pass: values.count))
    }
    return .list(values)
  }

  /// Returns the receiver of a block after the block has changed it: `buildList { add("a") }`.
  private mutating func built(
    from seed: SourceValue, _ arguments: [ComponentArgument], at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    guard let function = arguments.last?.value.asFunction else { return nil }
    let before = cuts
    _ = invoke(function, [], receiver: seed, at: range, in: scope)
    guard cuts == before else {
      return .unknown(UnknownValue(.expression, named: project.excerpt(range), at: range))
    }
    return lastReceiver ?? seed
  }

  /// Returns the components of all passes of `repeat(3) { … }`.
  private mutating func repeated(
    _ arguments: [ComponentArgument], at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    guard let count = arguments.first.map({ currentValue($0.value) }),
      arguments.last?.value.asFunction != nil
    else { return nil }
    let passes: SourceValue =
      if case .integer(let count) = count { .range(0..<max(0, count), isClosed: false) } else {
        count
      }
    return standardMember("forEach", of: passes, Array(arguments.suffix(1)), at: range, in: scope)
  }
}
