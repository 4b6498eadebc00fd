/// The result of updating a property.
@usableFromInline package enum UpdateOutcome {
  case same, changed
  /// The result depends on more of the screen than the excerpt.
  case unknown
}

/// A property of an exposed element: how an update transfers it from an excerpt of the screen, and
/// how it is printed.
@usableFromInline package struct ElementField<Exposed>: Sendable {
  /// A printed property: the platform's name, and the value if it is set.
  package typealias Printed = (name: String, value: String?)

  /// The name of the property.
  @usableFromInline package let name: String
  /// Inserts the facts that a change of the property affects.
  @usableFromInline package let insertFacts:
    @Sendable (_ before: Exposed, _ after: Exposed, inout Set<ElementChange.Fact>) -> Void
  /// Applies the change of an element in an excerpt to the same element of the screen.
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
  /// Returns the printed properties; empty for one that is not printed.
  package private(set) var printing: @Sendable (Exposed) -> [Printed] = { _ in [] }

  /// A property that is transferred if it was the same before in the excerpt and the screen.
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

  /// A property that determines the order of stops or announcements of other stops.
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

  /// A set of flags, each of which is transferred by itself.
  ///
  /// - Parameters:
  ///   - known: The flags that readers announce, with their facts.
  ///   - cleared: The flags whose clearing is a fact of its own.
  ///   - fixed: The flags that determine the order of stops.
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

  /// Returns the property, printed under a title if it has a value.
  package func printed(
    _ title: String? = nil, _ value: @escaping @Sendable (Exposed) -> String?
  ) -> ElementField {
    let title = title ?? name
    return printedAll { [(title, value($0))] }
  }

  /// Returns the property, printed as any number of properties.
  package func printedAll(_ printing: @escaping @Sendable (Exposed) -> [Printed]) -> ElementField {
    var field = self
    field.printing = printing
    return field
  }

  /// A structure, compared property by property.
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

  /// An optional structure, compared property by property.
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
  /// Inserts the facts that changed between two versions of an element.
  @inlinable package func insertFacts<Exposed>(
    from before: Exposed, to after: Exposed, into facts: inout Set<ElementChange.Fact>
  ) where Element == ElementField<Exposed> {
    for field in self { field.insertFacts(before, after, &facts) }
  }

  /// Returns the properties of an element that are set, in the order of the fields.
  package func printed<Exposed>(_ element: Exposed) -> [ExposedNode.Property]
  where Element == ElementField<Exposed> {
    flatMap { $0.printing(element) }.compactMap { name, value in
      value.map { ExposedNode.Property(name, $0) }
    }
  }

  /// Applies the change of an element in an excerpt to the same element of the screen.
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
