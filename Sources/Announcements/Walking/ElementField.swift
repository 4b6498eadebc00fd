/// The result of applying a property's change in a ``ScreenExcerpt`` to the same element of the
/// whole screen.
@usableFromInline package enum UpdateOutcome {
  case same, changed
  /// The change cannot be applied, because its effect depends on nodes outside the excerpt.
  case unknown
}

/// A property of an exposed element, with the functions that transfer and print it.
///
/// An update computes a change in a ``ScreenExcerpt``, which is fast. It then transfers the changed
/// property to the same element of the whole screen.
@usableFromInline package struct ElementField<Exposed>: Sendable {
  /// A property to print: the name that the platform uses, and the value, or `nil` if there is no
  /// value to print.
  package typealias PrintedProperty = (name: String, value: String?)

  /// The name of the property.
  @usableFromInline package let name: String
  /// Adds the facts that a change of the property affects, if its values before and after differ.
  @usableFromInline package let insertFacts:
    @Sendable (_ before: Exposed, _ after: Exposed, inout Set<ElementChange.Fact>) -> Void
  /// Applies the change of an element in an excerpt to the same element of the whole screen.
  @usableFromInline package let carry:
    @Sendable (_ before: Exposed, _ after: Exposed, inout Exposed) -> UpdateOutcome

  @inlinable package init(
    name: String,
    insertFacts:
      @escaping @Sendable (
        _ before: Exposed, _ after: Exposed, inout Set<ElementChange.Fact>
      ) -> Void,
    carry: @escaping @Sendable (_ before: Exposed, _ after: Exposed, inout Exposed) -> UpdateOutcome
  ) {
    self.name = name
    self.insertFacts = insertFacts
    self.carry = carry
  }
  /// Returns the properties to print.
  ///
  /// By default, the property is not printed.
  package private(set) var printing: @Sendable (Exposed) -> [PrintedProperty] = { _ in [] }

  /// Returns a property whose change can be transferred from a ``ScreenExcerpt`` to the whole
  /// screen.
  ///
  /// The change is transferred only if the old value in the excerpt equals the old value on the
  /// whole screen.
  @inlinable package static func value<Value: Equatable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Exposed, Value> & Sendable,
    _ fact: ElementChange.Fact?
  ) -> ElementField {
    ElementField(
      name: name,
      insertFacts: { before, after, facts in
        guard let fact, before[keyPath: path] != after[keyPath: path] else { return }
        facts.insert(fact)
      },
      carry: { before, after, element in
        guard before[keyPath: path] != after[keyPath: path] else { return .same }
        guard element[keyPath: path] == before[keyPath: path] else { return .unknown }
        element[keyPath: path] = after[keyPath: path]
        return .changed
      })
  }

  /// Returns a property that affects the order of stops or the announcements of other stops.
  ///
  /// A change of this property is never transferred. Instead, the reader reads the whole screen
  /// again.
  @inlinable package static func fixed<Value: Equatable & SendableMetatype>(
    _ name: String, _ path: any KeyPath<Exposed, Value> & Sendable
  ) -> ElementField {
    ElementField(
      name: name,
      insertFacts: { before, after, facts in
        if before[keyPath: path] != after[keyPath: path] { facts.insert(.other) }
      },
      carry: { before, after, _ in
        before[keyPath: path] == after[keyPath: path] ? .same : .unknown
      })
  }

  /// Returns a property that is a set of flags.
  ///
  /// The change of each flag is transferred separately.
  ///
  /// - Parameters:
  ///   - known: The flags that readers announce, each with the changed fact.
  ///   - cleared: The flags with a different changed fact when they are cleared, each with this
  ///     fact.
  ///   - fixed: The flags that affect the order of stops.
  @inlinable package static func flags<Flags: OptionSet & Sendable>(
    _ name: String, _ path: any WritableKeyPath<Exposed, Flags> & Sendable,
    _ known: [(flag: Flags, fact: ElementChange.Fact)],
    cleared: [(flag: Flags, fact: ElementChange.Fact)] = [], fixed: Flags = []
  ) -> ElementField where Flags.Element == Flags {
    ElementField(
      name: name,
      insertFacts: { before, after, facts in
        var rest = before[keyPath: path].symmetricDifference(after[keyPath: path])
        guard !rest.isEmpty else { return }
        let lost = rest.subtracting(after[keyPath: path])
        for (flag, fact) in cleared where !lost.isDisjoint(with: flag) {
          facts.insert(fact)
          rest.subtract(flag)
        }
        for (flag, fact) in known where !rest.isDisjoint(with: flag) {
          facts.insert(fact)
          rest.subtract(flag)
        }
        if !rest.isEmpty { facts.insert(.other) }
      },
      carry: { before, after, element in
        let changed = before[keyPath: path].symmetricDifference(after[keyPath: path])
        guard !changed.isEmpty else { return .same }
        guard changed.isDisjoint(with: fixed) else { return .unknown }
        element[keyPath: path].formSymmetricDifference(changed)
        return .changed
      })
  }

  /// Returns a copy of the property that is printed with the name `title` and the text from
  /// `value`.
  ///
  /// If `value` returns `nil`, the property is not printed.
  package func printed(
    _ title: String? = nil, _ value: @escaping @Sendable (Exposed) -> String?
  ) -> ElementField {
    let title = title ?? name
    return printedAll { [(title, value($0))] }
  }

  /// Returns a copy of the property that is printed as the names and values from `printing`.
  package func printedAll(
    _ printing: @escaping @Sendable (Exposed) -> [PrintedProperty]
  ) -> ElementField {
    var field = self
    field.printing = printing
    return field
  }

  /// Returns a property that is a structure.
  ///
  /// The properties of the structure are compared one by one.
  @inlinable package static func structure<Part: SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Exposed, Part> & Sendable,
    _ fields: [ElementField<Part>]
  ) -> ElementField {
    ElementField(
      name: name,
      insertFacts: { before, after, facts in
        fields.insertFacts(from: before[keyPath: path], to: after[keyPath: path], into: &facts)
      },
      carry: { before, after, element in
        fields.carry(
          from: before[keyPath: path], to: after[keyPath: path], into: &element[keyPath: path])
      })
  }

  /// Returns a property that is an optional structure.
  ///
  /// The properties of the structure are compared one by one.
  @inlinable package static func part<Part: Equatable & SendableMetatype>(
    _ name: String, _ path: any WritableKeyPath<Exposed, Part?> & Sendable,
    _ fields: [ElementField<Part>]
  ) -> ElementField {
    ElementField(
      name: name,
      insertFacts: { before, after, facts in
        switch (before[keyPath: path], after[keyPath: path]) {
        case (let old?, let new?) where old != new:
          fields.insertFacts(from: old, to: new, into: &facts)
        case (_?, _?), (nil, nil): break
        default: facts.insert(.other)
        }
      },
      carry: { before, after, element in
        let (old, new) = (before[keyPath: path], after[keyPath: path])
        guard old != new else { return .same }
        guard let old, let new, var part = element[keyPath: path],
          fields.carry(from: old, to: new, into: &part) != .unknown
        else { return .unknown }
        element[keyPath: path] = part
        return .changed
      })
  }
}

extension Array {
  /// Adds the facts that differ between two versions of an element to `facts`.
  @inlinable package func insertFacts<Exposed>(
    from before: Exposed, to after: Exposed, into facts: inout Set<ElementChange.Fact>
  ) where Element == ElementField<Exposed> {
    for field in self { field.insertFacts(before, after, &facts) }
  }

  /// Returns the printed properties of an element that have a value, in the order of the fields.
  package func printed<Exposed>(_ element: Exposed) -> [ExposedNode.Property]
  where Element == ElementField<Exposed> {
    flatMap { $0.printing(element) }.compactMap { name, value in
      value.map { ExposedNode.Property(name, $0) }
    }
  }

  /// Applies the change of an element in an excerpt to the same element of the whole screen.
  @inlinable package func carry<Exposed>(
    from before: Exposed, to after: Exposed, into element: inout Exposed
  ) -> UpdateOutcome where Element == ElementField<Exposed> {
    var result = UpdateOutcome.same
    for field in self {
      switch field.carry(before, after, &element) {
      case .same: break
      case .changed: result = .changed
      case .unknown: return .unknown
      }
    }
    return result
  }
}
