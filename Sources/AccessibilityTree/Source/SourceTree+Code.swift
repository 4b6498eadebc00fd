extension SourceTree {
  /// The bytes of a Swift or Kotlin file, and the calls that create elements, for fixes that edit
  /// the file.
  package struct Code: Sendable, Hashable {
    /// A modifier or an argument of a call.
    package struct Part: Sendable, Hashable {
      /// The name of the parameter in Kotlin, or the name of the modifier in Swift.
      package var name: String
      /// The range of bytes of the argument's value, or of the modifier including its full stop.
      package var range: Range<Int>
      /// Whether the argument is a lambda after the parentheses of the call.
      package var isTrailing: Bool
      /// The arguments of the call in the argument's value; empty if the value is not a call.
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

    /// The call in the code that creates an element.
    package struct Call: Sendable, Hashable {
      /// The range of bytes of the call, without its modifiers.
      package var range: Range<Int>
      /// The arguments in Kotlin, or the modifiers in Swift.
      package var parts: [Part]

      package init(at range: Range<Int>, parts: [Part]) {
        self.range = range
        self.parts = parts
      }
    }

    package var bytes: [UInt8]
    /// The calls that create elements, by the index of the element in the ``SourceTree``.
    package var calls: [Int: Call]

    package init(_ bytes: [UInt8], calls: [Int: Call]) {
      self.bytes = bytes
      self.calls = calls
    }
  }
}
