package import Encoding
package import TextIO

/// The fields of an exported node as a flat list of attributes.
///
/// Each value is spelled as in the file. A nested value has a name with full stops, such as
/// `collectionInfo.rows` or `links.1`.
package struct FlatFields {
  package private(set) var attributes: [String: String] = [:]

  /// The maximum depth of nested values in a field.
  private static let depthLimit = 16

  package init() {}

  /// Adds a field with a text.
  package mutating func add(_ name: String, text: String) { attributes[name] = text }

  /// Adds a field together with the values nested in it.
  ///
  /// A value of `null` is not added.
  package mutating func add(_ name: String, _ value: JSON.Value, joined: Bool) throws(InputError) {
    var pending = [(name: name, value: value, depth: 0)]
    while let (name, value, depth) = pending.popLast() {
      guard depth < FlatFields.depthLimit else {
        throw value.error(
          "a field is nested more than \(FlatFields.depthLimit) deep", remedy: "leave it out")
      }
      switch value.kind {
      case .null: continue
      case .string, .number, .bool: attributes[name] = value.text
      case .object where value.count > 0:
        for (key, member) in value.members {
          pending.append(("\(name).\(key)", member, depth + 1))
        }
      case .array where value.count > 0 && !(joined || FlatFields.isNumeric(value)):
        for (index, element) in value.elements.enumerated() {
          pending.append(("\(name).\(index)", element, depth + 1))
        }
      case .object, .array:
        attributes[name] = value.elements.map(\.text).joined(separator: ", ")
      }
    }
  }

  /// Whether an array is stored as one value, such as a rectangle, a range or a cell.
  ///
  /// Such an array contains only numbers and `null`. Its last element can also be a string.
  private static func isNumeric(_ array: JSON.Value) -> Bool {
    let elements = array.elements
    let numbers = elements.last?.kind == .string ? elements.dropLast() : elements[...]
    return !numbers.isEmpty && numbers.allSatisfy { $0.kind == .number || $0.kind == .null }
  }
}
