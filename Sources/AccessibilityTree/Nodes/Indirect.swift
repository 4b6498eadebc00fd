/// Stores an optional value out of line, so that a node without it stays small.
@propertyWrapper
@usableFromInline package struct Indirect<Wrapped: Sendable & Hashable>: Sendable, Hashable {
  /// An immutable value on the heap.
  @usableFromInline package final class Box: Sendable {
    @usableFromInline package let value: Wrapped

    @inlinable init(_ value: Wrapped) { self.value = value }
  }

  @usableFromInline var box: Box?

  /// Creates storage without a value.
  @inlinable package init() {}

  /// Creates storage for a value.
  @inlinable package init(wrappedValue: Wrapped?) { box = wrappedValue.map(Box.init) }

  /// The value, if there is one.
  @inlinable package var wrappedValue: Wrapped? {
    get { box?.value }
    set { box = newValue.map(Box.init) }
  }

  /// The box, which allows reading one property without copying the value.
  @inlinable package var projectedValue: Box? { box }

  @inlinable package static func == (left: Indirect, right: Indirect) -> Bool {
    left.box === right.box || left.wrappedValue == right.wrappedValue
  }

  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
