/// What only one platform knows of a node: a value with a typed field for each attribute, and one
/// table of how these are spelled.
public protocol PlatformAttributes: Sendable, Hashable {
  /// No attributes.
  init()

  /// Every attribute there is.
  static var table: PlatformTable<Self> { get }
}

/// Every attribute of a platform, by its own names.
public struct PlatformTable<Attributes: PlatformAttributes>: Sendable {
  /// The attributes in the order in which they were given.
  package let rows: [PlatformAttribute<Attributes>]
  private let places: [String: Int]

  /// A table of those attributes.
  package init(_ rows: [PlatformAttribute<Attributes>]) {
    self.rows = rows
    places = Dictionary(
      zip(rows.map(\.name), rows.indices), uniquingKeysWith: { first, _ in first })
  }

  /// The attribute of that name, or the list to which the name belongs.
  package func row(_ name: String) -> PlatformAttribute<Attributes>? {
    if let place = places[name] { return rows[place] }
    // A mark that combines with a full stop belongs to what is behind it.
    var rest = name.unicodeScalars[...]
    while let stop = rest.lastIndex(where: { $0 == "." || $0 == ":" }) {
      if let place = places[String(rest[...stop])] { return rows[place] }
      rest = rest[..<stop]
    }
    return nil
  }
}

/// Why an attribute could not be set.
package enum PlatformAttributeError: Error, Sendable, Hashable {
  /// No attribute is called so; the nearest one that there is.
  case unknownName(nearest: String?)
  /// The text is none that the attribute takes.
  case unknownValue(takes: String)
}

extension PlatformAttributes {
  /// Sets the attribute of that name to what a text says.
  package mutating func set(_ name: String, to text: String) throws(PlatformAttributeError) {
    guard let row = Self.table.row(name) else {
      throw .unknownName(nearest: NearestWord.nearest(to: name, among: Self.table.rows.map(\.name)))
    }
    guard row.read(&self, name, text) else { throw .unknownValue(takes: row.takes) }
  }

  /// Whether nothing is set.
  @inlinable package var isEmpty: Bool { self == Self() }

  /// Everything that is set, by its name.
  package var spelled: [String: String] {
    guard !isEmpty else { return [:] }
    var spelled: [String: String] = [:]
    for row in Self.table.rows {
      for (name, text) in row.write(self) { spelled[name] = text }
    }
    return spelled
  }
}

/// Keeps the attributes of a platform out of line, so that a node without any stays small.
@propertyWrapper
public struct OutOfLine<Attributes: PlatformAttributes>: Sendable, Hashable {
  @usableFromInline var stored = Indirect<Attributes>()

  /// No attributes.
  public init() {}

  /// The attributes, where there are any.
  @inlinable public var projectedValue: Attributes? { stored.wrappedValue }

  /// The attributes.
  public var wrappedValue: Attributes {
    @inlinable get { stored.wrappedValue ?? Attributes() }
    @inlinable set { stored.wrappedValue = newValue.isEmpty ? nil : newValue }
    @inlinable _modify {
      // Taken out, so that a list inside grows without being copied.
      var attributes = stored.wrappedValue ?? Attributes()
      stored.wrappedValue = nil
      yield &attributes
      stored.wrappedValue = attributes.isEmpty ? nil : attributes
    }
  }
}
