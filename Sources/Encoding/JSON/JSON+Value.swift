package import TextIO

extension JSON {
  /// One value of a document, with its place in the file.
  package struct Value: Sendable {
    let document: JSON
    let item: Int
    /// The item that names it, or the array it is in; negative for the whole document.
    let key: Int
    /// Whether it stands in the array that ``key`` names.
    let isEntry: Bool

    /// The value `null`, which is in no file.
    package static let null = JSON(
      file: nil, items: [Item(kind: .null, text: "null", line: 1, column: 1, end: 1)]
    ).root

    private var own: Item { document.items[item] }

    /// What it is.
    package var kind: Kind { own.kind }

    /// The file it is in, as the user named it.
    package var file: String? { document.file }

    /// Where it begins.
    package var location: SourcePosition { own.location }

    /// Where its key begins; where it has none, where it begins itself.
    package var keyLocation: SourcePosition {
      key < 0 || isEntry ? location : document.items[key].location
    }

    /// A string, a number or a word as it is written; empty for objects and arrays.
    package var text: String { own.text }

    /// The string, if it is one.
    package var string: String? { kind == .string ? text : nil }

    /// The truth value, if it is one.
    package var bool: Bool? { kind == .bool ? text == "true" : nil }

    /// The number, if it is one and can be held.
    package var double: Double? {
      guard kind == .number, let number = Double(text), number.isFinite else { return nil }
      return number
    }

    /// The whole number, if it is one and can be held: `3`, and `3.0` too.
    package var int: Int? {
      guard kind == .number else { return nil }
      return Int(text) ?? double.flatMap { Int(exactly: $0) }
    }

    /// How many members or elements an object or array has.
    package var count: Int { Int(own.count) }

    /// The members of an object in the order of the file; none for other values.
    package var members: [(key: String, value: Value)] {
      guard kind == .object else { return [] }
      var members: [(key: String, value: Value)] = []
      members.reserveCapacity(count)
      var place = item + 1
      while place < Int(own.end) {
        let member = Value(document: document, item: place + 1, key: place, isEntry: false)
        members.append((document.items[place].text, member))
        place = Int(document.items[place + 1].end)
      }
      return members
    }

    /// The elements of an array in the order of the file; none for other values.
    package var elements: [Value] {
      guard kind == .array else { return [] }
      var elements: [Value] = []
      elements.reserveCapacity(count)
      var place = item + 1
      while place < Int(own.end) {
        elements.append(Value(document: document, item: place, key: key, isEntry: true))
        place = Int(document.items[place].end)
      }
      return elements
    }

    /// The member of an object with this key, `null` too.
    package subscript(_ key: String) -> Value? {
      guard kind == .object else { return nil }
      var place = item + 1
      while place < Int(own.end) {
        if document.items[place].text == key {
          return Value(document: document, item: place + 1, key: place, isEntry: false)
        }
        place = Int(document.items[place + 1].end)
      }
      return nil
    }
  }
}
