internal import ImportSupport

/// Evaluates methods of strings, numbers and arrays.
///
/// Source: ECMA-262, String.prototype, Array.prototype and Number.prototype.
extension JSXEvaluator {
  /// Calls a method of a string, number or array.
  mutating func method(
    _ name: String, of value: JSXValue, from start: Int, in scope: Int
  ) -> JSXValue {
    let open = cursor
    let arguments = arguments(at: open, in: scope)
    cursor = source.nextSibling(of: open)
    let result: JSXValue? =
      switch value {
      case .string(let text, let unknownParts):
        JSXEvaluator.method(name, of: text, unknownParts, arguments.map(rested))
      case .number(let number, let digits):
        method(name, of: number, digits, arguments)
      case .array(let values): method(name, of: values, arguments)
      case .object: value.collection.flatMap { method(name, of: $0, arguments) }
      case .setter(let setter) where name == "getState" && setter.storeFunction == .read:
        states.values[setter.key]
      default: nil
      }
    return result ?? unknown(from: start)
  }

  private func method(
    _ name: String, of number: Double, _ digits: String, _ arguments: [JSXValue]
  ) -> JSXValue? {
    switch name {
    case "toString": return .string(digits)
    case "toLocaleString":
      var language = options.language
      if let first = arguments.first, first.isNullish != true {
        guard case .string(let tag, _) = first else { return nil }
        language = tag
      }
      guard arguments.count < 2 else { return nil }
      return JSXNumber.grouped(number, language: language).map { .string($0) }
    case "toFixed":
      guard case .number(let count, _)? = arguments.first ?? .number(0), (0...6).contains(count),
        abs(number) < 1e9
      else { return nil }
      return .string(JSXEvaluator.fixed(number, Int(count)))
    default: return nil
    }
  }

  /// Returns a number with a fixed number of decimals.
  private static func fixed(_ number: Double, _ count: Int) -> String {
    var scale = 1.0
    for _ in 0..<count { scale *= 10 }
    let scaled = Int((abs(number) * scale).rounded())
    let whole = Int(scale)
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard count > 0 else { return "\(sign)\(scaled)" }
    let decimals = "\(scaled % whole)"
    let zeros = String(repeating: "0", count: max(0, count - decimals.utf8.count))
    return "\(sign)\(scaled / whole).\(zeros)\(decimals)"
  }

  private static func method(
    _ name: String, of text: String, _ unknownParts: [JSXUnknown], _ arguments: [JSXValue]
  ) -> JSXValue? {
    switch name {
    case "toUpperCase", "toLocaleUpperCase":
      return .string(text.uppercased(), unknownParts: unknownParts)
    case "toLowerCase", "toLocaleLowerCase":
      return .string(text.lowercased(), unknownParts: unknownParts)
    case "toString",
      "normalize" where arguments.isEmpty:
      return .string(text, unknownParts: unknownParts)
    case "trim", "trimEnd", "trimStart":
      var rest = text[...]
      if name != "trimEnd" { rest = rest.drop(while: \.isWhitespace) }
      while name != "trimStart", rest.last?.isWhitespace == true { rest.removeLast() }
      return .string(String(rest), unknownParts: unknownParts)
    default: break
    }
    // If a part of the text is unknown, the result is unknown, too.
    guard unknownParts.isEmpty else { return nil }
    if let padded = padded(name, text, arguments) { return .string(padded) }
    if case .string(let part, let others)? = arguments.first, others.isEmpty {
      return method(name, of: text, part, arguments)
    }
    guard ["slice", "substring", "charAt", "at"].contains(name),
      case .number(var start, _)? = arguments.first
    else { return nil }
    let isCharacter = name == "charAt" || name == "at"
    if name == "at", start < 0 { start += Double(text.count) }
    var end = isCharacter ? start + 1 : Double(text.count)
    if arguments.count > 1 {
      guard case .number(let number, _) = arguments[1] else { return nil }
      end = number
    }
    let range = range(from: start, to: end, count: text.count)
    return .string(String(text.dropFirst(range.lowerBound).prefix(range.count)))
  }

  private static func method(
    _ name: String, of text: String, _ part: String, _ arguments: [JSXValue]
  ) -> JSXValue? {
    switch name {
    case "includes": return .bool(part.isEmpty || text.contains(part))
    case "startsWith": return .bool(text.hasPrefix(part))
    case "endsWith": return .bool(text.hasSuffix(part))
    case "localeCompare" where arguments.count == 1: return order(of: text, part)
    case "concat":
      guard text.utf8.count + part.utf8.count < JSXEvaluator.textLimit else { return nil }
      return .string(text + part)
    case "split":
      let pieces =
        part.isEmpty
        ? text.map { String($0) }
        : text.split(separator: part, omittingEmptySubsequences: false).map(String.init)
      return .array(pieces.map { .string($0) })
    case "replace", "replaceAll":
      guard arguments.count > 1, case .string(let other, _) = arguments[1], !part.isEmpty else {
        return nil
      }
      let limit = name == "replace" ? 1 : text.utf8.count / part.utf8.count
      guard text.utf8.count + limit * other.utf8.count < JSXEvaluator.textLimit else { return nil }
      return .string(text.replacing(part, with: other, maxReplacements: limit))
    default: return nil
    }
  }

  /// Returns the result of `localeCompare`, or `nil` for texts with characters outside ASCII.
  ///
  /// Source: ECMA-402, String.prototype.localeCompare; Unicode Collation Algorithm: case counts only
  /// between texts that are otherwise equal, and then lower case comes first.
  private static func order(of text: String, _ other: String) -> JSXValue? {
    let both = text + other
    guard both.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber || $0 == " ") }) else {
      return nil
    }
    let (first, second) = (text.lowercased(), other.lowercased())
    if first != second { return .number(first < second ? -1 : 1) }
    return .number(text == other ? 0 : text > other ? -1 : 1)
  }

  /// Returns the range that `slice` selects.
  ///
  /// A negative index counts from the end.
  private static func range(from start: Double, to end: Double, count: Int) -> Range<Int> {
    func index(_ number: Double) -> Int {
      let whole = Int(max(-1e6, min(1e6, number)))
      return max(0, min(count, whole < 0 ? count + whole : whole))
    }
    let first = index(start)
    return first..<max(first, index(end))
  }

  // MARK: Arrays

  private mutating func method(
    _ name: String, of values: [JSXValue], _ arguments: [JSXValue]
  ) -> JSXValue? {
    switch name {
    case "map": return map(values, with: arguments.first)
    case "filter", "some", "every", "find", "findIndex", "findLast":
      return search(name, values, with: arguments.first)
    case "join": return join(values, arguments.first?.text ?? ",")
    case "entries" where arguments.isEmpty:
      return .array(values.enumerated().map { .array([.number(Double($0)), $1]) })
    case "keys" where arguments.isEmpty:
      return .array(values.indices.map { .number(Double($0)) })
    case "includes", "has", "indexOf":
      guard let wanted = arguments.first, values.allSatisfy({ equality($0, wanted) != nil }) else {
        return nil
      }
      let index = values.firstIndex { equality($0, wanted) == true }
      return name == "indexOf" ? .number(Double(index ?? -1)) : .bool(index != nil)
    case "concat":
      let more = arguments.flatMap { value in
        if case .array(let values) = value { values } else { [value] }
      }
      return limitedArray(values + more)
    case "reverse", "toReversed": return .array(values.reversed())
    case "slice":
      guard case .number(let start, _)? = arguments.first ?? .number(0) else { return nil }
      var end = Double(values.count)
      if arguments.count > 1 {
        guard case .number(let number, _) = arguments[1] else { return nil }
        end = number
      }
      return .array(Array(values[JSXEvaluator.range(from: start, to: end, count: values.count)]))
    default: return combined(name, values, arguments)
    }
  }

  private func join(_ values: [JSXValue], _ separator: String) -> JSXValue? {
    // Source: ECMA-262, Array.prototype.join: missing entries are empty texts.
    let texts = values.compactMap { value -> String? in
      switch value {
      case .undefined, .null: ""
      default: value.text
      }
    }
    let size = texts.reduce(0) { $0 + $1.utf8.count }
    guard texts.count == values.count, size < JSXEvaluator.textLimit else { return nil }
    return .string(texts.joined(separator: separator), unknownParts: values.flatMap(\.unknownParts))
  }

  /// Calls a function with each element of an array, and returns the results.
  mutating func map(_ values: [JSXValue], with function: JSXValue?) -> JSXValue? {
    if case .unknown(let unknown)? = function, unknown.path == "String" {
      let texts = values.compactMap(\.text)
      guard texts.count == values.count, values.allSatisfy(\.unknownParts.isEmpty) else {
        return nil
      }
      return .array(texts.map { .string($0) })
    }
    guard case .function(let index?, let scope)? = function else { return nil }
    var results: [JSXValue] = []
    for (offset, value) in values.enumerated() {
      guard budget > 0 else { return nil }
      let own = [value, .number(Double(offset)), .array(values)]
      results.append(run(index, own, in: scope).main)
    }
    return .array(results)
  }

  /// The maximum number of entries of `Array.from({ length: 5 })`.
  static let lengthLimit = 1_000

  /// Returns the entries that `Array.from` makes from an array, a text or a length.
  func list(of value: JSXValue?) -> [JSXValue]? {
    switch value?.iterated {
    case .array(let values)?: return values
    case .string(let text, let unknownParts)? where unknownParts.isEmpty:
      return text.map { .string("\($0)") }
    case .object?:
      guard case .number(let length, _)? = value?.part(.key("length")), length >= 0,
        length <= Double(JSXEvaluator.lengthLimit)
      else { return nil }
      return Array(repeating: .undefined, count: Int(length))
    default: return nil
    }
  }

  /// Evaluates a method with a function for each entry, such as `filter`, `find` or `some`.
  ///
  /// If the function is `Boolean`, the method searches for entries that count as true in a
  /// condition.
  private mutating func search(
    _ name: String, _ values: [JSXValue], with function: JSXValue?
  ) -> JSXValue? {
    var found: [JSXValue] = []
    var indices: [Int] = []
    for (offset, value) in values.enumerated() {
      guard budget > 0 else { return nil }
      var result = value
      switch function {
      case .function(let index?, let scope)?:
        result = run(index, [value, .number(Double(offset))], in: scope).main
      case .unknown(let unknown)? where unknown.path == "Boolean": break
      default: return nil
      }
      guard let holds = rested(result).isTruthy else { return nil }
      guard holds else { continue }
      found.append(value)
      indices.append(offset)
    }
    switch name {
    case "filter": return .array(found)
    case "some": return .bool(!found.isEmpty)
    case "every": return .bool(found.count == values.count)
    case "find": return found.first ?? .undefined
    case "findLast": return found.last ?? .undefined
    default: return .number(Double(indices.first ?? -1))
    }
  }
}
