/// The arguments that the evaluator supports in calls of one member of a standard library.
///
/// The value of a call with other arguments is unknown, because ignoring an argument could lead to
/// a wrong value.
struct StandardSignature: Sendable {
  var labels: Set<String>
  var count: ClosedRange<Int>

  init(_ labels: String = "", _ count: ClosedRange<Int> = 0...1) {
    self.labels = Set(labels.split(separator: " ").map(String.init))
    self.count = count
  }

  /// Whether the number of arguments is allowed and all labels of the arguments are known.
  func allows(_ arguments: [ComponentArgument]) -> Bool {
    count.contains(arguments.count)
      && arguments.allSatisfy { $0.label.map(labels.contains) ?? true }
  }

  /// The signature of the members without an entry in ``named``.
  static let other = StandardSignature("predicate transform selector action block operation n")

  static let named: [String: StandardSignature] = [
    "first": .init("where predicate"), "last": .init("where predicate"),
    "firstIndex": .init("of where", 1...1), "lastIndex": .init("of where"),
    "contains": .init("where element ignoreCase", 1...2),
    "prefix": .init("while through upTo", 1...1),
    "drop": .init("while n", 1...1), "suffix": .init("from", 1...1), "sorted": .init("by using"),
    "min": .init("by"), "max": .init("by"), "joined": .init("separator"),
    "split": .init("separator maxSplits omittingEmptySubsequences limit", 1...8),
    "components": .init("separatedBy", 1...1), "replacing": .init("with", 2...2),
    "replacingOccurrences": .init("of with", 2...2), "trimmingCharacters": .init("in", 1...1),
    "reduce": .init("into operation", 1...2), "fold": .init("initial operation", 2...2),
    "isMultiple": .init("of", 1...1), "starts": .init("with", 1...1),
    "subscript": .init("default", 1...2), "filter": .init("predicate", 1...1),
    "joinToString": .init("separator prefix postfix limit truncated transform", 0...6),
    "filterIndexed": .init("predicate", 1...1),
    "startsWith": .init("prefix ignoreCase", 1...2), "endsWith": .init("suffix ignoreCase", 1...2),
    "equals": .init("other ignoreCase", 1...2), "replace": .init("oldValue newValue", 2...2),
    "replaceFirst": .init("oldValue newValue", 2...2),
    "substring": .init("startIndex endIndex", 1...2), "subList": .init("fromIndex toIndex", 2...2),
    "padStart": .init("length padChar", 1...2), "padEnd": .init("length padChar", 1...2),
    "chunked": .init("size transform", 1...2),
    "windowed": .init("size step partialWindows transform", 1...4),
    "coerceIn": .init("minimumValue maximumValue range", 1...2),
    "getOrElse": .init("index key defaultValue", 2...2),
    "getOrDefault": .init("key defaultValue", 2...2),
    "trim": .init("", 0...8), "trimStart": .init("", 0...8), "trimEnd": .init("", 0...8),
    "format": .init("", 0...64), "substringBefore": .init("delimiter missingDelimiterValue", 1...2),
    "substringAfter": .init("delimiter missingDelimiterValue", 1...2),
    "substringBeforeLast": .init("delimiter missingDelimiterValue", 1...2),
    "substringAfterLast": .init("delimiter missingDelimiterValue", 1...2),
    "removeSurrounding": .init("prefix suffix delimiter", 1...2),
    "zip": .init("other transform", 1...2),
    "indexOf": .init("string char element startIndex ignoreCase", 1...3),
    "isSubset": .init("of", 1...1), "isSuperset": .init("of", 1...1),
    "isDisjoint": .init("with", 1...1), "toString": .init("radix"),
    "count": .init("where predicate"), "merging": .init("uniquingKeysWith", 2...2),
    "truncatingRemainder": .init("dividingBy", 1...1),
    "quotientAndRemainder": .init("dividingBy", 1...1),
  ]
}

extension Evaluator {
  /// Returns the value of the argument for an option such as `ignoreCase`, or `nil` if the value is
  /// unknown.
  func option(_ label: String, _ call: StandardCall, at position: Int) -> Bool? {
    let unlabelled = call.arguments.filter { $0.label == nil }
    let value =
      call.arguments.first { $0.label == label }?.value
      ?? (position < unlabelled.count ? unlabelled[position].value : nil)
    guard let value else { return false }
    return truth(of: currentValue(value))
  }

  /// Returns an unknown list together with the elements that are shown in its place.
  func uncertain(_ values: [SourceValue], _ call: StandardCall) -> SourceValue {
    let name = project.excerpt(call.range)
    if let assumed = assumptions[name] { return assumed }
    return .unknown(UnknownValue(.expression, named: name, at: call.range, elements: values))
  }
}
