package import AccessibilityTree
package import Encoding
package import TextIO

/// The type of a field in an exported node.
package indirect enum FieldKind: Sendable {
  case text, flag, integer, decimal
  case word
  /// A number or word for which `accepts` returns `true`.
  ///
  /// The text describes the permitted values in an error message.
  case own(String, accepts: @Sendable (String) -> Bool)
  /// A list of names, stored as one text.
  case names
  /// A list of texts, each of which is stored as a separate attribute.
  case texts
  /// Either a list of names, stored as one text, or a number whose bits represent the names.
  case bits
  /// A list of four numbers, or an object with four numbers.
  ///
  /// The associated value contains the object's four keys.
  case rectangle([String])
  /// A list of two numbers: the start of a range, which can be `null`, and its length.
  case range
  case object([String: FieldKind])
  case list(FieldKind)
  /// An object whose keys are integers and whose values all have the same type.
  case indexed(FieldKind)
  /// A list that describes a cell: its row, its column and its identifier.
  case cell

  /// Throws an error if a value does not have this type.
  package func check(_ value: JSON.Value) throws(InputError) {
    switch self {
    case .text: _ = try value.asString()
    case .flag: _ = try value.asBool()
    case .integer: _ = try value.asInt()
    case .decimal: _ = try value.asDouble()
    case .word:
      guard value.string != nil || value.int != nil else {
        throw value.mustBe("a number or a word")
      }
    case .own(let words, let accepts):
      guard value.kind == .string || value.kind == .number, accepts(value.text) else {
        throw value.mustBe(words, is: "“\(value.text)”")
      }
    case .names, .texts: _ = try value.asStrings()
    case .bits: if value.int == nil { _ = try value.asStrings() }
    case .rectangle(let sides): _ = try FieldKind.numbers(of: value, sides)
    case .range: try FieldKind.checkRange(value)
    case .cell: try FieldKind.checkCell(value)
    case .object(let fields): try FieldKind.check(value, fields)
    case .list(let kind): for element in try value.asArray() { try kind.check(element) }
    case .indexed(let kind):
      for (key, member) in try value.asObject().members {
        guard Int(key) != nil else {
          throw member.error("“\(key)” must be a number", remedy: "give the row or column, from 0")
        }
        try kind.check(member)
      }
    }
  }

  private static func check(
    _ value: JSON.Value, _ fields: [String: FieldKind]
  ) throws(InputError) {
    for (key, member) in try value.asObject().members where member.kind != .null {
      try fields[key]?.check(member)
    }
  }

  /// Returns the text to store for a value, or `nil` if the value is stored unchanged.
  package func storedText(_ value: JSON.Value) throws(InputError) -> String? {
    guard case .rectangle(let sides) = self else { return nil }
    return try FieldKind.numbers(of: value, sides).map(\.text).joined(separator: ", ")
  }

  /// Returns the numbers of a rectangle, in the order of `sides`.
  private static func numbers(
    of value: JSON.Value, _ sides: [String]
  ) throws(InputError) -> [JSON.Value] {
    var numbers: [JSON.Value] = []
    if value.kind == .object {
      for side in sides { numbers.append(try value.required(side)) }
    } else {
      _ = try value.asNumbers(count: sides.count)
      numbers = value.elements
    }
    for number in numbers where try number.asDouble().magnitude > Double(Int32.max) {
      throw value.error(
        "\(value.name) holds a number that no screen has", remedy: "give pixels or points")
    }
    return numbers
  }

  private static func checkRange(_ value: JSON.Value) throws(InputError) {
    let parts = value.elements
    guard parts.count == 2, parts[1].int != nil, parts[0].int != nil || parts[0].kind == .null
    else { throw value.mustBe("two numbers, the first of which may be null", is: "something else") }
  }

  private static func checkCell(_ value: JSON.Value) throws(InputError) {
    let parts = value.elements
    guard parts.count == 3, parts[0].int != nil, parts[1].int != nil, parts[2].string != nil else {
      throw value.mustBe("a row, a column and an id", is: "something else")
    }
  }
}

extension FieldKind {
  /// Returns the types of the fields that a table of attributes describes, by field name.
  ///
  /// An attribute with a full stop in its name is a member of an object: `rangeInfo.min`.
  package static func fields<Attributes>(
    of rows: [PlatformAttribute<Attributes>]
  ) -> [String: FieldKind] {
    var fields: [String: FieldKind] = [:]
    for row in rows {
      let parts = row.name.split(separator: ".").map(String.init)
      guard parts.count == 2, case .object(var inside) = fields[parts[0]] ?? .object([:]) else {
        fields[parts[0]] = FieldKind(row)
        continue
      }
      inside[parts[1]] = FieldKind(row)
      fields[parts[0]] = .object(inside)
    }
    return fields
  }

  private init<Attributes>(_ row: PlatformAttribute<Attributes>) {
    switch row.kind {
    case .flag: self = .flag
    case .integer: self = .integer
    case .number: self = .decimal
    case .text: self = .text
    case .choice(let words):
      // Some attributes accept a word or the number that Android or UIKit uses for this word.
      // Therefore, the attribute itself reads the text.
      self = .own("one of \(words.joined(separator: ", "))") { text in
        var attributes = Attributes()
        return row.read(&attributes, row.name, text)
      }
    case .names: self = .names
    case .texts: self = .texts
    case .rectangle(let sides): self = .rectangle(sides)
    case .own(let words):
      self = .own(words) { text in
        var attributes = Attributes()
        return row.read(&attributes, row.name, text)
      }
    }
  }
}
