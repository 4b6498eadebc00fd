/// Evaluates methods that combine, order or fill the entries of an array.
///
/// Source: ECMA-262, Array.prototype.
extension JSXEvaluator {
  /// Returns a text after `repeat`, `padStart` or `padEnd`, or `nil` for other methods.
  ///
  /// Source: ECMA-262, String.prototype.
  static func padded(_ name: String, _ text: String, _ arguments: [JSXValue]) -> String? {
    guard case .number(let number, _)? = arguments.first, let count = Int(exactly: number),
      (0...1_000).contains(count), text.utf8.count < textLimit / 1_000
    else { return nil }
    if name == "repeat" { return String(repeating: text, count: count) }
    guard name == "padStart" || name == "padEnd" else { return nil }
    // A text with unknown parts makes the result unknown, too.
    guard arguments.dropFirst().allSatisfy({ $0.text != nil && $0.unknownParts.isEmpty }) else {
      return nil
    }
    let filler = arguments.count > 1 ? arguments[1].text ?? " " : " "
    let missing = count - text.count
    guard missing > 0, !filler.isEmpty else { return text }
    guard filler.utf8.count < textLimit / 1_000 else { return nil }
    let padding = String(String(repeating: filler, count: missing).prefix(missing))
    return name == "padStart" ? padding + text : text + padding
  }

  /// The maximum number of entries of an array, with those of the arrays inside it.
  static let entryLimit = 100_000

  /// Returns an array, or `nil` if the array and the arrays inside it have too many entries.
  ///
  /// Code such as `list = [list, list]` doubles the number of entries.
  mutating func limitedArray(_ values: [JSXValue]) -> JSXValue? {
    var count = 0
    defer { budget -= count / 64 }
    var pending = [values]
    while let next = pending.popLast() {
      count += next.count
      guard count <= JSXEvaluator.entryLimit else { return nil }
      for case .array(let entries) in next { pending.append(entries) }
    }
    return .array(values)
  }

  /// The maximum number of entries that are sorted.
  private static let sortLimit = 200

  mutating func combined(
    _ name: String, _ values: [JSXValue], _ arguments: [JSXValue]
  ) -> JSXValue? {
    switch name {
    case "flatMap": return map(values, with: arguments.first).flatMap(JSXEvaluator.flattened)
    case "flat" where arguments.isEmpty: return JSXEvaluator.flattened(.array(values))
    case "at":
      guard case .number(let number, _)? = arguments.first, let index = Int(exactly: number) else {
        return nil
      }
      let position = index < 0 ? values.count + index : index
      return values.indices.contains(position) ? values[position] : .undefined
    case "reduce": return reduced(values, arguments)
    case "reduceRight" where arguments.count > 1: return reduced(values.reversed(), arguments)
    case "sort", "toSorted": return sorted(values, by: arguments.first).map { .array($0) }
    case "fill" where arguments.count == 1:
      return .array(Array(repeating: arguments[0], count: values.count))
    default: return nil
    }
  }

  /// Returns an array with the entries of the arrays in an array.
  private static func flattened(_ list: JSXValue) -> JSXValue? {
    guard case .array(let values) = list else { return nil }
    let count = values.reduce(0) { count, value in
      if case .array(let entries) = value { count + entries.count } else { count + 1 }
    }
    guard count <= entryLimit else { return nil }
    return .array(
      values.flatMap { value in if case .array(let entries) = value { entries } else { [value] } })
  }

  private mutating func reduced(_ values: [JSXValue], _ arguments: [JSXValue]) -> JSXValue? {
    guard case .function(let index?, let scope)? = arguments.first else { return nil }
    let hasStart = arguments.count > 1
    guard var result = hasStart ? arguments[1] : values.first else { return nil }
    for (offset, value) in values.enumerated().dropFirst(hasStart ? 0 : 1) {
      guard budget > 0 else { return nil }
      result = run(index, [result, value, .number(Double(offset))], in: scope).main
    }
    return result
  }

  /// Returns the entries in order, or `nil` if the order is unknown.
  ///
  /// Without a function that compares two entries, JavaScript compares their texts.
  private mutating func sorted(_ values: [JSXValue], by function: JSXValue?) -> [JSXValue]? {
    guard values.count <= JSXEvaluator.sortLimit else { return nil }
    guard let function else {
      let texts = values.compactMap(\.text)
      guard texts.count == values.count, values.allSatisfy(\.unknownParts.isEmpty) else {
        return nil
      }
      return values.indices.sorted { first, second in
        let (one, other) = (texts[first].utf16, texts[second].utf16)
        return one.elementsEqual(other) ? first < second : one.lexicographicallyPrecedes(other)
      }.map { values[$0] }
    }
    guard case .function(let index?, let scope) = function else { return nil }
    var sorted: [JSXValue] = []
    for value in values {
      var position = sorted.count
      while position > 0 {
        guard budget > 0,
          case .number(let difference, _) = run(index, [sorted[position - 1], value], in: scope)
            .main
        else { return nil }
        guard difference > 0 else { break }
        position -= 1
      }
      sorted.insert(value, at: position)
    }
    return sorted
  }
}
