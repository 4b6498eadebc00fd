package import TextIO

/// A JSON document, read strictly and without recursion, that knows where each value stands.
///
/// Keys that stand twice in an object are an error. A `null` counts as absent where a field is asked
/// for. A surrogate without its other half becomes U+FFFD, since strings of Java may be cut so.
/// Containers may be nested ``depthLimit`` deep.
///
/// Source: RFC 8259.
package struct JSON: Sendable {
  /// The kinds of value there are.
  package enum Kind: Sendable {
    case object, array, string, number, bool, null
  }

  /// A value, or the key before it, in the order of the file.
  struct Item: Sendable {
    var kind: Kind
    /// A string, a key, a number or a word as text; empty for containers.
    var text = ""
    var line: Int32
    var column: Int32
    /// The number of values right inside a container.
    var count: Int32 = 0
    /// The item after this one and all that is inside it.
    var end: Int32 = 0

    var location: SourcePosition { SourcePosition(line: Int(line), column: Int(column)) }
  }

  /// How many containers may stand inside each other.
  package static let depthLimit = 5_000

  /// The file as the user named it.
  package let file: String?
  let items: [Item]

  init(file: String?, items: [Item]) {
    self.file = file
    self.items = items
  }

  /// The value that is the whole document.
  package var root: Value { Value(document: self, item: 0, key: -1, isEntry: false) }

  /// Reads the bytes of a document in UTF-8, or in UTF-16 with a byte order mark.
  ///
  /// - Parameter limit: The most megabytes that are read.
  package init(
    parsing bytes: [UInt8], file: String? = nil, limit: Int = FileBytes.documentLimit
  ) throws(InputError) {
    let text = try TextBytes.decode(bytes, file: file, limit: limit)
    var parser = JSONParser(Array(text.utf8)[...], file: file)
    self = try parser.document()
  }

  /// Reads a document.
  package init(_ text: String, file: String? = nil) throws(InputError) {
    try self.init(parsing: Array(text.utf8), file: file)
  }
}
