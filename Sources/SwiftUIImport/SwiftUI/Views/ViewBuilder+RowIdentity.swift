internal import ComponentSource

/// The identity of the rows of a loop, to which the states of the rows belong.
extension ViewBuilder {
  /// Returns the number of a row, from which the paths of its views are built.
  ///
  /// Rows whose ids are unknown, or occur twice, are told apart by their positions.
  ///
  /// Source: SwiftUI, `ForEach`: the id of an element identifies its row, and the states of the row
  /// move with it.
  mutating func rowNumber(
    of tag: SourceValue?, at position: Int, in loop: Component, _ taken: inout Set<Int>
  ) -> Int {
    if let key = key(ofRow: tag), taken.insert(key).inserted { return loop.rowNumber(at: key) }
    return loop.rowNumber(at: position)
  }

  /// Returns a number for the id of an element, or `nil` if the id is not a plain value.
  private mutating func key(ofRow tag: SourceValue?) -> Int? {
    switch unwrappingBinding(tag) {
    case .string(let text)?: text.known.map(ViewBuilder.hash)
    case .integer(let number)?: ViewBuilder.hash("\(number)")
    case .enumCase(let own)? where own.values.isEmpty: ViewBuilder.hash(own.name)
    case .component(let component)? where component.name == "UUID": component.identity.number
    default: nil
    }
  }

  /// Returns a hash (FNV-1a) that is the same in every run, unlike that of `Hasher`.
  private static func hash(_ text: String) -> Int {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    return Int(truncatingIfNeeded: hash >> 1)
  }
}
