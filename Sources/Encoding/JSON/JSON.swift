package import TextIO

/// A JSON document, with the position of each value.
///
/// The document is parsed strictly and without recursion. Duplicate keys are an error.
/// ``Value/field(_:)`` treats `null` as missing. Half of a surrogate pair becomes U+FFFD. A file
/// can contain such a half, because Java may cut a string in the middle of a surrogate pair.
/// Objects and arrays can be nested ``depthLimit`` levels deep.
///
/// Source: RFC 8259.
package struct JSON: Sendable {
  package enum Kind: Sendable {
    case object, array, string, number, bool, null
  }

  /// A value or a key.
  ///
  /// Items are in the order of the file, and a key comes right before its value.
  struct Item: Sendable {
    var kind: Kind
    /// The text of a string, key, number, `true`, `false` or `null`.
    ///
    /// Containers have an empty text.
    var text = ""
    var line: Int32
    var column: Int32
    /// The number of members of an object, or of elements of an array.
    ///
    /// Values inside the members or elements do not count.
    var count: Int32 = 0
    /// The index of the first item after this item and all items inside this item.
    var end: Int32 = 0

    var location: SourcePosition { SourcePosition(line: Int(line), column: Int(column)) }
  }

  /// The maximum depth to which objects and arrays can be nested.
  package static let depthLimit = 5_000

  /// The name of the file, as the user wrote it.
  package let file: String?
  let items: [Item]

  init(file: String?, items: [Item]) {
    self.file = file
    self.items = items
  }

  /// The outermost value.
  package var root: Value { Value(document: self, item: 0, key: -1, isEntry: false) }

  /// Parses a document in UTF-8, or in UTF-16 with a byte order mark.
  ///
  /// - Parameter limit: The maximum size in megabytes.
  package init(
    parsing bytes: [UInt8], file: String? = nil, limit: Int = FileBytes.documentLimit
  ) throws(InputError) {
    let text = try TextBytes.decode(bytes, file: file, limit: limit)
    var parser = JSONParser(Array(text.utf8)[...], file: file)
    self = try parser.document()
  }

  package init(_ text: String, file: String? = nil) throws(InputError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }
}
