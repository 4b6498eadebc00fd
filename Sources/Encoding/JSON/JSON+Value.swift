package import TextIO

extension JSON {
  /// A value of a document, with its position in the file.
  package struct Value: Sendable {
    let document: JSON
    let item: Int
    /// The index, in the document's items, of the key of the value.
    ///
    /// For an element of an array, this is the key of the array.
    ///
    /// The index is −1 for the root.
    let key: Int
    /// Whether the value is an element of an array, so that ``key`` is the key of the array.
    let isEntry: Bool

    /// A `null` value that does not come from a file.
    package static let null = JSON(
      file: nil, items: [Item(kind: .null, text: "null", line: 1, column: 1, end: 1)]
    ).root

    private var own: Item { document.items[item] }

    package var kind: Kind { own.kind }

    /// The name of the file, as the user wrote it.
    package var file: String? { document.file }

    package var location: SourcePosition { own.location }

    /// The location of the value's key.
    ///
    /// A value without a key has its own location.
    package var keyLocation: SourcePosition {
      key < 0 || isEntry ? location : document.items[key].location
    }

    /// The characters of a string with escapes decoded, or the spelling of a number, `true`,
    /// `false` or `null` in the file.
    ///
    /// Objects and arrays have an empty text.
    package var text: String { own.text }

    package var string: String? { kind == .string ? text : nil }

    package var bool: Bool? { kind == .bool ? text == "true" : nil }

    /// The number, or `nil` if the value is not a number or does not fit into a `Double`.
    package var double: Double? {
      guard kind == .number, let number = Double(text), number.isFinite else { return nil }
      return number
    }

    /// The integer, or `nil` if the value is not an integer or does not fit into an `Int`.
    ///
    /// `3.0` is an integer, too.
    package var int: Int? {
      guard kind == .number else { return nil }
      return Int(text) ?? double.flatMap { Int(exactly: $0) }
    }

    /// The number of members of an object, or of elements of an array; 0 for other values.
    package var count: Int { Int(own.count) }

    /// The members of an object in the order of the file.
    ///
    /// For other values, the array is empty.
    package var members: [(key: String, value: Value)] {
      guard kind == .object else { return [] }
      var members: [(key: String, value: Value)] = []
      members.reserveCapacity(count)
      var index = item + 1
      while index < Int(own.end) {
        let member = Value(document: document, item: index + 1, key: index, isEntry: false)
        members.append((document.items[index].text, member))
        index = Int(document.items[index + 1].end)
      }
      return members
    }

    /// The elements of an array in the order of the file.
    ///
    /// For other values, the array is empty.
    package var elements: [Value] {
      guard kind == .array else { return [] }
      var elements: [Value] = []
      elements.reserveCapacity(count)
      var index = item + 1
      while index < Int(own.end) {
        elements.append(Value(document: document, item: index, key: key, isEntry: true))
        index = Int(document.items[index].end)
      }
      return elements
    }

    /// Returns the value of the member with a key, even if it is `null`; returns `nil` if there is
    /// no such member.
    package subscript(_ key: String) -> Value? {
      guard kind == .object else { return nil }
      var index = item + 1
      while index < Int(own.end) {
        if document.items[index].text == key {
          return Value(document: document, item: index + 1, key: index, isEntry: false)
        }
        index = Int(document.items[index + 1].end)
      }
      return nil
    }
  }
}
