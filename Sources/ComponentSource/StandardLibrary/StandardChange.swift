/// A change of a collection, text or Boolean in place.
enum StandardChange: Sendable {
  case append, appendAll, insertAt, insertBefore, insertAllAt, insertNew, insertFirst
  case removeAt, removeElement, removeEverything, removeMatching, keepMatching
  case removeFirst, removeLast, reverse, sort, swap, set, put, putAll, removeKey, appendLine
  case removeAtAll, toggle, unite, keepOnly, subtract, symmetric

  /// The changes, by the names and argument labels of the members in Swift and Kotlin.
  static let named: [String: StandardChange] = [
    "append(_:)": .append, "add(_:)": .append, "addLast(_:)": .append,
    "append(contentsOf:)": .appendAll, "addAll(_:)": .appendAll, "insert(_:at:)": .insertAt,
    "add(_:_:)": .insertBefore, "insert(contentsOf:at:)": .insertAllAt,
    "insert(_:)": .insertNew, "addFirst(_:)": .insertFirst, "remove(at:)": .removeAt,
    "removeAt(_:)": .removeAt,
    "remove(atOffsets:)": .removeAtAll, "remove(_:)": .removeElement,
    "removeAll()": .removeEverything,
    "clear()": .removeEverything, "removeAll(where:)": .removeMatching,
    "removeAll(_:)": .removeMatching, "removeIf(_:)": .removeMatching,
    "retainAll(_:)": .keepMatching, "removeFirst()": .removeFirst, "removeLast()": .removeLast,
    "popLast()": .removeLast, "popFirst()": .removeFirst, "removeFirst(_:)": .removeFirst,
    "removeLast(_:)": .removeLast, "reverse()": .reverse, "sort()": .sort, "sort(by:)": .sort,
    "sort(_:)": .sort, "sortBy(_:)": .sort, "sortDescending()": .sort,
    "sortByDescending(_:)": .sort, "sortWith(_:)": .sort, "swapAt(_:_:)": .swap,
    "set(_:_:)": .set, "put(_:_:)": .put, "updateValue(_:forKey:)": .put, "putAll(_:)": .putAll,
    "removeValue(forKey:)": .removeKey, "appendLine(_:)": .appendLine,
    "appendLine()": .appendLine, "toggle()": .toggle, "remove(key:)": .removeKey,
    "formUnion(_:)": .unite, "formIntersection(_:)": .keepOnly, "subtract(_:)": .subtract,
    "formSymmetricDifference(_:)": .symmetric, "removeLastOrNull()": .removeLast,
    "removeFirstOrNull()": .removeFirst,
  ]

  /// The names of members that change the value before the dot.
  static let names = Set(
    named.keys.map { String($0.prefix { $0 != "(" }) } + [
      "shuffle", "merge",
      "replaceSubrange", "removeSubrange", "replaceAll", "fill", "negate", "formIndex",
      "insertRange", "setLength", "deleteCharAt", "prepend", "compute", "computeIfAbsent",
      "getOrPut", "remove", "update", "removeRange",
    ])

  /// The names of members that change a builder of texts, and that texts of Kotlin do not have.
  static let builderNames: Set<String> = [
    "setLength", "deleteCharAt", "insert", "insertRange", "reverse", "delete", "deleteRange",
    "setCharAt", "appendRange",
  ]
}

extension StandardChange {
  /// Whether a member with a name can change a value in place.
  static func changes(_ value: SourceValue, by name: String) -> Bool {
    if case .string = value, builderNames.contains(name) { return true }
    return names.contains(name)
  }
}

extension SourceValue {
  /// Whether the value is a text that a member of Kotlin does not change in place.
  func isText(unchangedBy name: String) -> Bool {
    if case .string = self { !StandardChange.builderNames.contains(name) } else { false }
  }
}
