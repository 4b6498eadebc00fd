/// Kinds of facts.
///
/// Each function creates a fact with one type of value.
extension Fact {
  /// A path to the property that stores a fact.
  typealias Path<Stored> = any WritableKeyPath<Subject, Stored> & Sendable

  /// Returns a fact that is a Boolean.
  static func flag(_ name: String, _ path: Path<Bool>, _ summary: String) -> Self {
    Self(
      name, .attribute, summary, takes: truths, value: { $0[keyPath: path] ? .flag(true) : nil },
      read: { subject, value in
        guard let flag = boolean(value) else { return false }
        subject[keyPath: path] = flag
        return true
      },
      clear: { $0[keyPath: path] = false })
  }

  /// Returns a fact that is an optional Boolean.
  static func optionalFlag(_ name: String, _ path: Path<Bool?>, _ summary: String) -> Self {
    optional(name, .attribute, path, summary, takes: truths, as: FactValue.flag, boolean)
  }

  /// Returns a fact that states whether an optional structure is present.
  ///
  /// A structure without content counts as present.
  static func presence<Structure: Equatable & Sendable>(
    _ name: String, _ path: Path<Structure?>, empty: Structure, _ summary: String
  ) -> Self {
    Self(
      name, .attribute, summary, takes: truths,
      value: { $0[keyPath: path] == nil ? nil : .flag(true) },
      read: { subject, value in
        guard let flag = boolean(value) else { return false }
        subject[keyPath: path] = flag ? subject[keyPath: path] ?? empty : nil
        return true
      },
      clear: { $0[keyPath: path] = nil },
      write: { subject in
        guard let part = subject[keyPath: path] else { return [] }
        return [OutlineValue(name, word: part == empty ? nil : "")]
      }
    ).presence()
  }

  /// Returns a fact that is one word of a closed list.
  ///
  /// The value is `bare` if an outline contains only the name of the fact, as in `[current]`.
  static func choice<Choice>(
    _ name: String, _ path: Path<Choice?>, _ summary: String, as form: Form = .attribute,
    bare: Choice? = nil
  ) -> Self
  where Choice: RawRepresentable<String> & CaseIterable & Equatable & Sendable {
    optional(
      name, form, path, summary, takes: words(Choice.self) + (bare == nil ? "" : " or nothing"),
      bare: bare?.rawValue, as: { .word($0.rawValue) },
      { $0.text == nil ? bare : choice($0) })
  }

  /// Returns a fact that always has a value: one word of a closed list.
  static func choice<Choice>(
    _ name: String, _ path: Path<Choice>, _ summary: String, as form: Form = .property
  ) -> Self
  where Choice: RawRepresentable<String> & CaseIterable & Equatable & Sendable {
    Self(
      name, form, summary, takes: words(Choice.self),
      value: { .word($0[keyPath: path].rawValue) },
      read: { subject, value in
        guard let choice: Choice = choice(value) else { return false }
        subject[keyPath: path] = choice
        return true
      })
  }

  /// Returns a fact that is a whole number.
  static func integer(
    _ name: String, _ path: Path<Int?>, _ summary: String, as form: Form = .attribute
  ) -> Self {
    optional(name, form, path, summary, takes: "a whole number", as: FactValue.integer) {
      $0.text.flatMap { Int($0) }
    }
  }

  static func number(_ name: String, _ path: Path<Double?>, _ summary: String) -> Self {
    optional(name, .property, path, summary, takes: "a number", as: FactValue.number) {
      $0.text.flatMap { Double($0) }
    }
  }

  /// Returns a fact whose value is text for people, such as a label.
  static func text(_ name: String, _ path: Path<String?>, _ summary: String) -> Self {
    optional(name, .property, path, summary, takes: anyText, as: FactValue.text) { $0.text ?? "" }
      .forPeople()
  }

  /// Returns a fact whose value is text for programs, such as an identifier.
  static func name(
    _ name: String, _ path: Path<String?>, _ summary: String, as form: Form = .property
  ) -> Self {
    optional(name, form, path, summary, takes: anyText, as: FactValue.name) { $0.text ?? "" }
  }

  /// Returns one fact for all attributes of a platform.
  ///
  /// The name of an attribute follows the prefix: `android.text`, `ios.label`.
  ///
  /// - Parameter known: A function that returns the attributes, or `nil` if none is set.
  static func platform<Attributes: PlatformAttributes>(
    _ prefix: String, _ path: Path<Attributes>,
    known: @escaping @Sendable (Subject) -> Attributes?, _ summary: String
  ) -> Self {
    Self(
      prefix, .property, summary, takes: anyText,
      value: { subject in
        guard let spelled = known(subject)?.spelled, !spelled.isEmpty else { return nil }
        return .attributes(spelled)
      },
      read: { subject, value in
        // Move the attributes out of the subject, so that no other reference shares their lists.
        // Swift then changes the lists in place instead of copying them.
        var attributes = subject[keyPath: path]
        subject[keyPath: path] = Attributes()
        defer { subject[keyPath: path] = attributes }
        return (try? attributes.set(value.name(after: prefix), to: value.text ?? "")) != nil
      }
    ).forPeople { known($0)?.texts ?? [] }
      .refusing { Attributes.refusal(of: $0, after: prefix) }
  }

  /// Returns a fact that the outline parser accepts but does not store.
  ///
  /// Tools such as Playwright print such facts only for their own use.
  static func ignored(_ name: String, _ form: Form) -> Self {
    Self(name, form, "", takes: "anything", value: { _ in nil }, read: { _, _ in true }).ignored()
  }

  /// Returns a fact with an optional value.
  ///
  /// `parse` converts the text in an outline to the value of the fact.
  static func optional<Stored>(
    _ name: String, _ form: Form, _ path: Path<Stored?>, _ summary: String, takes: String,
    bare: String? = nil, as value: @escaping @Sendable (Stored) -> FactValue,
    _ parse: @escaping @Sendable (OutlineValue) -> Stored?
  ) -> Self {
    Self(
      name, form, summary, takes: takes, bare: bare, value: { $0[keyPath: path].map(value) },
      read: { subject, value in
        guard let stored = parse(value) else { return false }
        subject[keyPath: path] = stored
        return true
      },
      clear: { $0[keyPath: path] = nil })
  }

  /// Returns a fact that an outline can state several times.
  ///
  /// Each statement appends one value.
  static func repeatable(
    _ name: String, _ summary: String, takes: String = anyText, value: @escaping Getter,
    clear: @escaping @Sendable (inout Subject) -> Void = { _ in },
    add: @escaping @Sendable (inout Subject, OutlineValue) -> Void
  ) -> Self {
    var fact = Self(
      name, .property, summary, takes: takes, value: value,
      read: { subject, value in
        add(&subject, value)
        return true
      }, clear: clear)
    fact.isRepeatable = true
    return fact
  }

  /// The phrase “any text”, for an error message.
  static var anyText: String { "any text" }

  private static var truths: String { "nothing, true or false" }

  private static func boolean(_ value: OutlineValue) -> Bool? {
    switch value.text {
    case nil, "true": true
    case "false": false
    default: nil
    }
  }

  /// Returns the word of a closed list that an outline gives, or `nil` for any other value.
  static func choice<Choice: RawRepresentable<String>>(_ value: OutlineValue) -> Choice? {
    value.text.flatMap { Choice(rawValue: $0) ?? Choice(rawValue: $0.lowercased()) }
  }

  /// Returns all words of a closed list, for an error message.
  static func words<Choice: RawRepresentable<String> & CaseIterable>(_: Choice.Type) -> String {
    Choice.allCases.map(\.rawValue).joined(separator: ", ")
  }
}
