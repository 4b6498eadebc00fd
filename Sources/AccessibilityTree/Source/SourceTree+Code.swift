extension SourceTree {
  /// The calls in a Swift or Kotlin file, with the bytes that fixes can edit.
  package struct Code: Sendable, Hashable {
    /// A named piece of a call.
    package struct Part: Sendable, Hashable {
      /// The parameter in Kotlin, or the modifier in Swift.
      package var name: String
      /// The bytes of the argument's value, or of the modifier from its full stop.
      package var range: Range<Int>
      /// Whether the part is a lambda after the parentheses.
      package var isTrailing: Bool
      /// The arguments of a value that is a call itself.
      package var parts: [Part]

      package init(
        _ name: String, at range: Range<Int>, isTrailing: Bool = false, parts: [Part] = []
      ) {
        self.name = name
        self.range = range
        self.isTrailing = isTrailing
        self.parts = parts
      }
    }

    /// The call that shows an element.
    package struct Call: Sendable, Hashable {
      /// The bytes of the call without its modifiers.
      package var range: Range<Int>
      /// The arguments in Kotlin, or the modifiers in Swift.
      package var parts: [Part]

      package init(at range: Range<Int>, parts: [Part]) {
        self.range = range
        self.parts = parts
      }
    }

    package var bytes: [UInt8]
    /// The calls by the indices of their elements.
    package var calls: [Int: Call]

    package init(_ bytes: [UInt8], calls: [Int: Call]) {
      self.bytes = bytes
      self.calls = calls
    }
  }
}
