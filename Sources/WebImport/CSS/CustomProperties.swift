/// The custom properties of elements, and what values become with them.
///
/// Elements that set none share those of their parent.
///
/// Source: CSS Custom Properties for Cascading Variables Module Level 1, sections 2 and 3.
struct CustomProperties {
  /// Where the properties of an element are kept; 0 holds none.
  typealias ID = Int32

  private var outer: [ID] = [0]
  private var values: [[String: [CSSToken]]] = [[:]]
  private var stepsLeft = 1_000_000

  /// How many tokens a value may have once its variables are in it.
  private static let longest = 10_000
  private static let deepest = 32

  /// Whether there were more variables than could be followed.
  var isExhausted: Bool { stepsLeft < 0 }

  /// Keeps what an element sets, beside what it inherits.
  mutating func add(_ values: [String: [CSSToken]], to outer: ID) -> ID {
    guard !values.isEmpty else { return outer }
    self.outer.append(outer)
    self.values.append(values)
    return ID(self.values.count - 1)
  }

  /// A value with its variables replaced; absent where one has no value.
  mutating func replaced(_ value: [CSSToken], _ id: ID) -> [CSSToken]? {
    replaced(value[...], id, [], depth: 0)
  }

  private mutating func replaced(
    _ value: ArraySlice<CSSToken>, _ id: ID, _ open: Set<String>, depth: Int
  ) -> [CSSToken]? {
    guard depth < CustomProperties.deepest else { return nil }
    var result: [CSSToken] = []
    var rest = value
    while let token = rest.first {
      stepsLeft -= 1
      guard stepsLeft >= 0, result.count < CustomProperties.longest else { return nil }
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
    // A property that depends on itself has no value.
    if !open.contains(name),
      let (value, place) = self.value(of: name, id),
      let text = replaced(value[...], place, open.union([name]), depth: depth)
    {
      return text
    }
    guard let comma = argument.firstIndex(of: .delimiter(",")) else { return nil }
    return replaced(argument[(comma + 1)...].trimmed, id, open, depth: depth)
  }

  /// The value of a property, and where it was set.
  private mutating func value(of name: String, _ id: ID) -> ([CSSToken], ID)? {
    var current = id
    while current > 0 {
      stepsLeft -= 1
      if stepsLeft < 0 { return nil }
      if let value = values[Int(current)][name] {
        if CSSDeclarations.words(value) == ["initial"], value.count == 1 { return nil }
        return (value, current)
      }
      current = outer[Int(current)]
    }
    return nil
  }
}
