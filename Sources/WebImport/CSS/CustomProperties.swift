/// The custom properties of elements.
///
/// The values of custom properties replace `var()` in other values. An element that sets no custom
/// properties shares the properties of its parent.
///
/// Source: CSS Custom Properties for Cascading Variables Module Level 1, sections 2 and 3.
struct CustomProperties {
  /// The index of a set of custom properties.
  ///
  /// The index 0 is that of the empty set.
  typealias ID = Int32

  private var parents: [ID] = [0]
  private var values: [[String: [CSSToken]]] = [[:]]
  private var stepsLeft = 1_000_000

  /// The maximum number of tokens in a value after its `var()` functions are replaced.
  private static let maximumLength = 10_000
  private static let maximumDepth = 32

  /// Whether the work of replacing variables exceeded its limit.
  var isExhausted: Bool { stepsLeft < 0 }

  /// Adds a set with the custom properties of an element, and returns the index of the set.
  ///
  /// The element inherits further properties from the set `parent`. If the element sets no
  /// properties, the result is `parent`.
  mutating func add(_ values: [String: [CSSToken]], to parent: ID) -> ID {
    guard !values.isEmpty else { return parent }
    parents.append(parent)
    self.values.append(values)
    return ID(self.values.count - 1)
  }

  /// Returns a value with its `var()` functions replaced, or `nil` if a variable has no value.
  mutating func replaced(_ value: [CSSToken], _ id: ID) -> [CSSToken]? {
    replaced(value[...], id, [], depth: 0)
  }

  private mutating func replaced(
    _ value: ArraySlice<CSSToken>, _ id: ID, _ open: Set<String>, depth: Int
  ) -> [CSSToken]? {
    guard depth < CustomProperties.maximumDepth else { return nil }
    var result: [CSSToken] = []
    var rest = value
    while let token = rest.first {
      stepsLeft -= 1
      guard stepsLeft >= 0, result.count < CustomProperties.maximumLength else { return nil }
      guard token == .function("var"), let end = rest.endOfGroup else {
        result.append(token)
        rest.removeFirst()
        continue
      }
      let inner = rest[(rest.startIndex + 1)..<end]
      rest = rest[(end + 1)...]
      guard let text = variable(inner, id, open, depth: depth + 1) else { return nil }
      result += text
    }
    return result
  }

  private mutating func variable(
    _ argument: ArraySlice<CSSToken>, _ id: ID, _ open: Set<String>, depth: Int
  ) -> [CSSToken]? {
    guard case .ident(let name)? = argument.first(where: { $0 != .space }) else { return nil }
    // A custom property that depends on itself has no value.
    if !open.contains(name),
      let (value, owner) = self.value(of: name, id),
      let text = replaced(value[...], owner, open.union([name]), depth: depth)
    {
      return text
    }
    guard let comma = argument.firstIndex(of: .delimiter(",")) else { return nil }
    return replaced(argument[(comma + 1)...].trimmed, id, open, depth: depth)
  }

  /// Returns the value of a custom property, together with the index of the set that contains the
  /// value.
  private mutating func value(of name: String, _ id: ID) -> ([CSSToken], ID)? {
    var current = id
    while current > 0 {
      stepsLeft -= 1
      if stepsLeft < 0 { return nil }
      if let value = values[Int(current)][name] {
        if CSSDeclarations.words(value) == ["initial"], value.count == 1 { return nil }
        return (value, current)
      }
      current = parents[Int(current)]
    }
    return nil
  }
}
