/// An attribute of a platform: its name, its type, and functions that convert its value from and to
/// text.
///
/// Each platform has a table of its attributes. Outlines, the JSON tree and exported trees use
/// these tables.
package struct PlatformAttribute<Attributes: PlatformAttributes>: Sendable {
  /// A path to the property that stores an attribute.
  package typealias Path<Value> = any WritableKeyPath<Attributes, Value> & Sendable
  /// A function that sets the attribute `name` to a text, or returns `false` if the attribute does
  /// not accept the text.
  package typealias Reading = @Sendable (inout Attributes, _ name: String, _ text: String) -> Bool
  /// A function that returns the attribute's name and text if it is set.
  ///
  /// For a list, the function returns the names and texts of all entries.
  package typealias Writing = @Sendable (Attributes) -> [(name: String, text: String)]

  /// The type of an attribute.
  package enum Kind: Sendable, Hashable {
    case flag, integer, number, text
    /// One of the given words.
    case choice([String])
    /// Names separated by commas.
    case names
    /// A list of texts, each with a name of its own: `links.0`, `links.1`.
    case texts
    /// Four numbers separated by commas.
    ///
    /// The associated value contains the names of the numbers; it is empty if the numbers have no
    /// names.
    case rectangle([String])
    /// Any other format, with its description for an error message.
    case own(String)
  }

  /// The platform's name of the attribute.
  ///
  /// A name with a full stop at its end stands for all entries of a list: `links.` stands for
  /// `links.0` and `links.1`.
  package let name: String
  /// The type.
  package let kind: Kind
  /// Sets the attribute to a text, and returns whether the attribute accepted it.
  package let read: Reading
  /// Returns the name and text of the attribute, or of each entry of a list; empty if the attribute
  /// is not set.
  package let write: Writing

  /// Creates an attribute of any type.
  package init(_ name: String, _ kind: Kind, read: @escaping Reading, write: @escaping Writing) {
    self.name = name
    self.kind = kind
    self.read = read
    self.write = write
  }

  /// Whether the value of the attribute contains text from the file, including numbers with their
  /// spelling.
  var isText: Bool {
    switch kind {
    case .text, .texts, .names, .own, .number: true
    case .flag, .integer, .choice, .rectangle: false
    }
  }

  /// A description of the values that the attribute accepts, for error messages.
  package var takes: String {
    switch kind {
    case .flag: "true or false"
    case .integer: "a whole number"
    case .number: "a number"
    case .text: "any text"
    case .choice(let words): words.joined(separator: ", ")
    case .names: "names with commas between them"
    case .texts: "any text, behind a name that ends with a number from 0"
    case .rectangle: "four numbers with commas between them"
    case .own(let words): words
    }
  }
}

extension PlatformAttribute {
  /// Returns an attribute with functions to convert its value from and to text.
  package static func value<Value: Sendable>(
    _ name: String, _ kind: Kind, _ path: Path<Value?>,
    _ read: @escaping @Sendable (String) -> Value?, _ write: @escaping @Sendable (Value) -> String
  ) -> Self {
    Self(
      name, kind,
      read: { attributes, _, text in
        guard let value = read(text) else { return false }
        attributes[keyPath: path] = value
        return true
      },
      write: { attributes in attributes[keyPath: path].map { [(name, write($0))] } ?? [] })
  }

  /// Returns an attribute that is an optional Boolean.
  package static func flag(_ name: String, _ path: Path<Bool?>) -> Self {
    value(name, .flag, path, { Bool($0) }, { $0 ? "true" : "false" })
  }

  /// Returns an attribute that is a whole number, clamped to 32 bits as on the platforms.
  package static func integer(_ name: String, _ path: Path<Int?>) -> Self {
    value(
      name, .integer, path,
      { text in
        let number = Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
        return number.map { Int(Int32(clamping: $0)) }
      }, { String($0) })
  }

  /// Returns an attribute that is a number, with or without a fraction.
  package static func number(_ name: String, _ path: Path<Spelled<Double>?>) -> Self {
    value(
      name, .number, path,
      { text in
        guard let number = Double(text), number.isFinite else { return nil }
        return Spelled(number, as: text)
      }, { $0.text })
  }

  package static func text(_ name: String, _ path: Path<String?>) -> Self {
    value(name, .text, path, { $0 }, { $0 })
  }

  /// Returns an attribute that is one word of a closed list.
  package static func choice<Word>(_ name: String, _ path: Path<Word?>) -> Self
  where Word: RawRepresentable<String> & CaseIterable & Sendable {
    value(
      name, .choice(Word.allCases.map(\.rawValue)), path, { Word(rawValue: $0) }, { $0.rawValue })
  }

  /// Returns an attribute that is a list of names separated by commas.
  ///
  /// The list may be empty.
  package static func names(_ name: String, _ path: Path<[String]?>) -> Self {
    value(
      name, .names, path,
      { $0.split(separator: ",").map { String($0.drop { $0 == " " }) } },
      { $0.joined(separator: ", ") })
  }

  /// Returns an attribute that is a list of texts with numbered names: `links.0`, `links.1`.
  package static func texts(_ name: String, _ path: Path<[String]>) -> Self {
    Self(
      name + ".", .texts,
      read: { attributes, given, text in
        guard let index = Int(given.dropFirst(name.count + 1)), 0..<10_000 ~= index else {
          return false
        }
        let missing = index + 1 - attributes[keyPath: path].count
        if missing > 0 { attributes[keyPath: path] += Array(repeating: "", count: missing) }
        attributes[keyPath: path][index] = text
        return true
      },
      write: { attributes in
        attributes[keyPath: path].enumerated().map { ("\(name).\($0.offset)", $0.element) }
      })
  }
}

/// A value together with its spelling in the file.
///
/// `1`, `1.0` and `1.00` are three spellings of one value.
package struct Spelled<Value: Sendable & Hashable>: Sendable, Hashable {
  package let value: Value
  /// The spelling in the file.
  package let text: String

  /// Creates a value with its spelling.
  package init(_ value: Value, as text: String) {
    self.value = value
    self.text = text
  }
}
