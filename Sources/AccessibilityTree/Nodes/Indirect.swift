/// Keeps a value that few nodes have out of line, so that a node without it stays small.
@propertyWrapper
public struct Indirect<Wrapped: Sendable & Hashable>: Sendable, Hashable {
  /// A value that is never changed.
  public final class Box: Sendable {
    /// The value.
    public let value: Wrapped

    @inlinable init(_ value: Wrapped) { self.value = value }
  }

  @usableFromInline var box: Box?

  /// No value.
  @inlinable public init() {}

  /// The value, if there is one.
  @inlinable public init(wrappedValue: Wrapped?) { box = wrappedValue.map(Box.init) }

  /// The value, if there is one.
  @inlinable public var wrappedValue: Wrapped? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  /// Where the value is, for those who read a small piece of a large one and need not copy it.
  @inlinable public var projectedValue: Box? { box }

  /// Whether both have the same value, or none.
  @inlinable public static func == (left: Indirect, right: Indirect) -> Bool {
    left.box === right.box || left.wrappedValue == right.wrappedValue
  }

  /// Feeds the value.
  public func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
