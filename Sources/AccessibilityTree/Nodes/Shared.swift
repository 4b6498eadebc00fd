/// Storage on the heap for a value, which copies share until one of them changes.
///
/// A copy of a large structure retains each of its texts and lists. A copy of this storage retains
/// one object.
@propertyWrapper
@usableFromInline package struct Shared<Wrapped: Sendable>: Sendable {
  // Sendable, because the value of an object changes only while one copy refers to the object.
  @usableFromInline final class Box: @unchecked Sendable {
    @exclusivity(unchecked) @usableFromInline var value: Wrapped

    @inlinable init(_ value: Wrapped) { self.value = value }
  }

  @usableFromInline var box: Box

  /// Creates storage for a value.
  @inlinable package init(wrappedValue: Wrapped) { box = Box(wrappedValue) }

  @inlinable package var wrappedValue: Wrapped {
    // `yield` gives the caller access to the stored value without a copy.
    _read { yield box.value }
    _modify {
      if !isKnownUniquelyReferenced(&box) { box = Box(box.value) }
      yield &box.value
    }
  }
}

// A requirement of the type itself would be searched at run time before its first use.
extension Shared: Equatable where Wrapped: Equatable {
  @inlinable package static func == (left: Shared, right: Shared) -> Bool {
    left.box === right.box || left.box.value == right.box.value
  }
}

extension Shared: Hashable where Wrapped: Hashable {
  @usableFromInline package func hash(into hasher: inout Hasher) { hasher.combine(box.value) }
}
