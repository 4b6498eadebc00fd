/// One row of the table of a platform's attributes: what it is called, what it takes, and how it is
/// read from text and written as text.
///
/// Outlines, the tree in JSON and files in which the attributes stand as they are all go by the row.
package struct PlatformAttribute<Attributes: PlatformAttributes>: Sendable {
  /// A path to a typed field.
  package typealias Path<Value> = any WritableKeyPath<Attributes, Value> & Sendable
  /// Sets the field of that name; false if the text is no such value.
  package typealias Reading = @Sendable (inout Attributes, _ name: String, _ text: String) -> Bool
  /// The names and texts of what is set.
  package typealias Writing = @Sendable (Attributes) -> [(name: String, text: String)]

  /// What an attribute holds.
  package enum Kind: Sendable, Hashable {
    case flag, integer, number, text
    /// One of these words.
    case choice([String])
    /// Names with commas between them.
    case names
    /// Texts, each under a name of its own: `links.0`, `links.1`.
    case texts
    /// Four numbers with commas between them, by what they are called where each has a name.
    case rectangle([String])
    /// Anything that has a spelling of its own, in words for an error.
    case own(String)
  }

  /// The platform's name; with a full stop at the end, what the names of a list begin with.
  package let name: String
  /// What it holds.
  package let kind: Kind
  /// Sets the field.
  package let read: Reading
  /// What is set.
  package let write: Writing

  /// A row of any kind.
  package init(_ name: String, _ kind: Kind, read: @escaping Reading, write: @escaping Writing) {
    self.name = name
    self.kind = kind
    self.read = read
    self.write = write
  }

  /// What it takes, in words for an error.
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
  /// A field whose value is made of a text, and made a text again.
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

  /// Something that is so or is not, or of which nothing is said.
  package static func flag(_ name: String, _ path: Path<Bool?>) -> Self {
    value(name, .flag, path, { Bool($0) }, { $0 ? "true" : "false" })
  }

  /// A whole number, kept to 32 bits as the platforms do.
  package static func integer(_ name: String, _ path: Path<Int?>) -> Self {
    value(
      name, .integer, path,
      { text in
        let number = Int(text) ?? Double(text).flatMap { Int(exactly: $0) }
        return number.map { Int(Int32(clamping: $0)) }
      }, { String($0) })
  }

  /// A number, with or without a fraction.
  package static func number(_ name: String, _ path: Path<Spelled<Double>?>) -> Self {
    value(
      name, .number, path,
      { text in
        guard let number = Double(text), number.isFinite else { return nil }
        return Spelled(number, as: text)
      }, { $0.text })
  }

  /// Any text.
  package static func text(_ name: String, _ path: Path<String?>) -> Self {
    value(name, .text, path, { $0 }, { $0 })
  }

  /// One word of a closed list.
  package static func choice<Word>(_ name: String, _ path: Path<Word?>) -> Self
  where Word: RawRepresentable<String> & CaseIterable & Sendable {
    value(
      name, .choice(Word.allCases.map(\.rawValue)), path, { Word(rawValue: $0) }, { $0.rawValue })
  }

  /// Names with commas between them; there may be none.
  package static func names(_ name: String, _ path: Path<[String]?>) -> Self {
    value(
      name, .names, path,
      { $0.split(separator: ",").map { String($0.drop { $0 == " " }) } },
      { $0.joined(separator: ", ") })
  }

  /// Texts under one name: `links.0`, `links.1`.
  package static func texts(_ name: String, _ path: Path<[String]>) -> Self {
    Self(
      name + ".", .texts,
      read: { attributes, given, text in
        guard let place = Int(given.dropFirst(name.count + 1)), 0..<10_000 ~= place else {
          return false
        }
        let missing = place + 1 - attributes[keyPath: path].count
        if missing > 0 { attributes[keyPath: path] += Array(repeating: "", count: missing) }
        attributes[keyPath: path][place] = text
        return true
      },
      write: { attributes in
        attributes[keyPath: path].enumerated().map { ("\(name).\($0.offset)", $0.element) }
      })
  }
}

/// A value together with the way it is spelled, where a file may spell one value in several ways.
public struct Spelled<Value: Sendable & Hashable>: Sendable, Hashable {
  /// The value.
  public let value: Value
  /// The value as the file has it.
  public let text: String

  /// A value that is spelled so.
  public init(_ value: Value, as text: String) {
    self.value = value
    self.text = text
  }
}
