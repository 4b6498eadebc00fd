/// Evaluates global functions of JavaScript, and objects that `new` creates.
///
/// Source: ECMA-262, Object, Math, Number and Set.
extension JSXEvaluator {
  /// Evaluates a call of a global function such as `Object.keys`, or returns `nil` if the function
  /// is not supported.
  static func global(_ path: String, _ arguments: [JSXValue]) -> JSXValue? {
    guard var first = arguments.first else { return nil }
    if first.collection != nil {
      guard path == "Object.fromEntries" else { return nil }
      first = first.iterated
    }
    if path.hasPrefix("Object."), case .object = first { first = merged([first]) ?? first }
    if path == "parseInt", arguments.count > 1 {
      guard case .number(10, _) = arguments[1] else { return nil }
    }
    switch (path, first) {
    case ("Object.keys", .object(let members)) where isKnown(members):
      return .array(members.map { .string($0.key) })
    case ("Object.values", .object(let members)) where isKnown(members):
      return .array(members.map(\.value))
    case ("Object.entries", .object(let members)) where isKnown(members):
      return .array(members.map { .array([.string($0.key), $0.value]) })
    case ("Object.assign", .object): return merged(arguments)
    case ("Array.isArray", .array): return .bool(true)
    case ("Array", .number(let count, _)) where arguments.count == 1:
      guard count >= 0, count <= Double(lengthLimit) else { return nil }
      return .array(Array(repeating: .undefined, count: Int(count)))
    case ("Number", .number), ("parseFloat", .number): return first
    case ("Number", .string(let text, let unknownParts)),
      ("parseFloat", .string(let text, let unknownParts)):
      guard unknownParts.isEmpty, let number = Double(text), number.isFinite else { return nil }
      return .number(number)
    case ("parseInt", .string(let text, let unknownParts)):
      // The value of a hexadecimal number such as `0x1f` is left unknown.
      let start = text.drop { $0 == "-" }.prefix(2).lowercased()
      guard unknownParts.isEmpty, start != "0x" else { return nil }
      let digits = text.prefix { $0.isASCII && $0.isNumber || $0 == "-" }
      return Double(digits).map { .number($0) }
    case ("parseInt", .number(let number, _)), ("Math.trunc", .number(let number, _)):
      return .number(number.rounded(.towardZero))
    case ("isNaN", .number), ("Number.isNaN", .number): return .bool(false)
    case ("isNaN", .string(let text, let unknownParts)) where unknownParts.isEmpty:
      guard text.allSatisfy({ $0.isASCII && ($0.isLetter || $0.isNumber) }), !text.isEmpty else {
        return nil
      }
      if text.allSatisfy(\.isNumber) { return .bool(false) }
      // A text such as `1e5` or `0x1f` can be a number.
      return text.first?.isNumber == true || text == "Infinity" ? nil : .bool(true)
    case ("Object.fromEntries", .array(let entries)): return object(of: entries)
    case ("Math.abs", .number(let number, _)): return .number(abs(number))
    case ("Math.round", .number(let number, _)): return .number((number + 0.5).rounded(.down))
    case ("Math.floor", .number(let number, _)): return .number(number.rounded(.down))
    case ("Math.ceil", .number(let number, _)): return .number(number.rounded(.up))
    case ("Math.max", .number), ("Math.min", .number):
      let numbers = arguments.compactMap { value -> Double? in
        if case .number(let number, _) = value { number } else { nil }
      }
      guard numbers.count == arguments.count else { return nil }
      return (path == "Math.max" ? numbers.max() : numbers.min()).map { .number($0) }
    default: return nil
    }
  }

  /// Returns the object that `Object.assign` returns, or `nil` if some members are unknown.
  ///
  /// A later value of a member replaces an earlier one.
  private static func merged(_ objects: [JSXValue]) -> JSXValue? {
    var members: [(key: String, value: JSXValue)] = []
    var indices: [String: Int] = [:]
    for object in objects where object.isNullish != true {
      guard case .object(let more) = object, isKnown(more), object.collection == nil else {
        return nil
      }
      for member in more {
        if let index = indices[member.key] {
          members[index].value = member.value
        } else {
          indices[member.key] = members.count
          members.append(member)
        }
      }
    }
    return .object(members)
  }

  private static func isKnown(_ members: [(key: String, value: JSXValue)]) -> Bool {
    !members.contains { $0.key == ReactProp.spread }
  }

  /// Returns the object with these entries, each an array of a key and a value.
  private static func object(of entries: [JSXValue]) -> JSXValue? {
    var members: [(key: String, value: JSXValue)] = []
    for entry in entries {
      guard case .array(let pair) = entry, pair.count == 2, let key = pair[0].text,
        pair[0].unknownParts.isEmpty
      else { return nil }
      members.append((key: key, value: pair[1]))
    }
    return .object(members)
  }

  /// The maximum number of entries of a set.
  private static let setLimit = 500

  /// Returns the entries of a new `Set` as an array, or `nil` if the entries are unknown.
  func uniqueEntries(of value: JSXValue?) -> JSXValue? {
    guard let value else { return .array([]) }
    guard case .array(let values) = value, values.count <= JSXEvaluator.setLimit else { return nil }
    var unique: [JSXValue] = []
    for value in values {
      guard value.isLiteral else { return nil }
      if !unique.contains(where: { equality($0, value) == true }) { unique.append(value) }
    }
    return .array(unique)
  }
}
