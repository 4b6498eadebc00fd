/// Storage on the heap for an optional value.
///
/// A node without the value needs memory only for a reference.
@propertyWrapper
@usableFromInline package struct Indirect<Wrapped: Sendable>: Sendable {
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

  /// The object on the heap with the stored value, or `nil` if there is no value.
  ///
  /// Reading one property through this object does not copy the whole value.
  @inlinable package var projectedValue: Box? { box }
}

// A requirement of the type itself would be searched at run time before its first use.
extension Indirect: Equatable where Wrapped: Equatable {
  @inlinable package static func == (left: Indirect, right: Indirect) -> Bool {
    left.box === right.box || left.wrappedValue == right.wrappedValue
  }
}

extension Indirect: Hashable where Wrapped: Hashable {
  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(wrappedValue) }
}
