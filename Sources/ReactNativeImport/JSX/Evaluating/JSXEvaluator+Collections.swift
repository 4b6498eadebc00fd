/// A set or a map of JavaScript.
///
/// Source: ECMA-262, 24.1 Map Objects and 24.2 Set Objects.
struct JSXCollection {
  enum Kind { case set, map }

  var kind: Kind
  /// The entries in the order in which they were added; an entry of a map is an array of a key and
  /// a value.
  var entries: [JSXValue]

  /// The names of the members that hold the entries, which no code can write.
  fileprivate static let setMember = "new Set()"
  fileprivate static let mapMember = "new Map()"

  /// The collection as an object with a single member.
  var value: JSXValue {
    let name = kind == .set ? JSXCollection.setMember : JSXCollection.mapMember
    return .object([(key: name, value: .array(entries))])
  }

  /// The keys of a map, or the entries of a set.
  var keys: [JSXValue] { kind == .set ? entries : entries.compactMap { $0.part(.index(0)) } }

  /// The values of a map, or the entries of a set.
  var values: [JSXValue] { kind == .set ? entries : entries.compactMap { $0.part(.index(1)) } }
}

extension JSXValue {
  /// The set or map that the value is, or `nil` for other values.
  var collection: JSXCollection? {
    guard case .object(let members) = self, members.count == 1,
      case .array(let entries) = members[0].value
    else { return nil }
    switch members[0].key {
    case JSXCollection.setMember: return JSXCollection(kind: .set, entries: entries)
    case JSXCollection.mapMember: return JSXCollection(kind: .map, entries: entries)
    default: return nil
    }
  }

  /// The entries of a set or map as an array, or any other value unchanged.
  var iterated: JSXValue { collection.map { .array($0.entries) } ?? self }
}

extension JSXEvaluator {
  /// Returns the collection that an expression such as `new Set<string>(names)` creates.
  mutating func newCollection(from start: Int, in scope: Int) -> JSXValue {
    let kind: JSXCollection.Kind = isNext("Map") ? .map : .set
    cursor += 1
    if isNext("<"), let end = source.typeArguments(at: cursor, in: limit) { cursor = end }
    var given: JSXValue?
    if isNext("(") {
      given = arguments(at: cursor, in: scope).first
      cursor = source.nextSibling(of: cursor)
    }
    if given?.isNullish == true { given = nil }
    let entries =
      kind == .set ? uniqueEntries(of: given?.iterated) : mapEntries(of: given?.iterated)
    guard case .array(let values)? = entries else { return unknown(from: start) }
    return JSXCollection(kind: kind, entries: values).value
  }

  /// The maximum number of entries of a map.
  private static let mapLimit = 500

  /// Returns the entries of a new map as an array, or `nil` if the keys are unknown.
  private func mapEntries(of value: JSXValue?) -> JSXValue? {
    guard let value else { return .array([]) }
    guard case .array(let pairs) = value, pairs.count <= JSXEvaluator.mapLimit else { return nil }
    var map = JSXCollection(kind: .map, entries: [])
    for pair in pairs {
      guard case .array(let pair) = pair, let key = pair.first,
        let next = setting(key, to: pair.count > 1 ? pair[1] : .undefined, in: map)
      else { return nil }
      map = next
    }
    return .array(map.entries)
  }

  private func setting(
    _ key: JSXValue, to value: JSXValue, in map: JSXCollection
  ) -> JSXCollection? {
    guard let index = index(of: key, in: map.keys) else { return nil }
    var map = map
    let entry = JSXValue.array([key, value])
    if index < map.entries.count { map.entries[index] = entry } else { map.entries.append(entry) }
    return map
  }

  /// Returns the index of a value in a list, which is the number of values if the list does not
  /// contain the value, or `nil` if this is unknown.
  private func index(of value: JSXValue, in values: [JSXValue]) -> Int? {
    guard value.isLiteral, value.unknownParts.isEmpty else { return nil }
    for (index, other) in values.enumerated() {
      guard let isEqual = equality(other, value) else { return nil }
      if isEqual { return index }
    }
    return values.count
  }

  /// Returns the result of a method of a set or map, or `nil` if it is unknown.
  func method(
    _ name: String, of collection: JSXCollection, _ arguments: [JSXValue]
  ) -> JSXValue? {
    switch (name, arguments.first) {
    case ("keys", nil): return .array(collection.keys)
    case ("values", nil): return .array(collection.values)
    case ("entries", nil):
      return .array(zip(collection.keys, collection.values).map { .array([$0, $1]) })
    case ("has", let wanted?):
      return index(of: wanted, in: collection.keys).map { .bool($0 < collection.entries.count) }
    case ("get", let wanted?) where collection.kind == .map:
      guard let index = index(of: wanted, in: collection.keys) else { return nil }
      let values = collection.values
      return values.indices.contains(index) ? values[index] : .undefined
    case ("add", _), ("set", _):
      // These methods return the collection itself.
      return changed(collection, by: name, arguments)?.value
    case ("forEach", _?): return .undefined
    default: return nil
    }
  }

  /// Returns a collection after a call of a method that changes it, or `nil` if the result is
  /// unknown.
  func changed(
    _ collection: JSXCollection, by method: String, _ arguments: [JSXValue]
  ) -> JSXCollection? {
    var collection = collection
    switch (method, collection.kind, arguments.first) {
    case ("add", .set, let entry?):
      guard let index = index(of: entry, in: collection.entries) else { return nil }
      if index == collection.entries.count { collection.entries.append(entry) }
    case ("set", .map, let key?):
      let value = arguments.count > 1 ? arguments[1] : .undefined
      guard collection.entries.count < JSXEvaluator.mapLimit else { return nil }
      return setting(key, to: value, in: collection)
    case ("delete", _, let key?):
      guard let index = index(of: key, in: collection.keys) else { return nil }
      if index < collection.entries.count { collection.entries.remove(at: index) }
    case ("clear", _, nil): collection.entries = []
    case ("has", _, _), ("get", _, _), ("forEach", _, _): break
    default: return nil
    }
    return collection
  }

  /// Methods that return the list, set or map that they change, so that another call can follow.
  private static let chainedMethods: Set<String> = ["add", "set", "sort", "reverse", "fill"]

  /// Returns a list, set or map after the calls of methods that change it, such as
  /// `.add(1).add(2)`, or `nil` if the result is unknown.
  mutating func value(
    of old: JSXValue, afterCalls calls: Range<Int>, in scope: Int
  ) -> JSXValue? {
    var value = old
    var sign = calls.lowerBound
    while sign < calls.upperBound {
      let open = sign + 2
      let name = source.text(sign + 1)
      guard source.isToken(sign, anyOf: [".", "?."]), source.isToken(open, "("), budget > 0 else {
        return nil
      }
      let end = source.nextSibling(of: open)
      if name == "get", end < calls.upperBound, let collection = value.collection {
        return entry(of: collection, at: open, changedBy: end..<calls.upperBound, in: scope)
      }
      guard end <= calls.upperBound,
        end == calls.upperBound || JSXEvaluator.chainedMethods.contains(name)
      else { return nil }
      budget -= 4
      if let collection = value.collection {
        budget -= collection.entries.count / 8
        guard let new = changed(collection, by: name, arguments(at: open, in: scope))?.value,
          new.hasAtMost(JSXEvaluator.entryLimit)
        else { return nil }
        value = new
      } else if case .object(let members) = value {
        // The object's own method changes no other object.
        guard end == calls.upperBound,
          case .function? = members.last(where: { $0.key == name })?.value
        else { return nil }
      } else {
        guard let new = list(value, afterCallOf: name, at: open, in: scope) else { return nil }
        value = new
      }
      sign = end
    }
    return value
  }

  /// Returns a map after calls that change one of its entries, as in `.get(key).push(1)`.
  private mutating func entry(
    of map: JSXCollection, at open: Int, changedBy calls: Range<Int>, in scope: Int
  ) -> JSXValue? {
    guard map.kind == .map, !source.isToken(calls.lowerBound + 1, "get"),
      let key = arguments(at: open, in: scope).first, let index = index(of: key, in: map.keys),
      map.entries.indices.contains(index),
      let new = value(of: map.values[index], afterCalls: calls, in: scope)
    else { return nil }
    let changed = setting(key, to: new, in: map)?.value
    return changed?.hasAtMost(JSXEvaluator.entryLimit) == true ? changed : nil
  }

  private mutating func list(
    _ value: JSXValue, afterCallOf name: String, at open: Int, in scope: Int
  ) -> JSXValue? {
    guard case .array(let values) = value,
      case .array(let arguments) = array(source.inside(open), in: scope)
    else { return nil }
    budget -= values.count / 8
    switch name {
    case "reverse": return .array(values.reversed())
    case "sort", "fill": return combined(name, values, arguments)
    default:
      return JSXValue.list(values, after: name, arguments).flatMap { limitedArray($0) }
    }
  }
}
