/// The attributes of a node that only one platform has.
///
/// A conforming type has a typed property for each attribute, and a table with the names and
/// formats of the attributes.
@usableFromInline package protocol PlatformAttributes: Sendable, Hashable {
  init()

  /// Every attribute.
  static var table: PlatformTable<Self> { get }

  /// The texts of the attributes that store text from the file, including numbers with their
  /// spelling.
  ///
  /// The default implementation finds the values with the table. An implementation that lists the
  /// properties itself is several times as fast.
  var texts: [String] { get }
}

/// The table of a platform's attributes, which finds an attribute by its name.
@usableFromInline package struct PlatformTable<Attributes: PlatformAttributes>: Sendable {
  /// All attributes, in the order in which outlines print them.
  package let rows: [PlatformAttribute<Attributes>]
  /// The attributes that store text from the file, including numbers with their spelling.
  let textRows: [PlatformAttribute<Attributes>]
  private let indices: [String: Int]

  package init(_ rows: [PlatformAttribute<Attributes>]) {
    self.rows = rows
    textRows = rows.filter(\.isText)
    indices = Dictionary(
      zip(rows.map(\.name), rows.indices), uniquingKeysWith: { first, _ in first })
  }

  /// Returns the row of the attribute `name`, or the row of a list for one of its entries: `links.`
  /// for `links.0`.
  package func row(_ name: String) -> PlatformAttribute<Attributes>? {
    if let index = indices[name] { return rows[index] }
    // Compare scalars: a combining mark after the full stop belongs to the rest of the name.
    var rest = name.unicodeScalars[...]
    while let stop = rest.lastIndex(where: { $0 == "." || $0 == ":" }) {
      if let index = indices[String(rest[...stop])] { return rows[index] }
      rest = rest[..<stop]
    }
    return nil
  }
}

/// The reason why an attribute could not be set.
package enum PlatformAttributeError: Error, Sendable, Hashable {
  /// No attribute has this name.
  ///
  /// `nearest` is the most similar known name.
  case unknownName(nearest: String?)
  /// The attribute does not accept the text.
  ///
  /// `takes` describes the values that the attribute accepts.
  case unknownValue(takes: String)
}

extension PlatformAttributes {
  package mutating func set(_ name: String, to text: String) throws(PlatformAttributeError) {
    guard let row = Self.table.row(name) else {
      throw .unknownName(nearest: NearestWord.nearest(to: name, among: Self.table.rows.map(\.name)))
    }
    guard row.read(&self, name, text) else { throw .unknownValue(takes: row.takes) }
  }

  /// Whether no attribute is set.
  @inlinable package var isEmpty: Bool { self == Self() }

  /// The text of each attribute that is set, by the name of the attribute.
  package var spelled: [String: String] {
    guard !isEmpty else { return [:] }
    var spelled: [String: String] = [:]
    for row in Self.table.rows {
      for (name, text) in row.write(self) { spelled[name] = text }
    }
    return spelled
  }

  @usableFromInline package var texts: [String] {
    Self.table.textRows.flatMap { row in row.write(self).map(\.text) }
  }
}

/// Storage on the heap for the attributes of a platform.
///
/// A node without attributes of the platform needs memory only for a reference.
@propertyWrapper
@usableFromInline package struct OutOfLine<Attributes: PlatformAttributes>: Sendable, Hashable {
  @usableFromInline var stored = Indirect<Attributes>()

  /// Creates storage without attributes.
  package init() {}

  /// The attributes, or `nil` when none is set.
  @inlinable package var projectedValue: Attributes? { stored.wrappedValue }

  @usableFromInline package var wrappedValue: Attributes {
    @inlinable get { stored.wrappedValue ?? Attributes() }
    @inlinable set { stored.wrappedValue = newValue.isEmpty ? nil : newValue }
    @inlinable _modify {
      // Move the attributes out of the storage. Then no other reference shares their lists, and
      // Swift changes the lists without copying them.
      var attributes = stored.wrappedValue ?? Attributes()
      stored.wrappedValue = nil
      yield &attributes
      stored.wrappedValue = attributes.isEmpty ? nil : attributes
    }
  }
}
