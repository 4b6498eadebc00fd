/// Members of Kotlin's collections that add their results to another collection.
extension Evaluator {
  /// The members without a destination, by the members with a destination.
  private static let plainMembers: [String: String] = [
    "mapTo": "map", "mapIndexedTo": "mapIndexed", "mapNotNullTo": "mapNotNull",
    "flatMapTo": "flatMap", "filterTo": "filter", "filterNotTo": "filterNot",
    "filterNotNullTo": "filterNotNull", "toCollection": "toList",
  ]

  /// Adds the results of a member such as `mapTo(names) { it.name }` to a collection, and returns
  /// the collection.
  ///
  /// Returns `nil` for other members. If the results are unknown, the collection becomes unknown.
  mutating func collected(
    _ name: String, _ receiver: SourceValue, _ call: Call, _ arguments: [ComponentArgument],
    at range: SourceRange, in scope: Int
  ) -> SourceValue? {
    guard framework.language.isKotlin, let plain = Self.plainMembers[name],
      let destination = arguments.first, let target = call.arguments.first?.value,
      currentValue(destination.value).isCollection
    else { return nil }
    let added =
      standardMember(plain, of: receiver, Array(arguments.dropFirst()), at: range, in: scope)
      ?? unknown(.expression, at: range)
    let before = currentValue(destination.value)
    let argument = ComponentArgument(label: nil, value: added, at: range)
    _ = changed(destination.value, "addAll", [argument], target, at: range, in: scope)
    guard !currentValue(added).isUnknown else { return added }
    return arithmetic(before, "+", currentValue(added), at: range, in: scope)
  }
}
