/// Assignments to parts of tuples and pairs.
extension Evaluator {
  /// Returns a tuple or pair with another value for a part: `point.x = 5`, `pair.second.add("a")`.
  ///
  /// Returns `nil` if there is no such part.
  func tuple(
    _ parts: [(label: String?, value: SourceValue)], replacing name: String, by value: SourceValue
  ) -> SourceValue? {
    let names = ["first": 0, "second": 1, "third": 2, "key": 0, "value": 1]
    let position = parts.firstIndex { $0.label == name } ?? Int(name) ?? names[name]
    guard let position, parts.indices.contains(position) else { return nil }
    var parts = parts
    parts[position].value = value
    return .tuple(parts)
  }
}
